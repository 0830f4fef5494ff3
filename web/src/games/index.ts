/** The boards by game; each is loaded when a table of it is opened. */
import type { Component } from "svelte";
import type { Room } from "$lib/room.svelte";

/**
 * What a board is given. It reads `room.picture`, offers `room.choices` and calls `room.play`.
 * In a replay `room` is a player of the past: nothing can be chosen there.
 */
export interface BoardProps {
  room: Room;
}

type BoardModule = { default: Component<BoardProps> };

export const BOARDS: Record<string, () => Promise<BoardModule>> = {
  majesty: () => import("./majesty/Board.svelte"),
  royals: () => import("./royals/Board.svelte"),
  "royals-cards": () => import("./royals-cards/Board.svelte"),
  "royal-wedding": () => import("./royal-wedding/Board.svelte"),
};

export const GAMES = Object.keys(BOARDS);
