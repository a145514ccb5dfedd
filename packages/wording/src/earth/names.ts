import { CORNER_HEXES, NEIGHBOURS, type PrintedMap } from '@clade/earth';
import { both, keyOf, type Phrase, phrase, type Value } from '../phrase.ts';

/** How animals, elements, terrains and tiles are called in both hex games. */

/** "Amphibians"; `prefix` is the game's. */
export function animalName(prefix: Prefix, animal: string): Phrase {
  return phrase(keyOf(`earth.animal.${prefix}-${animal}`));
}

export function elementName(element: string): Phrase {
  return phrase(keyOf(`earth.element.${element}`));
}

/** "2 water and 1 sun"; "none". */
export function elementList(counts: Readonly<Partial<Record<string, number>>>): Value {
  const parts = Object.entries(counts).flatMap(([element, n = 0]) =>
    n === 0 ? [] : [phrase('earth.elements', { n, element: elementName(element) })],
  );
  return parts.length === 0 ? phrase('earth.none') : both(parts);
}

export function terrainName(terrain: string): Phrase {
  return phrase(keyOf(`earth.terrain.${terrain}`));
}

/** "Sea C2", "C2" where no tile lies. */
export function tileName(terrain: string | undefined, hex: string): Value {
  return terrain === undefined ? hex : phrase('earth.tile', { terrain: terrainName(terrain), hex });
}

/** Before ids of animals and keys of texts. */
export type Prefix = 'ds' | 'm';

/** What the views of both games have in common, as far as words need it. */
export interface WordedEarthView {
  readonly round: number;
  readonly animals: readonly { readonly animal: string; readonly seat: number }[];
  readonly tiles: readonly {
    readonly hex: string;
    readonly terrain: string;
    readonly side?: string | null;
  }[];
  readonly corners: readonly { readonly corner: string; readonly element: string }[];
  readonly stacks: readonly { readonly top: string | null }[];
}

/** How one of the two games calls its things. */
export interface EarthWords {
  readonly prefix: Prefix;
  readonly map: PrintedMap;
  readonly elements: readonly string[];
  section(id: string): Phrase;
  space(id: string): Phrase;
  card(id: string): Phrase;
}

/** "Reef C3"; a vent is called by the side that is up. */
export function tileIn(view: WordedEarthView, hex: string): Value {
  const tile = view.tiles.find((one) => one.hex === hex);
  return tileName(tile?.side ?? tile?.terrain, hex);
}

export function elementAt(view: WordedEarthView, corner: string): Value {
  const disk = view.corners.find((one) => one.corner === corner);
  return disk === undefined ? '' : elementName(disk.element);
}

/** Printed hexes at a corner. */
export function hexesAt({ hexNames, cornerNames }: PrintedMap, corner: string): string[] {
  const at = cornerNames.indexOf(corner) * 3;
  return at < 0 ? [] : namesOf(hexNames, CORNER_HEXES.subarray(at, at + 3));
}

/** Printed hexes beside a hex. */
export function hexesBeside({ hexNames }: PrintedMap, hex: string): string[] {
  const at = hexNames.indexOf(hex) * 6;
  return at < 0 ? [] : namesOf(hexNames, NEIGHBOURS.subarray(at, at + 6));
}

function namesOf(hexNames: readonly string[], hexes: Int8Array): string[] {
  return Array.from(hexes, (hex) => hexNames[hex] ?? '').filter((name) => name !== '');
}
