# The command line

cli-help = Play, study and design four games of crowns and courts.
cli-example = regalia play majesty
cli-usage = Usage
cli-options-usage = options
cli-command-usage = COMMAND …
cli-options-section = Options
cli-commands-section = Commands ({ $program } COMMAND --help tells more)
cli-example-section = Example
cli-help-option = Show this help.
cli-version-option = Say which version this is.
cli-lang-option = Language, one of { $known }; without it, that of your system.
cli-placeholder = { $what ->
    [game] GAME
    [file] FILE
    [what] WHAT
    [words] WORDS
    [bots] BOT BOT…
    [language] LANG
    [table] TABLE
    [name] NAME
    [range] RANGE
    [days] DAYS
    [report] ID
   *[text] TEXT
}
cli-json-option = Print JSON for programs.
cli-options-option = The game's options as name=value,name=value, or the name of a variant; “help” lists them.
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-between = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-variants = Variants: { $variants }
cli-interrupted = Interrupted.
cli-compiling = Compiling the rules for this computer. This happens once.
cli-compiling-temporary = The cache folder cannot be written, so compiled rules go to { $folder } and will be compiled again some day. REGALIA_CACHE_DIR names another folder.
cli-compiling-failed = The rules of { $game } could not be compiled: { $reason }
cli-compiled = { $games ->
    [one] The game is ready.
   *[other] All { $games } games are ready.
} Compiled rules are in { $folder }.

## Complaints

cli-error-language = There is no language “{ $language }”; there are: { $known }.
cli-error-command = There is no command “{ $name }”; there are: { $known }.
cli-error-no-such-option = There is no option { $option } here; { $command } --help lists them.
cli-error-missing = { $name } is missing; { $command } --help shows an example.
cli-error-value = The value of { $name } does not fit; { $command } --help says what it may be.
cli-error-option-value = { $option } needs a value; { $command } --help shows an example.
cli-error-usage = That cannot be understood; { $command } --help shows how it is written.
cli-error-first = The seat that starts is a number from 1 on, or lots, not { $given }.
cli-error-file = { $file } cannot be read: { $reason }.
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-password-file = { $file } has no password in it; write one into it, at least a word.
cli-error-rule = { $game } has no rule “{ $rule }”; its rules run from { $first } to { $last }.
cli-error-move = That game has { $last } moves; choose a number from 0 to { $last }, not { $move }.
cli-error-seat = Your seat is a number from 1 to { $players }, not { $number }.
cli-error-bots = { $needed ->
    [one] One bot is needed
   *[other] { $needed } bots are needed
}, { $bots } named; name one for each other seat, or one for all.
cli-error-resume-game = That is a game of { $other }, not of { $game }; resume it with: regalia play { $other } --resume FILE
cli-error-resume-over = The game in { $file } is over; look at it with: regalia show { $file }
cli-error-resume-bots = Only bots sit in the game in { $file }; there is no seat for you.

## play

cli-play-short = Play against bots in the terminal.
cli-play-help = Play a game in the terminal against bots. The game is saved after every move.
cli-play-example = regalia play majesty --players 3 --bots duke,knight --options sides=B
cli-play-players = How many sit at the table, you included.
cli-play-bots = The bots: one name for all ({ $known }, or package.module:Class of your own), or one for each seat, separated by commas.
cli-play-seat = Your seat, counted from 1.
cli-play-seed = Deal the game of this number instead of a secret one.
cli-play-name = Your name at the table.
cli-play-resume = Go on with a saved game: its file, or its name in “regalia saved”.
cli-play-your-name = Guest
cli-play-bot-names = Agnes, Berthold, Cecily, Dunstan, Edith
cli-play-commitment = The shuffle is fixed; its seal is { $commitment }
cli-play-help-short = Type a number to choose, hint for advice, undo to take back, ? for help, q to leave; the game is saved after every move.
cli-play-prompt = Your choice:
cli-play-prompt-brief = Your choice (table: all of it):
cli-play-more = Enter shows the rest:
cli-play-word-quit = quit
cli-play-word-log = log
cli-play-word-hint = hint
cli-play-word-undo = undo
cli-play-word-table = table
cli-play-word-legend = legend
cli-play-thinking = thinking …
cli-play-chance = wins { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
cli-play-behind = { $points ->
    [one] { $points } point fewer
   *[other] { $points } points fewer
}
cli-play-no-choice = There is no choice { $number }; type a number from 1 to { $most }, or ? for help.
cli-play-not-understood = That cannot be understood. Type the number of a choice, or ? for help.
cli-play-usage =
    A number makes that choice. ? 3 explains choice 3 and its rule, ? { $rule } shows a rule.
    hint: the best moves
    undo: take back your last move and all that followed
    table: the whole table once more
    legend: what its signs mean
    log: everything that happened
    q: leave; “regalia saved” lists the games to go on with
cli-play-not-possible = Not possible just now:
cli-play-left = The game is saved. Resume it with: regalia play { $game } --resume { $file }
cli-play-left-unplayed = Nothing was played, so nothing is saved.
cli-play-finished = The game is saved, its shuffle revealed. Check it with: regalia verify { $file }

cli-play-undone = Your last move is taken back.
cli-legend-acting = whose decision is awaited

## saved

cli-saved-short = List the saved games of the terminal.
cli-saved-help = List the games that were saved in the terminal, the latest first.
cli-saved-example = regalia saved
cli-saved-title = Saved games
cli-saved-none = No games are saved in { $folder }.
cli-saved-status = { $over ->
    [yes] over
   *[no] open
}
cli-saved-resume = Go on with the latest: regalia play { $game } --resume { $name }
cli-column-saved = name
cli-column-moves = moves

## simulate

cli-simulate-short = Let bots play many games, on all cores.
cli-simulate-help = Let bots play many games on all cores; tells who wins, by how much and how long games take.
cli-simulate-example = regalia simulate majesty --players 4 --games 1000000 --bots greedy,random,random,random
cli-simulate-players = How many seats; the most the game allows if not said.
cli-simulate-games = How many games.
cli-simulate-seed = The first game's number; the same numbers give the same games.
cli-simulate-guests = Bots of your own are asked one decision at a time: this takes many times as long as games of ours.
cli-simulate-bots = One name for all seats ({ $known }, or package.module:Class of your own), or one for each, separated by commas.
cli-simulate-threads = How many threads; all cores if not said.
cli-simulate-csv = Write a row for every game to this file.
cli-simulate-progress = games
cli-simulate-summary = { $game }: { $games } games of { $players } players
cli-simulate-by-seat = By seat
cli-simulate-by-turn = By order of play
cli-simulate-length = Decisions in a game: { $mean } on average, { $lowest } to { $highest }.
cli-simulate-winning = Winning points: { $mean } on average, { $lowest } to { $highest }; shared victories: { $shared }.
cli-simulate-cut = Stopped by the limit of turns: { $cut } of the games.
cli-simulate-speed = { $games } games/s, { $decisions } decisions/s, { $seconds } s.
cli-column-seat = seat
cli-column-turn = turn
cli-column-bot = bot
cli-column-wins = wins
cli-column-interval = 95 % interval
cli-column-points = points
cli-column-quartiles = quartiles
cli-column-range = range

## verify, show, rules, bench

cli-verify-short = Replay a transcript and check it.
cli-verify-help = Replay a transcript (- reads standard input): are its moves legal, is its result right, does the seed fit the commitment?
cli-verify-example = regalia verify game.json
cli-verify-good = Correct: a whole game of { $game }, { $moves } moves; result and shuffle are as they say.
cli-verify-good-so-far = Correct so far: a game of { $game } after { $moves } moves, not over yet.
cli-verify-place = { $place }. { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-verify-when = Last move: { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-verify-commitment = Seal of the shuffle: { $commitment }
cli-show-short = Show the table after any move of a transcript.
cli-show-help = Show the table as it stood after any move of a transcript (- reads standard input).
cli-show-example = regalia show game.json --move 10
cli-show-move = After which move; the last if not said, 0 for the deal.
cli-show-heading = { $game }, after move { $move } of { $last }
cli-rules-short = Read a game's rules, or one of them.
cli-rules-help = Read a game's rules in your language: all of them, one by its id, or those in which certain words occur.
cli-rules-example = regalia rules majesty --search "split card"
cli-rules-search = Only rules in which all these words occur.
cli-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
} with “{ $wanted }”; all of a rule: regalia rules { $game } { $first }
cli-error-search = No rule of { $game } has “{ $wanted }” in it; try fewer or shorter words.
cli-error-rule-or-search = Name either a rule or what to search for, not both.
cli-board-short = Show the board of Royals, or check a board file of your own.
cli-board-help = Show the board of Royals, the packaged one or that of a file (show), or say what is wrong with a board file (check). A board of your own begins as a copy: regalia board show --text > mine.toml
cli-board-example = regalia board check mine.toml
cli-board-text = Print the file itself.
cli-board-option = Play on the board of this file (royals); see regalia board.
cli-board-good = The board is sound.
cli-board-column = { $column ->
    [country] Country
    [bonuses] Bonuses
    [periods] Periods
    [city] City
    [bonus] Bonus
   *[nobles] Nobles, influence
}
cli-error-board = “{ $what }” cannot be done with a board; what can be done: { $known }.
cli-error-text = { $file } is not a text in UTF-8.
cli-compile-short = Make games ready before their first use.
cli-compile-help = Compile the rules of all games, or of those named, so that nobody waits for it later: when an image is built, after an update. Where that has been done it does nothing.
cli-compile-example = regalia compile majesty royals
cli-bench-short = Measure how fast this computer plays.
cli-bench-help = Measure how fast this computer plays: whole games, move by move from Python, threads, views, start-up.
cli-bench-example = regalia bench majesty
cli-bench-status = measuring …
cli-bench-decisions = Decisions of whole random games, one core, four players
cli-bench-threads = Two threads against one
cli-bench-python = Decisions driven one by one from Python
cli-bench-view = View and legal moves as JSON
cli-bench-state = Size of a state
cli-bench-search = Iterations of the search, fewest players, one core
cli-bench-search-threads = … two threads against one
cli-bench-tree = … what the trees of the highest level take up
cli-bench-level = Longest of the first decisions of { $level }
cli-bench-compile = Very first start, everything compiled
cli-bench-start = Start of a simulation later on
cli-bench-numba = … of which NumPy and Numba themselves
cli-bench-figure = { $unit ->
    [millions-per-second] { $value } M/s
    [thousands-per-second] { $value } k/s
    [times] { $value }×
    [microseconds] { $value } µs
    [milliseconds] { $value } ms
    [seconds] { $value } s
    [megabytes] { $value } MB
   *[bytes] { $value } B
}
cli-column-figure = figure

## arena

cli-arena-short = Find out which bot plays better.
cli-arena-help = Bots play each other in every seating, on all cores; tells their win shares, ratings and the advantage of a seat. Bots: { $known }, or package.module:Class of your own.
cli-arena-example = regalia arena majesty knight greedy --games 200 --seed 1 --file knight.jsonl
cli-arena-games = How many games.
cli-arena-players = Seats at a table; with more bots than seats every group of them meets. As many as there are bots if not said.
cli-arena-time = Let levels think so many milliseconds about each decision.
cli-arena-iterations = Let levels think so many iterations about each decision.
cli-arena-file = Keep every game in this file; with the same command an interrupted run goes on.
cli-arena-plot = Draw the ladder into this file (.png or .svg).
cli-arena-resumed = { $known } of { $games } games were played before.
cli-arena-interrupted = { $known } games are kept in { $file }; the same command goes on from there.
cli-arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-ladder = Ladder
cli-arena-meetings = How often the bot of the row finished ahead of that of the column
cli-arena-milliseconds = { $ms } ms
cli-arena-plot-wins = wins, %
cli-arena-plot-rating = rating (OpenSkill)
cli-column-within = 95 % within
cli-column-decided = of decided
cli-column-rating = rating
cli-column-longest = longest
cli-error-two-budgets = Say either --time or --iterations, not both.
cli-error-plot-file = A picture is a .png or .svg file, not { $file }.
cli-error-plot-extra = Pictures need a drawing library; install it with: pip install "regalia[plot]"

## serve

cli-serve-short = Start the server: tables for people and bots.
cli-serve-help = Start the server, with everything in one SQLite file in your data folder, and play in the browser.
cli-serve-example = regalia serve --port 8000 --database postgresql://regalia@localhost/regalia
cli-serve-host = The address to listen at; 0.0.0.0 lets others in.
cli-serve-port = The port to listen at.
cli-serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if not said.
cli-serve-open = Open the lobby in the browser.
cli-serve-https = Cookies over HTTPS only, and browsers are told to stay with HTTPS: for servers behind a proxy that speaks it.
cli-serve-proxies = Addresses of proxies whose word about the client’s address is believed, separated by commas.
cli-serve-bots = Bots of your own that can sit at tables: name=package.module:Class, separated by commas.
cli-serve-threads = How many threads bots think in; one less than there are cores if not said.
cli-serve-requests = Requests a second that one address may make in the long run; 0 for no limit.
cli-serve-streams = Streams that one address may have open; 0 for no limit.
cli-serve-accounts = Who may make an account: everybody (open), whoever has an invitation from you (invite), nobody (closed). Accounts there are can always log in.
cli-serve-guests = May somebody new play without an account?
cli-serve-public-tables = May tables be listed for everybody?
cli-serve-bot-tables = May tables have bots alone? They play while somebody looks on.
cli-serve-password-file = A file with the password that everybody new has to know, such as a family’s.
cli-serve-metrics-token-file = A file with a token: whoever sends it may read /metrics from elsewhere.
cli-serve-verbose = Log more.
cli-serve-ready = The tables are at { $address } (Ctrl-C stops the server).
cli-serve-others = Others in your network come in at: { $addresses }
cli-serve-compiling = Compiling the rules for your computer, once; tables of a game open as soon as it is ready.
cli-serve-compiled = All games are ready.
cli-serve-stopped = The server has stopped; everything acknowledged is saved.
cli-error-port = Port { $port } at { $host } cannot be used: { $reason }. Name another with --port.
cli-settings-option = A TOML file of settings: a key is an option's name (port = 8000). Each is a variable, too (REGALIA_PORT). What is typed counts first, then variables, then the file. If not said, settings.toml in your configuration folder.
cli-settings-show = Print all settings as such a file, with where each comes from, and stop.
cli-settings-no-file = No file of settings was read ({ $file } is not there).
cli-settings-typed = command line
cli-settings-usual = default
cli-error-setting-unknown = { $file }: there is no setting “{ $key }”; is it “{ $nearest }”?
cli-error-setting-kind = { $file }: { $reason }.
cli-error-setting-toml = { $file }, line { $line }, column { $column }: this is not TOML: { $reason }.
cli-error-setting-value = { $name } has a value that does not fit: { $reason }.
cli-setting-choice = it is one of { $known }
cli-setting-number = it is a number from { $least } to { $most }
cli-setting-flag = it is 1 or 0
cli-setting-other = { $command } --help says what it may be
cli-error-proxies = “{ $proxy }” is neither an address nor a network of a proxy; write such as 127.0.0.1 or 10.0.0.0/8, or a * alone to believe everybody.

## admin

cli-admin-short = Look after the database, people and tables of a server.
cli-column-person = id
cli-column-name = name
cli-column-login = login
cli-column-used = last here
cli-column-tables = tables
cli-column-banned = shut out
cli-column-since = since
cli-column-reason = reason
cli-column-table = table
cli-column-game = game
cli-column-status = status
cli-column-public = public
cli-column-people = people
cli-column-report = id
cli-column-when = when
cli-column-kind = what
cli-column-subject = about
cli-column-reporter = by
cli-column-text = text
cli-column-handled = handled
