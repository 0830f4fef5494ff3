/** What the operator announces to everybody, asked for now and then while somebody looks. */
import { ask, type Schemas } from "./api/client";

type Announcement = Schemas["Announcement"];

const EVERY = 30_000;
const state = $state<{ now: Announcement; read: number }>({ now: { text: "", at: 0 }, read: 0 });

/** Empty: nothing is announced, or it has been read and put away. */
export function announced(): string {
  return state.now.at > state.read ? state.now.text : "";
}

export function putAway(): void {
  state.read = state.now.at;
}

export function follow(): () => void {
  const look = async () => {
    if (!document.hidden)
      state.now = await ask<Announcement>("/announcement").catch(() => state.now);
  };
  void look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
