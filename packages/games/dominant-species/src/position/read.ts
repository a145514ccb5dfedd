import {
  ANIMALS,
  BOX,
  BOXED_PAWNS,
  drawInto,
  FLAGS,
  FORCED_ASKED,
  gainElement,
  KINDS,
  OWNER,
  PARTS,
  PAWNS,
  POINTS,
  REASON,
  ROUND,
  SOURCES,
} from '@clade/earth';
import {
  type Config,
  configField,
  Fields,
  type Refusal,
  readFields,
  readOptions,
  readRandom,
  run,
  type State,
  wrongField,
} from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS, MAX_ELEMENTS, PAWNS_OF_AN_ANIMAL } from '../animals.ts';
import { emptyTable, equipAnimals } from '../deal.ts';
import { BOXES, SPACE_NAMES } from '../display.ts';
import { OPTIONS, refuseConfig } from '../options.ts';
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
import {
  animalInPlay,
  readCorners,
  readCubes,
  readMarks,
  readStock,
  readTiles,
  takeFromBag,
} from './earth.ts';
import { readFrames, startChoosing } from './frames.ts';
import { countNames, numberOf } from './names.ts';
import { readCards, readStacks } from './piles.ts';

const FIELDS = [
  'game',
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
const MANY = 100_000;

/** Reads docs/position-format.md; whatever is left out gets a sensible default. */
export function readPosition(position: unknown): State | Refusal {
  return readFields(RULE, () => read(new Fields(position, '', FIELDS)));
}

function read(position: Fields): State {
  if (position.has('game') && position.raw('game') !== 'dominant-species') {
    wrongField('game', `"dominant-species" is needed, not ${JSON.stringify(position.raw('game'))}`);
  }
  const animals = readSeats(position);
  const s = emptyTable(readConfig(position, animals));
  readRandom(s, position);
  if (position.oneOf('forced', 'ask', ['ask', 'auto']) === 'ask') s[FLAGS] |= FORCED_ASKED;
  for (const { animal, seat } of animals) s[OWNER + animal] = seat;
  if (position.raw('phase') === 'choosing') {
    startChoosing(s, animals.length);
    run(OPS, s, undefined);
    return s;
  }
  equipAnimals(s);
  s[ROUND] = position.integer('round', 1, 1, MANY);
  s[ICE_AGE_TAKEN] = position.boolean('lastRound', false) ? 1 : 0;
  readInitiative(s, position);
  readTiles(s, position);
  readCorners(s, position);
  readCubes(s, position);
  readSpaces(s, position);
  for (const { animal, fields } of animals) readAnimal(s, animal, fields);
  readBoxes(s, position);
  readStacks(s, position);
  readCards(s, position);
  readMarks(s, position);
  readProtected(s, position);
  if (position.raw('phase') === 'over')
    s[REASON] = 1 + numberOf(REASONS.slice(1), position.raw('end') ?? 'ice-age', 'end', 'end of the game');
  else if (position.has('end')) wrongField('end', 'it belongs to the phase "over"');
  readFrames(s, position);
  run(OPS, s, undefined);
  return s;
}

interface Seated {
  readonly animal: number;
  readonly seat: number;
  readonly fields: Fields;
}

/** The animals with their seats; without one the next seat in the order of the list. */
function readSeats(position: Fields): Seated[] {
  const all = position.entries('animals');
  const names = all.map(([name]) => name);
  return all.map(([name, value], i) => {
    const fields = new Fields(value, `animals.${name}`, ANIMAL_FIELDS);
    const animal = numberOf(ANIMAL_IDS, name, `animals.${name}`, 'animal');
    return { animal, seat: fields.integer('seat', i, 0, Math.max(5, names.length)), fields };
  });
}

/** Players are the seats that own animals; options say the rest. */
function readConfig(position: Fields, animals: readonly Seated[]): Config {
  const game = {
    id: 'dominant-species',
    title: 'Dominant Species',
    seats: { min: 2, max: 6 },
    options: OPTIONS,
    refuseConfig,
  };
  const given = readOptions(position, game);
  const choosing = position.raw('phase') === 'choosing';
  const seats = new Set(animals.map((a) => a.seat));
  const players = choosing ? position.integer('players', 2, 2, 6) : seats.size;
  if (!choosing && position.has('players') && position.raw('players') !== players) {
    wrongField(
      'players',
      `the animals belong to ${players} players, not ${JSON.stringify(position.raw('players'))}`,
    );
  }
  if (!choosing && animals.length === 0) wrongField('animals', 'the animals in play are needed');
  if (!choosing && given.animals === undefined) given.animals = animals.length / players;
  const config = configField(game, players, given, choosing ? 'players' : 'animals');
  for (const { animal, seat } of animals) {
    if (seat >= players)
      wrongField(
        `animals.${ANIMAL_IDS[animal]}.seat`,
        `there are ${players} players, so seats end at ${players - 1}`,
      );
  }
  const each = config.options.animals as number;
  for (let seat = 0; seat < players && !choosing; seat++) {
    const own = animals.filter((a) => a.seat === seat).length;
    if (own !== each) wrongField('animals', `player ${seat + 1} has ${own} animals, and ${each} are needed`);
  }
  return config;
}

function readInitiative(s: State, position: Fields): void {
  if (!position.has('initiative')) return;
  const list = position.list('initiative').map((name, i) => animalInPlay(s, name, `initiative[${i}]`));
  const inPlay = ANIMAL_IDS.map((_, a) => a).filter((a) => s[OWNER + a] >= 0);
  if (list.length !== inPlay.length || inPlay.some((a) => !list.includes(a))) {
    wrongField('initiative', 'every animal in play is needed once');
  }
  for (let i = 0; i < ANIMALS; i++) s[TRACK + i] = i < list.length ? list[i] + 1 : 0;
}

function readSpaces(s: State, position: Fields): void {
  for (const [name, animal] of position.entries('spaces')) {
    const space = numberOf(SPACE_NAMES, name, `spaces.${name}`, 'action space');
    s[SPACE + space] = animalInPlay(s, animal, `spaces.${name}`) + 1;
  }
}

function readAnimal(s: State, animal: number, fields: Fields): void {
  readStock(s, fields, animal);
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
  readPoints(s, animal, fields);
  const disks = countNames(ELEMENTS, fields.raw('elements') ?? [], fields.at('elements'), 'element');
  let count = 0;
  for (const [kind, n] of disks.entries()) {
    for (let i = 0; i < n; i++) {
      takeFromBag(s, kind, fields.at('elements'));
      gainElement(WORLD, s, animal, kind, RULE, undefined);
      count++;
    }
  }
  const printed = ANIMAL_IDS[animal] === 'amphibians' ? 3 : 2;
  if (count + printed > MAX_ELEMENTS) {
    wrongField(
      fields.at('elements'),
      `${count} disks and ${printed} printed elements are more than ${MAX_ELEMENTS}`,
    );
  }
}

/** A number, or points by source. */
function readPoints(s: State, animal: number, fields: Fields): void {
  const raw = fields.raw('points') ?? 0;
  const at = PARTS + animal * SOURCES;
  if (typeof raw === 'number') s[at + POINT_SOURCES.indexOf('tiles')] = fields.integer('points', 0, 0, MANY);
  else {
    const parts = new Fields(raw, fields.at('points'), POINT_SOURCES);
    for (const [i, name] of POINT_SOURCES.entries()) s[at + i] = parts.integer(name, 0, -MANY, MANY);
  }
  for (let i = 0; i < SOURCES; i++) s[POINTS + animal] += s[at + i];
  if (s[POINTS + animal] < 0) wrongField(fields.at('points'), 'points do not fall below 0');
}

/** Without `boxes` the three drawn sections are filled as at the start; with it, exactly what is given. */
function readBoxes(s: State, position: Fields): void {
  if (!position.has('boxes')) {
    for (const box of [ADAPTATION_BOX, ABUNDANCE_BOX, WANDERLUST_BOX])
      drawInto(WORLD, s, box, RULE, undefined);
    return;
  }
  const boxes = new Fields(position.raw('boxes'), 'boxes', BOXES);
  for (const [i, name] of BOXES.entries()) {
    for (const [kind, n] of countNames(
      ELEMENTS,
      boxes.raw(name) ?? [],
      boxes.at(name),
      'element',
    ).entries()) {
      for (let j = 0; j < n; j++) takeFromBag(s, kind, boxes.at(name));
      s[BOX + i * KINDS + kind] = n;
    }
  }
}

function readProtected(s: State, position: Fields): void {
  for (const [id, list] of position.entries('protected')) {
    const animal = animalInPlay(s, id, `protected.${id}`);
    const kinds = countNames(ELEMENTS, list, `protected.${id}`, 'element');
    for (const [kind, n] of kinds.entries()) if (n > 0) s[PROTECTED + animal] |= 1 << kind;
  }
}
