/**
 * Everybody who sits at a table on this device: a room for each, one of them shown.
 * Whoever is to act is shown next; where hands are hidden a curtain falls in between.
 */
import { passesAt } from "./companions";
import { FACTS } from "./facts";
import { Room } from "./room.svelte";

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

  open(): () => void {
    const closers = this.rooms.map((room) => room.open());
    return () => closers.forEach((close) => close());
  }

  /** To be called whenever anything has changed. */
  settle(): void {
    if (!this.several || this.next || wants(this.current)) return;
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
