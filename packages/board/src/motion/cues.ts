/** What stirs in a drawing beside the journeys of pieces. */
export type CueKind =
  | 'eat'
  | 'attack'
  | 'wound'
  | 'flee'
  | 'starve'
  | 'extinct'
  | 'birth'
  | 'trait'
  | 'growth'
  | 'herd'
  | 'turned'
  | 'tile'
  | 'cover'
  | 'scored'
  | 'roll';

export interface Cue {
  readonly kind: CueKind;
  /** What stirs, by its `data-stir` or the key of its piece. */
  readonly of: string;
  /** Against whom. */
  readonly towards?: string;
}

export interface Timed extends Cue {
  /** Milliseconds from the change of the picture. */
  readonly at: number;
  readonly lasts: number;
}

/** Milliseconds. */
const LENGTHS: Readonly<Record<CueKind, number>> = {
  eat: 260,
  attack: 320,
  wound: 260,
  flee: 260,
  starve: 360,
  // The colour drains, the fossil rests, the board folds.
  extinct: 760,
  birth: 420,
  trait: 200,
  growth: 260,
  herd: 260,
  turned: 220,
  tile: 260,
  cover: 360,
  scored: 320,
  roll: 260,
};

/** An attack is answered while it is under way. */
const ANSWERED = 140;
/** Those of one kind go side by side, one a little after the other. */
const STAGGER = 60;
/** The whole answer to one move. */
const MOST = 900;

/** Where more happens at once than can be followed, the first of these are seen. */
const WEIGHT: readonly CueKind[] = [
  'extinct',
  'attack',
  'wound',
  'birth',
  'starve',
  'tile',
  'cover',
  'flee',
  'scored',
  'trait',
  'turned',
  'growth',
  'herd',
  'roll',
  'eat',
];
const SEEN = 10;

/** When each cue plays: they wait for each other, and all are over in time. `factor` is the reader's pace. */
export function timeline(cues: readonly Cue[], factor = 1): readonly Timed[] {
  const timed: Timed[] = [];
  let free = 0;
  let before: Timed | undefined;
  for (const cue of weightiest(merged(cues))) {
    const lasts = LENGTHS[cue.kind];
    const answers = before?.kind === 'attack' && cue.kind !== 'attack';
    const at =
      before === undefined
        ? 0
        : answers
          ? before.at + ANSWERED
          : before.kind === cue.kind
            ? before.at + STAGGER
            : free;
    before = { ...cue, at, lasts };
    timed.push(before);
    free = Math.max(free, at + lasts);
  }
  const squeeze = Math.min(1, ...timed.map(({ at, lasts }) => (at === 0 ? 1 : (MOST - lasts) / at)));
  return timed.map((cue) => ({ ...cue, at: cue.at * squeeze * factor, lasts: cue.lasts * factor }));
}

/** A species stirs once in each way. */
function merged(cues: readonly Cue[]): readonly Cue[] {
  const seen = new Set<string>();
  return cues.filter(({ kind, of }) => {
    const key = `${kind} ${of}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function weightiest(cues: readonly Cue[]): readonly Cue[] {
  if (cues.length <= SEEN) return cues;
  const order = [...cues].sort((a, b) => WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind));
  const kept = new Set(order.slice(0, SEEN));
  return cues.filter((cue) => kept.has(cue));
}
