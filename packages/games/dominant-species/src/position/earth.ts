import {
  ANIMALS,
  animalInPlay,
  CUBES,
  hexOfTile,
  hexOnMap,
  include,
  OWNER,
  putCubes,
  putSmall,
  putTile,
  type ReadTiles,
} from '@clade/earth';
import { type Fields, integerField, type State, wrongField } from '@clade/engine';
import { START_CUBES, START_TILES } from '../map.ts';
import { SAFE, SAFE_ANIMAL, SCORED } from '../state.ts';
import { WORLD } from '../world.ts';

/** The start Earth (DS-2.4, DS-2.5, DS-4.1.10), and what a round remembers of tiles. */

const RULE = 'DS-2.2';

export const TILES: ReadTiles = {
  rule: RULE,
  small: 'tundra',
  more: [],
  start(s) {
    for (const { hex, terrain } of START_TILES) putTile(WORLD, s, hex, terrain, 'tiles', RULE);
    putSmall(WORLD, s, START_TILES[0].hex, 'tiles', RULE);
  },
};

export function startCubes(s: State): void {
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    for (const [i, terrain] of START_CUBES[a].entries()) {
      const hex = START_TILES.find((t) => t.terrain === terrain)?.hex ?? 0;
      putCubes(WORLD, s, hex, a, i === 0 ? 2 : 1);
    }
  }
}

/** Per-round memory: scored tiles, safe cubes. */
export function readMarks(s: State, position: Fields): void {
  for (const [i, name] of position.list('scored').entries())
    include(s, SCORED, hexOfTile(WORLD, s, name, `scored[${i}]`));
  for (const [id, hexes] of position.entries('safe')) {
    if (s[SAFE_ANIMAL] !== 0) wrongField('safe', 'only one animal can have safe cubes');
    const animal = animalInPlay(WORLD, s, id, `safe.${id}`);
    if (typeof hexes !== 'object' || hexes === null) wrongField(`safe.${id}`, 'an object is needed');
    s[SAFE_ANIMAL] = animal + 1;
    for (const [name, count] of Object.entries(hexes)) {
      const path = `safe.${id}.${name}`;
      const hex = hexOnMap(WORLD, name, path);
      s[SAFE + hex] = integerField(count, path, 0, s[CUBES + hex * ANIMALS + animal]);
    }
  }
}
