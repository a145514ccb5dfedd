import { isRefusal, type Refusal, type Seat, type State, type Wire } from '@clade/engine';
import { BY_BODY_SIZE, blockersOf, negatableMask, negationPrice, resolveAttack } from './attack.ts';
import { kindOf } from './cards.ts';
import type { EvoEvent } from './events.ts';
import {
  ATTACK_MOVE,
  attackNegated,
  attackSeat,
  attackSpecies,
  attackTarget,
  EAT_MOVE,
  eatSpecies,
  USE_MOVE,
  useSpecies,
  verbOf,
} from './moves.ts';
import { wordBlocker } from './phases/explain-attack.ts';
import { addTrait, insertSpecies, noteTraits } from './row.ts';
import { emptyTable } from './setup.ts';
import { attackSize, defenceSize } from './shields.ts';
import {
  BANK,
  BODY,
  bankIsEmpty,
  FAT,
  FLAGS,
  FOOD,
  HAND_N,
  HOLE,
  PLAYERS,
  POPULATION,
  room,
  rowEnd,
  rowStart,
  speciesAt,
  TRAIT_SET,
} from './state.ts';
import { FROM_BANK, FROM_HOLE, take } from './take.ts';
import { CARNIVORE_BIT, INTELLIGENCE_BIT } from './traits.ts';
import type { EvoView } from './view.ts';
import { fromWire } from './words.ts';

/**
 * What follows from a view alone: who could attack whom, what stands in between, what a feeding move does. A trait
 * that the viewer cannot name counts as none; an own face-down one counts as if it were turned up already.
 */
export type Known = Pick<EvoView, 'config' | 'players' | 'wateringHole' | 'bank'>;

/** A species by its owner and its place in the row. */
export interface Place {
  readonly seat: Seat;
  readonly species: number;
}

/** The rows of a view as a table that the rules can be asked about. It has no piles and no hands, only hand sizes. */
export function knownTable(view: Known): State {
  const s = emptyTable(view.config);
  s[HOLE] = view.wateringHole;
  s[BANK] = view.bank ?? -1;
  for (const { seat, handSize, species } of view.players) {
    s[HAND_N + seat] = handSize;
    for (const { bodySize, population, food, fat, traits } of species) {
      const index = rowEnd(s, seat);
      insertSpecies(s, seat, index);
      const at = speciesAt(index);
      s[at + BODY] = bodySize;
      s[at + POPULATION] = population;
      s[at + FOOD] = food;
      s[at + FAT] = fat;
      for (const card of traits) {
        if (card.id !== undefined && card.food !== undefined)
          addTrait(s, at, kindOf(card.id, card.food), false);
      }
    }
  }
  noteTraits(s);
  return s;
}

/** EVO-4.1.4: attack size and defence size of a species. */
export function sizes(s: State, { seat, species }: Place): { attack: number; defence: number } {
  const at = speciesAt(rowStart(s, seat) + species);
  return { attack: attackSize(s, at), defence: defenceSize(s, at) };
}

/** EVO-4.2: everything that protects the target from the attacker, in the order of the rule, each as a refusal. */
export function protections(s: State, attacker: Place, target: Place): Refusal[] {
  const a = rowStart(s, attacker.seat) + attacker.species;
  const t = rowStart(s, target.seat) + target.species;
  const ends = { attacker: attacker.species + 1, targetSeat: target.seat + 1, target: target.species + 1 };
  const refusals: Refusal[] = [];
  for (let rest = blockersOf(s, a, target.seat, t); rest !== 0; rest &= rest - 1) {
    refusals.push(wordBlocker(s, speciesAt(a), speciesAt(t), rest & -rest, ends));
  }
  return refusals;
}

export interface Threat extends Place {
  readonly attackSize: number;
  /** Cards that Intelligence costs; 0 for a plain attack. */
  readonly price: number;
}

/** Section 4: the carnivores of the table that could attack a species now. */
export function threats(s: State, target: Place): Threat[] {
  const found: Threat[] = [];
  if (bankIsEmpty(s)) return found;
  const t = rowStart(s, target.seat) + target.species;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let a = rowStart(s, seat); a < rowEnd(s, seat); a++) {
      const at = speciesAt(a);
      if (a === t || (s[at + TRAIT_SET] & CARNIVORE_BIT) === 0 || room(s, at) <= 0) continue;
      const by = blockersOf(s, a, target.seat, t);
      const price = negationPrice(s[FLAGS], by);
      if (by !== 0) {
        const clever = (s[at + TRAIT_SET] & INTELLIGENCE_BIT) !== 0;
        if (!clever || (by & BY_BODY_SIZE) !== 0 || (by & ~negatableMask(s)) !== 0) continue;
        if (price > s[HAND_N + seat]) continue;
      }
      found.push({ seat, species: a - rowStart(s, seat), attackSize: attackSize(s, at), price });
    }
  }
  return found;
}

/**
 * What a legal feeding move or use of Intelligence does by itself, but for the cards that are drawn for an extinction:
 * nothing else depends on them. Other moves do nothing here.
 */
export function outcome(known: State, seat: Seat, wire: Wire): EvoEvent[] {
  const move = fromWire(wire);
  if (isRefusal(move)) return [];
  const s = new Int32Array(known);
  const events: EvoEvent[] = [];
  const emit = (event: EvoEvent): void => {
    events.push(event);
  };
  const start = rowStart(s, seat);
  switch (verbOf(move)) {
    case EAT_MOVE:
      take(s, seat, start + eatSpecies(move), 1, FROM_HOLE, false, 'eat', emit);
      break;
    case USE_MOVE:
      take(s, seat, start + useSpecies(move), 2, FROM_BANK, false, 'intelligence', emit);
      break;
    case ATTACK_MOVE: {
      const target = rowStart(s, attackSeat(move)) + attackTarget(move);
      resolveAttack(
        s,
        seat,
        start + attackSpecies(move),
        attackSeat(move),
        target,
        attackNegated(move),
        emit,
      );
      break;
    }
  }
  return events.filter((event) => event.type !== 'drawn' && event.type !== 'reshuffled');
}
