"""What handlers are given: by name from the application, from the path, query and headers."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, PathParameter, QueryParameter

from regalia.table.hall import Hall
from regalia.table.people import Person
from regalia.web.limits import Limits
from regalia.web.metrics import Metrics
from regalia.web.settings import Settings

KEY_PATTERN = r"[!-~]{8,64}"

TheHall = NamedDependency[Hall]
TheLimits = NamedDependency[Limits]
TheMetrics = NamedDependency[Metrics]
TheSettings = NamedDependency[Settings]
Caller = NamedDependency[Person]
"""The person who asks; handlers that name one are for known people only."""

Key = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        pattern=f"^{KEY_PATTERN}$",
        description="Chosen by the client, new for each command; repeated with a retry.",
    ),
]
Word = FromPath[str]
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]
Count = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=5)]
