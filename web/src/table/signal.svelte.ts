/** My turn: the title says so; a sound and a notification where they are wanted. */
import type { Room } from "$lib/room.svelte";
import { prefer, settings } from "$lib/settings.svelte";
import { say } from "$lib/words.svelte";

function chime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  [660, 880].forEach((frequency, n) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(audio.currentTime + n * 0.14);
    tone.stop(audio.currentTime + n * 0.14 + 0.13);
  });
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + 0.35);
  setTimeout(() => void audio.close(), 600);
}

/** A click on it leads to the table. Some phones know no notifications of pages, and say so here. */
function notify(title: string, body: string, tag: string): void {
  try {
    const notification = new Notification(title, { body, tag, icon: "/crown.svg" });
    notification.onclick = () => window.focus();
  } catch {
    prefer({ notify: false });
  }
}

export function signalTurns(room: Room): void {
  let before = false;
  $effect(() => {
    const title = room.picture ? say(`${room.picture.game}-title`) : "Regalia";
    const mine = room.mine;
    document.title = mine ? say("page-title-my-turn", { title }) : title;
    if (mine && !before && document.hidden) {
      if (settings().sound) chime();
      if (settings().notify && Notification.permission === "granted") {
        notify(title, room.picture?.question?.text ?? "", room.id);
      }
    } else if (mine && !before && settings().sound) chime();
    before = mine;
    return () => (document.title = "Regalia");
  });
}
