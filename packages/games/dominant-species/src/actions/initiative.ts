import { choose, PLACE } from '@clade/earth';
import { A, ASK, effect, FORGO, operandA, packMove, refusal } from '@clade/engine';
import { INITIATIVE_SPACE } from '../display.ts';
import { placePawn, stepUpInitiative } from '../pawns.ts';
import { refuseSpace } from '../refusals.ts';
import { vacantSpaces } from '../vacant.ts';
import { USE } from '../words.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.1: the marker moves up one place, and the pawn goes to another space. */
export const initiative = effect(WORLD, 'initiative', 'initiative', [
  choose({
    kind: 'initiative',
    rule: 'DS-5.4.1.3',
    verb: USE,
    wayOut: FORGO,
    enter: () => ASK,
    moves: (_s, _f, out) => out.add(packMove(USE)),
    take: (s, f, _move, emit) => stepUpInitiative(s, s[f + A], 'DS-5.4.1.1', emit),
    explain: () => undefined,
  }),
  choose({
    kind: 'initiative-space',
    rule: 'DS-5.4.1.1',
    verb: PLACE,
    moves(s, _f, out) {
      vacantSpaces(s, INITIATIVE_SPACE + 1, out);
    },
    take: (s, f, move, emit) => placePawn(s, s[f + A], operandA(move), 'DS-5.4.1.1', emit),
    explain(s, _f, move) {
      if (operandA(move) !== INITIATIVE_SPACE) return refuseSpace(s, operandA(move), 'DS-5.4.1.1');
      return refusal('same-space', 'DS-5.4.1.2', { space: 'initiative' });
    },
  }),
]);
