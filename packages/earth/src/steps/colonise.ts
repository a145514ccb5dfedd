import { A, C, D, isAtLeast, type Refusal, type State, type Step } from '@clade/engine';
import { BAG, POOL, TILE } from '../columns.ts';
import { placeCubes } from '../cubes.ts';
import { anyVacantCornerOf, bagCount } from '../elements.ts';
import { HEXES } from '../grid.ts';
import type { World } from '../world.ts';
import { placeFromBag } from './bag.ts';
import { howMany } from './count.ts';
import { putDisk, takeKind } from './disk.ts';
import { pickHex, refuseTile } from './hex.ts';

export interface Colonise {
  /** Beginning of the names of the questions. */
  readonly name: string;
  readonly rule: string;
  readonly chosenRule: string;
  /** The disk is left out only where no tile has a place for it. */
  readonly vacantRule: string;
  readonly cubesRule: string;
  readonly verb: number;
  readonly most: number;
  fits(s: State, hex: number): boolean;
  explain(s: State, hex: number): Refusal;
}

/**
 * Aquatic and Terrestrial: a disk of your choice from the bag to a corner of a tile of some terrain, then cubes on that
 * tile. Register C is the tile + 1, D the kind + 1.
 */
export function colonise(w: World, q: Colonise): Step[] {
  const canPlaceSomewhere = (s: State): boolean => {
    if (bagCount(s) === 0) return false;
    for (let hex = 0; hex < HEXES; hex++) {
      if (s[TILE + hex] !== 0 && q.fits(s, hex) && anyVacantCornerOf(s, hex)) return true;
    }
    return false;
  };
  // By version 1 a tile was named even where neither a disk nor a cube could come.
  const isOfUse = (s: State, f: number): boolean =>
    !isAtLeast(s, 2) || s[POOL + s[f + A]] > 0 || canPlaceSomewhere(s);
  return [
    pickHex(w, {
      kind: `${q.name}-tile`,
      rule: q.rule,
      verb: q.verb,
      fits: (s, f, hex) =>
        q.fits(s, hex) && isOfUse(s, f) && (anyVacantCornerOf(s, hex) || !canPlaceSomewhere(s)),
      explain(s, _f, hex) {
        if (!q.fits(s, hex)) return q.explain(s, hex);
        return refuseTile(w, hex, 'no-vacant-corner', q.vacantRule, { vacant: 0 });
      },
      pick(s, f, hex) {
        s[f + C] = hex + 1;
        s[f + D] = 0;
      },
    }),
    takeKind(w, {
      kind: `${q.name}-disk`,
      rule: q.chosenRule,
      from: 'the bag',
      count: (s, f, kind) => (s[f + C] > 0 && anyVacantCornerOf(s, s[f + C] - 1) ? s[BAG + kind] : 0),
      take(s, f, kind) {
        s[f + D] = kind + 1;
      },
    }),
    putDisk(w, {
      kind: `${q.name}-corner`,
      rule: q.rule,
      ready: (s, f) => s[f + C] > 0 && s[f + D] > 0,
      hex: (s, f) => s[f + C] - 1,
      put: (s, f, corner, emit) => placeFromBag(w, s, corner, s[f + D] - 1, q.rule, emit),
    }),
    howMany(w, {
      kind: `${q.name}-cubes`,
      rule: q.cubesRule,
      hex: (s, f) => s[f + C] - 1,
      limit: q.most,
      stock: (s, animal) => s[POOL + animal],
      from: 'The gene pool',
      add: (s, f, hex, count, emit) => placeCubes(w, s, hex, s[f + A], count, q.rule, emit),
    }),
  ];
}
