import { ANIMALS, FLAGS, notAsked, OWNER } from '@clade/earth';
import {
  A,
  below,
  defineOp,
  type Emit,
  type Move,
  operandA,
  operandB,
  packMove,
  pop,
  type Refusal,
  RNG,
  refusal,
  type Seat,
  type State,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { DEALT, KEPT, SUPERHEROES } from '../state.ts';
import { DEALT_TRAITS, TRAIT_IDS } from '../trait-ids.ts';
import { traitDeck } from '../traits/trait.ts';
import { KEEP_TRAIT, KEEP_TRAITS } from '../words.ts';
import { WORLD } from '../world.ts';

/** DSM-4.1.11, DSM-4.8.1: three cards to each animal, of which its player keeps one or two in secret. Register A is OPEN once they are dealt. */
const UNDEALT = 0;
export const OPEN = 1;
/** The only simultaneous choice of the game. */
const GROUP = 1;

function traitNames(traits: number): string[] {
  return TRAIT_IDS.filter((_, t) => (traits & (1 << t)) !== 0);
}

/** Draws some of a set of trait cards. */
export function drawTraits(traits: number, count: number, pick: (n: number) => number): number {
  const left = TRAIT_IDS.map((_, t) => t).filter((t) => (traits & (1 << t)) !== 0);
  let drawn = 0;
  for (let i = 0; i < count; i++) drawn |= 1 << left.splice(pick(left.length), 1)[0];
  return drawn;
}

function dealTraits(s: State, emit: Emit | undefined): void {
  let deck = traitDeck(s);
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    s[DEALT + a] = drawTraits(deck, DEALT_TRAITS, (n) => below(s, RNG, n));
    deck &= ~s[DEALT + a];
    if (emit) {
      const secret = { seat: s[OWNER + a], traits: traitNames(s[DEALT + a]) };
      emit({ type: 'traits-dealt', rule: 'DSM-4.1.11', animal: ANIMAL_IDS[a], secret });
    }
  }
}

/** The first animal of a seat that has not kept a card yet; -1 when all have, and for a spectator. */
export function undecidedAnimal(s: State, seat: Seat): number {
  if (seat < 0) return -1;
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] === seat && s[KEPT + a] === 0) return a;
  return -1;
}

function waiting(s: State): number {
  let mask = 0;
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0 && s[KEPT + a] === 0) mask |= 1 << s[OWNER + a];
  return mask;
}

function isPair(s: State): boolean {
  return (s[FLAGS] & SUPERHEROES) !== 0;
}

function verbOf(s: State): number {
  return isPair(s) ? KEEP_TRAITS : KEEP_TRAIT;
}

export const dealTraitsOp = defineOp({
  name: 'deal-traits',
  step(s, f, emit) {
    if (s[f + A] === UNDEALT) {
      s[f + A] = OPEN;
      dealTraits(s, emit);
      return true;
    }
    if (waiting(s) !== 0) return false;
    pop(s);
    return true;
  },
  pending: waiting,
  decision: (s, _f, seat) => ({
    seat,
    kind: 'trait',
    rule: isPair(s) ? 'DSM-4.8.1' : 'DSM-4.1.11',
    source: ANIMAL_IDS[undecidedAnimal(s, seat)],
    optional: false,
    group: GROUP,
  }),
  moves(s, _f, seat, out) {
    const dealt = s[DEALT + undecidedAnimal(s, seat)];
    for (let a = 0; a < TRAIT_IDS.length; a++) {
      if ((dealt & (1 << a)) === 0) continue;
      if (!isPair(s)) out.add(packMove(KEEP_TRAIT, a));
      else
        for (let b = a + 1; b < TRAIT_IDS.length; b++)
          if ((dealt & (1 << b)) !== 0) out.add(packMove(KEEP_TRAITS, a, b));
    }
  },
  take(s, _f, seat, move, emit) {
    const animal = undecidedAnimal(s, seat);
    s[KEPT + animal] = (1 << operandA(move)) | (isPair(s) ? 1 << operandB(move) : 0);
    if (emit) {
      const secret = { seat, traits: traitNames(s[KEPT + animal]) };
      emit({ type: 'trait-chosen', rule: 'DSM-4.1.11', animal: ANIMAL_IDS[animal], secret });
    }
  },
  explain(s, _f, seat, move): Refusal | undefined {
    const refused = notAsked(WORLD, move, verbOf(s), 'DSM-4.1.11');
    if (refused) return refused;
    return refuseTraits(s, undecidedAnimal(s, seat), move);
  },
});

/** Only what the seat itself sees goes into the reason. */
function refuseTraits(s: State, animal: number, move: Move): Refusal | undefined {
  const traits = isPair(s) ? [operandA(move), operandB(move)] : [operandA(move)];
  for (const trait of traits) {
    if ((s[DEALT + animal] & (1 << trait)) !== 0) continue;
    const facts = {
      trait: TRAIT_IDS[trait],
      animal: ANIMAL_IDS[animal],
      dealt: traitNames(s[DEALT + animal]),
    };
    return refusal('not-dealt', 'DSM-4.1.11', facts);
  }
  if (!isPair(s) || traits[0] < traits[1]) return undefined;
  const facts = { traits: traits.map((trait) => TRAIT_IDS[trait]) };
  return refusal('order', 'DSM-4.8.1', facts);
}
