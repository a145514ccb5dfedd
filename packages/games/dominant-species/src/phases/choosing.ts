import { ANIMALS, OWNER, PLAYERS } from '@clade/earth';
import { A, defineOp, operandA, packMove, pop, push, refusal, SEAT, type State } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { deal, takeAnimal } from '../deal.ts';
import { EACH } from '../state.ts';
import { PLAY_ANIMAL } from '../words.ts';
import { notAsked } from './not-asked.ts';
import { ROUND_OP } from './ops.ts';

/** DS-4.1.1: the players choose animals in the order of their seats. Register A counts the choices made. */
export const choosing = defineOp({
  name: 'choosing',
  step(s, f, emit) {
    const made = s[f + A];
    const all = s[PLAYERS] * s[EACH];
    if (made === ANIMALS - 1 && all === ANIMALS) {
      // The last animal leaves no choice.
      choose(s, f, freeAnimal(s), emit);
      return true;
    }
    if (made < all) {
      s[f + SEAT] = made % s[PLAYERS];
      return false;
    }
    pop(s);
    deal(s, emit);
    push(s, ROUND_OP, 0);
    return true;
  },
  decision: (_s, _f, seat) => ({
    seat,
    kind: 'animal',
    rule: 'DS-4.1.1',
    source: 'set-up',
    optional: false,
    group: 0,
  }),
  moves(s, _f, _seat, out) {
    for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] < 0) out.add(packMove(PLAY_ANIMAL, a));
  },
  take(s, f, _seat, move, emit) {
    choose(s, f, operandA(move), emit);
  },
  explain(s, _f, _seat, move) {
    const refused = notAsked(move, PLAY_ANIMAL, 'DS-4.1.1');
    const animal = operandA(move);
    if (refused || s[OWNER + animal] < 0) return refused;
    const facts = { animal: ANIMAL_IDS[animal], player: s[OWNER + animal] + 1 };
    return refusal('animal-taken', 'DS-4.1.1', `Player ${facts.player} plays the ${facts.animal}.`, facts);
  },
});

function freeAnimal(s: State): number {
  let animal = 0;
  while (s[OWNER + animal] >= 0) animal++;
  return animal;
}

function choose(s: State, f: number, animal: number, emit: Parameters<typeof takeAnimal>[3]): void {
  takeAnimal(s, s[f + A] % s[PLAYERS], animal, emit);
  s[f + A]++;
}
