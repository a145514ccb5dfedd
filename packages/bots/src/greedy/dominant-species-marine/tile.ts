import { SCORING } from '@clade/dominant-species-marine';
import { ANIMALS, CUBES, LEVEL, terrainOf } from '@clade/earth';
import type { State } from '@clade/engine';
import { chainTable, expectPlaces, placeValues } from '../earth/places.ts';
import { at } from '../earth/read.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

const VALUES = placeValues(SCORING);
const LATER = chainTable(WEIGHTS.spreadLater);
const SOON = chainTable(WEIGHTS.spreadSoon);
const NOW = chainTable(WEIGHTS.spreadNow);

const cubes = new Int32Array(ANIMALS);

/** One tile, read for weighing: what each animal on it can expect of it, the winner of ties first. */
export const tile = {
  present: 0,
  animals: new Int8Array(ANIMALS),
  /** Cubes that outlive an Extinction: all or none. */
  lasting: new Int32Array(ANIMALS),
  now: new Float64Array(ANIMALS),
  later: new Float64Array(ANIMALS),
  /** The sum of `now`. */
  total: 0,
};

export function readTile(o: Outlook, s: State, hex: number): void {
  const values = VALUES[terrainOf(s, hex)] as Float64Array;
  const { animals, lasting, now, later } = tile;
  let crowd = 0;
  for (let i = CUBES + hex * ANIMALS; i < CUBES + hex * ANIMALS + ANIMALS; i++) crowd += at(s, i);
  let present = 0;
  for (let i = 0; i < ANIMALS; i++) {
    const a = o.fromBelow ? ANIMALS - 1 - i : i;
    const own = at(s, CUBES + hex * ANIMALS + a);
    if (own === 0) continue;
    animals[present] = a;
    cubes[present] = own;
    // DSM-1.6.7, DSM-6.4.6.
    const thrives = at(s, LEVEL + hex * ANIMALS + a) > 0 || (o.carnivores[a] === 1 && crowd - own >= 2);
    lasting[present] = thrives ? own : 0;
    present++;
  }
  expectPlaces(cubes, present, values, SOON, now);
  expectPlaces(lasting, present, values, o.roundsAfter === 0 ? SOON : LATER, later);
  tile.present = present;
  tile.total = 0;
  for (let i = 0; i < present; i++) tile.total += now[i] as number;
}

/** What the i-th animal on the tile that has been read sees in scoring it: its place, and a card if it thrives. */
export function lure(i: number): number {
  const own = tile.now[i] as number;
  return own + ((tile.lasting[i] as number) > 0 ? WEIGHTS.card : 0) - WEIGHTS.envy * (tile.total - own);
}

const exact = new Float64Array(ANIMALS);

/** DSM-5.15.3: points that scoring a tile at this moment brings by the seat's measure; `firstMore` as Solar Radiation has it. */
export function scoringNow(o: Outlook, s: State, hex: number, firstMore: number): number {
  readTile(o, s, hex);
  const values = VALUES[terrainOf(s, hex)] as Float64Array;
  expectPlaces(cubes, tile.present, values, NOW, exact);
  let sum = 0;
  let first = -1;
  for (let i = 0; i < tile.present; i++) {
    sum += (o.stakes[tile.animals[i] as number] as number) * (exact[i] as number);
    if (first < 0 || (exact[i] as number) > (exact[first] as number)) first = i;
  }
  return first < 0 ? 0 : sum + firstMore * (o.stakes[tile.animals[first] as number] as number);
}

/** Does an animal thrive on a tile where it has cubes? */
export function thrivesOn(o: Outlook, s: State, hex: number, animal: number): boolean {
  readTile(o, s, hex);
  for (let i = 0; i < tile.present; i++) {
    if (tile.animals[i] === animal) return (tile.lasting[i] as number) > 0;
  }
  return false;
}
