"""What the operator announces to everybody, known or not."""

from litestar import Router

from regalia.table.orders import Announcement
from regalia.web.dependencies import TheHall, get


@get("/announcement", summary="What the operator announces; empty: nothing", sync_to_thread=False)
def get_announcement(hall: TheHall) -> Announcement:
    return hall.orders.announcement


router = Router("/", tags=["announcement"], route_handlers=[get_announcement])
