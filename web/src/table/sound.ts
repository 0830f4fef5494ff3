/** One voice for the whole page: browsers let it speak from the first click or key on. */
import { settings } from "$lib/settings.svelte";

const TONES = [660, 880];
let audio: AudioContext | null = null;

/** Called by every click and key while a table is open. */
export function unlock(): void {
  if (!settings().sound) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
}

/** Nothing before the first click: it would come late, with that click. */
export function chime(): void {
  if (audio?.state !== "running") return;
  const volume = audio.createGain();
  volume.connect(audio.destination);
  for (const [n, frequency] of TONES.entries()) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(audio.currentTime + n * 0.14);
    tone.stop(audio.currentTime + n * 0.14 + 0.13);
  }
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + 0.35);
}
