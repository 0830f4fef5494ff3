/**
 * Everybody who sits at a table on this device: a room for each, one of them shown.
 * Whoever is to act is shown next; where hands are hidden a curtain falls in between.
 */
import { passesAt } from "./companions";
import { FACTS } from "./facts";
import { Room } from "./room.svelte";

/** Browsers keep few connections to one server: with more people only one of them listens. */
const MOST_STREAMS = 4;
const GLANCE_EVERY = 2500;

export class Company {
  readonly rooms: Room[];
  /** Whose eyes the table is seen with. */
  current = $state.raw<Room>() as Room;
  /** Who is asked to take the device. */
  next = $state.raw<Room | null>(null);

  constructor(readonly id: string) {
    this.rooms = [new Room(id), ...passesAt(id).map((pass) => new Room(id, pass))];
    this.current = this.rooms[0] as Room;
  }

  get several(): boolean {
    return this.rooms.length > 1;
  }

  /** Those who have a seat here. */
  get seated(): Room[] {
    return this.rooms.filter((room) => room.seat >= 0);
  }

  get hides(): boolean {
    const game = this.current.picture?.game ?? "";
    const running = this.current.picture?.status === "running";
    return running && this.seated.length > 1 && (FACTS[game]?.secrets ?? true);
  }

  /** For effects: whoever listens does so, the others look now and then and when something happens. */
  follow(): void {
    $effect(() => {
      const listening = this.rooms.length > MOST_STREAMS ? [this.current] : this.rooms;
      const closers = listening.map((room) => room.open());
      return () => closers.forEach((close) => close());
    });
    $effect(() => {
      if (this.rooms.length <= MOST_STREAMS) return;
      void this.current.picture;
      const others = this.rooms.filter((room) => room !== this.current);
      const look = () => others.forEach((room) => void room.glance());
      look();
      const timer = setInterval(look, GLANCE_EVERY);
      return () => clearInterval(timer);
    });
    $effect(() => this.settle());
  }

  /** Whoever is shown finishes first; then it is for the next one who is asked. */
  settle(): void {
    if (!this.several || this.next || this.current.pending || wants(this.current)) return;
    const waiting = this.rooms.find(wants);
    if (waiting) this.turnTo(waiting);
  }

  turnTo(room: Room): void {
    if (room === this.current) return;
    if (this.hides) this.next = room;
    else this.current = room;
  }

  lift(): void {
    if (this.next) this.current = this.next;
    this.next = null;
  }
}

/** Is something asked of whoever sits there? */
export function wants(room: Room): boolean {
  return room.mine || (room.picture?.undo.waiting.includes(room.seat) ?? false);
}
