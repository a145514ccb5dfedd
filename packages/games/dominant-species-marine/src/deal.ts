import {
  ANIMALS,
  addPlaces,
  animalsInPlay,
  BAG,
  BOXED_PAWNS,
  bareTable,
  coverTile,
  drawDisk,
  drawInto,
  drawTile,
  FLAGS,
  gainElement,
  givePoints,
  HAS,
  KINDS,
  LEVEL,
  layTile,
  OWNER,
  PAWNS,
  POOL,
  placeCubes,
  placeDisk,
  RANDOM_EARTH,
  SMALL_LEFT,
  STACK_LEFT,
  STACKS,
  shiftElement,
  terrainOf,
  turnUpTiles,
  UNSEEN_TILES,
} from '@clade/earth';
import { type Config, type Emit, push, type State } from '@clade/engine';
import {
  CUBES_OF_AN_ANIMAL,
  DISKS_OF_A_KIND,
  DRAWN_TO_A_BOARD,
  PAWNS_AT_START,
  PAWNS_OF_AN_ANIMAL,
  PRINTED,
  START_CUBES,
  START_TARGET,
} from './animals.ts';
import { CARDS_IN_BOX, ICONS_OF_A_KIND, REMOVED_CARDS } from './card-ids.ts';
import { drawCompetitionChips, drawEvolutionChips } from './chips.ts';
import { CENTRE, START_DISKS, START_TILES, START_VENTS } from './map.ts';
import { alternative, READING, writeOptions } from './options.ts';
import { BEGIN_OP } from './phases/ops.ts';
import { drawSpeciation } from './refill.ts';
import { placesOf } from './score.ts';
import { FROM_START } from './sources.ts';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  ALTERNATE_BOARDS,
  CHIP_BAG,
  DECK_LEFT,
  FISH_LEFT,
  LENGTH,
  SKELETONS_LEFT,
  STATE_WORDS,
  TARGET,
  VENT_SIDE,
  WANDERLUST_BOX,
} from './state.ts';
import {
  CHIPS_OF_A_TERRAIN,
  SCORING,
  STACK_SIZE,
  TERRAINS,
  TILES_IN_BOX,
  VENT,
  VENT_SIDES,
  VENT_TILES,
} from './terrain.ts';
import { WORLD } from './world.ts';

/** A table without animals: all disks and chips in their bags, all tiles unseen, all cards in the deck. */
export function emptyTable(config: Config): State {
  const s = new Int32Array(STATE_WORDS);
  writeOptions(s, config);
  bareTable(s, { disksOfAKind: DISKS_OF_A_KIND, large: TILES_IN_BOX, small: VENT_TILES });
  s.fill(START_TARGET, TARGET, TARGET + KINDS);
  s.fill(CHIPS_OF_A_TERRAIN, CHIP_BAG, CHIP_BAG + TERRAINS.length);
  s[DECK_LEFT] = CARDS_IN_BOX - REMOVED_CARDS[s[LENGTH]];
  if (alternative(s, READING.eventIcons) !== 0) {
    s[SKELETONS_LEFT] = ICONS_OF_A_KIND;
    s[FISH_LEFT] = ICONS_OF_A_KIND;
  }
  return s;
}

/** DSM-4.1.1 to DSM-4.1.10, with the variants of DSM-4.6 and DSM-4.7; then traits and cards. */
export function deal(s: State, emit: Emit | undefined): void {
  const random = (s[FLAGS] & RANDOM_EARTH) !== 0;
  layStartTiles(s, random, emit);
  s.fill(STACK_SIZE, STACK_LEFT, STACK_LEFT + STACKS);
  turnUpTiles(WORLD, s, 'DSM-4.1.2', emit);
  equipAnimals(s);
  if ((s[FLAGS] & ALTERNATE_BOARDS) !== 0) drawBoards(s, emit);
  if (random) placeRandomDisks(s, emit);
  else placeStartDisks(s, emit);
  drawInto(WORLD, s, ABUNDANCE_BOX, 'DSM-4.1.5', emit);
  drawInto(WORLD, s, ADAPTATION_BOX, 'DSM-4.1.5', emit);
  drawSpeciation(s, 'DSM-4.1.5', emit);
  drawInto(WORLD, s, WANDERLUST_BOX, 'DSM-4.1.5', emit);
  drawCompetitionChips(s, 'DSM-4.1.6', emit);
  drawEvolutionChips(s, 'DSM-4.1.6', emit);
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    const cubes = random ? s[LEVEL + CENTRE * ANIMALS + a] : START_CUBES;
    placeCubes(WORLD, s, CENTRE, a, cubes, random ? 'DSM-4.6.4' : 'DSM-4.1.10', emit);
  }
  if (random) startPoints(s, emit);
  push(s, BEGIN_OP, 0);
}

/** DSM-4.1.8, DSM-4.1.10: pawns, cubes and printed elements of the animals in play. */
export function equipAnimals(s: State): void {
  const pawns = PAWNS_AT_START[animalsInPlay(s)];
  const printed = (s[FLAGS] & ALTERNATE_BOARDS) === 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    s[PAWNS + a] = pawns;
    s[BOXED_PAWNS + a] = PAWNS_OF_AN_ANIMAL - pawns;
    s[POOL + a] = CUBES_OF_AN_ANIMAL - 1; // one cube stands on the Food Chain
    for (let k = 0; printed && k < KINDS; k++)
      if (PRINTED[a][k] > 0) shiftElement(WORLD, s, a, k, PRINTED[a][k], undefined);
  }
}

function layStartTiles(s: State, random: boolean, emit: Emit | undefined): void {
  for (const { terrain, drawn } of START_TILES) if (!random || !drawn) s[UNSEEN_TILES + terrain]--;
  for (const { hex, terrain, drawn } of START_TILES) {
    const lies = random && drawn ? drawTile(s) : terrain;
    layTile(WORLD, s, hex, lies, random && drawn ? 'DSM-4.6.2' : 'DSM-4.1.1', emit);
  }
  for (const { hex, side } of START_VENTS) {
    s[SMALL_LEFT]--;
    coverTile(WORLD, s, hex, VENT, 'DSM-4.1.3', emit);
    s[VENT_SIDE + hex] = side + 1;
    if (emit) {
      const names = { hex: WORLD.map.hexNames[hex], side: VENT_SIDES[side] };
      emit({ type: 'vent-opened', rule: 'DSM-4.1.3', ...names });
    }
  }
}

/** DSM-4.7.1, DSM-4.7.2. */
function drawBoards(s: State, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++) {
    for (let i = 0; s[OWNER + a] >= 0 && i < DRAWN_TO_A_BOARD; i++)
      gainElement(WORLD, s, a, drawDisk(s), 'DSM-4.7.1', emit);
  }
}

function placeStartDisks(s: State, emit: Emit | undefined): void {
  for (const { corner, kind } of START_DISKS) {
    s[BAG + kind]--;
    placeDisk(WORLD, s, corner, kind, 'DSM-4.1.4', emit);
  }
}

/** DSM-4.6.3: drawn again until every animal in play matches one of them. */
function placeRandomDisks(s: State, emit: Emit | undefined): void {
  let kinds = START_DISKS.map(() => drawDisk(s));
  while (!everyAnimalMatches(s, kinds)) {
    for (const kind of kinds) s[BAG + kind]++;
    kinds = START_DISKS.map(() => drawDisk(s));
  }
  for (const [i, { corner }] of START_DISKS.entries())
    placeDisk(WORLD, s, corner, kinds[i], 'DSM-4.6.3', emit);
}

function everyAnimalMatches(s: State, kinds: readonly number[]): boolean {
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] >= 0 && !kinds.some((kind) => s[HAS + a * KINDS + kind] > 0)) return false;
  }
  return true;
}

/** DSM-4.6.5, DSM-4.6.6: the sum of all values of the middle tile, less what it would earn now. */
function startPoints(s: State, emit: Emit | undefined): void {
  const sum = SCORING[terrainOf(s, CENTRE)].reduce((a, b) => a + b, 0);
  const earned = new Array<number>(ANIMALS).fill(0);
  addPlaces(s, CENTRE, placesOf(s, CENTRE), earned);
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] >= 0) givePoints(WORLD, s, a, sum - earned[a], FROM_START, 'DSM-4.6.5', emit);
  }
}
