import * as earth from '@clade/earth';
import { BETWEEN, NEAR_HEXES, NEIGHBOURS } from '@clade/earth';
import { type MoveList, packMove, type State } from '@clade/engine';

const { HEX_SET, HEXES, HOMES, MOVE, TILE } = earth;

/** All marches of an animal, as a Migration would list them, to weigh one before it comes. */
export function listMarches(s: State, animal: number, far: boolean, out: MoveList): void {
  out.clear();
  const near = far ? NEAR_HEXES : NEIGHBOURS;
  const step = far ? 18 : 6;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const from = w * 32 + 31 - Math.clz32(rest & -rest);
      for (let i = from * step; i < from * step + step && near[i] >= 0; i++) {
        const to = near[i];
        if (s[TILE + to] !== 0 && isOpen(s, from, to)) out.add(packMove(MOVE, from, to));
      }
    }
  }
}

/** Who goes two tiles goes over a tile. */
function isOpen(s: State, from: number, to: number): boolean {
  const between = (from * HEXES + to) * 2;
  const first = BETWEEN[between];
  if (first < 0 || s[TILE + first] !== 0) return true;
  const second = BETWEEN[between + 1];
  return second >= 0 && s[TILE + second] !== 0;
}
