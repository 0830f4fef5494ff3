# Looking after a server: regalia admin

admin-help = Look after a server’s database, its people and its tables, beside the running server or without one.
admin-example = regalia admin backup regalia-monday.db
admin-yes-option = Do not ask.
admin-person-option = Whom: a login, a name that nobody else has, or an id as “people” lists it.
admin-address-option = An address, or a range such as 203.0.113.0/24.
admin-reason-option = Why, for you to remember.
admin-agree = Go on? (yes/no)
admin-yes = y yes
admin-nothing-done = Nothing was changed.
admin-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
admin-mark = yes

## Backups

admin-backup-short = Copy the whole database into one file, while the server runs.
admin-backup-help = Copy the whole database, SQLite or PostgreSQL, into one SQLite file, as it is at one moment, while the server runs. Every game in the copy is played through before the file takes its name. Keep it private: the seeds of running games and the key of the cookies are in it.
admin-backup-example = regalia admin backup regalia-monday.db
admin-backup-agree = { $file } exists and will be replaced.
admin-backup-done = { $file } holds { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}; every log folds.
admin-restore-short = Put a backup in the database’s place.
admin-restore-help = Put a backup in the place of all that the database holds: all of it, or nothing is changed. No server may be using the database. A backup of an earlier version is brought up to date; one of SQLite can go to PostgreSQL and the other way round.
admin-restore-example = regalia admin restore regalia-monday.db --database postgresql://regalia@localhost/regalia
admin-restore-agree = The database holds { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. All of that will be replaced by { $file }.
admin-restore-done = Restored from { $file }: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
admin-check-short = Play through every game in the database.
admin-check-help = Play through every game in the database: does each log fold, does the index say the same, does each finished game fit the commitment its players were shown?
admin-check-example = regalia admin check --json
admin-check-progress = Playing through the games
admin-check-done = All is well with { $tables ->
    [one] the one table
   *[other] { $tables } tables
}.
admin-fault = Table { $table }: { $what }
admin-faults = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
} Restore a backup from before, or keep this database and report it.
admin-fault-unreadable = An entry of the log cannot be read.
admin-fault-unlisted = There is a log, but no such table in the index.
admin-fault-fold = Entry { $n } does not fit those before it.
admin-fault-status = The index calls it “{ $index }”, its log “{ $log }”.
admin-fault-sittings = Somebody is listed there who does not sit at it.
admin-fault-commitment = Seed and salt do not fit the commitment.

## People

admin-people-short = List all people, those who were here last first.
admin-people-help = List all people, accounts and guests, those who were here last first.
admin-people-example = regalia admin people
admin-people-title = People
admin-people-title-none = There is nobody yet.
admin-export-short = Print all that is personal about somebody.
admin-export-help = Print all that the database holds about somebody, and about whom they brought along, as JSON: for them to have.
admin-export-example = regalia admin export --person ann > ann.json
admin-delete-short = Delete somebody with all that is personal.
admin-delete-help = Delete somebody, and whom they brought along, with all that is personal. Their moves stay, as those of a former guest; bots play on for them.
admin-delete-example = regalia admin delete --person ann
admin-delete-agree = { $name } ({ $person }) will be deleted, with all sessions, tokens and everything they said. This cannot be undone.
admin-delete-done = { $name } is deleted.
admin-password-short = Give an account a new password.
admin-password-help = Give an account a new password, which is printed once. All its sessions and tokens end.
admin-password-example = regalia admin password --person ann
admin-password-agree = { $name } ({ $login }) gets a new password; all sessions and tokens end.
admin-password-done = The new password of { $login }: { $password }
admin-invite-short = Make a code with which one person can make an account.
admin-invite-help = Make a code with which one person can make an account, where the server is started with --accounts invite. It is printed once.
admin-invite-example = regalia admin invite
admin-invite-done = { $days ->
    [one] The code { $code } is good for one account, for a day.
   *[other] The code { $code } is good for one account, for { $days } days.
}
admin-ban-short = Shut out a person or addresses; without either, list who is.
admin-ban-help = Shut out a person, or an address or a range of them. They are refused with a sentence, their streams end, and bots play on for them. Without --person and --address it lists who is shut out.
admin-ban-example = regalia admin ban --person ann --reason "insulting others"
admin-ban-agree = { $name } ({ $person }) will be shut out and leaves all tables.
admin-ban-agree-address = Everybody at { $address } will be shut out.
admin-ban-done = { $what } is shut out.
admin-bans-title = Shut out
admin-bans-title-none = Nobody is shut out.
admin-unban-short = Let a person or addresses in again.
admin-unban-help = Let a person or addresses in again.
admin-unban-example = regalia admin unban --address 203.0.113.0/24
admin-unban-done = { $what } may come in again.

## Tables

admin-tables-short = List the tables that are not over.
admin-tables-help = List the tables that are not over, those where something happened last first.
admin-tables-example = regalia admin tables --all
admin-tables-all = Those that are over, too.
admin-tables-title = Tables
admin-tables-title-none = There is no such table.
admin-status-open = open
admin-status-running = running
admin-status-finished = finished
admin-status-closed = closed
admin-close-short = Close a table.
admin-close-help = Close a table: nobody plays or talks there any more. Its log stays.
admin-close-example = regalia admin close 563c0e49f38d37b3
admin-close-agree = The table { $table } ({ $game }) will be closed. It cannot be opened again.
admin-close-done = The table { $table } is closed.
admin-prune-short = Throw away what nobody has used for long.
admin-prune-help = Throw away guests without an account who were not here for so many days, and tables at which nothing has happened for so many days and no game was finished. Finished games stay.
admin-prune-example = regalia admin prune --guests-unused-for 90 --tables-abandoned-for 30
admin-prune-guests = Guests who were not here for so many days.
admin-prune-tables = Tables without a finished game at which nothing has happened for so many days.
admin-prune-agree = { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
} and { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} will be thrown away.
admin-prune-progress = Throwing away
admin-prune-done = { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
} and { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} are gone.

## The house

admin-announce-short = Tell everybody something.
admin-announce-help = Tell everybody something, at the top of every page. An empty text ends it; without a text it shows what is announced now.
admin-announce-example = regalia admin announce "The server stops for ten minutes at noon."
admin-announce-done = Announced: { $text }
admin-announce-none = Nothing is announced.
admin-reports-short = List what people have reported.
admin-reports-help = List the chat and the names that people have reported, the oldest first.
admin-reports-example = regalia admin reports --handled 5f0c2a71
admin-reports-all = Those that were handled, too.
admin-reports-handled = This report is handled.
admin-reports-title = Reports
admin-reports-title-none = There are no reports.
admin-report-chat = chat
admin-report-name = name

## Complaints

admin-error-person = There is nobody called “{ $name }”; regalia admin people lists everybody.
admin-error-several = Several people are called “{ $name }”. Name one by the id: { $ids }.
admin-error-table = There is no table “{ $table }”; regalia admin tables --all lists them all.
admin-error-over = The table { $table } is over already.
admin-error-guest = { $name } is a guest without an account, and has no password.
admin-error-report = There is no report “{ $report }”; regalia admin reports lists them.
admin-error-not-banned = { $what } is not shut out; regalia admin ban lists who is.
admin-error-person-or-address = Name either a person with --person or an address with --address.
admin-error-prune = Say what to throw away: --guests-unused-for DAYS, --tables-abandoned-for DAYS or both.
admin-error-yes = Nobody has answered; say --yes if it is meant.
admin-error-itself = { $file } is the database itself; name another file for the backup.
admin-error-place = { $file } cannot be a file; name one in a folder that exists.
admin-error-file = { $file } cannot be written: { $reason }.
admin-error-no-file = There is no file { $file }.
admin-error-no-backup = { $file } is no backup of Regalia.
admin-error-served = A server is using the database. Stop it first.
