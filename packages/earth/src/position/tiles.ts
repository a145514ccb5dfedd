import { Fields, type State, wrongField } from '@clade/engine';
import {
  LARGE_TERRAINS,
  SMALL,
  SMALL_LEFT,
  STACK_LEFT,
  STACK_TOP,
  STACKS,
  UNSEEN_TILES,
} from '../columns.ts';
import { isTile } from '../cubes.ts';
import { turnUpTiles } from '../stacks.ts';
import { coverTile, isConnected, layTile } from '../tiles.ts';
import type { World } from '../world.ts';
import { hexOnMap, numberOf } from './names.ts';

/** Tiles of a position: those of Earth, and those in the stacks. */

export interface ReadTiles {
  readonly rule: string;
  /** The small tile in a sentence: `tundra`, `a vent`. */
  readonly small: string;
  /** Fields of a small tile besides `terrain` and `under`. */
  readonly more: readonly string[];
  /** The start Earth. */
  start(s: State): void;
  /** After a small tile was put down. */
  covered?(s: State, hex: number, tile: Fields): void;
}

interface Covered {
  readonly hex: number;
  readonly tile: Fields;
}

/** Hex to terrain, or to `{ "terrain", "under" }` for a small tile; without `tiles` it is the start Earth. */
export function readTiles(w: World, s: State, position: Fields, q: ReadTiles): void {
  if (!position.has('tiles')) {
    q.start(s);
    return;
  }
  const small: Covered[] = [];
  for (const [name, value] of position.entries('tiles')) {
    const path = `tiles.${name}`;
    const hex = hexOnMap(w, name, path);
    const known = ['terrain', 'under', ...q.more];
    const tile = new Fields(typeof value === 'string' ? { terrain: value } : value, path, known);
    const terrain = numberOf(w.terrains, tile.raw('terrain'), path, 'terrain');
    if (terrain === SMALL) small.push({ hex, tile });
    else if (tile.has('under')) wrongField(path, `only ${q.small} lies on another terrain`);
    else {
      const stray = q.more.find((field) => tile.has(field));
      if (stray !== undefined) wrongField(tile.at(stray), `only ${q.small} has it`);
      putTile(w, s, hex, terrain, path, q.rule);
    }
  }
  // What lies under a small tile is named, or the terrain of which most tiles are left.
  for (const { hex, tile } of small.filter(({ tile }) => tile.has('under'))) {
    const terrain = numberOf(w.terrains, tile.raw('under'), tile.at('under'), 'terrain');
    if (terrain === SMALL) wrongField(tile.at('under'), `${q.small} lies on a large tile`);
    putCovered(w, s, { hex, tile }, terrain, q);
  }
  for (const covered of small.filter(({ tile }) => !tile.has('under')))
    putCovered(w, s, covered, mostLeft(s), q);
  if (!w.map.hexes.some((hex) => isTile(s, hex))) wrongField('tiles', 'at least one tile is needed');
  if (!isConnected(s)) wrongField('tiles', 'every tile must be linked to the others');
}

function mostLeft(s: State): number {
  let best = 0;
  for (let t = 1; t < LARGE_TERRAINS; t++) if (s[UNSEEN_TILES + t] > s[UNSEEN_TILES + best]) best = t;
  return best;
}

function putCovered(w: World, s: State, { hex, tile }: Covered, under: number, q: ReadTiles): void {
  putTile(w, s, hex, under, tile.path, q.rule);
  putSmall(w, s, hex, tile.path, q.rule);
  q.covered?.(s, hex, tile);
}

export function putTile(w: World, s: State, hex: number, terrain: number, path: string, rule: string): void {
  takeUnseen(w, s, terrain, path);
  layTile(w, s, hex, terrain, rule, undefined);
}

export function putSmall(w: World, s: State, hex: number, path: string, rule: string): void {
  if (s[SMALL_LEFT] === 0) wrongField(path, `there are no more ${w.terrains[SMALL]} tiles`);
  s[SMALL_LEFT]--;
  coverTile(w, s, hex, SMALL, rule, undefined);
}

/** A large tile comes from those that nobody has seen. */
export function takeUnseen(w: World, s: State, terrain: number, path: string): void {
  if (s[UNSEEN_TILES + terrain] === 0) wrongField(path, `there are no more tiles of ${w.terrains[terrain]}`);
  s[UNSEEN_TILES + terrain]--;
}

/** Each stack as its face-up terrain (or null), or `{ "top", "left" }`; without sizes the rest is shared out. */
export function readStacks(w: World, s: State, position: Fields, rule: string): void {
  const given = position.has('stacks') ? position.list('stacks') : [];
  if (given.length > STACKS) wrongField('stacks', `there are ${STACKS} stacks`);
  const sizes: (number | undefined)[] = new Array(STACKS).fill(undefined);
  const all = unseen(s);
  for (const [i, value] of given.entries()) {
    const written = typeof value === 'object' && value !== null ? value : { top: value };
    const stack = new Fields(written, `stacks[${i}]`, ['top', 'left']);
    if (stack.has('left')) sizes[i] = stack.integer('left', 0, 0, all);
    const top = stack.raw('top') ?? null;
    if (top === null) continue;
    const terrain = numberOf(w.terrains, top, stack.at('top'), 'terrain');
    if (terrain === SMALL) wrongField(stack.at('top'), `${w.terrains[SMALL]} tiles are not in the stacks`);
    takeUnseen(w, s, terrain, stack.at('top'));
    s[STACK_TOP + i] = terrain + 1;
  }
  shareOut(s, sizes);
  if (!position.has('stacks')) turnUpTiles(w, s, rule, undefined);
}

function unseen(s: State): number {
  let sum = 0;
  for (let t = 0; t < LARGE_TERRAINS; t++) sum += s[UNSEEN_TILES + t];
  return sum;
}

function shareOut(s: State, sizes: readonly (number | undefined)[]): void {
  let rest = unseen(s);
  let open = 0;
  for (const [i, size] of sizes.entries()) {
    if (size === undefined) open++;
    else {
      s[STACK_LEFT + i] = size;
      rest -= size;
    }
  }
  if (rest < 0 || (open === 0 && rest > 0)) {
    wrongField(
      'stacks',
      `the sizes do not fit the tiles that are left: ${rest < 0 ? -rest : rest} too ${rest < 0 ? 'many' : 'few'}`,
    );
  }
  for (const [i, size] of sizes.entries()) {
    if (size !== undefined) continue;
    s[STACK_LEFT + i] = Math.ceil(rest / open--);
    rest -= s[STACK_LEFT + i];
  }
}
