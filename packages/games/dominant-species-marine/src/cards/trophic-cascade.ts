import { anyTile, DISK, HEX_CORNERS, pickDisk, removeDisk, takesInOrder } from '@clade/earth';
import { C, D, type Refusal, refusal, type State } from '@clade/engine';
import { MAP } from '../map.ts';
import { firstPick } from '../picks.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE, isCornerOf, needsX, pickTile, refuseOtherTile } from './steps.ts';

const RULE = 'DSM-6.3.33';

/** Register D: disks still to go, and above it the corner behind the last one that was named. */
const LEFT = 8;

function left(s: State, f: number): number {
  return s[f + D] % LEFT;
}

/** Disks of the tile from a corner on, by default all. */
function disksFrom(s: State, hex: number, corner = 0): number {
  let disks = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++)
    if (HEX_CORNERS[i] >= corner && s[DISK + HEX_CORNERS[i]] !== 0) disks++;
  return disks;
}

function firstCorner(s: State, f: number): number {
  return firstPick(s, Math.floor(s[f + D] / LEFT), left(s, f), (corner) => disksFrom(s, s[f + C], corner));
}

/** Where corners are named in ascending order, enough disks must be left behind. */
function fits(s: State, f: number, corner: number): boolean {
  const hex = s[f + C];
  if (!takesInOrder(s)) return left(s, f) > 0 && isCornerOf(hex, corner);
  const first = firstCorner(s, f);
  if (left(s, f) === 0 || corner < first || !isCornerOf(hex, corner)) return false;
  return disksFrom(s, hex, corner) >= Math.min(left(s, f), disksFrom(s, hex, first));
}

function explain(s: State, f: number, corner: number): Refusal {
  if (!isCornerOf(s[f + C], corner)) return refuseOtherTile(s[f + C], corner, RULE);
  const facts = { corner: MAP.cornerNames[corner], left: left(s, f) };
  return refusal('order', RULE, facts);
}

/** Register C is the tile. */
export const trophicCascade = card({
  id: 'trophic-cascade',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  usesX: true,
  extinction: true,
  steps: [
    needsX(),
    pickTile({
      kind: 'trophic-cascade-tile',
      rule: RULE,
      ...anyTile(ANY_TILE),
      pick(s, f, hex) {
        s[f + C] = hex;
      },
    }),
    pickDisk(WORLD, {
      kind: 'trophic-cascade-disk',
      rule: RULE,
      repeat: true,
      all: (s, f) => disksFrom(s, s[f + C]) <= left(s, f),
      fits,
      explain,
      pick(s, f, corner, emit) {
        removeDisk(WORLD, s, corner, RULE, emit);
        s[f + D] = left(s, f) - 1 + (corner + 1) * LEFT;
      },
    }),
  ],
});
