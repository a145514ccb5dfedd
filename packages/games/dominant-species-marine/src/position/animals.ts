import {
  animalsInPlay,
  BOXED_PAWNS,
  drawDisk,
  FLAGS,
  KINDS,
  nameSet,
  numberOf,
  PAWNS,
  POINTS,
  readDisks,
  readPoints,
  readStock,
  type Seated,
  shiftElement,
} from '@clade/earth';
import { below, type Fields, RNG, type State, wrongField } from '@clade/engine';
import {
  ANIMAL_IDS,
  CUBES_OF_AN_ANIMAL,
  DRAWN_TO_A_BOARD,
  PAWNS_AT_START,
  PAWNS_OF_AN_ANIMAL,
} from '../animals.ts';
import { freeSpaces, ON_BOARD, ON_TRAIT } from '../disks.ts';
import { REGRESSION_SQUARES, SPACES } from '../display.ts';
import { drawTraits } from '../phases/deal-traits.ts';
import { FROM_TILES } from '../sources.ts';
import {
  ALTERNATE_BOARDS,
  BUDDED,
  CHAIN,
  COPIED,
  DEALT,
  HELD,
  KEPT,
  ON_TRAIT_CARD,
  REGRESSION_CUBE,
  SPACE,
  SUPERHEROES,
} from '../state.ts';
import {
  BUDDING_INTELLIGENCE,
  DEALT_TRAITS,
  EXAPTATION,
  PHENOTYPIC_PLASTICITY,
  RAM_FEEDER,
  TRAIT_IDS,
} from '../trait-ids.ts';
import { shiftPlankton } from '../traits/ram-feeder.ts';
import { hasTrait, holds, setWorking, traitBox, traitDeck } from '../traits/trait.ts';
import { WORLD } from '../world.ts';

/** Traits, pawns, cubes and disks of the animals. */

export const ANIMAL_FIELDS = [
  'seat',
  'points',
  'pool',
  'eliminated',
  'chain',
  'pawns',
  'budded',
  'elements',
  'onTrait',
  'traits',
  'copied',
  'dealt',
  'kept',
];

/** DSM-4.8.1: traits that an animal keeps. */
function traitsOfAnAnimal(s: State): number {
  return (s[FLAGS] & SUPERHEROES) !== 0 ? 2 : 1;
}

/** So many different traits as bits, all of them among `from`; says where another one is. */
export function traitSet(
  list: unknown,
  path: string,
  count: number,
  from: number,
  elsewhere: string,
): number {
  const set = nameSet(TRAIT_IDS, list, path, 'trait', from, elsewhere);
  const given = (list as readonly unknown[]).length;
  if (given !== count)
    wrongField(path, `${count} ${count === 1 ? 'trait is' : 'traits are'} needed, not ${given}`);
  return set;
}

const ELSEWHERE = 'is not in the game, or lies elsewhere';

/** DSM-4.1.11: while traits are chosen every animal has three and has perhaps kept some; what is not named is drawn. */
export function readDealt(s: State, animals: readonly Seated[]): void {
  let deck = traitDeck(s);
  for (const { animal, fields } of animals) {
    refuseFields(fields, ['traits', 'copied', 'onTrait'], 'while traits are chosen nobody has one');
    if (!fields.has('dealt')) continue;
    s[DEALT + animal] = traitSet(fields.raw('dealt'), fields.at('dealt'), DEALT_TRAITS, deck, ELSEWHERE);
    deck &= ~s[DEALT + animal];
  }
  for (const { animal, fields } of animals) {
    if (!fields.has('dealt')) {
      s[DEALT + animal] = drawTraits(deck, DEALT_TRAITS, (n) => below(s, RNG, n));
      deck &= ~s[DEALT + animal];
    }
    if (!fields.has('kept')) continue;
    const dealt = s[DEALT + animal];
    const kept = traitsOfAnAnimal(s);
    s[KEPT + animal] = traitSet(fields.raw('kept'), fields.at('kept'), kept, dealt, 'was not dealt');
  }
}

function refuseFields(fields: Fields, names: readonly string[], problem: string): void {
  const stray = names.find((name) => fields.has(name));
  if (stray !== undefined) wrongField(fields.at(stray), problem);
}

/** The traits that the animals have; what is not named is drawn from the box. */
export function readTraits(s: State, animals: readonly Seated[]): void {
  for (const { animal, fields } of animals) {
    refuseFields(fields, ['dealt', 'kept'], 'it belongs to the phase "traits"');
    if (!fields.has('traits')) continue;
    const count = traitsOfAnAnimal(s);
    s[HELD + animal] = traitSet(fields.raw('traits'), fields.at('traits'), count, traitBox(s), ELSEWHERE);
  }
  for (const { animal, fields } of animals) {
    if (!fields.has('traits'))
      s[HELD + animal] = drawTraits(traitBox(s), traitsOfAnAnimal(s), (n) => below(s, RNG, n));
    readCopy(s, animal, fields);
    setWorking(s, animal);
    if (hasTrait(s, animal, RAM_FEEDER)) shiftPlankton(s, animal, 1, undefined);
  }
}

function readCopy(s: State, animal: number, fields: Fields): void {
  const copied = fields.raw('copied') ?? null;
  if (copied === null) return;
  const trait = numberOf(TRAIT_IDS, copied, fields.at('copied'), 'trait');
  if (!holds(s, animal, EXAPTATION)) wrongField(fields.at('copied'), 'only Exaptation copies a trait');
  if (trait === EXAPTATION) wrongField(fields.at('copied'), 'Exaptation does not copy itself');
  s[COPIED + animal] = trait + 1;
}

export function readAnimal(s: State, { animal, fields }: Seated, chain: 'left' | 'right'): void {
  let squares = 0;
  for (let i = 0; i < REGRESSION_SQUARES; i++) if (s[REGRESSION_CUBE + i] === animal + 1) squares++;
  // DSM-A.7: all cubes but the one in the Food Chain and those in Regression.
  readStock(WORLD, s, fields, animal, CUBES_OF_AN_ANIMAL - 1 - squares);
  s[CHAIN + animal] = fields.oneOf('chain', chain, ['left', 'right']) === 'right' ? 1 : 0;
  readPoints(WORLD, s, animal, fields, FROM_TILES);
  readPawns(s, animal, fields);
  readElements(s, animal, fields, 'elements', ON_BOARD);
  readElements(s, animal, fields, 'onTrait', ON_TRAIT);
}

const ENOUGH_TO_BUD = 20;

/** DSM-4.1.8, DSM-6.4.3: the pawns of the start and perhaps one of Budding Intelligence, those on the display among them. */
function readPawns(s: State, animal: number, fields: Fields): void {
  let display = 0;
  for (let i = 0; i < SPACES; i++) if (s[SPACE + i] === animal + 1) display++;
  const bred = hasTrait(s, animal, BUDDING_INTELLIGENCE) && s[POINTS + animal] >= ENOUGH_TO_BUD;
  s[BUDDED + animal] = fields.boolean('budded', bred) ? 1 : 0;
  const all = PAWNS_AT_START[animalsInPlay(s)] + s[BUDDED + animal];
  if (display > all) {
    const name = ANIMAL_IDS[animal];
    wrongField('spaces', `${display} pawns of the ${name} are on the display, and they have ${all}`);
  }
  s[PAWNS + animal] = fields.integer('pawns', all - display, 0, PAWNS_OF_AN_ANIMAL);
  if (s[PAWNS + animal] + display !== all) {
    const problem = `with ${display} on the display the ${ANIMAL_IDS[animal]} have ${all - display} available pawns`;
    wrongField(fields.at('pawns'), `${problem}, not ${s[PAWNS + animal]}`);
  }
  s[BOXED_PAWNS + animal] = PAWNS_OF_AN_ANIMAL - all;
}

/** Disks on the board, or on Phenotypic Plasticity. */
function readElements(s: State, animal: number, fields: Fields, name: string, place: number): void {
  const disks = readDisks(WORLD, s, fields.raw(name), fields.at(name));
  const count = disks.reduce((a, b) => a + b);
  const free = freeSpaces(s, animal, place);
  if (count > free) {
    const where = place === ON_TRAIT ? 'on the trait card' : 'beside the printed elements';
    const plastic = place === ON_BOARD || hasTrait(s, animal, PHENOTYPIC_PLASTICITY);
    wrongField(
      fields.at(name),
      plastic
        ? `${count} disks are too many: ${free} fit ${where}`
        : 'only Phenotypic Plasticity holds disks',
    );
  }
  for (const [kind, n] of disks.entries()) {
    shiftElement(WORLD, s, animal, kind, n, undefined);
    if (place === ON_TRAIT) s[ON_TRAIT_CARD + animal * KINDS + kind] = n;
  }
}

/** DSM-4.7.1: alternate boards whose disks are not named begin with three that are drawn. */
export function drawBoards(s: State, animals: readonly Seated[]): void {
  if ((s[FLAGS] & ALTERNATE_BOARDS) === 0) return;
  for (const { animal, fields } of animals) {
    for (let i = 0; !fields.has('elements') && i < DRAWN_TO_A_BOARD; i++) {
      const kind = drawDisk(s);
      if (kind >= 0) shiftElement(WORLD, s, animal, kind, 1, undefined);
    }
  }
}
