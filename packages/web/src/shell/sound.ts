import { preferences } from './preferences.ts';

/** Milliseconds within which one call is enough. */
const APART = 1500;

let context: AudioContext | undefined;
let last = 0;

/** Two short notes, a fifth apart: it is my turn. */
export function playTurnSound(): void {
  const now = Date.now();
  if (!preferences().sound || now - last < APART || globalThis.AudioContext === undefined) return;
  last = now;
  context ??= new AudioContext();
  // A page that nobody has touched yet may not be heard; the browser then keeps the context asleep.
  void context.resume().then(() => {
    if (context === undefined || context.state !== 'running') return;
    note(context, 523.25, 0);
    note(context, 783.99, 0.11);
  });
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.32);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.34);
}
