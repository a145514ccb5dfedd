import { ANIMALS, CUBES, HEXES, isEndangered, OWNER, POINTS } from '@clade/earth';
import { copyInto, DEPTH, type Move, OP, RNG, type Seat, type State, top } from '@clade/engine';
import { ANIMAL_IDS, type AnimalId } from './animals.ts';
import { MAP } from './map.ts';
import { OPS } from './phases/index.ts';
import { DOMINANT, STATE_WORDS } from './state.ts';

/** What a move would change at once, before anybody else decides. */
export interface WhatIf {
  readonly points: readonly { readonly animal: AnimalId; readonly points: number }[];
  readonly dominance: readonly {
    readonly hex: string;
    readonly from: AnimalId | null;
    readonly to: AnimalId | null;
  }[];
  /** Animals on a tile that become endangered, or no longer are. */
  readonly endangered: readonly {
    readonly hex: string;
    readonly animal: AnimalId;
    readonly cubes: number;
    readonly now: boolean;
  }[];
  /** Something would be drawn: what it leads to is not foreseen. */
  readonly draws: boolean;
}

const tried = new Int32Array(STATE_WORDS);
const before = new Int32Array(STATE_WORDS);

/**
 * Tries a legal move on a copy and compares: dominance, endangered cubes, points. What follows by itself inside the same
 * action is included, up to the first question or draw; the rest of the round is not.
 */
export function whatIf(s: State, seat: Seat, move: Move): WhatIf {
  copyInto(tried, s);
  const depth = tried[DEPTH];
  const f = top(tried);
  OPS[tried[f + OP]].take(tried, f, seat, move, undefined);
  let draws = false;
  while (tried[DEPTH] >= depth) {
    copyInto(before, tried);
    const at = top(tried);
    if (!OPS[tried[at + OP]].step(tried, at, undefined)) break;
    if (!sameRandom(before, tried)) {
      copyInto(tried, before);
      draws = true;
      break;
    }
  }
  return { ...compare(s, tried), draws };
}

function sameRandom(a: State, b: State): boolean {
  for (let w = RNG; w < RNG + 4; w++) if (a[w] !== b[w]) return false;
  return true;
}

function compare(s: State, t: State): Omit<WhatIf, 'draws'> {
  const points: WhatIf['points'][number][] = [];
  const dominance: WhatIf['dominance'][number][] = [];
  const endangered: WhatIf['endangered'][number][] = [];
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] >= 0 && s[POINTS + a] !== t[POINTS + a]) {
      points.push({ animal: ANIMAL_IDS[a], points: t[POINTS + a] - s[POINTS + a] });
    }
  }
  for (let hex = 0; hex < HEXES; hex++) {
    const name = MAP.hexNames[hex];
    const from = s[DOMINANT + hex];
    const to = t[DOMINANT + hex];
    if (from !== to)
      dominance.push({ hex: name, from: ANIMAL_IDS[from - 1] ?? null, to: ANIMAL_IDS[to - 1] ?? null });
    for (let a = 0; a < ANIMALS; a++) {
      const now = isEndangered(t, hex, a);
      if (isEndangered(s, hex, a) === now) continue;
      endangered.push({ hex: name, animal: ANIMAL_IDS[a], cubes: t[CUBES + hex * ANIMALS + a], now });
    }
  }
  return { points, dominance, endangered };
}
