/** Whether a deal is allowed, asked of the server while it is being built. */
import type { Move } from "$lib/api/client";
import type { Room, Sentence } from "$lib/room.svelte";
import { isEmpty } from "./draft";

export type Verdict =
  { kind: "empty" } | { kind: "asking" } | { kind: "allowed" } | { kind: "refused"; why: Sentence };

const PATIENCE = 120;

/** All three are read anew when they change; what the list of choices holds needs no asking. */
export function judge(where: () => Room, move: () => Move, known: () => boolean): () => Verdict {
  let verdict = $state.raw<Verdict>({ kind: "empty" });
  $effect(() => {
    const room = where();
    const asked = move();
    void room.picture;
    if (isEmpty(asked)) verdict = { kind: "empty" };
    else if (known()) verdict = { kind: "allowed" };
    else {
      verdict = { kind: "asking" };
      let current = true;
      const timer = setTimeout(async () => {
        try {
          const why = await room.why(asked);
          if (current) verdict = why ? { kind: "refused", why } : { kind: "allowed" };
        } catch (error) {
          if (current) room.complain(error);
        }
      }, PATIENCE);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    }
    return undefined;
  });
  return () => verdict;
}
