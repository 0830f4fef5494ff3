/** A table's stream of Server-Sent Events, read with fetch so that any seat's pass can be shown. */
import { headersOf, OutOfReach, Refused, type Pass, type Problem } from "./client";

export interface Received {
  id: string;
  kind: string;
  data: string;
}

/** Cuts a growing text into events; what is not finished stays for the next piece. */
export class Cutter {
  private rest = "";

  take(piece: string): Received[] {
    const blocks = (this.rest + piece).split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(parse).filter((event) => event.data !== "");
  }
}

function parse(block: string): Received {
  const event: Received = { id: "", kind: "", data: "" };
  for (const line of block.split("\n")) {
    if (line.startsWith("id: ")) event.id = line.slice(4);
    if (line.startsWith("event: ")) event.kind = line.slice(7);
    if (line.startsWith("data: ")) event.data += line.slice(6);
  }
  return event;
}

/** The server is never silent for so long: whoever hears nothing is cut off, and was not told. */
const SILENCE = 40_000;
const LOOK_EVERY = 5000;

/** Watches a connection by the clock on the wall, which goes on while the device sleeps. */
class Watch {
  private heard = Date.now();
  private readonly over = new AbortController();

  constructor(private readonly cut: () => void) {
    const { signal } = this.over;
    const timer = setInterval(this.look, LOOK_EVERY);
    signal.addEventListener("abort", () => clearInterval(timer));
    window.addEventListener("offline", cut, { signal });
    window.addEventListener("online", this.look, { signal });
    document.addEventListener("visibilitychange", this.look, { signal });
  }

  private look = (): void => {
    if (Date.now() - this.heard > SILENCE) this.cut();
  };

  hear(): void {
    this.heard = Date.now();
  }

  end(): void {
    this.over.abort();
  }
}

/** One connection: yields events until it breaks, falls silent or is given up. */
export async function* listen(
  path: string,
  last: string,
  signal: AbortSignal,
  pass?: Pass,
): AsyncGenerator<Received> {
  const headers = headersOf(pass);
  if (last) headers["Last-Event-ID"] = last;
  const line = new AbortController();
  const watch = new Watch(() => line.abort());
  signal.addEventListener("abort", () => line.abort(), { signal: line.signal });
  try {
    const response = await fetch(`/api/v1${path}`, { headers, signal: line.signal });
    if (!response.ok) throw new Refused((await response.json()) as Problem);
    if (!response.body) throw new OutOfReach("no body");
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const cutter = new Cutter();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      watch.hear();
      yield* cutter.take(value);
    }
  } finally {
    watch.end();
  }
}
