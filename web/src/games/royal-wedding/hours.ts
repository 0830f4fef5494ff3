/** The server's time, as near as it is known here. */
let ahead = -Infinity;

/**
 * What a picture says of the time is late by as long as the picture was on its way or waited to be
 * shown: the one that says the most is the nearest.
 */
export function hearTime(told: number): void {
  ahead = Math.max(ahead, told - performance.now() / 1000);
}

/** In seconds; 0 while nothing is known. */
export function serverTime(): number {
  return ahead === -Infinity ? 0 : ahead + performance.now() / 1000;
}

/** Seconds as minutes and seconds: 4:05. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
