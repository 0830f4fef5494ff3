"""What handlers are given: by name from the application, from the path, query and headers."""

from functools import partial
from typing import Annotated

import litestar
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, PathParameter, QueryParameter

from regalia.table.hall import Hall
from regalia.table.people import Person
from regalia.web.limits import Limits
from regalia.web.metrics import Metrics
from regalia.web.problems import KINDS, MEDIA_TYPE, Problem, names_of
from regalia.web.settings import Settings

KEY_HEADER = "Idempotency-Key"
KEY_PATTERN = r"[!-~]{8,64}"
MOST_LINES = 500
"""Of a log, in one answer."""

TheHall = NamedDependency[Hall]
TheLimits = NamedDependency[Limits]
TheMetrics = NamedDependency[Metrics]
TheSettings = NamedDependency[Settings]
Caller = NamedDependency[Person]
"""The person who asks; handlers that name one are for known people only."""
Owner = NamedDependency[Person]
"""The same, but not through a token: handlers that name one are not for programs."""

Key = Annotated[
    str,
    HeaderParameter(
        name=KEY_HEADER,
        pattern=f"^{KEY_PATTERN}$",
        description="Chosen by the client, new for each command; repeated with a retry.",
    ),
]
Word = FromPath[str]
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]
Count = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
First = Annotated[int, QueryParameter(ge=1, le=1_000_000)]
Amount = Annotated[int, QueryParameter(ge=1, le=200)]
Lines = Annotated[int, QueryParameter(ge=1, le=MOST_LINES)]
Recent = Annotated[
    int,
    QueryParameter(
        ge=0,
        le=MOST_LINES,
        description="So many of the last lines come with the first event, where none is resumed.",
    ),
]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=5)]
Open = Annotated[bool, QueryParameter(name="open", description="With the hands of all seats.")]

PROBLEMS = {
    status: ResponseSpec(
        Problem, description=names_of(status), generate_examples=False, media_type=MEDIA_TYPE
    )
    for status in sorted({status for _, status in KINDS.values()})
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
"""Every page of the API may answer with a problem, and its description says so."""
