import {
  ANIMALS,
  animalInPlay,
  animalsInPlay,
  BOXED_PAWNS,
  countNames,
  drawInto,
  MANY,
  numberOf,
  OWNER,
  PAWNS,
  positionReader,
  REASON,
  ROUND,
  readArrived,
  readBoxes,
  readCorners,
  readCubes,
  readDisks,
  readPoints,
  readStacks,
  readStock,
  readTiles,
  type Seated,
  shiftElement,
} from '@clade/earth';
import { Fields, run, type State, wrongField } from '@clade/engine';
import { ANIMAL_IDS, CUBES_OF_AN_ANIMAL, ELEMENTS, MAX_ELEMENTS, PAWNS_OF_AN_ANIMAL } from '../animals.ts';
import { emptyTable, equipAnimals } from '../deal.ts';
import { BOXES, SPACE_NAMES } from '../display.ts';
import { START_DISKS } from '../map.ts';
import { NEWEST, OPTIONS, refuseConfig } from '../options.ts';
import { OPS } from '../phases/index.ts';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  ICE_AGE_TAKEN,
  PROTECTED,
  REASONS,
  SPACE,
  TRACK,
  WANDERLUST_BOX,
} from '../state.ts';
import { POINT_SOURCES, WORLD } from '../world.ts';
import { readMarks, startCubes, TILES } from './earth.ts';
import { readFrames, startChoosing } from './frames.ts';
import { readCards } from './piles.ts';

const FIELDS = [
  'game',
  'rules',
  'options',
  'players',
  'round',
  'phase',
  'toAct',
  'cursor',
  'action',
  'card',
  'animals',
  'initiative',
  'spaces',
  'boxes',
  'tiles',
  'corners',
  'cubes',
  'scored',
  'arrived',
  'safe',
  'protected',
  'stacks',
  'cards',
  'lastRound',
  'end',
  'seed',
  'random',
  'forced',
];
const ANIMAL_FIELDS = ['seat', 'points', 'pool', 'eliminated', 'pawns', 'boxedPawns', 'elements'];
const RULE = 'DS-4.1';
export const readPosition = positionReader(WORLD, {
  rule: RULE,
  newest: NEWEST,
  game: {
    id: 'dominant-species',
    title: 'Dominant Species',
    seats: { min: 2, max: 6 },
    options: OPTIONS,
    refuseConfig,
  },
  fields: FIELDS,
  animalFields: ANIMAL_FIELDS,
  emptyTable,
  read,
});

function read(position: Fields, s: State, animals: readonly Seated[]): void {
  if (position.raw('phase') === 'choosing') {
    startChoosing(s, animals.length);
    run(OPS, s, undefined);
    return;
  }
  equipAnimals(s);
  s[ROUND] = position.integer('round', 1, 1, MANY);
  s[ICE_AGE_TAKEN] = position.boolean('lastRound', false) ? 1 : 0;
  readInitiative(s, position);
  readTiles(WORLD, s, position, TILES);
  readCorners(WORLD, s, position, START_DISKS, RULE);
  readCubes(WORLD, s, position, startCubes);
  readSpaces(s, position);
  for (const { animal, fields } of animals) readAnimal(s, animal, fields);
  readDisplay(s, position);
  readStacks(WORLD, s, position, RULE);
  readCards(s, position);
  readMarks(s, position);
  readArrived(WORLD, s, position);
  readProtected(s, position);
  if (position.raw('phase') === 'over')
    s[REASON] = 1 + numberOf(REASONS.slice(1), position.raw('end') ?? 'ice-age', 'end', 'end of the game');
  else if (position.has('end')) wrongField('end', 'it belongs to the phase "over"');
  readFrames(s, position);
  run(OPS, s, undefined);
}

function readInitiative(s: State, position: Fields): void {
  if (!position.has('initiative')) return;
  const list = position.list('initiative').map((name, i) => animalInPlay(WORLD, s, name, `initiative[${i}]`));
  const inPlay = ANIMAL_IDS.map((_, a) => a).filter((a) => s[OWNER + a] >= 0);
  if (list.length !== inPlay.length || inPlay.some((a) => !list.includes(a))) {
    wrongField('initiative', 'every animal in play is needed once');
  }
  for (let i = 0; i < ANIMALS; i++) s[TRACK + i] = i < list.length ? list[i] + 1 : 0;
}

function readSpaces(s: State, position: Fields): void {
  for (const [name, animal] of position.entries('spaces')) {
    const space = numberOf(SPACE_NAMES, name, `spaces.${name}`, 'action space');
    s[SPACE + space] = animalInPlay(WORLD, s, animal, `spaces.${name}`) + 1;
  }
}

function readAnimal(s: State, animal: number, fields: Fields): void {
  // DS-5.16.2: all cubes but the point marker.
  readStock(WORLD, s, fields, animal, CUBES_OF_AN_ANIMAL[animalsInPlay(s)] - 1);
  let display = 0;
  for (let i = 0; i < SPACE_NAMES.length; i++) if (s[SPACE + i] === animal + 1) display++;
  // Without a word the animal has the pawns of the start, those on the display among them.
  const rest = PAWNS_OF_AN_ANIMAL - display;
  if (rest < 0)
    wrongField(
      'spaces',
      `${display} pawns of the ${ANIMAL_IDS[animal]} are on the display, and there are ${PAWNS_OF_AN_ANIMAL}`,
    );
  const byDefault = fields.has('boxedPawns')
    ? rest - fields.integer('boxedPawns', 0, 0, rest)
    : Math.max(0, s[PAWNS + animal] - display);
  s[PAWNS + animal] = fields.integer('pawns', byDefault, 0, rest);
  s[BOXED_PAWNS + animal] = fields.integer('boxedPawns', rest - s[PAWNS + animal], 0, rest);
  if (s[PAWNS + animal] + s[BOXED_PAWNS + animal] !== rest) {
    wrongField(
      fields.at('boxedPawns'),
      `${rest} pawns are not on the display, so pawns and boxedPawns must be ${rest} together`,
    );
  }
  readPoints(WORLD, s, animal, fields, POINT_SOURCES.indexOf('tiles'));
  const disks = readDisks(WORLD, s, fields.raw('elements'), fields.at('elements'));
  for (const [kind, n] of disks.entries()) shiftElement(WORLD, s, animal, kind, n, undefined);
  const count = disks.reduce((a, b) => a + b);
  const printed = ANIMAL_IDS[animal] === 'amphibians' ? 3 : 2;
  if (count + printed > MAX_ELEMENTS) {
    wrongField(
      fields.at('elements'),
      `${count} disks and ${printed} printed elements are more than ${MAX_ELEMENTS}`,
    );
  }
}

/** Without `boxes` the three drawn sections are filled as at the start; with it, exactly what is given. */
function readDisplay(s: State, position: Fields): void {
  if (!position.has('boxes')) {
    for (const box of [ADAPTATION_BOX, ABUNDANCE_BOX, WANDERLUST_BOX])
      drawInto(WORLD, s, box, RULE, undefined);
    return;
  }
  readBoxes(WORLD, s, new Fields(position.raw('boxes'), 'boxes', BOXES));
}

function readProtected(s: State, position: Fields): void {
  for (const [id, list] of position.entries('protected')) {
    const animal = animalInPlay(WORLD, s, id, `protected.${id}`);
    const kinds = countNames(ELEMENTS, list, `protected.${id}`, 'element');
    for (const [kind, n] of kinds.entries()) if (n > 0) s[PROTECTED + animal] |= 1 << kind;
  }
}
