### One line for every decision, as a button and in the list of actions.

## Preparation

action-draw = Draw dice from the bag
action-card1 = Action card 1: choose dice from the depot: { $dice }
action-keep-drawn = Keep the drawn dice
action-card9 = Action card 9: put the drawn dice in the depot and draw again
action-set-aside = Put in the depot: { $colour_die }
action-add-kept = Add dice from action card 22: { $dice }

## Solo game

action-keep-order = Leave the start markers as they are
action-swap = Pay 3 Jars and swap the markers on { $first } and { $second }
action-place-mine = Place the mine on region { $region }

## The player mat

action-plenty = Plenty of money with { $dice }
action-little = Little money with { $die }
action-choices = Plenty of choices with { $die }: draw action cards and keep 1
action-no-choice = No choice with { $die }: draw 1 action card
action-marker-on-card = Guild marker on the card { $card } with { $die }
action-reroll = Reroll with { $die }: { $dice }
action-marker-on-region = Guild marker on region { $region } with { $dice }
action-explore = Explore an area with { $die }: { $regions }
action-buy-die = Buy a die with { $die } ({ $column } column): { $colour_die }
action-mine = Mine on region { $region } with { $die }
action-build = Build with { $die } for { $own ->
        [yes] 12 Jars and own it
       *[no] 10 Jars
    }: { $building }
action-attack = Attack space: raise combat strength with { $dice }

## Public buildings

action-civilian-office = Civilian Office: turn { $die } to { $to }
action-large-market = Large Market: turn in 5 { $goods_many } for 2 trade medals
action-little-market = Little Market: turn in 3 { $goods_many } ({ $colours }) for 1 trade medal
action-new-market = New Market: turn in 2 ore ({ $ore }) and 2 crystals ({ $crystals }) for 2 trade medals
action-notarys-office = Notary’s Office: use a white space again
action-organization-office = Organization Office: take action card { $card } ({ $card_title })
action-secret-society = Secret Society: { $die } as 3 on the Attack space
action-surveyors-office = Surveyor’s Office: move a guild marker from region { $from } to { $to }

## Player cards

action-activate = Activate the card { $card } with { $dice }
action-banker = Banker with { $die }: gain its value in Jars
action-steam-dyer = Steam Dyer with { $die }: then take a further action
action-ore-digger = Ore Digger with { $dice }: take ore from { $regions }
action-crystallographist =
    Crystallographist with { $dice }: { $regions_n ->
        [one] take a crystal from { $regions }
       *[other] take crystals from { $regions }
    }
action-cartographer = Cartographer for 2 Jars: explore { $regions }
action-organizer-draw = Organizer, 1 guild marker: draw and roll 1 die
action-organizer-reroll = Organizer, 1 guild marker: reroll { $die }
action-organizer-swap = Organizer with { $dice }: swap the card { $give } for the card { $take }
action-cannoneer-strength = Cannoneer with { $dice }: combat strength +3
action-cannoneer-ward = Cannoneer with { $dice }: ward off the attack
action-rumblepoke = Rumblepoke with { $die }: raise combat strength by its value plus 2
action-steam-pressure-plant = Steam Pressure Plant with { $dice }: take action card { $card } ({ $card_title })
action-manipulator = Manipulator, 1 guild marker: change { $die } to { $to }

## Action cards

action-card2 =
    Action card 2: { $regions_n ->
        [one] take a guild marker off { $regions } for 8 Jars
       *[other] take guild markers off { $regions } for 8 Jars each
    }
action-card3 =
    Action card 3: turn in { $goods_many } ({ $colours }) for { $colours_n ->
        [2] 1 trade medal
       *[other] 2 trade medals
    }
action-card4 = Action card 4: move a guild marker from region { $from } to { $to }
action-card5 = Action card 5: use the { $space } space once more this turn
action-card6 = Action card 6: pay 12 Jars for 1 trade medal
action-card7 = Action card 7: combat strength +2
action-card8 = Action card 8: take a die from the bag and roll it: { $colour_die }
action-card10 = Action card 10: turn { $die } to { $to }
action-card11 = Action card 11: place guild markers: { $organizer } on the Organizer, { $manipulator } on the Manipulator
action-card12 = Action card 12: reroll { $dice }
action-card13 = Action card 13: take from the general supply: { $colour } { $goods }
action-card14 = Action card 14: turn in ore and crystal for 1 trade medal: { $colour }
action-card15 = Action card 15: take guild markers off { $regions } for 1 exploration medal
action-card16 = Action card 16: use this card as a die
action-card17 = Action card 17: place a guild marker on region { $region }
action-card18 =
    Action card 18: { $regions_n ->
        [one] place a guild marker in the top row: { $regions }
       *[other] place guild markers in the top row: { $regions }
    }
action-card19-combat = Action card 19: combat strength +4
action-card19-dice = Action card 19: draw and roll 2 dice
action-card19-store = Action card 19: free die from the store, { $column } column: { $colour_die }
action-card20-combat = Action card 20: combat strength +4
action-card20-jars = Action card 20: gain 8 Jars
action-card21 = Action card 21: place guild markers: { $organizer } on the Organizer, { $manipulator } on the Manipulator
action-card22 = Action card 22: keep dice for later: { $dice }
action-card23 = Action card 23: place a mine on region { $region }
action-card24 = Action card 24: double Plenty of money
action-card25 = Action card 25: change { $die } to { $to }
action-card26 = Action card 26: take a die from the depot and roll it: { $colour_die }
action-card27 = Action card 27: take a guild marker back from attack card { $column }
action-card28-dice = Action card 28: draw and roll 2 dice
action-card28-cards = Action card 28: draw 3 action cards and keep 1
action-card29 = Action card 29: return the cards { $cards } to hand for 1 { $medal }
action-card30 = Action card 30: pay 5 Jars and activate the card { $card }
action-card31 = Action card 31: exchange 1 { $give } for 1 { $gain }
action-card32 = Action card 32: 1 exploration medal for mines
action-card33 = Action card 33: 1 exploration medal for mines
action-card34 = Action card 34: 1 exploration medal for mines
action-card35 = Action card 35: remove guild markers from { $regions } for 2 exploration medals
action-card36 = Action card 36: remove guild markers from { $regions } for 2 exploration medals
action-card37 = Action card 37: remove guild markers from { $regions } for 2 exploration medals
action-card38 = Action card 38: remove guild markers from { $regions } for 2 exploration medals
action-card39 = Action card 39: put back for 1 civil medal. Ore: { $ore }. Crystals: { $crystals }
action-card40 = Action card 40: return guild markers from the card { $card } and region { $marker } and a mine from region { $mine } for 1 { $medal }

## Transformation effects by themselves

action-use-trans = Use the transformation effect
action-flip = Transformation effect: turn { $dice } to the opposite face

## The go

action-pass = Pass
action-end-go = End the go
action-keep = Keep action card { $card } ({ $card_title })
action-discard = Discard action card { $card } ({ $card_title })
action-take-back-region = Take a guild marker back from region { $region }
action-take-back-card = Take a guild marker back from the card { $card }
action-reroll-again = Reroll { $die }
action-enough = Stop rerolling
action-decline = Do not use the building now

## Attack, clean up, round end

action-pay-combat-point = Rumblepoke: pay 1 combat point for combat strength +2
action-face-attack = Face the attack
action-tidy-up = Clean up
action-lose-player-card = Return to hand: { $card }
action-lose-mines =
    { $regions_n ->
        [one] Lose a mine: { $regions }
       *[other] Lose mines: { $regions }
    }
action-lose-markers =
    { $regions_n ->
        [one] Lose a guild marker: { $regions }
       *[other] Lose guild markers: { $regions }
    }
action-lose-action-cards =
    { $cards_n ->
        [one] Lose an action card: { $cards }
       *[other] Lose action cards: { $cards }
    }
action-lose-card-markers = Lose guild markers: { $organizer } from the Organizer, { $manipulator } from the Manipulator
action-lose-medal = Lose 1 { $medal }
action-take-medal = Turn in 4 combat points for 1 combat medal
action-keep-points = Keep the combat points
