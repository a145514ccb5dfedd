import { choose, PAWNS, PLACE } from '@clade/earth';
import { A, operandA, packMove } from '@clade/engine';
import { SPACES } from '../display.ts';
import { placePawn } from '../pawns.ts';
import { refuseSpace } from '../refusals.ts';
import { SPACE } from '../state.ts';
import { card } from './card.ts';

export const instinct = card('instinct', 'DS-6.17.1', [
  choose({
    kind: 'instinct',
    rule: 'DS-6.17.1',
    verb: PLACE,
    moves(s, f, out) {
      if (s[PAWNS + s[f + A]] === 0) return; // DS-6.17.3
      for (let space = 0; space < SPACES; space++)
        if (s[SPACE + space] === 0) out.add(packMove(PLACE, space));
    },
    take: (s, f, move, emit) => placePawn(s, s[f + A], operandA(move), 'DS-6.17.1', emit),
    explain: (s, _f, move) => refuseSpace(s, operandA(move), 'DS-6.17.1'),
  }),
]);
