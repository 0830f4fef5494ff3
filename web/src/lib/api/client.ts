/** Speaks to the server: one function for questions, one for commands; problems are exceptions. */
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type Problem = Schemas["Problem"];
export type Move = Record<string, unknown>;

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server could not be reached at all. */
export class OutOfReach extends Error {}

/** Who asks: nobody in particular means the browser's own cookie. */
export type Pass = string | undefined;

export function headersOf(pass: Pass): Record<string, string> {
  return pass ? { Authorization: `Bearer ${pass}` } : {};
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/v1${path}`, init);
  } catch (error) {
    throw new OutOfReach(String(error));
  }
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Refused((await response.json()) as Problem);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function ask<T>(path: string, pass?: Pass): Promise<T> {
  return read<T>(await send(path, { headers: headersOf(pass) }));
}

/** A command carries a key, so that sending it again after a lost answer does it only once. */
export async function order<T>(
  path: string,
  body: unknown = {},
  pass?: Pass,
  method = "POST",
): Promise<T> {
  const init: RequestInit = {
    method,
    body: JSON.stringify(body),
    headers: {
      ...headersOf(pass),
      "Content-Type": "application/json",
      "Idempotency-Key": newKey(),
    },
  };
  try {
    return await read<T>(await send(path, init));
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 800));
    return read<T>(await send(path, init));
  }
}

/** Also where the page is not served over HTTPS, and randomUUID does not exist. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
