import type { AnimalSymbol, ElementSymbol, TerrainSymbol } from '@clade/board/hex';
import * as earth from '@clade/wording/earth';
import { plainList, said } from '../../text/phrase.tsx';
import type { Key, Say } from '../../text/text.tsx';

export { plainList };

import type { EarthGame } from './game.ts';

/** How animals, elements and terrains are called and drawn; ids of the rules become ids of the drawings. */

export function animalId({ prefix }: Pick<EarthGame, 'prefix'>, animal: string): AnimalSymbol {
  return `${prefix}-${animal}` as AnimalSymbol;
}

/** "Amphibians" */
export function animalName(say: Say, animal: AnimalSymbol): string {
  return say(`earth.animal.${animal}` as Key);
}

/** "Am" */
export function animalCode(say: Say, animal: AnimalSymbol): string {
  return say(`earth.code.${animal}` as Key);
}

export function elementName(say: Say, element: string): string {
  return said(say, earth.elementName(element));
}

export function terrainName(say: Say, terrain: string): string {
  return said(say, earth.terrainName(terrain));
}

/** "Sav" */
export function terrainCode(say: Say, terrain: string): string {
  return say(`earth.short.${terrain}` as Key);
}

/** "Sea C2", "C2" where no tile lies. */
export function tileName(say: Say, terrain: string | undefined, hex: string): string {
  return said(say, earth.tileName(terrain, hex));
}

export function asElement(element: string): ElementSymbol {
  return element as ElementSymbol;
}

export function asTerrain(terrain: string): TerrainSymbol {
  return terrain as TerrainSymbol;
}

const SIGNED = new Map<string, Intl.NumberFormat>();

/** "+3", "−2", "0" */
export function signed(say: Say, n: number): string {
  let format = SIGNED.get(say.locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(say.locale, { signDisplay: 'exceptZero' });
    SIGNED.set(say.locale, format);
  }
  return format.format(n).replace('-', '−');
}

/** Where a number would be nothing. */
export const NOTHING = '–';

export type NamedCounts = Readonly<Partial<Record<string, number>>>;

/** "2 water and 1 sun"; "none". */
export function elementList(say: Say, counts: NamedCounts): string {
  const parts = Object.entries(counts).flatMap(([element, n = 0]) =>
    n === 0 ? [] : [say('earth.elements', { n, element: elementName(say, element) })],
  );
  return parts.length === 0 ? say('earth.none') : plainList(say, parts);
}
