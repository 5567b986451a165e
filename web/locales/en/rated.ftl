# Rated games, as far as every page knows of them.
rated-ladder = Ladder
rated-title = Rated
rated-note = Counts towards everybody’s rating. Only people with accounts may sit down, each at a different address; there are no hints, the clock runs, and what others have seen cannot be undone.
rated-yes = rated
rated-no = not rated
error-rated = Not possible in a rated game.
error-same-address = Somebody at your address is already sitting at this rated table.
rated-talk = Hide or report { $name }
rated-hide = Hide what this person writes
rated-why = What is wrong?
rated-report = Report to the operator
rated-hidden = You no longer see what { $name } writes. You can change that in their profile.
rated-reported = The operator has your report.
rated-invite = Invite somebody by name
rated-invited = { $name } will find the invitation under “Open tables”.
rated-unknown = There is no account, or more than one, with the name { $name }.
error-no-person = There is no such person.
