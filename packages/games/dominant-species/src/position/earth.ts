import {
  ANIMALS,
  ARRIVED,
  animalsInPlay,
  BAG,
  CUBES,
  coverTile,
  ELIMINATED,
  HEXES,
  isConnected,
  isTile,
  LARGE_TERRAINS,
  layTile,
  OWNER,
  POOL,
  placeDisk,
  TILE,
  TOUCH,
  UNSEEN_TILES,
} from '@clade/earth';
import { type Fields, integerField, type State, wrongField } from '@clade/engine';
import { ANIMAL_IDS, CUBES_OF_AN_ANIMAL, ELEMENTS } from '../animals.ts';
import { MAP, START_CUBES, START_DISKS, START_TILES } from '../map.ts';
import { SAFE, SAFE_ANIMAL, SCORED, TUNDRA_LEFT } from '../state.ts';
import { TERRAINS, TUNDRA } from '../terrain.ts';
import { WORLD } from '../world.ts';
import { numberOf } from './names.ts';

/** Tiles, disks and cubes of a position. Without `tiles` it is the start Earth (DS-2.4, DS-2.5, DS-4.1.10). */

const RULE = 'DS-2.2';

export function readTiles(s: State, position: Fields): void {
  if (!position.has('tiles')) {
    for (const { hex, terrain } of START_TILES) putTile(s, hex, terrain, 'tiles');
    cover(s, START_TILES[0].hex, 'tiles');
    return;
  }
  const tundra: { hex: number; path: string; under: unknown }[] = [];
  for (const [name, value] of position.entries('tiles')) {
    const path = `tiles.${name}`;
    const hex = numberOf(MAP.hexNames, name, path, 'hex of the map');
    const { terrain, under } =
      typeof value === 'string'
        ? { terrain: value, under: undefined }
        : (value as { terrain?: unknown; under?: unknown });
    const number = numberOf(TERRAINS, terrain, path, 'terrain');
    if (number === TUNDRA) tundra.push({ hex, path, under });
    else if (under !== undefined) wrongField(path, 'only tundra lies on another terrain');
    else putTile(s, hex, number, path);
  }
  // What lies under tundra is named, or the terrain of which most tiles are left.
  for (const { hex, path, under } of tundra.filter((t) => t.under !== undefined)) {
    const terrain = numberOf(TERRAINS, under, `${path}.under`, 'terrain');
    if (terrain === TUNDRA) wrongField(`${path}.under`, 'tundra lies on a large tile');
    putTile(s, hex, terrain, path);
    cover(s, hex, path);
  }
  for (const { hex, path } of tundra.filter((t) => t.under === undefined)) {
    putTile(s, hex, mostLeft(s), path);
    cover(s, hex, path);
  }
  if (!MAP.hexes.some((hex) => isTile(s, hex))) wrongField('tiles', 'at least one tile is needed');
  if (!isConnected(s)) wrongField('tiles', 'every tile must be linked to the others');
}

function mostLeft(s: State): number {
  let best = 0;
  for (let t = 1; t < LARGE_TERRAINS; t++) if (s[UNSEEN_TILES + t] > s[UNSEEN_TILES + best]) best = t;
  return best;
}

function putTile(s: State, hex: number, terrain: number, path: string): void {
  if (s[UNSEEN_TILES + terrain] === 0) wrongField(path, `there are no more tiles of ${TERRAINS[terrain]}`);
  s[UNSEEN_TILES + terrain]--;
  layTile(WORLD, s, hex, terrain, RULE, undefined);
}

function cover(s: State, hex: number, path: string): void {
  if (s[TUNDRA_LEFT] === 0) wrongField(path, 'there are no more tundra tiles');
  s[TUNDRA_LEFT]--;
  coverTile(WORLD, s, hex, TUNDRA, RULE, undefined);
}

export function readCorners(s: State, position: Fields): void {
  const given = position.has('corners') || position.has('tiles');
  const disks = given
    ? position.entries('corners').map(([name, element]) => ({
        path: `corners.${name}`,
        corner: numberOf(MAP.cornerNames, name, `corners.${name}`, 'corner of the map'),
        kind: numberOf(ELEMENTS, element, `corners.${name}`, 'element'),
      }))
    : START_DISKS.map((disk) => ({ path: 'corners', ...disk }));
  for (const { path, corner, kind } of disks) {
    if (s[TOUCH + corner] === 0) wrongField(path, 'no tile touches this corner');
    takeFromBag(s, kind, path);
    placeDisk(WORLD, s, corner, kind, RULE, undefined);
  }
}

/** DS-1.1.4: twenty disks of each kind. */
export function takeFromBag(s: State, kind: number, path: string): void {
  if (s[BAG + kind] === 0) wrongField(path, `there are no more disks of ${ELEMENTS[kind]}`);
  s[BAG + kind]--;
}

export function readCubes(s: State, position: Fields): void {
  const put = (hex: number, animal: number, count: number): void => {
    s[CUBES + hex * ANIMALS + animal] += count;
    WORLD.refresh(s, hex, undefined);
  };
  if (position.has('cubes') || position.has('tiles')) {
    for (const [name, value] of position.entries('cubes')) {
      const hex = numberOf(MAP.hexNames, name, `cubes.${name}`, 'hex of the map');
      if (s[TILE + hex] === 0) wrongField(`cubes.${name}`, 'there is no tile on this hex');
      if (typeof value !== 'object' || value === null) wrongField(`cubes.${name}`, 'an object is needed');
      for (const [id, count] of Object.entries(value)) {
        const path = `cubes.${name}.${id}`;
        put(hex, animalInPlay(s, id, path), integerField(count, path, 0, 100));
      }
    }
    return;
  }
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    for (const [i, terrain] of START_CUBES[a].entries()) {
      put(START_TILES.find((t) => t.terrain === terrain)?.hex ?? 0, a, i === 0 ? 2 : 1);
    }
  }
}

export function animalInPlay(s: State, name: unknown, path: string): number {
  const animal = numberOf(ANIMAL_IDS, name, path, 'animal');
  if (s[OWNER + animal] < 0) wrongField(path, `the ${ANIMAL_IDS[animal]} are not in play`);
  return animal;
}

/** DS-5.16.2: pool, Earth and eliminated cubes are all cubes of the animal but the point marker. */
export function readStock(s: State, fields: Fields, animal: number): void {
  const all = CUBES_OF_AN_ANIMAL[animalsInPlay(s)] - 1;
  let earth = 0;
  for (let hex = 0; hex < HEXES; hex++) earth += s[CUBES + hex * ANIMALS + animal];
  const rest = all - earth;
  if (rest < 0)
    wrongField(fields.path, `${earth} cubes are on Earth, and the ${ANIMAL_IDS[animal]} have ${all}`);
  if (fields.has('pool')) {
    s[POOL + animal] = fields.integer('pool', 0, 0, rest);
    s[ELIMINATED + animal] = fields.integer('eliminated', rest - s[POOL + animal], 0, rest);
  } else {
    s[ELIMINATED + animal] = fields.integer('eliminated', 0, 0, rest);
    s[POOL + animal] = rest - s[ELIMINATED + animal];
  }
  const sum = s[POOL + animal] + s[ELIMINATED + animal];
  if (sum !== rest)
    wrongField(fields.at('pool'), `pool and eliminated cubes must be ${rest} together, not ${sum}`);
}

/** Per-round memory: scored tiles, safe cubes, cubes that have just arrived. */
export function readMarks(s: State, position: Fields): void {
  for (const [i, name] of position.list('scored').entries()) {
    const path = `scored[${i}]`;
    const hex = numberOf(MAP.hexNames, name, path, 'hex of the map');
    if (s[TILE + hex] === 0) wrongField(path, 'there is no tile on this hex');
    s[SCORED + hex] = 1;
  }
  for (const [name, count] of position.entries('arrived')) {
    const hex = numberOf(MAP.hexNames, name, `arrived.${name}`, 'hex of the map');
    s[ARRIVED + hex] = integerField(count, `arrived.${name}`, 0, 100);
  }
  for (const [id, hexes] of position.entries('safe')) {
    if (s[SAFE_ANIMAL] !== 0) wrongField('safe', 'only one animal can have safe cubes');
    const animal = animalInPlay(s, id, `safe.${id}`);
    if (typeof hexes !== 'object' || hexes === null) wrongField(`safe.${id}`, 'an object is needed');
    s[SAFE_ANIMAL] = animal + 1;
    for (const [name, count] of Object.entries(hexes)) {
      const path = `safe.${id}.${name}`;
      const hex = numberOf(MAP.hexNames, name, path, 'hex of the map');
      s[SAFE + hex] = integerField(count, path, 0, s[CUBES + hex * ANIMALS + animal]);
    }
  }
}
