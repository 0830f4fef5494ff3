/** What happens at the table is heard: each game says which of its events sound, and how. */
import { untrack } from "svelte";
import { on } from "svelte/events";
import { withoutUntold, type Line, type Picture, type Room, type Suspense } from "$lib/room.svelte";
import type { Sound } from "$lib/score";
import { sound, unlock } from "$lib/sound";
import { folderOf } from "../games";

/** So many are told apart by ear. */
const MOST = 3;

/**
 * The sounds of what was just played, each once, in their order. What a board has not come to yet is
 * silent, all but the dice: they are what it waits for.
 */
export function soundsOf(
  lines: Line[],
  suspense: Suspense | null,
  sounds: Partial<Record<string, Sound>>,
): Sound[] {
  const told = new Set(withoutUntold(lines, suspense).flatMap((line) => line.sentences));
  const heard = lines
    .filter((line) => line.kind === "moved" || line.kind === "started")
    .flatMap((line) => line.sentences)
    .filter((sentence) => told.has(sentence) || sounds[sentence.kind] === "dice")
    .flatMap((sentence) => sounds[sentence.kind] ?? []);
  return [...new Set(heard)].slice(0, MOST);
}

/** Did one play lead from that picture to this one? What else is shown was there before. */
function follows(picture: Picture | null, before: Picture | null): boolean {
  return before !== null && picture?.number === before.number + 1;
}

export function hearPlays(room: Room): void {
  let before: Picture | null = null;
  let seen: Line[] = [];
  let rung = new Set<Sound>();
  let silent = true;
  $effect(() => {
    const { latest, picture, suspense } = room;
    if (latest !== seen) {
      silent = !follows(picture, before);
      rung = new Set();
    }
    [before, seen] = [picture, latest];
    const sounds = picture && folderOf(picture.game)?.sounds;
    if (silent || !sounds) return;
    const fresh = soundsOf(latest, suspense, sounds).filter((each) => !rung.has(each));
    for (const each of fresh) rung.add(each);
    untrack(() => fresh.forEach(sound));
  });
  $effect(() => {
    const offs = (["click", "keydown"] as const).map((name) =>
      on(window, name, () => void unlock()),
    );
    return () => offs.forEach((off) => off());
  });
}
