/** The lists on the home page, asked for again now and then while somebody looks. */
import { mine, publicTables, urgentFirst, type TableCard } from "$lib/tables";

const EVERY = 8000;
const PAGE = 50;

export class Lists {
  current = $state.raw<TableCard[]>([]);
  waiting = $state.raw<TableCard[]>([]);
  watchable = $state.raw<TableCard[]>([]);
  finished = $state.raw<TableCard[]>([]);
  hasMore = $state(false);
  private pages = 1;

  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** What cannot be had just now stays as it was. */
  private async load(): Promise<void> {
    const lists = [mine("running"), mine("open"), publicTables("open"), publicTables("running")];
    const [running, open, waiting, watchable] = await Promise.all(
      [...lists].map((list) => list.catch(() => null)),
    );
    if (running && open) this.current = urgentFirst([...running, ...open]);
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
