import type { Sound, SoundId } from './sounds.ts';

/** One note: a source, its envelope and its filter. Times in milliseconds, pitches in hertz. */
export interface Note {
  readonly source: 'sine' | 'triangle' | 'noise';
  /** Noise has none. */
  readonly pitch?: number;
  /** Where the pitch glides to. */
  readonly glide?: number;
  readonly at: number;
  readonly attack: number;
  readonly decay: number;
  /** Peak before the master volume. */
  readonly gain: number;
  readonly filter?: {
    readonly type: BiquadFilterType;
    readonly pitch: number;
    readonly glide?: number;
    readonly q?: number;
    /** What the filter takes away is given back: by how much its output is louder again. */
    readonly lift: number;
  };
  readonly tremolo?: { readonly rate: number; readonly depth: number };
}

const TONE = 2 ** (1 / 6);
const SEMITONE = 2 ** (1 / 12);
/** A turn has so many leaves that sound higher, a score so many numbers that are heard. */
const LEAVES = 5;
const ROLLS = 4;
const LEAF_APART = 90;
const ROLL_APART = 70;

type Tone = Omit<Note, 'source' | 'at' | 'pitch'>;

const sine = (pitch: number, at: number, tone: Tone): Note => ({ source: 'sine', pitch, at, ...tone });
const triangle = (pitch: number, at: number, tone: Tone): Note => ({
  source: 'triangle',
  pitch,
  at,
  ...tone,
});
const noise = (at: number, tone: Tone): Note => ({ source: 'noise', at, ...tone });

const PAPER = { type: 'bandpass', pitch: 2400, glide: 1200, q: 0.8, lift: 1.75 } as const;
const WOOD = { type: 'lowpass', pitch: 700, lift: 1.5 } as const;
const DRY = { type: 'lowpass', pitch: 900, lift: 1.2 } as const;
const SHELL = { type: 'bandpass', pitch: 1100, q: 6, lift: 9 } as const;
const WARM = { type: 'lowpass', pitch: 3000, lift: 1 } as const;

const VOICES: Readonly<Record<SoundId, (sound: Sound) => readonly Note[]>> = {
  card: () => [noise(0, { attack: 2, decay: 70, gain: 0.1, filter: PAPER })],
  reveal: () => [
    noise(0, { attack: 2, decay: 60, gain: 0.09, filter: PAPER }),
    triangle(660, 62, { attack: 4, decay: 140, gain: 0.07 }),
  ],
  food: ({ count = 1, step = 0 }) =>
    Array.from({ length: Math.min(count, LEAVES) }, (_, i) => {
      const up = TONE ** Math.min(step + i, LEAVES - 1);
      return sine(520 * up, i * LEAF_APART, { glide: 640 * up, attack: 3, decay: 90, gain: 0.1 });
    }),
  bite: () =>
    [0, 70].flatMap((at) => [
      noise(at, { attack: 1, decay: 55, gain: 0.07, filter: DRY }),
      triangle(150, at, { glide: 90, attack: 1, decay: 55, gain: 0.09, filter: DRY }),
    ]),
  defended: () => [triangle(220, 0, { attack: 1, decay: 90, gain: 0.13, filter: SHELL })],
  extinct: () =>
    [220, 165].map((pitch) =>
      sine(pitch, 0, {
        glide: pitch / 2,
        attack: 20,
        decay: 620,
        gain: 0.055,
        tremolo: { rate: 6, depth: 0.15 },
      }),
    ),
  birth: () =>
    [392, 494, 587].map((pitch, i) => triangle(pitch, i * 60, { attack: 5, decay: 160, gain: 0.07 })),
  tile: () => [
    noise(0, { attack: 1, decay: 80, gain: 0.07, filter: WOOD }),
    sine(130, 0, { attack: 1, decay: 80, gain: 0.08 }),
  ],
  pawn: () => [triangle(310, 0, { glide: 260, attack: 1, decay: 60, gain: 0.12 })],
  refused: () => [triangle(180, 0, { attack: 1, decay: 40, gain: 0.12 })],
  score: ({ count = 1 }) =>
    Array.from({ length: Math.min(count, ROLLS) }, (_, i) =>
      sine(784 * SEMITONE ** i, i * ROLL_APART, { attack: 3, decay: 110, gain: 0.08 }),
    ),
  turn: () => [587, 784].map((pitch, i) => sine(pitch, i * 110, { attack: 8, decay: 220, gain: 0.12 })),
  win: () => [392, 494, 587, 784].map(chord),
  lose: () => [784, 392].map(chord),
};

function chord(pitch: number, i: number): Note {
  return triangle(pitch, i * 110, { attack: 8, decay: 420, gain: 0.1, filter: WARM });
}

/** The notes of a sound. */
export function notesOf(sound: Sound): readonly Note[] {
  return VOICES[sound.id](sound);
}

/** Milliseconds until all of them are silent. */
export function lengthOf(notes: readonly Note[]): number {
  return Math.max(...notes.map(({ at, attack, decay }) => at + attack + decay));
}
