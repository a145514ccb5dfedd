import {
  anyVacantCornerOf,
  BAG,
  bagCount,
  HEXES,
  howMany,
  POOL,
  placeCubes,
  placeDisk,
  putDisk,
  refuseTile,
  TILE,
  takeKind,
  terrainOf,
} from '@clade/earth';
import { A, C, D, type State } from '@clade/engine';
import { SEA, TERRAINS, WETLAND } from '../terrain.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { pickTile } from './steps.ts';

function isWater(s: State, hex: number): boolean {
  const terrain = terrainOf(s, hex);
  return terrain === SEA || terrain === WETLAND;
}

/** DS-6.1.4: can part 1 be done on some tile? */
function canPlaceSomewhere(s: State): boolean {
  if (bagCount(s) === 0) return false;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] !== 0 && isWater(s, hex) && anyVacantCornerOf(s, hex)) return true;
  }
  return false;
}

const MOST = 4;

/** Register C is the tile + 1, D the kind + 1. */
export const aquatic = card(
  'aquatic',
  'Aquatic',
  'DS-6.1.1',
  'Put a disk of your choice from the bag on a vacant corner of a sea or wetland tile, then up to 4 of your cubes on that tile.',
  [
    pickTile({
      kind: 'aquatic-tile',
      rule: 'DS-6.1.1',
      fits: (s, _f, hex) => isWater(s, hex) && (anyVacantCornerOf(s, hex) || !canPlaceSomewhere(s)),
      explain(s, _f, hex) {
        const terrain = TERRAINS[terrainOf(s, hex)];
        return isWater(s, hex)
          ? refuseTile(
              WORLD,
              hex,
              'no-vacant-corner',
              'DS-6.1.4',
              (name) => `${name} has no vacant corner.`,
              {
                vacant: 0,
              },
            )
          : refuseTile(
              WORLD,
              hex,
              'not-water',
              'DS-6.1.1',
              (name) => `${name} is ${terrain}, not sea or wetland.`,
              {
                terrain,
              },
            );
      },
      pick(s, f, hex) {
        s[f + C] = hex + 1;
        s[f + D] = 0;
      },
    }),
    takeKind(WORLD, {
      kind: 'aquatic-disk',
      rule: 'DS-6.1.2',
      from: 'the bag',
      count: (s, f, kind) => (s[f + C] > 0 && anyVacantCornerOf(s, s[f + C] - 1) ? s[BAG + kind] : 0),
      take(s, f, kind) {
        s[f + D] = kind + 1;
      },
    }),
    putDisk(WORLD, {
      kind: 'aquatic-corner',
      rule: 'DS-6.1.1',
      ready: (s, f) => s[f + C] > 0 && s[f + D] > 0,
      hex: (s, f) => s[f + C] - 1,
      put(s, f, corner, emit) {
        s[BAG + s[f + D] - 1]--;
        placeDisk(WORLD, s, corner, s[f + D] - 1, 'DS-6.1.1', emit);
      },
    }),
    howMany(WORLD, {
      kind: 'aquatic-cubes',
      rule: 'DS-6.1.5',
      hex: (s, f) => s[f + C] - 1,
      limit: MOST,
      stock: (s, animal) => s[POOL + animal],
      from: 'The gene pool',
      add: (s, f, hex, count, emit) => placeCubes(WORLD, s, hex, s[f + A], count, 'DS-6.1.1', emit),
    }),
  ],
);
