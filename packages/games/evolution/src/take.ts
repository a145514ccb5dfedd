import type { Seat, State } from '@clade/engine';
import type { EvoEmit, EvoEvent } from './events.ts';
import { FORAGING_DOUBLES } from './options.ts';
import * as state from './state.ts';
import { room, rowEnd, rowStart, speciesAt } from './state.ts';
import { AFTER_ATTACKS_BITS, MORE_PLANTS_BITS, NO_PLANTS_BITS, PASSES_RIGHT_BITS } from './traits.ts';

const { BANK, FAT, FLAGS, FOOD, HOLE, MEAT, PLAYERS, POPULATION, SPECIES_WORDS, TRAIT_SET, TRAITS_UP } =
  state;

/** EVO-5.1.1: where food comes from. */
export const FROM_HOLE = 0;
export const FROM_BANK = 1;

type TookEvent = Extract<EvoEvent, { type: 'took' }>;

const CAUSE_RULE: Readonly<Record<TookEvent['cause'], string>> = {
  eat: 'EVO-5.3.2',
  attack: 'EVO-5.4.6',
  'long-neck': 'EVO-6.13',
  intelligence: 'EVO-5.6.1',
  scavenger: 'EVO-6.15',
  cooperation: 'EVO-6.5',
};

/**
 * EVO-5.2: one take-event of the species at place `index`, and those that Cooperation chains to the right of it.
 * Returns the number of tokens the first species took.
 */
export function take(
  s: State,
  seat: Seat,
  index: number,
  n: number,
  source: number,
  meat: boolean,
  cause: TookEvent['cause'],
  emit: EvoEmit,
): number {
  const end = rowEnd(s, seat);
  let want = n;
  let first = 0;
  for (let i = index; i < end; i++) {
    const at = speciesAt(i);
    const traits = s[at + TRAIT_SET];
    // EVO-5.2.1: a carnivore never takes plants, by any means.
    if (!meat && (traits & NO_PLANTS_BITS) !== 0) break;
    // EVO-5.2.2: Foraging adds one to every take-event of plants, or doubles it.
    const foraging = !meat && (traits & MORE_PLANTS_BITS) !== 0;
    let k = want;
    if (foraging) k += (s[FLAGS] & FORAGING_DOUBLES) !== 0 ? want : 1;
    const space = room(s, at);
    if (k > space) k = space;
    const stock = source === FROM_HOLE ? HOLE : BANK;
    const limited = source === FROM_HOLE || s[BANK] >= 0;
    if (limited && k > s[stock]) k = s[stock];
    // EVO-5.2.3: taking nothing triggers nothing.
    if (k <= 0) break;
    if (limited) s[stock] -= k;
    // EVO-5.2.5: first the board, then Fat Tissue.
    const board = s[at + POPULATION] - s[at + FOOD];
    const toBoard = k < board ? k : board;
    s[at + FOOD] += toBoard;
    s[at + FAT] += k - toBoard;
    if (meat) s[at + MEAT] += k;
    if (i === index) first = k;
    if (emit) {
      const why = i === index ? cause : 'cooperation';
      emit({
        type: 'took',
        rule: CAUSE_RULE[why],
        seat,
        species: i - rowStart(s, seat),
        count: k,
        meat,
        source: source === FROM_HOLE ? 'watering-hole' : 'bank',
        cause: why,
        foraging: foraging && k > want,
        toFat: k - toBoard,
      });
    }
    // EVO-5.2.7: Cooperation passes a take of one to the right, once per take-event.
    if ((traits & PASSES_RIGHT_BITS) === 0) break;
    want = 1;
  }
  return first;
}

/** EVO-5.5: every Scavenger of the table takes one meat, from the attacker's owner clockwise, left to right. */
export function scavenge(s: State, attackerSeat: Seat, emit: EvoEmit): void {
  if ((s[TRAITS_UP] & AFTER_ATTACKS_BITS) === 0) return;
  const players = s[PLAYERS];
  for (let p = 0; p < players; p++) {
    const seat = attackerSeat + p < players ? attackerSeat + p : attackerSeat + p - players;
    const end = rowEnd(s, seat);
    let at = speciesAt(rowStart(s, seat));
    for (let i = rowStart(s, seat); i < end; i++, at += SPECIES_WORDS) {
      if ((s[at + TRAIT_SET] & AFTER_ATTACKS_BITS) !== 0)
        take(s, seat, i, 1, FROM_BANK, true, 'scavenger', emit);
    }
  }
}
