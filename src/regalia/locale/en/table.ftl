# Tables: what can be refused, and what the log tells beside the game itself

table-other-rules = This game was begun by another version of the rules, and this server cannot play it on. Its log is kept.
table-missing = There is no such table, or it is not open to you.
table-unavailable = The database does not answer just now. Nothing was changed; try again in a moment.
table-stale = The game has moved on: it is at number { $number } now. Look again and repeat.
table-database-url = That is not the address of a database; write sqlite:///file or postgresql://user@host/name.
table-database-driver = PostgreSQL's driver is not installed; get it with: { $command }
table-database-unusable = The database { $file } cannot be used ({ $reason }). Check the rights of the file and its folder, and the room on the disk.
table-database-taken = Another server is using { $file }. Stop it, or name another file with --database.
table-newer-database = That database has version { $version }; this program knows up to { $known }. Update the program.
table-older-database = That database has version { $version }, this program works with { $known }. Start the server of this version once, or use the program that serves it.
table-no-database = There is no database of Regalia there. Name the server’s own with --database.
table-banned = The operator of this server has shut you out.
table-banned-address = The operator of this server has shut out your address.
table-address = “{ $address }” is no address; write one such as 203.0.113.7, or a range such as 203.0.113.0/24.
table-closed = This table is closed.

table-invitation = That invitation does not fit this table.
table-seated = You already sit at this table.
table-no-seat = There is no free seat for you at this table.
table-no-such-seat = There is no seat { $number }; this table has { $players }.
table-taken = Somebody sits there.
table-not-full = { $empty ->
    [one] One seat is
   *[other] { $empty } seats are
} still empty; wait, or let bots sit there.
table-not-seated = Only those who sit at the table can do that.
table-not-host = Only the host of the table can do that.
table-begun = That was possible only before the start.
table-not-running = There is no game going on at this table.
table-not-over = The game is not over yet.
table-rematched = The rematch has been opened already.
table-too-many = You sit at { $most } unfinished tables; finish or leave one of them first.
table-plan = A bot has its level named, one of: { $known }; other seats have none.
table-clock = A clock has { $least } to { $most } seconds, not { $seconds }.
table-patience = Others wait { $least } to { $most } seconds for who has left, or 0 for as long as it takes; not { $seconds }.
table-away = A bot is playing for you; take your seat back first.
table-not-away = No bot is playing for you.
table-resigned = You have resigned: the bot plays on to the end.
table-removed = You were away too long: the bot plays on to the end.
table-not-gone = They are here.
table-not-awaited = Nobody is waiting for them now.
table-stood-in = A bot is playing there already.
table-patience-first = { $seconds ->
    [0] At this table everybody is waited for.
   *[other] They have not been away long enough yet.
}
table-nothing-to-undo = You have made no move that could be taken back.
table-no-common-time = No time is running that all share.
table-already-asked = The others are being asked already.
table-not-asked = Nobody is waiting for your answer.
table-hint-company = There are no hints where other people play: here everybody thinks for themselves.
table-hint-turn = It is not your turn; there is nothing to advise.
table-lesson-early = The others are not done yet. Take that back and watch what they do first.
table-no-position = You have not seen a position number { $number }.

table-text-length = Write between 1 and { $most } characters.
table-text-control = Control characters are not allowed here.
table-said-most = You have said { $most } things at this table; its log holds no more from you.
table-text-unseen = A name may not contain signs that cannot be seen.
table-text-invisible = A name needs a letter, a digit or another sign that can be seen.
table-language = That language is not spoken here; there are: { $known }.
table-password = A password has { $least } to { $most } characters.
table-login = Name or password is wrong.
table-old-password = That is not the old password.
table-login-taken = Somebody else has that login name.
table-no-token = There is no such token.
table-tokens = You have { $most } tokens; revoke one first.
table-code = No table waits for players under that code. Is it typed right, and has the game not begun?
table-companion = Those who play at somebody’s device bring nobody along themselves.
table-companions = { $most } people have played at your device; that is the most there can be.
table-door-password = This server asks for its password. Whoever runs it can tell you.
table-door-password-wrong = That is not this server’s password.
table-door-guests = Guests are not let in here: log in with an account.
table-door-accounts = No accounts are made on this server.
table-door-key = Accounts are by invitation here. Whoever runs the server can give you a code.
table-door-key-wrong = That code is not good here: it is mistyped, used already or too old.
table-door-public-tables = There are no public tables on this server. Open it by invitation.
table-door-bot-tables = On this server there are no tables of bots alone.
table-yourself = That is yourself.
table-nobody = No person sits there.
table-no-chat = That is no line of chat.
table-no-whispers = Nobody whispers at this table: what is said here is for all.
table-whisper-bot = A bot sits there, and bots have no ear for whispers.
table-whisper-early = You can whisper once the game has begun.
table-not-muted = You have not muted them.
table-muted-most = You have muted { $most } people; that is the most there can be.
table-reports = { $most } of your reports have not been looked at yet. Wait until some of them are.

table-former-guest = a former guest
table-guest-names = Merry Badger, Quiet Stork, Bold Beaver, Sly Fox, Gentle Bear, Swift Hare, Wise Raven, Brave Hedgehog, Proud Stag, Lucky Raccoon, Curious Cat, Calm Swan, Nimble Sable, Jolly Boar, Keen Falcon, Shy Mole, Sturdy Bison, Bright Nightingale, Old Catfish, Little Owl, Grey Wolf, Golden Pheasant, Sleepy Hamster, White Crane
table-bot-names = Agnes, Bruno, Clara, Dietrich, Edith, Falk

table-log-joined = { $seat } sits down.
table-log-left = Somebody stands up.
table-log-planned = The host changes who seat { $number } is for.
table-log-closed = The table is closed.
table-log-started = The game begins.
table-log-undone = { $seat } takes back a move.
table-log-asked = { $seat } asks to take back a move.
table-log-answered-yes = { $seat } agrees.
table-log-answered-no = { $seat } does not agree.
table-log-answered-agreed = { $seat } agrees, and it is taken back.
table-log-answered-withdrawn = { $seat } no longer asks for it.
table-log-away-time = { $seat } has run out of time; the bot { $bot } plays on.
table-log-away-asked = { $seat } is away; the bot { $bot } plays on.
table-log-away-left = { $seat } leaves; the bot { $bot } plays on.
table-log-away-resigned = { $seat } resigns; the bot { $bot } plays on to the end.
table-log-away-gone = { $seat } has been away for a while; the bot { $bot } plays on.
table-log-away-removed = { $seat } has been away too long; the bot { $bot } plays on to the end.
table-log-back = { $seat } is back.
table-log-prolonged-asked = { $seat } would like a minute more.
table-log-prolonged-granted = { $seat } agrees: there is a minute more.
table-log-rematched = { $seat } offers a rematch.
