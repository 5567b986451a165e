# Ladder and profiles.
ladder-ladder-title = Ladder
ladder-kind = Kind of game
ladder-live = live
ladder-days = over several days
ladder-solo = solo
ladder-who = Who is shown
ladder-all = People and bots
ladder-people = People
ladder-count = { $n ->
        [0] nobody yet
        [one] one player
       *[other] { $n } players
    }
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-won = Won
ladder-you = you
ladder-more = { $n } more
ladder-none = Nobody has a place yet. It takes five rated games.
ladder-next = Next to you
ladder-of = of { $n }
ladder-nogames = You have no rated game of this kind yet. Choose “rated” under the options of a new game.
ladder-toplace = { $n ->
        [one] One more game until you are placed
       *[other] { $n } more games until you are placed
    }
ladder-hidden = You do not show your rating, so you have no place.
ladder-how = How it works
ladder-how-pairs = Every pair at a table counts as one small game.
ladder-how-sure = ± shows how sure the rating is; it shrinks as you play.
ladder-how-bots = Bots have fixed strengths and anchor the scale.
ladder-how-left = Whoever leaves comes last; nobody who stays loses by it.
ladder-how-farm = Three games a day count between the same two people.
ladder-provisional = provisional
ladder-profile = Profile
ladder-since = Playing since { $date }
ladder-mostly = mostly { $guild }
ladder-rated-games = { $n ->
        [one] one rated game
       *[other] { $n } rated games
    }
ladder-byplayers = By number of players
ladder-players = Players
ladder-recent = Recent games
ladder-stats = My statistics
ladder-nothing = { $name } shows nothing more.
ladder-empty = No finished games yet.
ladder-shown = What others see
ladder-shown-rating = My rating and my place on the ladder
ladder-shown-results = How often I played and won
ladder-shown-games = My last public games
ladder-friend = Friend
ladder-unfriend = No longer a friend
ladder-block = Block
ladder-unblock = Unblock
ladder-hide = Hide what they write
ladder-unhide = Show what they write
ladder-youwon = you won
ladder-theywon = { $names } won
ladder-lost = lost
ladder-winshare = { $n }%
ladder-nobody = There is nobody here.
ladder-guest = As a guest you show nothing unless you choose to.
ladder-any = any
ladder-pace = Pace
ladder-wish = Tell me about such tables for two weeks
ladder-wish-friends = only of friends
ladder-wish-where = Nothing can reach you yet: choose how.
ladder-asked = You are invited
ladder-asked-by = { $name } invites you.
ladder-decline = No, thanks
ladder-lists = People you know
ladder-list-friend = Friends
ladder-list-block = Blocked
ladder-list-hide = Messages hidden
ladder-list-none = Nobody yet.
ladder-list-remove = Remove
ladder-list-out = Remove { $name } from the list
ladder-list-add = Name of an account
