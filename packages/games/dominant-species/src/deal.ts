import {
  ANIMALS,
  AROUND,
  animalsInPlay,
  BAG,
  BOXED_PAWNS,
  bareTable,
  coverTile,
  drawDisk,
  drawInto,
  drawTile,
  FLAGS,
  givePoints,
  KINDS,
  layTile,
  OWNER,
  PAWNS,
  POOL,
  placeCubes,
  placeDisk,
  RANDOM_EARTH,
  STACK_LEFT,
  STACKS,
  shiftElement,
  terrainOf,
  turnUpTiles,
  UNSEEN_TILES,
} from '@clade/earth';
import type { Config, Emit, State } from '@clade/engine';
import {
  CUBES_OF_AN_ANIMAL,
  DISKS_OF_A_KIND,
  PAWNS_AT_START,
  PAWNS_OF_AN_ANIMAL,
  PRINTED,
} from './animals.ts';
import { LONG_CARDS, SHORT_CARDS } from './card-ids.ts';
import { turnUpCards } from './deck.ts';
import { CENTRE, START_CUBES, START_DISKS, START_TILES } from './map.ts';
import { writeOptions } from './options.ts';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  DECK,
  isLongDeck,
  STATE_WORDS,
  TRACK,
  TUNDRA_LEFT,
  WANDERLUST_BOX,
} from './state.ts';
import { STACK_SIZE, TILES_IN_BOX, TUNDRA, TUNDRA_TILES } from './terrain.ts';
import { FROM_START, WORLD } from './world.ts';

/** A table without animals: all disks in the bag, all tiles unseen, all cards in the deck. */
export function emptyTable(config: Config): State {
  const s = new Int32Array(STATE_WORDS);
  writeOptions(s, config);
  bareTable(s, { disksOfAKind: DISKS_OF_A_KIND, large: TILES_IN_BOX, small: TUNDRA_TILES });
  s[DECK] = isLongDeck(s) ? LONG_CARDS : SHORT_CARDS;
  return s;
}

/** Everything of DS-4.1 behind the animals, randomness in the order of DS-4.5.1. */
export function deal(s: State, emit: Emit | undefined): void {
  equipAnimals(s);
  const random = (s[FLAGS] & RANDOM_EARTH) !== 0;
  layStartTiles(s, random, emit);
  for (let i = 0; i < STACKS; i++) s[STACK_LEFT + i] = STACK_SIZE;
  turnUpTiles(WORLD, s, 'DS-4.1.4', emit);
  for (const { corner, kind } of START_DISKS) {
    const drawn = random ? drawDisk(s) : kind;
    if (!random) s[BAG + kind]--;
    placeDisk(WORLD, s, corner, drawn, random ? 'DS-4.6.3' : 'DS-4.1.6', emit);
  }
  turnUpCards(s, 'DS-4.1.5', emit);
  drawInto(WORLD, s, ADAPTATION_BOX, 'DS-4.1.7', emit);
  drawInto(WORLD, s, ABUNDANCE_BOX, 'DS-4.1.7', emit);
  drawInto(WORLD, s, WANDERLUST_BOX, 'DS-4.1.7', emit);
  if (random) placeHomeCubes(s, emit);
  else placeStartCubes(s, emit);
}

/** DS-1.6, DS-4.1.2: pawns, cubes, printed elements and initiative of the animals in play. */
export function equipAnimals(s: State): void {
  const count = animalsInPlay(s);
  let place = 0;
  for (let a = ANIMALS - 1; a >= 0; a--) {
    if (s[OWNER + a] < 0) continue;
    s[TRACK + place++] = a + 1;
    s[PAWNS + a] = PAWNS_AT_START[count];
    s[BOXED_PAWNS + a] = PAWNS_OF_AN_ANIMAL - PAWNS_AT_START[count];
    s[POOL + a] = CUBES_OF_AN_ANIMAL[count] - 1; // DS-1.6.2: one cube marks the points
    shiftElement(WORLD, s, a, a, PRINTED[a], undefined);
  }
}

function layStartTiles(s: State, random: boolean, emit: Emit | undefined): void {
  for (const { hex, terrain } of START_TILES) {
    const drawn = random ? drawTile(s) : terrain;
    if (!random) s[UNSEEN_TILES + terrain]--;
    layTile(WORLD, s, hex, drawn, random ? 'DS-4.6.2' : 'DS-4.1.3', emit);
  }
  s[TUNDRA_LEFT]--;
  coverTile(WORLD, s, CENTRE, TUNDRA, 'DS-4.1.3', emit);
}

/** DS-4.1.10. */
function placeStartCubes(s: State, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    for (const [i, terrain] of START_CUBES[a].entries()) {
      const { hex } = START_TILES.find(({ hex }) => terrainOf(s, hex) === terrain) as { hex: number };
      placeCubes(WORLD, s, hex, a, i === 0 ? 2 : 1, 'DS-4.1.10', emit);
    }
  }
}

/** DS-4.6.5, DS-4.6.7. */
function placeHomeCubes(s: State, emit: Emit | undefined): void {
  let most = 0;
  const counts = new Array<number>(ANIMALS).fill(0);
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    for (const { hex } of START_TILES) {
      if (hex === CENTRE) continue;
      const cubes = s[AROUND + hex * KINDS + a]; // the home kind of animal a is kind a
      if (cubes > 0) placeCubes(WORLD, s, hex, a, cubes, 'DS-4.6.5', emit);
      counts[a] += cubes;
    }
    most = Math.max(most, counts[a]);
  }
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0 || counts[a] === most) continue;
    givePoints(WORLD, s, a, most - counts[a], FROM_START, 'DS-4.6.7', emit);
  }
}
