import { KINDS, topOpFrom } from '@clade/earth';
import { A, B, C, D, DEPTH, FRAMES, OP, SEAT, type Seat, type State, top } from '@clade/engine';
import { CARD_IDS } from './card-ids.ts';
import { SECTION_OF, WANDERLUST_SPACE } from './display.ts';
import { undecidedAnimal } from './phases/deal-traits.ts';
import { OPS } from './phases/index.ts';
import {
  ACTION_OP,
  BEGIN_OP,
  CARD_OP,
  CHOOSING_OP,
  DEAL_TRAITS_OP,
  RESEED_OP,
  TURNS_OP,
} from './phases/ops.ts';
import { keepingAnimal } from './phases/reseed.ts';

/** Number of the Wanderlust section. */
const WANDERLUST_SECTION = SECTION_OF[WANDERLUST_SPACE];

export type Phase = 'choosing' | 'traits' | 'set-up' | 'turns' | 'reseed' | 'over';

export function phaseOf(s: State): Phase {
  if (s[DEPTH] === 0) return 'over';
  const op = s[top(s) + OP];
  if (op === RESEED_OP) return 'reseed';
  if (op === DEAL_TRAITS_OP) return 'traits';
  switch (s[FRAMES + OP]) {
    case CHOOSING_OP:
      return 'choosing';
    case BEGIN_OP:
      return 'set-up';
    default:
      return 'turns';
  }
}

/** The animal whose turn it is; -1 before the first turn and at the end. */
export function turnOf(s: State): number {
  return s[DEPTH] > 0 && s[FRAMES + OP] === TURNS_OP ? s[FRAMES + A] : -1;
}

/** The animal that the present question is about, as `viewer` may know it; -1 when nobody is asked. */
export function animalAsked(s: State, viewer: Seat): number {
  if (s[DEPTH] === 0 || s[FRAMES + OP] === CHOOSING_OP) return -1;
  const f = top(s);
  if (s[f + OP] === DEAL_TRAITS_OP) return undecidedAnimal(s, viewer);
  switch (OPS[s[f + OP]].decision(s, f, 0).kind) {
    case 'arrivals':
      return Math.floor(s[f + D] / 6);
    case 'regression-loss':
      return Math.floor(s[f + C] / KINDS);
    case 'resilience':
      return keepingAnimal(s, f);
    case 'disease':
    case 'symbiotic':
      return s[f + C];
    default:
      return s[f + A];
  }
}

/** The card that is being carried out; -1 without one. */
export function cardAsked(s: State): number {
  return topOpFrom(s, CARD_OP, CARD_IDS.length);
}

/** The kind of the special pawn that is placed, or of the disk that Abundance puts on Earth; -1 otherwise. */
export function elementAsked(s: State): number {
  if (s[DEPTH] === 0) return -1;
  const f = top(s);
  const { kind } = OPS[s[f + OP]].decision(s, f, 0);
  return kind === 'special-space' || kind === 'abundance-corner' ? s[f + C] - 1 : -1;
}

/** Terrain of the tile that Wanderlust has taken and not laid yet; -1 without one (DSM-5.11.1, DSM-5.11.2). */
export function tileInHand(s: State): number {
  if (s[DEPTH] === 0) return -1;
  const f = top(s);
  return s[f + OP] === ACTION_OP + WANDERLUST_SECTION && s[f + B] === 1 ? s[f + C] : -1;
}

/** The seat that looks at trait cards in Gene Expression, which is the one that is asked. */
export function lookingSeat(s: State): Seat {
  return s[top(s) + SEAT];
}
