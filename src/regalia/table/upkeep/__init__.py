"""Looking after a database, beside the server that serves it or without one.

Whatever is changed here is written as another process of the server would write it, into the log
and with a word on the bus; so it takes effect in a running server too.
"""

from regalia.table.upkeep.banning import Ban, ban, ban_address, bans, unban
from regalia.table.upkeep.beside import beside, write_and_tell
from regalia.table.upkeep.checking import Fault, Progress, check_database
from regalia.table.upkeep.copying import Contents, back_up, contents, restore
from regalia.table.upkeep.exporting import export
from regalia.table.upkeep.finding import find_person, find_table
from regalia.table.upkeep.listing import (
    PersonCard,
    ReportCard,
    TableCard,
    handle_report,
    list_people,
    list_reports,
    list_tables,
)
from regalia.table.upkeep.pruning import (
    abandoned_tables,
    close_table,
    remove_table,
    throw_away_ends,
    unused_guests,
)

__all__ = [
    "Ban", "Contents", "Fault", "PersonCard", "Progress", "ReportCard", "TableCard",
    "abandoned_tables", "back_up", "ban", "ban_address", "bans", "beside", "check_database",
    "close_table",
    "contents", "export", "find_person", "find_table", "handle_report", "list_people",
    "list_reports", "list_tables", "remove_table", "restore", "throw_away_ends", "unban",
    "unused_guests", "write_and_tell",
]  # fmt: skip
