import { anyTile, choose, DISK, HEX_CORNERS, removeDisk } from '@clade/earth';
import { C, operandA, packMove, refusal } from '@clade/engine';
import { MAP } from '../map.ts';
import { KEEP } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE, hexName, pickTile } from './steps.ts';

/** Register C is the tile. */
export const blight = card('blight', 'DS-6.4.1', [
  pickTile({
    kind: 'blight-tile',
    rule: 'DS-6.4.1',
    ...anyTile(ANY_TILE),
    pick(s, f, hex) {
      s[f + C] = hex;
    },
  }),
  choose({
    kind: 'blight-disk',
    rule: 'DS-6.4.1',
    verb: KEEP,
    moves(s, f, out) {
      const hex = s[f + C];
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        if (s[DISK + HEX_CORNERS[i]] !== 0) out.add(packMove(KEEP, HEX_CORNERS[i]));
      }
    },
    take(s, f, move, emit) {
      const hex = s[f + C];
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const corner = HEX_CORNERS[i];
        if (corner !== operandA(move) && s[DISK + corner] !== 0)
          removeDisk(WORLD, s, corner, 'DS-6.4.1', emit);
      }
    },
    explain(s, f, move) {
      const corner = operandA(move);
      const facts = { corner: MAP.cornerNames[corner], hex: hexName(s[f + C]) };
      if (!HEX_CORNERS.subarray(s[f + C] * 6, s[f + C] * 6 + 6).includes(corner)) {
        return refusal('other-tile', 'DS-6.4.1', facts);
      }
      if (s[DISK + corner] !== 0) return undefined;
      return refusal('no-disk', 'DS-6.4.1', facts);
    },
  }),
]);
