import { type Move, type MoveList, type Refusal, refusal, type Seat, type State } from '@clade/engine';
import { cardName, KIND_TRAIT, KINDS } from './cards.ts';
import { discardFromHand } from './deck.ts';
import type { EvoEmit } from './events.ts';
import { distinctKinds, removeFromHand } from './hand.ts';
import {
  GROW_BODY,
  GROW_POPULATION,
  NEW_LEFT,
  NEW_RIGHT,
  PUT_TRAIT,
  playAction,
  playKind,
  playMove,
  playReplaced,
  playSpecies,
} from './moves.ts';
import { REPLACE_ONLY_WHEN_FULL, REPLACED_FAT_TO_BAG } from './options.ts';
import { refuseCard, refuseSpecies } from './refusals.ts';
import { addTrait, insertSpecies, replaceTrait } from './row.ts';
import * as state from './state.ts';
import { freeBoards, rowEnd, rowStart, speciesAt, speciesCount } from './state.ts';
import { countBits, TRAITS } from './traits.ts';

const { BOARD_LIMIT, BODY, CARDS, FLAGS, MAX_SIZE, POPULATION, SPECIES_WORDS, TRAIT_LIMIT, TRAIT_SET } =
  state;

/** The four things a card can do (EVO-3.4.3 to EVO-3.4.6), for sequential and for quick play. */

/** Scratch of `playMoves`: low bits of the moves that every card allows, and the trait set of each species. */
let common = new Int32Array(64);
let traitSets = new Int32Array(32);
const kinds = new Int32Array(128);

/** Marks a species at the trait limit; above all trait bits. */
const FULL = 1 << 30;

/** Appends every legal way to play a card from hand, ascending. This is the busiest loop of the game. */
export function playMoves(s: State, seat: Seat, out: MoveList): void {
  const start = rowStart(s, seat);
  const row = rowEnd(s, seat) - start;
  if (traitSets.length < row) {
    common = new Int32Array(2 * row + 64);
    traitSets = new Int32Array(row + 32);
  }
  const moves = common;
  const sets = traitSets;

  // EVO-3.4.5, EVO-3.4.6: new species and growth do not depend on which card pays for them.
  let c = 0;
  if (freeBoards(s) > 0) {
    moves[c++] = playMove(0, NEW_LEFT, 0, -1);
    moves[c++] = playMove(0, NEW_RIGHT, 0, -1);
  }
  const first = speciesAt(start);
  // The last card slot that may be used tells whether a species is at the limit (EVO-1.2.3).
  const lastSlot = 0xff << ((s[TRAIT_LIMIT] - 1) << 3);
  for (let i = 0, at = first; i < row; i++, at += SPECIES_WORDS) {
    if (s[at + BODY] < MAX_SIZE) moves[c++] = playMove(0, GROW_BODY, i, -1);
    sets[i] = (s[at + CARDS] & lastSlot) === 0 ? s[at + TRAIT_SET] : s[at + TRAIT_SET] | FULL;
  }
  for (let i = 0, at = first; i < row; i++, at += SPECIES_WORDS) {
    if (s[at + POPULATION] < MAX_SIZE) moves[c++] = playMove(0, GROW_POPULATION, i, -1);
  }

  const n = distinctKinds(s, seat, kinds);
  const always = (s[FLAGS] & REPLACE_ONLY_WHEN_FULL) === 0;
  // At most one placement and three replacements on each species, and a stop.
  out.reserve(n * (c + 4 * row) + 1);
  const list = out.at;
  let o = out.n;
  for (let k = 0; k < n; k++) {
    const base = kinds[k] << 16;
    for (let j = 0; j < c; j++) list[o++] = moves[j] | base;
    const bit = 1 << KIND_TRAIT[kinds[k]];
    const put = playMove(0, PUT_TRAIT, 0, -1) | base;
    for (let i = 0; i < row; i++) {
      const set = sets[i];
      // EVO-3.4.3: no duplicate, and fewer traits than the limit.
      if ((set & (bit | FULL)) === 0) list[o++] = put | (i << 5);
      if (set >= FULL || always) {
        // EVO-3.4.4: the no-duplicate test is made after the removal.
        for (let rest = (set & bit) !== 0 ? bit : set & ~FULL; rest !== 0; rest &= rest - 1) {
          list[o++] = put | (i << 5) | (32 - Math.clz32(rest & -rest));
        }
      }
    }
  }
  out.n = o;
}

/** Plays a card for what the move says. The move is legal. */
export function playCard(s: State, seat: Seat, move: Move, emit: EvoEmit): void {
  const kind = playKind(move);
  const species = playSpecies(move);
  const index = rowStart(s, seat) + species;
  const at = speciesAt(index);
  switch (playAction(move)) {
    case NEW_LEFT:
    case NEW_RIGHT: {
      const left = playAction(move) === NEW_LEFT;
      discardFromHand(s, seat, kind, 'EVO-3.4.5', emit);
      insertSpecies(s, seat, left ? rowStart(s, seat) : rowEnd(s, seat));
      if (emit) {
        const place = left ? 0 : rowEnd(s, seat) - rowStart(s, seat) - 1;
        const side = left ? 'left' : 'right';
        emit({ type: 'species-created', rule: 'EVO-3.4.5', seat, species: place, side });
      }
      return;
    }
    case GROW_BODY:
    case GROW_POPULATION: {
      const body = playAction(move) === GROW_BODY;
      discardFromHand(s, seat, kind, 'EVO-3.4.6', emit);
      const value = ++s[at + (body ? BODY : POPULATION)];
      if (emit) {
        emit({ type: 'grown', rule: 'EVO-3.4.6', seat, species, what: body ? 'body' : 'population', value });
      }
      return;
    }
    default: {
      const replaced = playReplaced(move);
      if (replaced >= 0) {
        replaceTrait(s, seat, index, replaced, (s[FLAGS] & REPLACED_FAT_TO_BAG) !== 0, emit);
      }
      removeFromHand(s, seat, kind);
      addTrait(s, at, kind, true);
      if (emit) {
        emit({ type: 'trait-played', rule: 'EVO-3.4.3', seat, species, secret: { seat, card: KINDS[kind] } });
      }
    }
  }
}

/** Why a card may not be played so. */
export function explainPlay(s: State, seat: Seat, move: Move): Refusal | undefined {
  const kind = playKind(move);
  const action = playAction(move);
  if (action === NEW_LEFT || action === NEW_RIGHT) {
    return refuseCard(s, seat, kind, 'EVO-3.4.5') ?? refuseBoard(s);
  }
  const rule = action === PUT_TRAIT ? 'EVO-3.4.3' : 'EVO-3.4.6';
  const species = playSpecies(move);
  return (
    refuseCard(s, seat, kind, rule) ??
    refuseSpecies(s, seat, species, rule) ??
    (action === PUT_TRAIT ? refuseTrait(s, seat, move) : refuseGrowth(s, seat, species, action === GROW_BODY))
  );
}

function refuseBoard(s: State): Refusal | undefined {
  if (freeBoards(s) > 0) return undefined;
  const limit = s[BOARD_LIMIT];
  const inUse = speciesCount(s);
  return refusal('no-free-board', 'EVO-1.2.8', {
    limit,
    inUse,
  });
}

function refuseGrowth(s: State, seat: Seat, species: number, body: boolean): Refusal | undefined {
  const value = s[speciesAt(rowStart(s, seat) + species) + (body ? BODY : POPULATION)];
  if (value < MAX_SIZE) return undefined;
  const what = body ? 'body size' : 'population';
  return refusal('at-maximum', 'EVO-3.4.6', {
    species: species + 1,
    what,
    value,
    max: MAX_SIZE,
  });
}

function refuseTrait(s: State, seat: Seat, move: Move): Refusal | undefined {
  const species = playSpecies(move);
  const set = s[speciesAt(rowStart(s, seat) + species) + TRAIT_SET];
  const count = countBits(set);
  const limit = s[TRAIT_LIMIT];
  const replaced = playReplaced(move);
  const trait = KIND_TRAIT[playKind(move)];
  if (replaced >= 0) {
    if ((set & (1 << replaced)) === 0) {
      const given = TRAITS[replaced];
      return refusal('nothing-to-replace', 'EVO-3.4.4', {
        species: species + 1,
        trait: given,
      });
    }
    if (count < limit && (s[FLAGS] & REPLACE_ONLY_WHEN_FULL) !== 0) {
      return refusal('not-full', 'EVO-3.4.4', { species: species + 1, count, limit });
    }
  }
  const after = replaced >= 0 ? set & ~(1 << replaced) : set;
  if ((after & (1 << trait)) !== 0) {
    return refusal('duplicate-trait', 'EVO-3.4.3', {
      species: species + 1,
      trait: TRAITS[trait],
      card: cardName(playKind(move)),
    });
  }
  if (replaced < 0 && count >= limit) {
    return refusal('trait-limit', 'EVO-1.2.3', { species: species + 1, count, limit });
  }
  return undefined;
}
