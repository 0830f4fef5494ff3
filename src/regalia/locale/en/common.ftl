# What every part of the program may have to say

# What the language calls itself
language-name = English
seat-number = seat { $number }
game-unknown = There is no game called “{ $game }”; there are: { $known }.
players-count = { $game } is for { $fewest } to { $most } players, not { $players }.
option-first = Seat { $number } cannot start: the seats are counted from 1 to { $players }.
option-unknown = There is no option “{ $option }”; there are: { $known }.
option-type = The option “{ $option }” cannot be { $given }.
option-form = Options are written name=value, separated by commas, not “{ $text }”.
option-kind = Options are given by name, or as those of { $game }, not as { $given }.
seat-unknown = There is no seat { $given }; seats are counted from 0 to { $last } here.
action-unknown = There is no action { $given }; actions are counted from 0 to { $last } here.
move-kind = A move is written as a dictionary, such as one of those listed, not as { $given }.
seed-kind = A seed is a number from 0 to 2⁶⁴ − 1 or { $bytes } bytes, not { $given }.
position-law = That position cannot come about in { $game }: it breaks the law number { $law } of its laws.py.
match-arranged = That position was set up by hand: the moves alone do not lead to it, so there is no transcript.
compiling-begins = Compiling the rules for this computer. This happens once.
compiling-progress = { $functions ->
    [one] One function compiled
   *[other] { $functions } functions compiled
} in { $seconds } s …

transcript-too-large = That file is larger than { $most } MB; a transcript is not.
transcript-cut-short = That file breaks off in the middle; ask for the whole transcript again.
transcript-not-json = That file is not a transcript: it is not JSON.
transcript-not-ours = That file is JSON, but not a transcript of Regalia.
transcript-format = That transcript has format { $format }; this version reads formats up to { $known }. Update one of the two.
transcript-malformed = That transcript is damaged: { $field } is missing or not what it should be.
transcript-altered = That transcript was altered after it was written: its checksum does not match. Ask for the original.
transcript-rules = That transcript was played by version { $version } of the rules of { $game }; this program has version { $known }.
transcript-sealed = The seed of that game is still secret, so it cannot be replayed; wait for its end.
transcript-seed = The seed or the salt in that transcript is not 64 hexadecimal digits.
transcript-commitment = The seed does not fit the commitment: this is not the shuffle that was promised.
transcript-illegal = Move { $number } of that transcript is not allowed: { $reason }
transcript-result = The result in that transcript is not the one its moves lead to.

bot-unknown = There is no bot called “{ $bot }”; choose from: { $known }.
bot-temper = { $count ->
    [0] Bots have no characters in { $game }; leave out “:{ $temper }”.
   *[other] There is no character “{ $temper }” in { $game }; choose from: { $known }.
}
bot-absent = The bot “{ $bot }” is none of ours, and nobody has brought it along; name it with --bots.
bot-name = A bot of your own cannot be called “{ $bot }”; take a word of letters and digits that none of ours is called by.
bot-module = The bot “{ $bot }” cannot be had: the module { $module } cannot be imported ({ $reason }).
bot-class = The bot “{ $bot }” cannot be had: there is no class { $class_name } in the module { $module }.
bot-method = “{ $bot }” is not a bot: it has no method choose(self, knowledge, actions, budget).
bot-failed = The bot “{ $bot }” has failed: { $reason }.
bot-illegal = The bot “{ $bot }” answered { $answer }, which is none of the actions it was given.
bots-count = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
} for { $players } seats; name one for each seat, or one for all.
games-count = The number of games is from 1 to { $most }, not { $games }.
bot-thinks = “{ $bot }” thinks too long for a simulation, which plays { $known }; the place for it is: regalia arena
arena-file-unreadable = { $file } is not a result file of an arena; name a new file, or the right one.
arena-file-other = { $file } holds the games of another contest (other bots, options, seed or version); name a new file.

## Why something could not be read, written or understood: the end of a sentence

reason-not-found = there is nothing of that name
reason-permission = this user may not do that
reason-folder = it is a folder
reason-not-folder = a part of the path is a file, not a folder
reason-disk-full = the disk is full
reason-read-only = it can only be read
reason-name = the name is too long
reason-device = the disk reports a fault
reason-too-many-files = too many files are open
reason-busy = another program is using it
reason-address = this computer has no such address
reason-host = no computer of that name was found
reason-system = the operating system refuses, error { $code }
reason-cannot-open = the file cannot be opened
reason-not-database = this is not a SQLite database
reason-damaged = the file is damaged
reason-database = SQLite refuses, error { $code }

reason-json = it is not JSON, from byte { $byte } on
reason-toml-nested = brackets within brackets go too deep
reason-toml-twice = the same name stands there a second time
reason-toml-bracket = a bracket is not closed
reason-toml-equals = a name should be followed by =
reason-toml-quotes = a text should end with a quotation mark in its own line
reason-toml-value = a value should be a number, a list in [ ], or a text in quotation marks
reason-toml-other = something here is out of place
reason-cut-short = it breaks off in the middle
reason-not-text = it is not text in UTF-8
reason-too-deep = it is nested too deeply
reason-whole = the content
reason-missing = { $field } is missing
reason-unknown = there is no { $field }
reason-kind = { $field } should be { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
   *[object] an object with named fields
}
reason-least = { $field } should be at least { $bound }
reason-most = { $field } should be at most { $bound }
reason-text-least = { $field } should have at least { $bound ->
    [one] { $bound } character
   *[other] { $bound } characters
}
reason-text-most = { $field } should have at most { $bound ->
    [one] { $bound } character
   *[other] { $bound } characters
}
reason-list-least = { $field } should have at least { $bound ->
    [one] { $bound } entry
   *[other] { $bound } entries
}
reason-list-most = { $field } should have at most { $bound ->
    [one] { $bound } entry
   *[other] { $bound } entries
}
reason-value = { $field } has a value that is not possible there
