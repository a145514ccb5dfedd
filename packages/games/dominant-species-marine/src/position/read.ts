import {
  MANY,
  numberOf,
  positionReader,
  REASON,
  ROUND,
  readArrived,
  readCorners,
  readCubes,
  readStacks,
  readTiles,
  type Seated,
} from '@clade/earth';
import { type Fields, push, run, type State, wrongField } from '@clade/engine';
import type { Phase } from '../asked.ts';
import { emptyTable, equipAnimals } from '../deal.ts';
import { START_DISKS } from '../map.ts';
import { NEWEST, OPTIONS, refuseConfig } from '../options.ts';
import { OPS } from '../phases/index.ts';
import { CHOOSING_OP } from '../phases/ops.ts';
import { REASONS, TURN_CAP, TURNS } from '../state.ts';
import { WORLD } from '../world.ts';
import { ANIMAL_FIELDS, drawBoards, readAnimal, readDealt, readTraits } from './animals.ts';
import { readCards } from './cards.ts';
import { readChips, readDisplay, readPawns, readRegression } from './display.ts';
import { startCubes, TILES } from './earth.ts';
import { readFrames, readLook, readTileInHand, refuseStray } from './frames.ts';

const FIELDS = [
  'game',
  'rules',
  'options',
  'players',
  'round',
  'turns',
  'phase',
  'toAct',
  'special',
  'anotherTurn',
  'doing',
  'look',
  'animals',
  'spaces',
  'specials',
  'regression',
  'boxes',
  'speciation',
  'chips',
  'tiles',
  'corners',
  'cubes',
  'arrived',
  'stacks',
  'row',
  'discard',
  'deck',
  'icons',
  'lastRound',
  'end',
  'seed',
  'random',
  'forced',
];
const PHASES: readonly Phase[] = ['choosing', 'traits', 'set-up', 'turns', 'reseed', 'over'];
const RULE = 'DSM-4.1';
export const readPosition = positionReader(WORLD, {
  rule: RULE,
  newest: NEWEST,
  game: {
    id: 'dominant-species-marine',
    title: 'Dominant Species: Marine',
    seats: { min: 2, max: 4 },
    options: OPTIONS,
    refuseConfig,
  },
  fields: FIELDS,
  animalFields: ANIMAL_FIELDS,
  emptyTable,
  read,
});

function read(position: Fields, s: State, animals: readonly Seated[]): void {
  const phase = position.oneOf<Phase>('phase', 'turns', PHASES);
  refuseStray(position, phase);
  if (phase === 'choosing') {
    push(s, CHOOSING_OP, 0, animals.length);
    run(OPS, s, undefined);
    return;
  }
  equipAnimals(s);
  s[ROUND] = position.integer('round', 1, 1, MANY);
  readTurns(s, position);
  readTiles(WORLD, s, position, TILES);
  readCorners(WORLD, s, position, START_DISKS, RULE);
  readCubes(WORLD, s, position, startCubes);
  readRegression(s, position);
  readLook(s, position);
  if (phase === 'traits') readDealt(s, animals);
  else readTraits(s, animals);
  readPawns(s, position);
  for (const animal of animals) readAnimal(s, animal, phase === 'reseed' ? 'right' : 'left');
  readDisplay(s, position);
  drawBoards(s, animals);
  readChips(s, position);
  readTileInHand(s, position);
  readStacks(WORLD, s, position, RULE);
  const end = readEnd(s, position, phase);
  if (phase !== 'traits' && phase !== 'set-up') readCards(s, position, end === 'asteroid');
  readMoved(s, position);
  readFrames(s, position, phase);
  run(OPS, s, undefined);
}

function readTurns(s: State, position: Fields): void {
  if (!position.has('turns')) return;
  if (s[TURN_CAP] === 0) wrongField('turns', 'turns are counted with the option turnCap only');
  s[TURNS] = position.integer('turns', 0, 0, s[TURN_CAP]);
}

function readEnd(s: State, position: Fields, phase: Phase): string {
  if (phase !== 'over') return '';
  s[REASON] = 1 + numberOf(REASONS.slice(1), position.raw('end') ?? 'asteroid', 'end', 'end of the game');
  return REASONS[s[REASON]];
}

/** Actions that remember where cubes have come to, or where they were eliminated. */
const MOVING = ['migration', 'fecundity', 'profligate-carnivore'];

function readMoved(s: State, position: Fields): void {
  if (!position.has('arrived')) return;
  const last = position.list('doing').at(-1) as { id?: unknown } | undefined;
  if (!MOVING.includes(last?.id as string))
    wrongField('arrived', `it belongs to ${MOVING.join(', ')}, the last of "doing"`);
  readArrived(WORLD, s, position);
}
