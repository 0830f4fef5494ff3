/** A table's stream of Server-Sent Events, read with fetch so that any seat's pass can be shown. */
import { headersOf, OutOfReach, Refused, type Pass, type Problem } from "./client";

export interface Received {
  id: string;
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
  const event: Received = { id: "", data: "" };
  for (const line of block.split("\n")) {
    if (line.startsWith("id: ")) event.id = line.slice(4);
    if (line.startsWith("data: ")) event.data += line.slice(6);
  }
  return event;
}

/** One connection: yields events until it breaks or is given up. */
export async function* listen(
  path: string,
  last: string,
  signal: AbortSignal,
  pass?: Pass,
): AsyncGenerator<Received> {
  const headers = headersOf(pass);
  if (last) headers["Last-Event-ID"] = last;
  const response = await fetch(`/api/v1${path}`, { headers, signal });
  if (!response.ok) throw new Refused((await response.json()) as Problem);
  if (!response.body) throw new OutOfReach("no body");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const cutter = new Cutter();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield* cutter.take(value);
  }
}
