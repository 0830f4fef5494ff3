# The pages in the browser, whatever the game

page-home = Home
page-skip = To the content
page-rule = Rule { $rule }
page-rule-page = All rules, on a page of their own
page-rules = Rules
page-announcement = Announcement
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-again = Try again
page-loading = One moment …
page-compiling = The rules are being compiled for this computer. That happens once.
page-compiling-left = { $seconds ->
    [one] about a second left
   *[other] about { $seconds } seconds left
}
page-compiling-waiting = it is next in line
page-compiling-failed = it did not work, and is tried again
page-you = you
page-out-of-reach = The server cannot be reached. Is it running?
page-lost-title = Nothing here
page-lost = There is no such page. The tables are where they were.

## Preferences

page-preferences = Preferences
page-language = Language
page-theme = Look
page-theme-choice = { $theme ->
    [light] light
    [dark] dark
   *[auto] as the device
}
page-motion = Pace
page-motion-choice = { $motion ->
    [calm] calm
    [on] normal
    [quick] quick
    [off] at once
   *[auto] as the device
}
page-sound = Sound
page-sound-choice = { $volume ->
    [low] low
    [full] full
   *[off] off
}
page-log-numbered = always show the rules’ numbers
page-vibration = vibration
page-my-turn-signal = When it is my turn
page-notification = a notification
page-notification-blocked = Your browser blocks notifications of this page; its settings can allow them.
page-notification-failed = Your browser could not show a notification.

## Keyboard

page-shortcuts = Keyboard shortcuts
page-shortcuts-here = Here
page-shortcuts-everywhere = Everywhere
page-shortcuts-letters = Letters are shortcuts (never while you type)
page-shortcut-space = Space
page-shortcut-next = to the next thing
page-shortcut-roam = along a group
page-shortcut-choose = choose it
page-shortcut-escape = close, or think again
page-shortcut-sheet = this sheet; of what is explained, its rule
page-shortcut-choices = to what you can choose
page-shortcut-words = your choices in words
page-shortcut-hint = a hint
page-shortcut-undo = take back
page-shortcut-chat = to the chat
page-shortcut-log = to the log
page-shortcut-replay-forward = next moment
page-shortcut-replay-back = previous moment
page-shortcut-replay-first = the beginning
page-shortcut-replay-last = the end
page-shortcut-replay-play = play or pause

## At a table

page-closed-title = This table is not open to you
page-connection-lost = Connection lost; looking for the table again …
page-skip-ahead = Show at once
page-title-my-turn = Your turn: { $title }
page-people = At the table
page-points = { $game ->
    [royal-wedding] { $points } Prestige
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
page-gain = { $points ->
    [0] ±0
   *[other] +{ $points }
}
page-seat-bot = bot, { page-bot-name }
page-seat-away = { $why ->
    [time] out of time; { page-bot-name } plays
    [resigned] has resigned; { page-bot-name } plays
    [left] has left; { page-bot-name } plays
    [gone] away too long; { page-bot-name } plays
    [removed] removed; { page-bot-name } plays
   *[asked] away; { page-bot-name } plays
}
page-seat-help = { $character ->
    [usual] { page-bot-help }
   *[other] { page-bot-help }; { page-bot-character-help }
}
page-seat-here = here
page-seat-not-here = not connected
page-time-left = { $time } left
page-choices = What you can do
page-choices-in-words = In words
page-look-at = Look at { $name }
page-menu = More
page-hint = Hint
page-hint-help = The best moves as a bot of the level Duke sees them from your seat. It knows no more than you do.
page-hint-title = What a Duke would do
page-hint-thinking = The Duke is thinking it over …
page-hint-chance = wins { $percent }% of the games
page-hint-behind = { $points ->
    [one] { $points } point fewer
   *[other] { $points } points fewer
}
page-hint-only = There is nothing else to do.
page-hint-do = Do that
page-hint-about = Chances are how many such games are won when all play equally well; the bot knows what you know. Below them: what sets a move apart from the others most, in points.

page-undo = Take back
page-undo-ask = Ask to take back
page-undo-free-help = Takes back your last move at once{ $moves ->
    [1] {""}
   *[other] , with all that followed ({ $moves } moves in all)
}: nobody has to be asked.
page-undo-ask-help = Somebody has acted or something was learnt since your last move: the others are asked.{ $moves ->
    [1] {""}
   *[other] {" "}With it { $moves } moves would go.
}
page-undo-asked = { $name } asks to take back { $moves ->
    [1] a move
   *[other] a move and what was played since, { $moves } moves in all
}. Do you agree?
page-undo-withdraw = Ask no more
page-undo-waiting = { $own ->
    [yes] You ask to take back a move; waiting for { $names }.
   *[no] { $name } asks to take back a move; waiting for { $names }.
}
page-absent = { $name } has been away for { $time }, and everybody waits for their move.
page-absent-bot = Let a bot play
page-absent-remove = Remove
page-absent-sure = A bot plays on for { $name } to the end, and they cannot come back. Remove them?
page-absent-wait = Wait
page-company = At the table, and inviting
page-watching = You are watching
page-watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
page-away = Let a bot play for me
page-away-told = { $why ->
    [time] Your time ran out: { page-bot-name } plays for you until you come back.
    [resigned] You have resigned: { page-bot-name } plays on for you.
    [gone] You were away, and the others went on: { page-bot-name } plays for you until you come back.
    [removed] You were away too long: { page-bot-name } plays on for you to the end.
   *[asked] { page-bot-name } plays for you until you come back.
}
page-back = Play myself again
page-resign = Resign
page-resign-sure = A bot plays on for you to the end, and you cannot come back. Resign?
page-transcript = Download the record
page-commitment = The shuffle is sealed by
page-seed = Seed
page-salt = Salt
page-log = What happened
page-log-gone = Taken back:
page-log-filter = Show
page-log-all = everything
page-log-plays = the game
page-log-earlier = Show earlier lines
page-log-none = Nothing of that has happened yet.
page-chat = chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something …
page-chat-said = { $name } says: { $text }
page-chat-to = Whom you speak to
page-chat-to-all = to all
page-chat-to-seat = whisper to { $name }
page-chat-whisper = Whisper to { $name } …
page-chat-whispers = whispers to { $name }
page-chat-whispers-you = whispers to you
page-chat-whispered = { $name } whispers to you: { $text }
page-send = Send
page-unread = { $count ->
    [one] { $count } new message: go there
   *[other] { $count } new messages: go there
}

## The games, as the home page tells them

page-game-majesty = Majesty: For the Realm
page-game-royals = Royals: the board game
page-game-royals-cards = Royals: the card game
page-game-royal-wedding = Royal Wedding
page-pitch-majesty = Invite twelve people into your little realm, one each turn. Whoever moves in wakes up the place where they live, so the order is everything. Learned in ten minutes.
page-pitch-royals = Collect cards, claim the nobles of Europe city by city, and steal those that others have. Influence counts, but only while you hold it.
page-pitch-royals-cards = A deck of your own, cards laid face down, everything revealed at once. Protect your Royals, send assassins, and never be predictable.
page-pitch-royal-wedding = Five generations of marriages, gifts, promises and war. Deals are made freely; some bind, some are only words. Best with people who like to talk.
page-facts = { $fewest }–{ $most } players · { $least }–{ $longest } minutes
page-weight = { $game ->
    [majesty] light
    [royals] medium
    [royals-cards] medium
   *[other] for negotiators
}
page-bot-level = { $bot ->
    [random] Fool
    [greedy] Miser
    [page] Page
    [knight] Knight
    [duke] Duke
    [sovereign] Sovereign
   *[other] { $bot }
}
page-bot-character = { $character ->
    [honest] honest
    [vengeful] vengeful
   *[opportunist] opportunist
}
page-bot-name = { $character ->
    [usual] { page-bot-level }
   *[other] { page-bot-character } { page-bot-level }
}
page-bot-character-help = { $character ->
    [honest] hates to break its word
    [vengeful] does not forget who broke theirs, and wants them to lose
   *[usual] keeps its word as long as that pays
}
page-bot-help = { $bot ->
    [random] plays anything that is allowed, without a thought
    [greedy] takes what brings most at once and never looks ahead
    [page] a beginner who looks a little ahead and wavers
    [knight] a fair opponent that answers quickly
    [duke] plans further; a second or two for each move
    [sovereign] the strongest; thinks for several seconds each time
   *[other] a bot
}

## Home

page-tagline = Four games of crowns and courts
page-lead = With family around one tablet, with friends far away, or against bots that cannot peek.
page-choose-game = Choose a game
page-play-bots = Play against bots
page-play-bots-help = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, level Knight. It starts at once.
page-open-table = Set up a table
page-read-rules = Rules
page-my-games = My games
page-finished-games = Finished games
page-finished-none = Games you have finished stand here, to be looked at again move by move.
page-more = Show more
page-your-turn = Your turn
page-title-turns = { $tables ->
    [one] Your turn
   *[other] Your turn at { $tables } tables
}
page-their-turn = the others’ turn
page-waiting-players = waits for players
page-waiting-start = can begin
page-won = won
page-placed = place { $place }
page-replay-link = Replay
page-go-on = Go on
page-look = Look in
page-join-title = Join a table
page-join-help = Your host sees a code of six letters and digits in the waiting room.
page-join-code = Code
page-join-go = Join
page-public-tables = Public tables
page-public-none = Nobody is waiting just now. Set up a public table, and others will find it here.
page-public-watch = To watch
page-free-seats = { $seats ->
    [0] full
    [one] one free seat
   *[other] { $seats } free seats
}
page-watch = Watch
page-take-seat = Take a seat
page-with = with { $names }
page-alone = nobody else yet
page-honest-title = Honest by construction
page-honest-shuffle = The shuffle is sealed before the first move and can be checked by anybody after the last.
page-honest-bots = Bots are given only what their seat may know. What is not there cannot be peeked at.
page-honest-rules = Every rule has an id. Whatever is refused names its rule, and the rule has a page.

## Setting up a table

page-setup-title = A table of { $game }
page-setup-who = Who plays?
page-setup-players = Players
page-seat-kind = { $kind ->
    [me] me
    [open] whoever comes
    [reserved] by invitation
    [here] at this device
   *[bot] bot
}
page-seat-kind-help = { $kind ->
    [me] Your own seat.
    [open] Anybody who may enter the table can sit down here.
    [reserved] Kept for whoever gets this seat’s own link.
    [here] Plays at this device with you; the device is handed on.
   *[bot] A bot plays from the start.
}
page-seat-n = Seat { $number }
page-seat-who = Who sits at seat { $number }
page-seat-level = Level of the bot at seat { $number }
page-seat-character = Character of the bot at seat { $number }
page-seat-name = Name at seat { $number }
page-seat-name-hint = Name
page-name-missing = Write a name here.
page-name-long = A name has { $most } characters at most; this one has { $length }.
page-here-note = Several people at one device: before each turn a curtain asks you to hand it on, so that hidden cards stay hidden.
page-here-note-open = Several people at one device: in this game nothing is hidden, so there is no curtain.
page-setup-how = How do you play?
page-setup-door = Who may come in?
page-door-private = only with an invitation
page-door-private-help = By link, QR code or the table’s code.
page-door-public = everybody
page-door-public-help = The table is listed on the home page; others may join and watch.
page-setup-clock = Clock
page-setup-language-help = Yours; everybody else reads the table in their own.
page-clock-none = no clock
page-clock-move = for each move
page-clock-game = for the whole game
page-clock-help = When the time is up a Knight plays until its owner comes back.
page-patience = Who leaves on their turn is waited for
page-patience-help = After that the others may let a bot play for them, until they are back or to the end.
page-patience-endless = without end
page-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
page-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-clock-time = Time
page-setup-first = Who starts?
page-first-lots = lots are drawn
page-first-seat = seat { $number }
page-setup-go-now = Start the game
page-setup-go-wait = Open the table
page-setup-now-help = Everybody is here: the game starts at once.
page-setup-wait-help = Then you get a link, a QR code and a short code to invite others.

page-option-majesty-sides = Sides of the locations
page-option-majesty-sides-help = Each of the eight locations has a side A and a side B with other abilities. All players play the same sides.
page-sides-a = all A
page-sides-b = all B
page-sides-mixed = mixed
page-sides-a-help = The usual first game.
page-sides-b-help = A little trickier: more attacks and more to combine.
page-sides-mixed-help = Choose for each location.
page-side-of = { $place }: side { $side }
page-option-majesty-deck = The deck
page-option-majesty-deck-help = Red cards are more powerful and come later.
page-option-majesty-deck-tiers = green on top, red below
page-option-majesty-deck-combined = all shuffled together
page-option-royals-open-cards = Open cards
page-option-royals-open-cards-help = How many country cards lie open in the row. With four there is more to choose from.
page-option-royals-open-cards-3 = three
page-option-royals-open-cards-4 = four, by the optional rule
page-option-royals-board = Board
page-option-royals-board-help = The packaged board, or a board file of your own.
page-board-packaged = packaged
page-board-own = a file of my own
page-board-file = Board file
page-board-sample-help = A text file; what may be changed stands in its first lines.
page-board-sample = Download the packaged board
page-board-chosen = { $name } is used.
page-board-refused = { $name } cannot be used.
page-option-royals-cards-limit = When does it stop at the latest?
page-option-royals-cards-limit-help = A game can go on for long when nobody dares. A limit counts the turns of all players together.
page-option-royals-cards-limit-usual = at the usual number of turns
page-option-royals-cards-limit-none = never
page-option-royals-cards-limit-number = after a number of turns
page-option-royal-wedding-proposals = Offers in a generation
page-option-royal-wedding-proposals-help = How many offers each player may make in one generation where no time limits the talks.
page-option-royal-wedding-proposals-none = as many as you like, between people alone
page-option-royal-wedding-proposals-number = a number of offers
page-option-royal-wedding-talk = Time to negotiate
page-option-royal-wedding-talk-help = So many minutes in each generation. When they are up, the talks end for everybody. It runs where at least two people sit.
page-option-royal-wedding-talk-none = as long as it takes
page-option-royal-wedding-talk-number = a number of minutes
page-option-royal-wedding-whispers = Whispering
page-option-royal-wedding-whispers-help = Two people can talk so that nobody else notices anything of it, not even after the game.
page-option-royal-wedding-whispers-on = allowed
page-option-royal-wedding-whispers-off = not allowed: all hear all
page-option-number = Number
page-option-range = From 1 to { $most }

## The waiting room

page-waiting-title = The table is set
page-waiting-lead-host = Invite the others, then start when every seat is taken.
page-waiting-lead-ready = Everybody is here: start whenever you like.
page-waiting-lead-guest = { $empty ->
    [0] Everybody is here; { $host } can start the game.
   *[other] { $host } starts the game when every seat is taken.
}
page-waiting-lead-watch = { $free ->
    [0] You are watching; no seat is free.
   *[other] You are watching. Take a free seat if you want to play.
}
page-waiting-closed = This table is closed.
page-chosen = How we play
page-name-ask = What shall the others call you?
page-invite = Invite
page-invite-link = Link to the table
page-invite-code = Code
page-invite-qr = QR code of the link
page-invite-unreachable = This link works on this computer only. For friends on other devices start the server with “regalia serve --host 0.0.0.0” and open the page at this computer’s address in your network.
page-invite-seat = Link to seat { $number }
page-invite-guest = Pass this address on, and others can join.
page-invite-watch = Whoever opens this address can look on.
page-copy = Copy
page-copied = Copied
page-share = Share …
page-start = Start
page-start-empty = { $seats ->
    [one] One seat is still free: wait, or let a bot sit there.
   *[other] { $seats } seats are still free: wait, or let bots sit there.
}
page-fill-bots = Bots on the free seats
page-sit = Sit down
page-sit-here = Sit down at seat { $number }
page-leave-table = Leave the table
page-seat-open = free
page-seat-reserved = kept for an invited player
page-seat-host = host
page-set-for = Seat { $number } is for
page-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

## Invitations

page-joining = One moment, the invitation is shown at the door …
page-join-failed = The invitation could not be used
page-join-begun = The game has begun without you; you can watch it.
page-join-full = There is no free seat for you; you can watch.
page-join-no-code = There is no code in this link. Ask your host for a new one, or type the table’s code.

## The end

page-ending = The game is over
page-ending-won = { $names } { $count ->
    [one] wins
   *[other] win
}
page-ending-you-won = You win!
page-theatre = The final reckoning
page-theatre-before = How things stood
page-theatre-over = The final result
page-theatre-tie = Tied: { $names }. { $game ->
    [royals] Each takes one half.
   *[other] Each gains it in full.
}
page-theatre-skip = Skip
page-theatre-again = Watch the reckoning again
page-standings = Standings
page-place = Place
page-name = Name
page-points-column = { $game ->
    [royal-wedding] Prestige
   *[other] Points
}
page-where-points = Where the points came from
page-where-source = From
page-where-total = Total
page-source-help = { $source ->
    [meeples] Meeples without a space on the worker card, given back at the end of a turn for a point each.
    [trade] Meeples sold for points at the Castle, less the points spent on meeples.
    [infirmary] What the wounded cost in the end.
    [variety] The number of inhabited locations, multiplied by itself.
    [majority] Most characters at a location: its value.
    [city] For the first noble in a city.
    [country] For a noble in each of a country’s cities.
    [house] For a noble on each of the seven Title markers.
    [period] Most influence, or second most, in a country when a period was scored.
    [title] Most nobles on a Title marker at the end, whole or by halves.
    [K] What the Royals with a king are worth: their point cards.
    [Q] What the Royals with a queen are worth: their point cards.
    [J] What the Royals with a jack are worth: their point cards.
    [begin] What everybody starts with.
    [gifts] Prestige received from others, less what was given away.
    [maintenance] Lost where the Gold for maintenance was missing.
    [bought] Bought for Gold, after maintenance.
    [battles] Won and lost in battles.
    [challenges] What Challenges brought and cost.
   *[other] What this location brought whenever somebody moved in, here or with the others.
}
page-chart-bar = { $name }: { $points } from { $source }
page-rematch = Rematch
page-rematch-go = To the rematch
page-rematch-offered = A rematch has been opened.
page-share-game = Share this game
page-share-help = A link to the replay of this game.
page-share-private = The table is by invitation; the link lets whoever has it look at the game.

## Replay

page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-loading = Setting the table again …
page-replay-eyes = Seen by
page-replay-spectator = a spectator
page-replay-open = everybody: all hands open
page-replay-hands = What everybody held
page-replay-slider = Moment
page-replay-moment = { $number } of { $last }
page-replay-first = To the beginning
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = Forward
page-replay-last = To the end
page-replay-speed = Speed
page-replay-speed-n = { $speed }×
page-replay-not-over = This game is not over. Until then you can look back with your own eyes.
page-replay-keys = Arrow keys step, the space bar plays and pauses.

## My name and account

page-me-title = You
page-me-guest = You are a guest of this browser. Make an account to come back from another device.
page-me-account = You can come back from any device as { $login }.
page-me-name = Name
page-save = Save
page-saved = Saved
page-account-title = Make an account
page-account-help = No address, no mail: a login name and a password of at least eight characters. Keep it well: only whoever runs the server can give you a new one.
page-account-password-title = Change the password
page-login = Login name
page-password = Password
page-old-password = Old password
page-new-password = New password
page-account-change-help = Your other devices have to log in again, and the tokens of your programs end.
page-account-changed = Done. The new password counts from now on.
page-account-make = Make the account
page-account-change = Change
page-account-made = Done. You can now log in elsewhere with that name.
page-log-in-title = Log in
page-log-in-help = If you already have an account here. What you did as a guest in this browser stays with the guest.
page-log-in = Log in
page-log-out = Log out
page-log-out-guest = You are a guest: after logging out nobody can come back to this name and its games. Log out all the same?
page-me-guest-only = You are a guest of this browser. Here nobody makes an account, so your games stay with this device.
page-come-in-title = Welcome
page-log-in-known = I have an account
page-come-in = Come in
page-server-password = The server’s password
page-threshold-password = This is a private house: whoever knows its password is welcome.
page-threshold-outside = Good to see you again. This server has a password now; give it once, and your games are where you left them.
page-threshold-account = { $accounts ->
    [closed] Whoever has an account here is at home. New ones are not made.
    [invite] Whoever has an account here is at home. Newcomers bring an invitation.
   *[open] Whoever plays here has an account; it is made in a moment.
}
page-door-key = Invitation code
page-door-key-help = From whoever runs this server; it is good once.
page-muted-title = People you have muted
page-muted-help = You do not see what they write in the chat, at any table. They are not told.

page-mute = Hide their chat
page-mute-help = You no longer see what this person writes, at any table and on any device. They are not told. You can undo it here and on your own page.
page-unmute = Show their chat again
page-unmute-name = Show the chat of { $name } again
page-unmute-help = You will see everything this person writes, what they wrote meanwhile too.
page-seat-muted = chat hidden
page-report-chat = Report these words
page-report-name = Report this name
page-report-help = Whoever runs this server will see it, and that it comes from you.
page-reported = Thank you. Whoever runs this server will see it.
page-tokens-title = Programs that play for me
page-tokens-help = A token lets a program act as you. It is shown once.
page-tokens-api = How a program plays
page-token-label = What is it for?
page-token-make = Make a token
page-token-secret = Write it down now; it will not be shown again:
page-token-revoke = Revoke
page-token-revoke-name = Revoke { $label }
page-token-since = since { $date }
page-delete-title = Delete everything
page-delete-help = Your name, login, tokens and everything you have said are removed. Games stay, with “a former guest” in your seat. This cannot be taken back.
page-delete = Delete …
page-delete-sure = Yes, delete everything
page-device-title = This device

## Rules

page-rules-of = Rules: { $game }
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { $count } rules found
}
page-rules-missing = There is no rule { $rule } here.
page-rules-link = Link to { $rule }
page-rules-other = Other games

## Lessons

page-learn = Learn
page-learn-title = Learn by playing
page-learn-lead = One game each, dealt so that one idea follows another. You make the moves; whatever else you try is explained and can be taken back. Leave whenever you like: your place is kept.
page-learn-instead = Learn it by playing instead
page-learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
page-learn-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
page-learn-step = Step { $step } of { $steps }
page-learn-made = { $step } of { $steps } steps done
page-learn-done = Lesson done
page-learn-begin = Begin
page-learn-go-on = Go on
page-learn-again = Begin again
page-learn-all = All lessons
page-lesson = Lesson
page-learn-over = You have finished the lesson
page-learn-take-back = Take it back
page-learn-next = Next
page-learn-show = Show me
page-learn-do = Make this move
page-learn-play-on = Play on
page-learn-real = A real game against bots
page-learn-other = Other lessons

## Several people at one device

page-curtain-hand = Hand the device to { $name }
page-curtain-help = What { $name } holds is hidden from everybody else. Everybody else looks away, please.
page-curtain-open = I am { $name }
page-at-device = At this device
page-look-as = { $name }’s view

## A first visit: the table's controls

page-tour = Show me around
page-tour-count = { $number } of { $count }
page-tour-end = End the tour
page-tour-back = Back
page-tour-next = Next
page-tour-done = Let’s play
page-tour-title-question = What is asked of you
page-tour-question = Whose turn it is, and what you are to decide, always stands here in one sentence.
page-tour-title-board = What you can choose
page-tour-board = Whatever glows in gold can be chosen: { $touch ->
    [yes] tap it.
   *[no] click it, or go there with Tab and press Enter.
} Try anything else, and you are told why it is not possible.
page-tour-title-explain = What is this?
page-tour-explain = { $touch ->
    [yes] Keep your finger on anything
   *[no] Rest the pointer on anything, or go there with the Tab key
}: a card, a token, a number. It is explained, with a link to its rule.
page-tour-title-log = What happened
page-tour-log = Everything that happens is told here. { $touch ->
    [yes] You can talk to the others here too.
   *[no] A line under the pointer marks on the board what it was about. You can talk to the others here too.
}
page-tour-title-actions = Taking back, and more
page-tour-actions = If a move can be taken back, a button here says so. “In words” lists all you can do as sentences. Behind “⋯” are the rules and this tour.
page-tour-title-preferences = As you like it
page-tour-preferences = Language, light or dark, motion and sound. Have a good game!
