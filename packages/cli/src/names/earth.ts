import { small } from '@clade/wording';
import { elementName, terrainName } from '@clade/wording/earth';
import { said } from '../speech.ts';

/** How pieces and places are called in both hex games. */

export function elementWord(element: string): string {
  return said(small(elementName(element)));
}

export function terrainWord(terrain: string): string {
  return said(small(terrainName(terrain)));
}

/** The section and the place in it (from 0) of a space such as `adaptation-2`. */
export function spaceParts<S extends string>(space: string): { section: S; place: number } {
  const [section, place = '1'] = space.split('-') as [S, string?];
  return { section, place: Number(place) - 1 };
}

/** The animals on a tile in the order in which they would score; `animals` come in the order that breaks ties. */
export function byCubes<A extends string>(
  cubes: Readonly<Partial<Record<A, number>>>,
  animals: readonly A[],
): A[] {
  const on = (animal: A): number => cubes[animal] ?? 0;
  return animals.filter((animal) => on(animal) > 0).sort((a, b) => on(b) - on(a));
}

/** Own elements apart from printed ones: `[meat ×2] sun`. */
export function elementsText(
  all: Readonly<Partial<Record<string, number>>>,
  printed: Readonly<Partial<Record<string, number>>>,
  list: (counts: Readonly<Partial<Record<string, number>>>) => string,
): string {
  const own = Object.entries(all).map(([element, n = 0]): [string, number] => [
    element,
    n - (printed[element] ?? 0),
  ]);
  const disks = own.filter(([, n]) => n > 0);
  return [`[${list(printed)}]`, ...(disks.length > 0 ? [list(Object.fromEntries(disks))] : [])].join(' ');
}
