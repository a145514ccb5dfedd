import * as engine from '@clade/engine';
import { defineOp, pop, refusal, type Seat, type State } from '@clade/engine';
import { KINDS } from '../cards.ts';
import { discardFromHand } from '../deck.ts';
import { distinctKinds } from '../hand.ts';
import { cardOf, DECLINE, USE_MOVE, useMove, useSpecies, verbOf } from '../moves.ts';
import { INTELLIGENCE_ANYTIME } from '../options.ts';
import { refuseCard, refuseFull, refuseSpecies } from '../refusals.ts';
import * as state from '../state.ts';
import { bankIsEmpty, nextSeat, room, rowEnd, rowStart, speciesAt } from '../state.ts';
import { FROM_BANK, take } from '../take.ts';
import { CARNIVORE_BIT, INTELLIGENCE_BIT } from '../traits.ts';
import { notNow } from './not-now.ts';

const { A, B, FRAME_WORDS, SEAT } = engine;
const { FLAGS, HAND_N, PLAYERS, SPECIES_WORDS, TRAIT_SET, TRAITS_UP } = state;

/**
 * EVO-5.6.3: the Intelligence window before a feeding turn. The frame's seat is the player being asked, register A the
 * number of players asked in this circle, B tells whether anybody used Intelligence in it. The feeding frame lies
 * directly below.
 */
const kinds = new Int32Array(128);

export const window = defineOp({
  name: 'window',
  step(s, f) {
    const circle = (s[FLAGS] & INTELLIGENCE_ANYTIME) !== 0 ? s[PLAYERS] : 1;
    while (s[f + A] < circle) {
      if (canUse(s, s[f + SEAT])) return false;
      askNext(s, f);
    }
    if (s[f + B] === 0) {
      pop(s);
      return true;
    }
    // Somebody did: the window is asked once more, until nobody does.
    s[f + SEAT] = s[f - FRAME_WORDS + SEAT];
    s[f + A] = 0;
    s[f + B] = 0;
    return true;
  },
  decision: (_s, _f, seat) => ({
    seat,
    kind: 'intelligence',
    rule: 'EVO-5.6.3',
    source: 'intelligence',
    optional: true,
    group: 0,
  }),
  moves(s, _f, seat, out) {
    const start = rowStart(s, seat);
    const n = distinctKinds(s, seat, kinds);
    for (let i = start; i < rowEnd(s, seat); i++) {
      if (!isThinker(s, speciesAt(i))) continue;
      for (let k = 0; k < n; k++) out.add(useMove(i - start, kinds[k]));
    }
    out.add(DECLINE);
  },
  take(s, f, seat, move, emit) {
    if (move === DECLINE) {
      if (emit) emit({ type: 'declined', rule: 'EVO-5.6.2', seat });
      askNext(s, f);
      return;
    }
    const species = useSpecies(move);
    discardFromHand(s, seat, cardOf(move), 'EVO-5.6.1', undefined);
    if (emit) {
      emit({ type: 'intelligence-used', rule: 'EVO-6.12', seat, species, card: KINDS[cardOf(move)] });
    }
    take(s, seat, rowStart(s, seat) + species, 2, FROM_BANK, false, 'intelligence', emit);
    s[f + B] = 1;
    s[f - FRAME_WORDS + A] = 0; // EVO-5.6.5: it counts as an action.
  },
  explain(s, _f, seat, move) {
    if (move === DECLINE) return undefined;
    if (verbOf(move) !== USE_MOVE) return notNow(move, 'use Intelligence or decline', 'EVO-5.6.3');
    const species = useSpecies(move);
    const missing = refuseSpecies(s, seat, species, 'EVO-5.6.1');
    if (missing) return missing;
    const traits = s[speciesAt(rowStart(s, seat) + species) + TRAIT_SET];
    if ((traits & INTELLIGENCE_BIT) === 0) {
      return refusal('no-intelligence', 'EVO-5.6.1', { species: species + 1 });
    }
    if ((traits & CARNIVORE_BIT) !== 0) {
      return refusal('carnivore', 'EVO-6.12.1', { species: species + 1 });
    }
    return refuseFull(s, seat, species, 'EVO-5.6.1') ?? refuseCard(s, seat, cardOf(move), 'EVO-5.6.1');
  },
});

function askNext(s: State, f: number): void {
  s[f + SEAT] = nextSeat(s, s[f + SEAT]);
  s[f + A]++;
}

export function isThinker(s: State, at: number): boolean {
  return (s[at + TRAIT_SET] & (INTELLIGENCE_BIT | CARNIVORE_BIT)) === INTELLIGENCE_BIT && room(s, at) > 0;
}

/** A window that would ask nobody need not be opened. */
export function anyoneCanUse(s: State): boolean {
  if ((s[TRAITS_UP] & INTELLIGENCE_BIT) === 0) return false;
  for (let seat = 0; seat < s[PLAYERS]; seat++) if (canUse(s, seat)) return true;
  return false;
}

/** EVO-5.6.4. */
function canUse(s: State, seat: Seat): boolean {
  if (s[HAND_N + seat] === 0 || bankIsEmpty(s)) return false;
  const end = speciesAt(rowEnd(s, seat));
  for (let at = speciesAt(rowStart(s, seat)); at < end; at += SPECIES_WORDS)
    if (isThinker(s, at)) return true;
  return false;
}
