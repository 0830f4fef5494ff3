/** How the doors of this server stand: what somebody new can do here. */
import { ask, type Schemas } from "./api/client";

export type Door = Schemas["DoorShown"];

const state = $state<{ door: Door }>({
  door: { accounts: "open", guests: true, public_tables: true, password: false },
});

export function door(): Door {
  return state.door;
}

export async function askDoor(): Promise<void> {
  state.door = await ask<Door>("/door");
}

/** May everybody come in as a guest, without being asked for anything? */
export function isWideOpen(): boolean {
  return state.door.guests && !state.door.password;
}
