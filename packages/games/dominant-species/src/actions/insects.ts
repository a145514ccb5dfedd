import { ADD, choose, HEX_SET, lowest, POOL, placeCubes, refuseNoTile, TILES } from '@clade/earth';
import { A, effect, FORGO, operandA, operandB, packMove, refusal } from '@clade/engine';
import { WORLD } from '../world.ts';

/** DS-5.4.8.4: one free cube on any tile at the end of Speciation. */
export const insects = effect(WORLD, 'insects', 'insects', [
  choose({
    kind: 'insects',
    rule: 'DS-5.4.8.4',
    verb: ADD,
    wayOut: FORGO,
    moves(s, f, out, enough) {
      if (s[POOL + s[f + A]] === 0) return;
      for (let w = 0; w < HEX_SET; w++) {
        for (let rest = s[TILES + w]; rest !== 0 && out.n < enough; rest &= rest - 1)
          out.add(packMove(ADD, w * 32 + lowest(rest), 1));
      }
    },
    take: (s, f, move, emit) => placeCubes(WORLD, s, operandA(move), s[f + A], 1, 'DS-5.4.8.4', emit),
    explain(s, _f, move) {
      const count = operandB(move);
      if (count === 1) return refuseNoTile(WORLD, s, operandA(move), 'DS-5.4.8.4');
      return refusal('one-cube', 'DS-5.4.8.4', { count, limit: 1 });
    },
  }),
]);
