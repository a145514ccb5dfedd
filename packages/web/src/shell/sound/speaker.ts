import { preferences } from '../preferences.ts';
import { Gate } from './gate.ts';
import type { Sound } from './sounds.ts';
import { desk, play, volumeOf } from './synth.ts';
import { lengthOf, notesOf } from './voices.ts';

interface Speaker {
  readonly audio: AudioContext;
  readonly master: GainNode;
  readonly gate: Gate;
}

let speaker: Speaker | undefined;

/** Plays the sounds of one step, as far as they may be heard. Called after a gesture only. */
export async function speak(sounds: readonly Sound[]): Promise<void> {
  if (globalThis.AudioContext === undefined) return;
  speaker ??= open();
  const { audio, master, gate } = speaker;
  // The browser puts a context to sleep that nobody has heard for a while.
  if (audio.state === 'suspended') await audio.resume();
  if (audio.state !== 'running') return;
  master.gain.value = volumeOf(preferences().volume);
  const notes = sounds.map(notesOf);
  const lengths = sounds.map(({ id }, i) => ({ id, length: lengthOf(notes[i] ?? []) }));
  const hidden = document.visibilityState === 'hidden';
  for (const [i, at] of gate.admit(lengths, hidden).entries())
    if (at !== undefined) play(audio, master, notes[i] ?? [], audio.currentTime + at / 1000);
}

function open(): Speaker {
  const audio = new AudioContext();
  return {
    audio,
    master: desk(audio, preferences().volume),
    gate: new Gate(() => audio.currentTime * 1000),
  };
}
