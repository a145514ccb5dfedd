import type { Note } from './voices.ts';
import { USUAL_VOLUME } from './volume.ts';

/** An exponential curve never reaches zero; this is silence. */
const SILENCE = 1e-4;
const NOISE_SECONDS = 0.25;
const MASTER = 0.35;
const SOFT = 6000;

/** What all sounds pass: nothing shrill, nothing loud. */
export function desk(audio: BaseAudioContext, volume: number): GainNode {
  const master = audio.createGain();
  const soft = audio.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = SOFT;
  master.gain.value = volumeOf(volume);
  master.connect(soft).connect(audio.destination);
  return master;
}

/** Gain of a volume in per cent; ears hear squares. */
export function volumeOf(percent: number): number {
  return MASTER * (percent / USUAL_VOLUME) ** 2;
}

/** Plays notes from the second `start` on. */
export function play(audio: BaseAudioContext, into: AudioNode, notes: readonly Note[], start: number): void {
  for (const note of notes) {
    const from = start + note.at / 1000;
    const peak = from + note.attack / 1000;
    const end = peak + note.decay / 1000;
    const source = sourceOf(audio, note, from, end);
    const shaped = note.filter ? filtered(audio, source, note.filter, from, end) : source;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(SILENCE, from);
    loudness.gain.exponentialRampToValueAtTime(note.gain, peak);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    loudness.gain.setValueAtTime(0, end);
    const heard = note.tremolo ? trembling(audio, shaped, note.tremolo, from, end) : shaped;
    heard.connect(loudness).connect(into);
  }
}

function sourceOf(audio: BaseAudioContext, note: Note, from: number, end: number): AudioNode {
  if (note.source === 'noise') {
    const hiss = audio.createBufferSource();
    hiss.buffer = pinkNoise(audio);
    hiss.start(from);
    hiss.stop(end);
    return hiss;
  }
  const tone = audio.createOscillator();
  tone.type = note.source;
  tone.frequency.setValueAtTime(note.pitch ?? 440, from);
  if (note.glide !== undefined) tone.frequency.exponentialRampToValueAtTime(note.glide, end);
  tone.start(from);
  tone.stop(end);
  return tone;
}

function filtered(
  audio: BaseAudioContext,
  source: AudioNode,
  { type, pitch, glide, q, lift }: NonNullable<Note['filter']>,
  from: number,
  end: number,
): AudioNode {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(pitch, from);
  if (glide !== undefined) filter.frequency.exponentialRampToValueAtTime(glide, end);
  if (q !== undefined) filter.Q.value = q;
  const louder = audio.createGain();
  louder.gain.value = lift;
  return source.connect(filter).connect(louder);
}

function trembling(
  audio: BaseAudioContext,
  source: AudioNode,
  { rate, depth }: NonNullable<Note['tremolo']>,
  from: number,
  end: number,
): AudioNode {
  const level = audio.createGain();
  const wave = audio.createOscillator();
  const swing = audio.createGain();
  level.gain.value = 1 - depth;
  swing.gain.value = depth;
  wave.frequency.value = rate;
  wave.connect(swing).connect(level.gain);
  wave.start(from);
  wave.stop(end);
  return source.connect(level);
}

const NOISES = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Pink noise, always the same (Paul Kellet's filter over a plain generator). */
function pinkNoise(audio: BaseAudioContext): AudioBuffer {
  const known = NOISES.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let [a, b, c, seed] = [0, 0, 0, 7];
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const white = seed / 2 ** 31 - 1;
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    samples[i] = Math.max(-1, Math.min(1, (a + b + c + white * 0.1848) * 0.28));
  }
  NOISES.set(audio, buffer);
  return buffer;
}
