/** One crossfade for the whole board: cards and meeples go from any place on it to any other. */
import { travel } from "$lib/motion";

export const [send, receive] = travel(380);
