import type { State } from '@clade/engine';
import {
  ARRIVED,
  BOX,
  ELIMINATED,
  FLAGS,
  FORCED_ASKED,
  KINDS,
  OWNER,
  PARTS,
  POOL,
  SMALL,
  SOURCES,
  TILE,
  UNDER,
} from '../columns.ts';
import { cubesOn } from '../cubes.ts';
import { HEXES } from '../grid.ts';
import { cornersOf, stacksOf } from '../show.ts';
import type { World } from '../world.ts';
import { listNames } from './names.ts';

/** Writing positions: what both games have, as their readers take it. */
export type Written = Record<string, unknown>;

/** A field that is left out where it is empty. */
export function unlessEmpty(name: string, value: object): Written {
  return Object.keys(value).length > 0 ? { [name]: value } : {};
}

export function writeForced(s: State): 'ask' | 'auto' {
  return (s[FLAGS] & FORCED_ASKED) !== 0 ? 'ask' : 'auto';
}

/** The animals at the table by name, each as `write` says. */
export function writeAnimals(w: World, s: State, write: (animal: number) => Written): Written {
  const out: Written = {};
  for (const [a, name] of w.animals.entries()) if (s[OWNER + a] >= 0) out[name] = write(a);
  return out;
}

/** Seat, points and cubes of an animal. */
export function writeStock(w: World, s: State, animal: number): Written {
  const points: Written = {};
  for (const [i, name] of w.sources.entries()) {
    if (s[PARTS + animal * SOURCES + i] !== 0) points[name] = s[PARTS + animal * SOURCES + i];
  }
  return { seat: s[OWNER + animal], points, pool: s[POOL + animal], eliminated: s[ELIMINATED + animal] };
}

export function writeBoxes(w: World, s: State): Written {
  return Object.fromEntries(
    w.boxes.map((box, i) => [box, listNames(w.kinds, (k) => s[BOX + i * KINDS + k])]),
  );
}

/** Tiles, corners, cubes, cubes that have arrived, and stacks; `more` is what a small tile has besides. */
export function writeEarth(w: World, s: State, more: (hex: number) => Written): Written {
  const tiles: Written = {};
  const cubes: Written = {};
  const arrived: Written = {};
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === 0) continue;
    const name = w.map.hexNames[hex];
    const terrain = w.terrains[s[TILE + hex] - 1];
    const isSmall = s[TILE + hex] === SMALL + 1;
    tiles[name] = isSmall ? { terrain, under: w.terrains[s[UNDER + hex] - 1], ...more(hex) } : terrain;
    const present: Written = {};
    for (const [a, id] of w.animals.entries()) if (cubesOn(s, hex, a) > 0) present[id] = cubesOn(s, hex, a);
    if (Object.keys(present).length > 0) cubes[name] = present;
    if (s[ARRIVED + hex] > 0) arrived[name] = s[ARRIVED + hex];
  }
  return {
    tiles,
    corners: Object.fromEntries(cornersOf(w, s, w.kinds).map(({ corner, element }) => [corner, element])),
    cubes,
    ...unlessEmpty('arrived', arrived),
    stacks: stacksOf(s, w.terrains),
  };
}
