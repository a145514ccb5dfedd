import { animalInPlay, drawInto, MANY, numberOf, readBoxes, takeFromBag } from '@clade/earth';
import { Fields, type State, wrongField } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS, START_TARGET } from '../animals.ts';
import { drawCompetitionChips, drawEvolutionChips } from '../chips.ts';
import {
  BOXES,
  COMPETITION_CHIPS,
  DISPLAY_SPACES,
  DOMINATION_SPACE,
  EVOLUTION_CHIPS,
  FEEDER_SPACE,
  REGRESSION_SQUARES,
  SPACE_NAMES,
  SPECIAL_ONLY,
  SPECIATION_DISKS,
} from '../display.ts';
import { derivePawnSets } from '../pawns.ts';
import { dominating } from '../placement.ts';
import { drawSpeciation } from '../refill.ts';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  CAPTURED,
  CHIP_BAG,
  COMPETITION_CHIP,
  CONTROL,
  EVOLUTION_CHIP,
  REGRESSION_CUBE,
  SPACE,
  SPECIAL_AT,
  SPECIAL_PAWN,
  SPECIATION_DISK,
  TARGET,
  WANDERLUST_BOX,
} from '../state.ts';
import { TERRAINS } from '../terrain.ts';
import { BOTTOM_FEEDER } from '../trait-ids.ts';
import { hasTrait } from '../traits/trait.ts';
import { WORLD } from '../world.ts';

/** Pawns, control markers, disks and chips of the action display. */

const RULE = 'DSM-4.1';

/** Special pawns by element: who controls them, their targets, and whether they changed hands where they stand. */
export function readPawns(s: State, position: Fields): void {
  const specials = position.entries('specials').map(([element, value]) => ({
    kind: numberOf(ELEMENTS, element, `specials.${element}`, 'element'),
    fields: new Fields(value, `specials.${element}`, ['controller', 'target', 'captured']),
  }));
  for (const { kind, fields } of specials) {
    const controller = fields.raw('controller') ?? null;
    if (controller !== null)
      s[CONTROL + kind] = animalInPlay(WORLD, s, controller, fields.at('controller')) + 1;
    s[TARGET + kind] = fields.integer('target', START_TARGET, 1, MANY);
  }
  readSpaces(s, position);
  derivePawnSets(s);
  for (const { kind, fields } of specials) {
    if (!fields.boolean('captured', false)) continue;
    if (s[SPECIAL_AT + kind] === 0)
      wrongField(fields.at('captured'), `the pawn of ${ELEMENTS[kind]} is on no space`);
    s[CAPTURED] |= 1 << kind;
  }
}

/** Action space to the animal of a basic pawn, or to the element of a special one. */
function readSpaces(s: State, position: Fields): void {
  for (const [name, pawn] of position.entries('spaces')) {
    const path = `spaces.${name}`;
    const space = numberOf(SPACE_NAMES, name, path, 'action space');
    refuseClosed(s, space, path);
    const kind = (ELEMENTS as readonly unknown[]).indexOf(pawn);
    if (kind >= 0) putSpecial(s, kind, space, path);
    else s[SPACE + space] = basicPawn(s, space, pawn, path) + 1;
  }
}

function refuseClosed(s: State, space: number, path: string): void {
  if (space >= FEEDER_SPACE) {
    const owner = space - FEEDER_SPACE;
    if (!hasTrait(s, owner, BOTTOM_FEEDER))
      wrongField(path, `the ${ANIMAL_IDS[owner]} do not have Bottom Feeder`);
  } else if (space > DOMINATION_SPACE && space - DOMINATION_SPACE >= dominating(s) - 1)
    wrongField(path, `with ${dominating(s)} animals this space is not used`);
}

function basicPawn(s: State, space: number, pawn: unknown, path: string): number {
  const animal = animalInPlay(WORLD, s, pawn, path);
  if (space < DISPLAY_SPACES && SPECIAL_ONLY[space] === 1)
    wrongField(path, 'only special pawns stand on this space');
  if (space >= FEEDER_SPACE && space !== FEEDER_SPACE + animal)
    wrongField(path, `this space belongs to the ${ANIMAL_IDS[space - FEEDER_SPACE]}`);
  return animal;
}

function putSpecial(s: State, kind: number, space: number, path: string): void {
  if (s[CONTROL + kind] === 0) wrongField(path, `nobody controls the pawn of ${ELEMENTS[kind]}`);
  if (s[SPECIAL_AT + kind] !== 0) wrongField(path, `there is one pawn of ${ELEMENTS[kind]}`);
  s[SPACE + space] = SPECIAL_PAWN + kind;
  s[SPECIAL_AT + kind] = space + 1;
}

/** Cubes on the squares of Regression, from the left. */
export function readRegression(s: State, position: Fields): void {
  const list = position.list('regression');
  if (list.length > REGRESSION_SQUARES) wrongField('regression', `there are ${REGRESSION_SQUARES} squares`);
  for (const [i, name] of list.entries()) {
    if (name !== null) s[REGRESSION_CUBE + i] = animalInPlay(WORLD, s, name, `regression[${i}]`) + 1;
  }
}

/** Without `boxes` and `speciation` the four drawn sections are filled as at the start; else it is what is given. */
export function readDisplay(s: State, position: Fields): void {
  const drawn = !position.has('boxes') && !position.has('speciation');
  readBoxes(WORLD, s, new Fields(position.raw('boxes') ?? {}, 'boxes', BOXES));
  readSpeciation(s, position);
  if (!drawn) return;
  for (const box of [ABUNDANCE_BOX, ADAPTATION_BOX]) drawInto(WORLD, s, box, RULE, undefined);
  drawSpeciation(s, RULE, undefined);
  drawInto(WORLD, s, WANDERLUST_BOX, RULE, undefined);
}

/** One disk or null for each space from the left. */
function readSpeciation(s: State, position: Fields): void {
  const list = position.list('speciation');
  if (list.length > SPECIATION_DISKS) wrongField('speciation', `${SPECIATION_DISKS} spaces have a disk`);
  for (const [i, name] of list.entries()) {
    if (name === null) continue;
    const kind = numberOf(ELEMENTS, name, `speciation[${i}]`, 'element');
    takeFromBag(WORLD, s, kind, `speciation[${i}]`);
    s[SPECIATION_DISK + i] = kind + 1;
  }
}

/** Terrains of the chips under the spaces; a list that is left out is drawn from what the other leaves. */
export function readChips(s: State, position: Fields): void {
  const chips = new Fields(position.raw('chips') ?? {}, 'chips', ['competition', 'evolution']);
  readChipList(s, chips, 'competition', COMPETITION_CHIP, COMPETITION_CHIPS);
  readChipList(s, chips, 'evolution', EVOLUTION_CHIP, EVOLUTION_CHIPS);
  for (let i = 1; i < EVOLUTION_CHIPS; i++) {
    if (s[EVOLUTION_CHIP + i] < s[EVOLUTION_CHIP + i - 1])
      wrongField('chips.evolution', `they lie in the order ${TERRAINS.join(', ')}`);
  }
  if (!chips.has('competition')) drawCompetitionChips(s, RULE, undefined);
  if (!chips.has('evolution')) drawEvolutionChips(s, RULE, undefined);
}

function readChipList(s: State, chips: Fields, name: string, at: number, count: number): void {
  if (!chips.has(name)) return;
  const list = chips.list(name);
  if (list.length !== count) wrongField(chips.at(name), `${count} chips are needed, not ${list.length}`);
  for (const [i, id] of list.entries()) {
    const path = `${chips.at(name)}[${i}]`;
    const terrain = numberOf(TERRAINS, id, path, 'terrain');
    if (s[CHIP_BAG + terrain] === 0) wrongField(path, `there are no more chips of ${TERRAINS[terrain]}`);
    s[CHIP_BAG + terrain]--;
    s[at + i] = terrain + 1;
  }
}
