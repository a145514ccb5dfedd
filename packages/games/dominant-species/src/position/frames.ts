import { OWNER, PAWNS, registerFields, type Written } from '@clade/earth';
import {
  A,
  B,
  C,
  D,
  DEPTH,
  Fields,
  FRAME_WORDS,
  FRAMES,
  OP,
  push,
  SEAT,
  type State,
  top,
  wrongField,
} from '@clade/engine';
import { ANIMAL_IDS, ARACHNIDS, INSECTS, MAMMALS, REPTILES } from '../animals.ts';
import { animalAsked, phaseOf } from '../asked.ts';
import { CARD_IDS, type CardId } from '../card-ids.ts';
import { SECTION_OF, SECTIONS, type SectionId } from '../display.ts';
import { PROGRAMME_NAMES, spaceOfEntry } from '../phases/execution.ts';
import { OPS } from '../phases/index.ts';
import {
  ACTION_OP,
  ARACHNIDS_OP,
  CARD_OP,
  CHOOSING_OP,
  EXECUTION_OP,
  EXTINCTION_OP,
  INSECTS_OP,
  PLANNING_OP,
  ROUND_OP,
} from '../phases/ops.ts';
import { TO_EXECUTE, TO_EXTINCTION, TO_SURVIVAL } from '../phases/round.ts';
import { TRACK } from '../state.ts';
import { type Program, registersOf } from './registers.ts';

/** What the game is in the middle of, as the fields `phase`, `toAct`, `cursor`, `action` and `card`. */

const PHASES = ['choosing', 'planning', 'execution', 'extinction', 'over'] as const;

/** Frames above the round's. */
const PHASE_FRAME = FRAMES + FRAME_WORDS;
const ACTION_FRAME = PHASE_FRAME + FRAME_WORDS;
const CARD_FRAME = ACTION_FRAME + FRAME_WORDS;

export function readFrames(s: State, position: Fields): void {
  const phase = position.oneOf('phase', 'planning', PHASES);
  refuseStray(position, phase);
  switch (phase) {
    case 'planning':
      push(s, ROUND_OP, 0, TO_EXECUTE);
      push(s, PLANNING_OP, 0, 0, 0, placeOf(s, position));
      return;
    case 'execution':
      push(s, ROUND_OP, 0, TO_EXTINCTION);
      readExecution(s, position);
      return;
    case 'extinction':
      push(s, ROUND_OP, 0, TO_SURVIVAL);
      push(s, EXTINCTION_OP, Math.max(0, s[OWNER + MAMMALS]), MAMMALS);
      return;
  }
}

/** Fields that only mean something in one phase. */
function refuseStray(position: Fields, phase: string): void {
  const strays: readonly [string, string][] = [
    ['toAct', 'planning'],
    ['cursor', 'execution'],
    ['action', 'execution'],
    ['card', 'execution'],
  ];
  for (const [name, needed] of strays) {
    if (phase !== needed && position.has(name))
      wrongField(name, `it belongs to the phase "${needed}", not "${phase}"`);
  }
  if (position.has('card') && !position.has('action'))
    wrongField('card', 'it needs the action that led to it');
}

/** Place on the initiative track of the animal that is to place a pawn. */
function placeOf(s: State, position: Fields): number {
  if (!position.has('toAct')) return 0;
  const animal = (ANIMAL_IDS as readonly unknown[]).indexOf(position.raw('toAct'));
  if (animal < 0 || s[OWNER + animal] < 0)
    wrongField('toAct', `an animal in play is needed, not ${JSON.stringify(position.raw('toAct'))}`);
  if (s[PAWNS + animal] === 0) wrongField('toAct', `the ${ANIMAL_IDS[animal]} have no pawn to place`);
  let place = 0;
  while (s[TRACK + place] !== animal + 1) place++;
  return place;
}

function readExecution(s: State, position: Fields): void {
  const entry = position.has('cursor') ? PROGRAMME_NAMES.indexOf(position.raw('cursor') as string) : 0;
  if (entry < 0) {
    const known = PROGRAMME_NAMES.join(', ');
    wrongField('cursor', `${JSON.stringify(position.raw('cursor'))} is not one of ${known}`);
  }
  push(s, EXECUTION_OP, 0, 0, 0, position.has('action') ? entry + 1 : entry);
  if (!position.has('action')) return;
  readProgram(s, position, 'action', programOf(entry), actionOp(entry), Math.max(0, spaceOfEntry(entry)));
  if (!position.has('card')) return;
  const f = top(s);
  if (s[f + OP] !== ACTION_OP + DOMINATION) wrongField('card', 'cards are played in Domination only');
  const id = (position.raw('card') as { id?: unknown } | null)?.id;
  const card = CARD_IDS.indexOf(id as CardId);
  if (card < 0) wrongField('card.id', `${JSON.stringify(id)} is no card`);
  s[f + B] = OPS[s[f + OP]].steps;
  readProgram(s, position, 'card', CARD_IDS[card], CARD_OP + card, s[f + C]);
}

const DOMINATION = SECTIONS.findIndex((section) => section.id === 'domination');

function programOf(entry: number): SectionId | 'insects' | 'arachnids' {
  const name = PROGRAMME_NAMES[entry];
  if (name === 'insects' || name === 'arachnids') return name;
  if (name === 'reptiles') return 'regression';
  const space = spaceOfEntry(entry);
  if (space < 0) wrongField('cursor', `nothing is asked at "${name}"`);
  return SECTIONS[SECTION_OF[space]].id;
}

function actionOp(entry: number): number {
  const program = programOf(entry);
  if (program === 'insects') return INSECTS_OP;
  if (program === 'arachnids') return ARACHNIDS_OP;
  return ACTION_OP + SECTIONS.findIndex((section) => section.id === program);
}

/** An ability belongs to its animal. */
const ABILITY_OF: Readonly<Record<string, number>> = {
  reptiles: REPTILES,
  insects: INSECTS,
  arachnids: ARACHNIDS,
};

function readProgram(
  s: State,
  position: Fields,
  name: string,
  program: Program,
  op: number,
  kept: number,
): void {
  const raw = position.raw(name) as { step?: unknown } | null;
  const steps = OPS[op].steps;
  const step = typeof raw === 'object' && raw !== null ? (raw.step ?? 0) : 0;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || step >= steps) {
    // The last step of Domination stands behind its own steps while a card is played.
    if (!(program === 'domination' && step === steps && position.has('card'))) {
      wrongField(`${name}.step`, `a step from 0 to ${steps - 1} is needed, not ${JSON.stringify(step)}`);
    }
  }
  const registers = registersOf(program, step as number);
  const [c, d] = registers;
  const fields = new Fields(raw, name, ['id', 'animal', 'step', ...registerFields(registers)]);
  const animal = readAnimal(s, fields, ABILITY_OF[position.raw('cursor') as string]);
  push(
    s,
    op,
    s[OWNER + animal],
    animal,
    step as number,
    c === undefined ? 0 : c.read(s, fields),
    d === undefined ? kept : d.read(s, fields),
  );
  const f = top(s);
  if (program === 'domination' && (step as number) > 0) {
    if (s[f + D] === 0) wrongField(`${name}.dominant`, 'the animal that takes a card is needed');
    s[f + SEAT] = s[OWNER + s[f + D] - 1];
  }
  if (step === steps) return; // nothing is asked: the card on top of it does
  const asked = animalAsked(s);
  if (asked >= 0 && asked < ANIMAL_IDS.length && s[OWNER + asked] >= 0) s[f + SEAT] = s[OWNER + asked];
}

function readAnimal(s: State, fields: Fields, ability: number | undefined): number {
  const name = fields.raw('animal') ?? (ability === undefined ? undefined : ANIMAL_IDS[ability]);
  const animal = (ANIMAL_IDS as readonly unknown[]).indexOf(name);
  if (animal < 0 || s[OWNER + animal] < 0) {
    wrongField(fields.at('animal'), `an animal in play is needed, not ${JSON.stringify(name)}`);
  }
  if (ability !== undefined && animal !== ability) {
    wrongField(fields.at('animal'), `this is the ability of the ${ANIMAL_IDS[ability]}`);
  }
  return animal;
}

export function writeFrames(s: State): Written {
  const phase = phaseOf(s);
  const out: Written = { phase };
  if (phase === 'planning') out.toAct = ANIMAL_IDS[s[top(s) + A]];
  if (phase !== 'execution') return out;
  const entry = s[PHASE_FRAME + C] - 1;
  out.cursor = PROGRAMME_NAMES[entry];
  out.action = writeProgram(s, ACTION_FRAME, programOf(entry));
  if (s[DEPTH] > 3) {
    const id = CARD_IDS[s[CARD_FRAME + OP] - CARD_OP];
    out.card = { id, ...writeProgram(s, CARD_FRAME, id) };
  }
  return out;
}

function writeProgram(s: State, f: number, program: Program): Written {
  const out: Written = { animal: ANIMAL_IDS[s[f + A]], step: s[f + B] };
  const [c, d] = registersOf(program, s[f + B]);
  c?.write(s[f + C], out);
  d?.write(s[f + D], out);
  return out;
}

/** Positions of the phase `choosing` are a fresh table. */
export function startChoosing(s: State, made: number): void {
  push(s, CHOOSING_OP, 0, made);
}
