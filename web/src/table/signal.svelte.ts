/** My turn, or a letter for me: the title says so; a sound and a notification where they are wanted. */
import { untrack } from "svelte";
import type { Room } from "$lib/room.svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound";
import { say } from "$lib/words.svelte";
import { folderOf } from "../games";

const TURN = "turn";

/** By the worker, where there is one: phones know no other way. A click on it leads to the table. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  const data = location.href;
  const shown = { body, tag, data, icon: "/crown.svg", renotify: true };
  if ("serviceWorker" in navigator) {
    await navigator.serviceWorker.register("/signal.js");
    await (await navigator.serviceWorker.ready).showNotification(title, shown);
  } else {
    new Notification(title, shown).onclick = () => window.focus();
  }
}

/** What calls for me, in words: the question, and what else waits for my answer. */
function callsOn(room: Room): Map<string, string> {
  const { picture, seat } = room;
  const calls = new Map<string, string>();
  if (picture?.choices.length) calls.set(TURN, picture.question?.text ?? "");
  const view = room.live && seat >= 0 ? picture?.view : null;
  const letters = view && folderOf(view.game)?.letters?.(view, seat, (of) => room.name(of));
  for (const [key, words] of letters ?? []) calls.set(key, words);
  return calls;
}

function signal(room: Room, title: string, words: string): void {
  sound("turn");
  if (!document.hidden || !settings().notify || Notification.permission !== "granted") return;
  notify(title, words, room.id).catch(() => {
    room.notice = { text: say("page-notification-failed"), rule: "", kind: "failure" };
  });
}

export function signalTurns(room: Room): void {
  let known = new Set<string>();
  let unsaid = new Map<string, string>();
  $effect(() => {
    const title = room.picture ? say(`${room.picture.game}-title`) : "Regalia";
    document.title = room.mine ? say("page-title-my-turn", { title }) : title;
    return () => (document.title = "Regalia");
  });
  $effect(() => {
    const calls = callsOn(room);
    const isNew = ([key]: [string, string]) => unsaid.has(key) || !known.has(key);
    unsaid = new Map([...calls].filter(isNew));
    known = new Set(calls.keys());
    if (room.pending || !unsaid.size) return;
    const words = [...unsaid.values()].join(" ");
    unsaid = new Map();
    untrack(() => signal(room, say(`${room.picture?.game}-title`), words));
  });
}
