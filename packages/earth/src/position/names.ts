import { type State, wrongField } from '@clade/engine';
import { OWNER } from '../columns.ts';
import { isTile } from '../cubes.ts';
import type { World } from '../world.ts';

/** Number of a name; says at which field it is wrong. */
export function numberOf(names: readonly string[], name: unknown, path: string, noun: string): number {
  const found = typeof name === 'string' && name !== '' ? names.indexOf(name) : -1;
  if (found < 0) wrongField(path, `${JSON.stringify(name)} is no ${noun}`);
  return found;
}

/** A list of names as counts by number; a number of names may repeat. */
export function countNames(names: readonly string[], list: unknown, path: string, noun: string): number[] {
  if (!Array.isArray(list)) wrongField(path, 'a list is needed');
  const counts = new Array<number>(names.length).fill(0);
  for (const [i, name] of list.entries()) counts[numberOf(names, name, `${path}[${i}]`, noun)]++;
  return counts;
}

/** A list of different names as bits, all of them among `from`; `elsewhere` says why another one is wrong. */
export function nameSet(
  names: readonly string[],
  list: unknown,
  path: string,
  noun: string,
  from: number,
  elsewhere: string,
): number {
  if (!Array.isArray(list)) wrongField(path, 'a list is needed');
  let set = 0;
  for (const [i, name] of list.entries()) {
    const bit = 1 << numberOf(names, name, `${path}[${i}]`, noun);
    if ((from & bit) === 0) wrongField(`${path}[${i}]`, `${String(name)} ${elsewhere}`);
    if ((set & bit) !== 0) wrongField(`${path}[${i}]`, `there is one ${String(name)}`);
    set |= bit;
  }
  return set;
}

/** The names of counts, each as often as it counts. */
export function listNames<T extends string>(names: readonly T[], count: (i: number) => number): T[] {
  return names.flatMap((name, i) => new Array<T>(Math.max(0, count(i))).fill(name));
}

export function animalInPlay(w: World, s: State, name: unknown, path: string): number {
  const animal = numberOf(w.animals, name, path, 'animal');
  if (s[OWNER + animal] < 0) wrongField(path, `the ${w.animals[animal]} are not in play`);
  return animal;
}

export function hexOnMap(w: World, name: unknown, path: string): number {
  return numberOf(w.map.hexNames, name, path, 'hex of the map');
}

export function hexOfTile(w: World, s: State, name: unknown, path: string): number {
  const hex = hexOnMap(w, name, path);
  if (!isTile(s, hex)) wrongField(path, 'there is no tile on this hex');
  return hex;
}
