/** One voice for the whole page: browsers let it speak from the first click or key on. */
import { settings, type Volume } from "./settings.svelte";
import { BEATS, SCORES, SHAKES, type Signal, type Stroke } from "./score";

const VOLUMES: Record<Volume, number> = { off: 0, low: 0.3, full: 1 };
/** What would begin later than that is left out: it would be a sound of long ago. */
const LATEST = 1.6;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** When the last sound leaves room for another. */
let free = 0;

/** Called by every click and key while a table is open; done once the voice can speak. */
export async function unlock(): Promise<void> {
  if (settings().sound === "off") return;
  audio ??= new AudioContext();
  if (audio.state !== "running") await audio.resume();
}

/** Nothing before the first click: it would come late, with that click. */
export function sound(signal: Signal): void {
  shake(signal);
  const volume = VOLUMES[settings().sound];
  if (!volume || audio?.state !== "running") return;
  const start = Math.max(audio.currentTime, free);
  if (start > audio.currentTime + LATEST) return;
  free = start + BEATS[signal];
  perform(audio, signal, start, volume);
}

export function shake(signal: Signal): void {
  const pattern = SHAKES[signal];
  if (!pattern || !settings().vibration || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}

function perform(context: AudioContext, signal: Signal, start: number, volume: number): void {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const stroke of SCORES[signal]) strike(context, stroke, start + stroke.at, out);
}

function strike(context: AudioContext, stroke: Stroke, start: number, out: AudioNode): void {
  const { lasts, volume } = stroke;
  const fading = context.createGain();
  fading.gain.setValueAtTime(0, start);
  fading.gain.linearRampToValueAtTime(volume, start + 0.004);
  fading.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  fading.connect(out);
  const source = stroke.breadth ? rustle(context, stroke, start) : ring(context, stroke, start);
  source.connect(fading);
}

function ring(context: AudioContext, stroke: Stroke, start: number): AudioNode {
  const tone = context.createOscillator();
  slide(tone.frequency, stroke, start);
  tone.start(start);
  tone.stop(start + stroke.lasts);
  return tone;
}

function rustle(context: AudioContext, stroke: Stroke, start: number): AudioNode {
  const source = context.createBufferSource();
  const sieve = context.createBiquadFilter();
  source.buffer = hiss ??= noiseOf(context);
  sieve.type = "bandpass";
  sieve.Q.value = stroke.breadth ?? 1;
  slide(sieve.frequency, stroke, start);
  source.connect(sieve);
  source.start(start, Math.random() * 0.5, stroke.lasts);
  return sieve;
}

function slide(pitch: AudioParam, stroke: Stroke, start: number): void {
  pitch.setValueAtTime(stroke.pitch, start);
  pitch.exponentialRampToValueAtTime(stroke.to ?? stroke.pitch, start + stroke.lasts);
}

/** A second of noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return buffer;
}
