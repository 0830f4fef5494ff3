/** The lists on the home page, asked for again now and then while somebody looks. */
import { mine, publicTables, urgentFirst, type TableCard } from "$lib/tables";

const EVERY = 8000;
const PAGE = 50;

/** What cannot be had just now stays as it was. */
function all(...lists: Promise<TableCard[]>[]): Promise<(TableCard[] | null)[]> {
  return Promise.all(lists.map((list) => list.catch(() => null)));
}

export class Lists {
  current = $state.raw<TableCard[]>([]);
  waiting = $state.raw<TableCard[]>([]);
  watchable = $state.raw<TableCard[]>([]);
  finished = $state.raw<TableCard[]>([]);
  hasMore = $state(false);
  private pages = 1;

  follow(): () => void {
    const look = () => {
      void this.loadMine();
      if (!document.hidden) void this.loadOthers();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Also while nobody looks: the page's title tells whose turn it is. */
  private async loadMine(): Promise<void> {
    const [running, open] = await all(mine("running"), mine("open"));
    if (running && open) this.current = urgentFirst([...running, ...open]);
  }

  private async loadOthers(): Promise<void> {
    const [waiting, watchable] = await all(publicTables("open"), publicTables("running"));
    if (waiting) this.waiting = waiting.filter((table) => table.seat < 0);
    if (watchable) this.watchable = watchable.filter((table) => table.seat < 0);
    const past = await mine("finished").catch(() => null);
    if (past && this.pages === 1) {
      this.finished = past;
      this.hasMore = past.length === PAGE;
    }
  }

  async loadMore(): Promise<void> {
    const next = await mine("finished", this.pages);
    this.pages += 1;
    this.finished = [...this.finished, ...next];
    this.hasMore = next.length === PAGE;
  }
}
