import { SCORING } from '@clade/dominant-species';
import { ANIMALS, CUBES, LEVEL, terrainOf } from '@clade/earth';
import type { State } from '@clade/engine';
import { expectDominance } from '../earth/dominance.ts';
import { chainTable, expectPlaces, placeValues } from '../earth/places.ts';
import { at } from '../earth/read.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

const VALUES = placeValues(SCORING);
const LATER = chainTable(WEIGHTS.spreadLater);
const SOON = chainTable(WEIGHTS.spreadSoon);
const NOW = chainTable(WEIGHTS.spreadNow);

const cubes = new Int32Array(ANIMALS);
const levels = new Int32Array(ANIMALS);

/** One tile, read for weighing: what each animal on it, down the food chain, can expect of it. */
export const tile = {
  present: 0,
  animals: new Int8Array(ANIMALS),
  /** Cubes that live on behind this round. */
  lasting: new Int32Array(ANIMALS),
  /** What scoring it this round brings, the card included. */
  now: new Float64Array(ANIMALS),
  placesLater: new Float64Array(ANIMALS),
  dominanceLater: new Float64Array(ANIMALS),
  /** The sum of `now`. */
  total: 0,
};
const dominance = new Float64Array(ANIMALS);

export function readTile(o: Outlook, s: State, hex: number): void {
  const values = VALUES[terrainOf(s, hex)] as Float64Array;
  const { animals, lasting, now, placesLater, dominanceLater } = tile;
  let present = 0;
  for (let a = 0; a < ANIMALS; a++) {
    const own = at(s, CUBES + hex * ANIMALS + a);
    if (own === 0) continue;
    const level = at(s, LEVEL + hex * ANIMALS + a);
    animals[present] = a;
    cubes[present] = own;
    levels[present] = level;
    // DS-5.9.1: endangered cubes are gone before anything behind this round is scored.
    lasting[present] = level > 0 ? own : a === o.safeAnimal ? (o.safe[hex] as number) : 0;
    present++;
  }
  expectPlaces(cubes, present, values, o.settled ? NOW : SOON, now);
  expectPlaces(lasting, present, values, o.roundsAfter === 0 && o.settled ? NOW : LATER, placesLater);
  expectDominance(levels, present, o.settled, dominance);
  expectDominance(levels, present, false, dominanceLater);
  tile.present = present;
  tile.total = 0;
  for (let i = 0; i < present; i++) {
    now[i] = (now[i] as number) + o.card * (dominance[i] as number);
    tile.total += now[i] as number;
  }
}

/** What the owner of a pawn sees in the tile that has been read. */
export function lure(animal: number): number {
  let own = 0;
  for (let i = 0; i < tile.present; i++) if (tile.animals[i] === animal) own = tile.now[i] as number;
  return own - WEIGHTS.envy * (tile.total - own);
}
