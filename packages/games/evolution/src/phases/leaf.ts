import * as engine from '@clade/engine';
import { defineOp, pop, refusal, type Seat, type State } from '@clade/engine';
import type { EvoEmit } from '../events.ts';
import { LEAF_MOVE, leafMove, leafSpecies, leafTrait, verbOf } from '../moves.ts';
import { refuseSpecies } from '../refusals.ts';
import * as state from '../state.ts';
import { nextSeat, rowEnd, rowStart, speciesAt } from '../state.ts';
import { FROM_BANK, take } from '../take.ts';
import {
  countBits,
  FERTILE,
  FERTILE_BIT,
  LEAF_ORDER,
  LEAF_TRAITS,
  type LeafTrait,
  LONG_NECK_BIT,
  TRAITS,
  traitNumber,
} from '../traits.ts';
import { notNow } from './not-now.ts';

const { A, SEAT } = engine;
const { BANK, FAT, FOOD, LEAF, MAX_SIZE, PLAYERS, POPULATION } = state;

/**
 * EVO-3.5.4 to EVO-3.5.7: the leaf effects, player by player in turn order. The frame's seat is the player being
 * processed, register A the number of players finished. Effects that are still to act are bits in each species.
 */
export const leaf = defineOp({
  name: 'leaf',
  step(s, f, emit) {
    for (; s[f + A] < s[PLAYERS]; s[f + A]++) {
      const seat = s[f + SEAT];
      if (armed(s, seat) !== 0) {
        if (orderMatters(s, seat)) return false;
        actInOrder(s, seat, DEFAULT_ORDER, emit);
      }
      s[f + SEAT] = nextSeat(s, seat);
    }
    pop(s);
    return true;
  },
  decision: (_s, _f, seat) => ({ seat, kind: 'leaf-order', rule: 'EVO-3.5.7', optional: false, group: 0 }),
  moves(s, _f, seat, out) {
    const start = rowStart(s, seat);
    for (let i = start; i < rowEnd(s, seat); i++) {
      for (const trait of LEAF_NUMBERS) {
        if ((s[speciesAt(i) + LEAF] & (1 << trait)) !== 0) out.add(leafMove(i - start, trait));
      }
    }
  },
  take(s, _f, seat, move, emit) {
    act(s, seat, rowStart(s, seat) + leafSpecies(move), leafTrait(move), emit);
  },
  explain(s, _f, seat, move) {
    if (verbOf(move) !== LEAF_MOVE) return notNow(move, 'choose which leaf effect acts next', 'EVO-3.5.7');
    const species = leafSpecies(move);
    const missing = refuseSpecies(s, seat, species, 'EVO-3.5.4');
    if (missing) return missing;
    const trait = leafTrait(move);
    if ((s[speciesAt(rowStart(s, seat) + species) + LEAF] & (1 << trait)) !== 0) return undefined;
    return refusal('no-such-effect', 'EVO-3.5.4', { species: species + 1, trait: TRAITS[trait] });
  },
});

/** Ascending trait numbers, as the moves are listed. */
const LEAF_NUMBERS = LEAF_TRAITS.map(traitNumber);
/** EVO-3.5.5. */
const DEFAULT_ORDER = LEAF_ORDER.map(traitNumber);
const FERTILE_LAST = [...DEFAULT_ORDER.filter((trait) => trait !== FERTILE), FERTILE];

/** What each leaf does for the species at place `index` of the table. */
const EFFECTS: Readonly<Record<LeafTrait, (s: State, seat: Seat, index: number, emit: EvoEmit) => void>> = {
  'fat-tissue': useFat,
  fertile: grow,
  'long-neck': (s, seat, index, emit) => {
    take(s, seat, index, 1, FROM_BANK, false, 'long-neck', emit);
  },
};
const EFFECT_OF = TRAITS.map((id) => (EFFECTS as Partial<typeof EFFECTS>)[id as LeafTrait]);

/** All leaf effects of a row that are still to act. */
function armed(s: State, seat: Seat): number {
  let bits = 0;
  for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) bits |= s[speciesAt(i) + LEAF];
  return bits;
}

function act(s: State, seat: Seat, index: number, trait: number, emit: EvoEmit): void {
  s[speciesAt(index) + LEAF] &= ~(1 << trait);
  EFFECT_OF[trait]?.(s, seat, index, emit);
}

/** EVO-6.9. */
function grow(s: State, seat: Seat, index: number, emit: EvoEmit): void {
  const at = speciesAt(index);
  // EVO-6.9.2: never above the maximum.
  if (s[at + POPULATION] === MAX_SIZE) return;
  const population = ++s[at + POPULATION];
  const species = index - rowStart(s, seat);
  if (emit) emit({ type: 'fertile', rule: 'EVO-6.9', seat, species, population });
}

/** EVO-6.7: as much fat as fits moves to the board; that is no take-event. */
function useFat(s: State, seat: Seat, index: number, emit: EvoEmit): void {
  const at = speciesAt(index);
  const count = Math.min(s[at + FAT], s[at + POPULATION] - s[at + FOOD]);
  if (count <= 0) return;
  s[at + FAT] -= count;
  s[at + FOOD] += count;
  if (emit) emit({ type: 'fat-used', rule: 'EVO-6.7', seat, species: index - rowStart(s, seat), count });
}

/** All armed effects of a row, trait by trait, each from left to right. */
function actInOrder(s: State, seat: Seat, order: readonly number[], emit: EvoEmit): void {
  for (const trait of order) {
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
      if ((s[speciesAt(i) + LEAF] & (1 << trait)) !== 0) act(s, seat, i, trait, emit);
    }
  }
}

/**
 * EVO-3.5.7: do two orders of the seat's effects end in different positions? With an unlimited bank a growth can only
 * make room, so every order lies between "Fertile first" and "Fertile last", and it is enough to compare those two.
 */
function orderMatters(s: State, seat: Seat): boolean {
  const bits = armed(s, seat);
  if (countBits(bits) > 1 && (bits & FERTILE_BIT) !== 0 && fertileWillAct(s, seat)) {
    const first = new Int32Array(s);
    const last = new Int32Array(s);
    actInOrder(first, seat, DEFAULT_ORDER, undefined);
    actInOrder(last, seat, FERTILE_LAST, undefined);
    if (!sameRow(first, last, seat)) return true;
  }
  return s[BANK] >= 0 && bankMayRunOut(s, seat) && ordersDiffer(s, seat);
}

function fertileWillAct(s: State, seat: Seat): boolean {
  for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
    const at = speciesAt(i);
    if ((s[at + LEAF] & FERTILE_BIT) !== 0 && s[at + POPULATION] < MAX_SIZE) return true;
  }
  return false;
}

function sameRow(a: State, b: State, seat: Seat): boolean {
  const end = speciesAt(rowEnd(a, seat));
  for (let at = speciesAt(rowStart(a, seat)); at < end; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** EVO-10.1 `foodBankLimit`: each Long Neck can pass one take of at most two tokens to every species of the row. */
function bankMayRunOut(s: State, seat: Seat): boolean {
  let necks = 0;
  for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
    if ((s[speciesAt(i) + LEAF] & LONG_NECK_BIT) !== 0) necks++;
  }
  return necks > 0 && s[BANK] < 2 * necks * (rowEnd(s, seat) - rowStart(s, seat));
}

/** Effects beyond which all orders are not tried one by one; the owner is then simply asked. */
const TOO_MANY = 6;

/** Tries every order; only reached when a limited bank is nearly empty. */
function ordersDiffer(s: State, seat: Seat): boolean {
  let effects = 0;
  for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) effects += countBits(s[speciesAt(i) + LEAF]);
  if (effects > TOO_MANY) return true;
  const expected = new Int32Array(s);
  actInOrder(expected, seat, DEFAULT_ORDER, undefined);
  const differs = (t: State): boolean => {
    if (armed(t, seat) === 0) return !sameRow(t, expected, seat);
    for (let i = rowStart(t, seat); i < rowEnd(t, seat); i++) {
      for (let rest = t[speciesAt(i) + LEAF]; rest !== 0; rest &= rest - 1) {
        const next = new Int32Array(t);
        act(next, seat, i, 31 - Math.clz32(rest & -rest), undefined);
        if (differs(next)) return true;
      }
    }
    return false;
  };
  return differs(s);
}
