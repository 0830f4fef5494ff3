/** Something went wrong on a page without a table: what to say, in the person's language. */
import { OutOfReach, Refused } from "./api/client";
import { say } from "./words.svelte";

export function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.problem.detail;
  if (error instanceof OutOfReach) return say("page-out-of-reach");
  throw error;
}

const LONG = 1500;

/** Tries something, and remembers what went wrong and whether it is still going on. */
export class Attempt {
  busy = $state(false);
  trouble = $state("");
  /** It takes longer than usual: a server that was just started compiles the rules first. */
  long = $state(false);

  async run(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    const timer = setTimeout(() => (this.long = true), LONG);
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = wordsFor(error);
      return false;
    } finally {
      clearTimeout(timer);
      this.busy = this.long = false;
    }
  }
}
