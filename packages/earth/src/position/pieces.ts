import { Fields, integerField, type State, wrongField } from '@clade/engine';
import { ARRIVED, BAG, BOX, ELIMINATED, KINDS, PARTS, POINTS, POOL, SOURCES, TOUCH } from '../columns.ts';
import { addCubes, cubesOnEarth } from '../cubes.ts';
import { placeDisk } from '../elements.ts';
import type { World } from '../world.ts';
import { animalInPlay, countNames, hexOfTile, hexOnMap, numberOf } from './names.ts';

/** Disks, cubes and points of a position. */

/** Some more than any number that a game reaches. */
export const MANY = 100_000;

export function takeFromBag(w: World, s: State, kind: number, path: string): void {
  if (s[BAG + kind] === 0) wrongField(path, `there are no more disks of ${w.kinds[kind]}`);
  s[BAG + kind]--;
}

/** A list of elements that come from the bag. */
export function readDisks(w: World, s: State, list: unknown, path: string): number[] {
  const counts = countNames(w.kinds, list ?? [], path, 'element');
  for (const [kind, n] of counts.entries()) for (let i = 0; i < n; i++) takeFromBag(w, s, kind, path);
  return counts;
}

/** Corner to element. Without it, and without `tiles`, the start disks lie there. */
export function readCorners(
  w: World,
  s: State,
  position: Fields,
  start: readonly { readonly corner: number; readonly kind: number }[],
  rule: string,
): void {
  const given = position.has('corners') || position.has('tiles');
  const disks = given
    ? position.entries('corners').map(([name, element]) => ({
        path: `corners.${name}`,
        corner: numberOf(w.map.cornerNames, name, `corners.${name}`, 'corner of the map'),
        kind: numberOf(w.kinds, element, `corners.${name}`, 'element'),
      }))
    : start.map((disk) => ({ path: 'corners', ...disk }));
  for (const { path, corner, kind } of disks) {
    if (s[TOUCH + corner] === 0) wrongField(path, 'no tile touches this corner');
    takeFromBag(w, s, kind, path);
    placeDisk(w, s, corner, kind, rule, undefined);
  }
}

/** Puts cubes on a tile that come from nowhere yet: `readStock` counts them. */
export function putCubes(w: World, s: State, hex: number, animal: number, count: number): void {
  addCubes(s, hex, animal, count);
  w.refresh(s, hex, undefined);
}

/** Hex to animals to numbers. Without it, and without `tiles`, the start cubes lie there. */
export function readCubes(w: World, s: State, position: Fields, start: (s: State) => void): void {
  if (!position.has('cubes') && !position.has('tiles')) {
    start(s);
    return;
  }
  for (const [name, value] of position.entries('cubes')) {
    const hex = hexOfTile(w, s, name, `cubes.${name}`);
    if (typeof value !== 'object' || value === null) wrongField(`cubes.${name}`, 'an object is needed');
    for (const [id, count] of Object.entries(value)) {
      const path = `cubes.${name}.${id}`;
      putCubes(w, s, hex, animalInPlay(w, s, id, path), integerField(count, path, 0, 100));
    }
  }
}

/** Pool, Earth and eliminated cubes are all cubes of the animal but those that lie `elsewhere`. */
export function readStock(w: World, s: State, fields: Fields, animal: number, all: number): void {
  const earth = cubesOnEarth(s, animal);
  const rest = all - earth;
  if (rest < 0)
    wrongField(fields.path, `${earth} cubes are on Earth, and the ${w.animals[animal]} have ${all}`);
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

/** A number, which counts as points of `source`, or points by source. */
export function readPoints(w: World, s: State, animal: number, fields: Fields, source: number): void {
  const raw = fields.raw('points') ?? 0;
  const at = PARTS + animal * SOURCES;
  if (typeof raw === 'number') s[at + source] = fields.integer('points', 0, 0, MANY);
  else {
    const parts = new Fields(raw, fields.at('points'), w.sources);
    for (const [i, name] of w.sources.entries()) s[at + i] = parts.integer(name, 0, -MANY, MANY);
  }
  for (let i = 0; i < SOURCES; i++) s[POINTS + animal] += s[at + i];
  if (s[POINTS + animal] < 0) wrongField(fields.at('points'), 'points do not fall below 0');
}

/** The element places of the display; those that are not named are empty. */
export function readBoxes(w: World, s: State, boxes: Fields): void {
  for (const [i, name] of w.boxes.entries()) {
    for (const [kind, n] of readDisks(w, s, boxes.raw(name), boxes.at(name)).entries())
      s[BOX + i * KINDS + kind] = n;
  }
}

/** Cubes that have come to a hex in the present action. */
export function readArrived(w: World, s: State, position: Fields): void {
  for (const [name, count] of position.entries('arrived')) {
    const hex = hexOnMap(w, name, `arrived.${name}`);
    s[ARRIVED + hex] = integerField(count, `arrived.${name}`, 0, 100);
  }
}
