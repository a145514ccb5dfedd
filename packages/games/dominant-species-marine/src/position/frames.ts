import {
  animalInPlay,
  nameOf,
  numberOf,
  OWNER,
  registerFields,
  takeUnseen,
  type Written,
} from '@clade/earth';
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
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { animalAsked, type Phase, phaseOf } from '../asked.ts';
import { CARD_IDS } from '../card-ids.ts';
import { SLOTS } from '../display.ts';
import { TO_PREPARE, TO_REVEAL } from '../phases/begin.ts';
import { OPEN } from '../phases/deal-traits.ts';
import { OPS } from '../phases/index.ts';
import {
  ACTION_OP,
  ANCIENT_LINEAGE_OP,
  BEGIN_OP,
  DEAL_TRAITS_OP,
  EXAPTATION_OP,
  RESEED_OP,
  RESOLVE_OP,
  TURNS_OP,
} from '../phases/ops.ts';
import {
  AFTER_ACTION,
  AFTER_LINEAGE,
  AFTER_RESEED,
  firstAnimal,
  TO_CHOOSE,
  TO_PLACE_SPECIAL,
} from '../phases/turns.ts';
import { refuseSpecial } from '../placement.ts';
import { inRow, slotOf } from '../row.ts';
import { EXTRA_TURN, LOOK } from '../state.ts';
import { TERRAINS } from '../terrain.ts';
import { EXAPTATION } from '../trait-ids.ts';
import { holds, traitBox } from '../traits/trait.ts';
import { WORLD } from '../world.ts';
import { traitSet } from './animals.ts';
import { incoherence } from './coherent.ts';
import { registersOf } from './registers.ts';

/**
 * What the game is in the middle of: `phase`, the animal whose turn it is (`toAct`), the special pawn that is being
 * placed, and under `doing` the programs of actions, traits and cards from the outside in.
 */

/** Programs that may stand in `doing`. */
const NAMES = OPS.map(({ name }, op) =>
  op === RESOLVE_OP || op === RESEED_OP || op >= ACTION_OP ? name : '',
);
const MOST = 10;

/** Fields that only mean something in some phases. */
const NEEDED: Readonly<Record<string, readonly Phase[]>> = {
  toAct: ['set-up', 'turns', 'reseed'],
  special: ['turns'],
  anotherTurn: ['turns', 'reseed'],
  doing: ['set-up', 'turns', 'reseed'],
  look: ['turns'],
  arrived: ['turns'],
  turns: ['turns', 'reseed'],
  row: ['turns', 'reseed', 'over'],
  discard: ['turns', 'reseed', 'over'],
  deck: ['turns', 'reseed', 'over'],
  icons: ['turns', 'reseed', 'over'],
  lastRound: ['turns', 'reseed', 'over'],
  end: ['over'],
};

export function refuseStray(position: Fields, phase: Phase): void {
  for (const [name, phases] of Object.entries(NEEDED)) {
    if (!position.has(name) || phases.includes(phase)) continue;
    const needed = phases.map((p) => `"${p}"`).join(', ');
    wrongField(
      name,
      `it belongs to the ${phases.length === 1 ? 'phase' : 'phases'} ${needed}, not "${phase}"`,
    );
  }
}

interface Doing {
  readonly raw: unknown;
  readonly path: string;
  readonly op: number;
  readonly step: number;
}

/** The list `doing` with its programs and steps; the last one asks, the others wait for it. */
function listDoing(position: Fields): Doing[] {
  const list = position.list('doing');
  if (list.length > MOST) wrongField('doing', `at most ${MOST} programs are needed, not ${list.length}`);
  return list.map((raw, i) => {
    const path = `doing[${i}]`;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      wrongField(path, 'an object is needed');
    const { id, step = 0 } = raw as { id?: unknown; step?: unknown };
    const op = numberOf(NAMES, id, `${path}.id`, 'action, trait or card');
    const last = i === list.length - 1 ? OPS[op].steps - 1 : OPS[op].steps;
    if (op === RESOLVE_OP) return { raw, path, op, step: i === list.length - 1 ? 0 : 1 };
    if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || step > last)
      wrongField(`${path}.step`, `a step from 0 to ${last} is needed, not ${JSON.stringify(step)}`);
    return { raw, path, op, step };
  });
}

const WANDERLUST_OP = OPS.findIndex(({ name }) => name === 'wanderlust');
const GENE_EXPRESSION_OP = OPS.findIndex(({ name }) => name === 'gene-expression');

/** DSM-5.11.1: a tile that Wanderlust has taken lies in no stack. */
export function readTileInHand(s: State, position: Fields): void {
  const last = listDoing(position).at(-1);
  if (last === undefined || last.op !== WANDERLUST_OP || last.step !== 1) return;
  const path = `${last.path}.terrain`;
  const terrain = numberOf(
    TERRAINS.slice(0, -1),
    (last.raw as { terrain?: unknown }).terrain,
    path,
    'large tile',
  );
  takeUnseen(WORLD, s, terrain, path);
}

/** DSM-6.3.15: the cards that the player who resolves Gene Expression sees: three, then the one that was kept. */
export function readLook(s: State, position: Fields): void {
  const last = listDoing(position).at(-1);
  if (last === undefined || last.op !== GENE_EXPRESSION_OP || last.step === 0) {
    if (position.has('look')) wrongField('look', 'it belongs to the questions of Gene Expression');
    return;
  }
  const count = last.step === 1 ? 3 : 1;
  s[LOOK] = traitSet(position.raw('look') ?? [], 'look', count, traitBox(s), 'is not in the box');
}

export function readFrames(s: State, position: Fields, phase: Phase): void {
  if (phase === 'over') return;
  if (phase === 'traits') {
    push(s, BEGIN_OP, 0, 0, TO_REVEAL);
    push(s, DEAL_TRAITS_OP, 0, OPEN);
    return;
  }
  const doing = listDoing(position);
  const given = position.has('toAct');
  const animal = given ? animalInPlay(WORLD, s, position.raw('toAct'), 'toAct') : firstAnimal(s);
  if (phase === 'set-up') {
    push(s, BEGIN_OP, 0, doing.length > 0 ? animal + 1 : given ? animal : 0, TO_PREPARE);
  } else pushTurn(s, position, animal, phase, doing);
  refuseReseed(doing, phase);
  for (const one of doing) readProgram(s, one, animal);
  if (phase === 'reseed' && doing.length === 0) push(s, RESEED_OP, s[OWNER + animal]);
  if (doing.length === 0) return;
  seatTop(s, animal);
  const wrong = incoherence(OPS[s[top(s) + OP]].name, s, top(s));
  if (wrong) wrongField(`doing[${doing.length - 1}].${wrong[0]}`, wrong[1]);
}

function pushTurn(s: State, position: Fields, animal: number, phase: Phase, doing: readonly Doing[]): void {
  const retrieved = phase === 'reseed' || doing[0]?.op === ANCIENT_LINEAGE_OP;
  const another = position.boolean('anotherTurn', false) ? 1 : 0;
  if (another === 1 && !retrieved && doing.length === 0)
    wrongField('anotherTurn', 'it belongs to an action or to a Retrieve');
  if (!retrieved) s[EXTRA_TURN] = another;
  let next = doing.length === 0 ? TO_CHOOSE : AFTER_ACTION;
  if (retrieved) next = phase === 'reseed' ? AFTER_RESEED : AFTER_LINEAGE;
  let special = 0;
  if (position.has('special')) {
    if (doing.length > 0) wrongField('special', 'a pawn is placed before its action begins');
    const kind = numberOf(ELEMENTS, position.raw('special'), 'special', 'element');
    const refused = refuseSpecial(s, animal, kind);
    if (refused)
      wrongField('special', `the ${ANIMAL_IDS[animal]} have no available pawn of ${ELEMENTS[kind]}`);
    next = TO_PLACE_SPECIAL;
    special = kind + 1;
  }
  push(s, TURNS_OP, s[OWNER + animal], animal, next, special, retrieved ? another : 0);
}

function refuseReseed(doing: readonly Doing[], phase: Phase): void {
  for (const { op, path } of doing) {
    if (op === RESEED_OP && phase !== 'reseed') wrongField(`${path}.id`, 'it belongs to the phase "reseed"');
    if (phase === 'reseed' && (op !== RESEED_OP || doing.length > 1))
      wrongField(`${path}.id`, 'the phase "reseed" is about nothing else');
  }
}

function readProgram(s: State, { raw, path, op, step }: Doing, acting: number): void {
  if (op === RESOLVE_OP) {
    readResolve(s, new Fields(raw, path, ['id', 'animal', 'card', 'slot']), step, acting);
    return;
  }
  const registers = registersOf(op, step);
  const fields = new Fields(raw, path, ['id', 'animal', 'step', ...registerFields(registers)]);
  const animal = op === RESEED_OP ? 0 : readAnimal(s, fields, acting);
  if (op === EXAPTATION_OP && !holds(s, animal, EXAPTATION))
    wrongField(fields.at('animal'), `the ${ANIMAL_IDS[animal]} do not have Exaptation`);
  const [c, d] = registers;
  const seat = s[OWNER + (op === RESEED_OP ? acting : animal)];
  push(s, op, seat, animal, step, c?.read(s, fields) ?? 0, d?.read(s, fields) ?? 0);
}

function readAnimal(s: State, fields: Fields, acting: number): number {
  return fields.has('animal') ? animalInPlay(WORLD, s, fields.raw('animal'), fields.at('animal')) : acting;
}

/** A card of the row that leaves it behind its effect. */
function readResolve(s: State, fields: Fields, step: number, acting: number): void {
  const animal = readAnimal(s, fields, acting);
  const card = numberOf(CARD_IDS, fields.raw('card'), fields.at('card'), 'card');
  if (!inRow(s, card)) wrongField(fields.at('card'), `${CARD_IDS[card]} does not lie in the row`);
  const slot = fields.integer('slot', slotOf(s, card), 1, SLOTS);
  push(s, RESOLVE_OP, s[OWNER + animal], animal, step, card, slot);
}

/** Some questions are asked of others than the acting animal. */
function seatTop(s: State, acting: number): void {
  const f = top(s);
  if (s[f + OP] === RESOLVE_OP) return;
  if (s[f + OP] === RESEED_OP && s[f + B] === 0) {
    s[f + SEAT] = s[OWNER + acting];
    return;
  }
  const asked = animalAsked(s, 0);
  if (asked >= 0 && asked < ANIMAL_IDS.length && s[OWNER + asked] >= 0) s[f + SEAT] = s[OWNER + asked];
}

export function writeFrames(s: State): Written {
  const phase = phaseOf(s);
  if (phase === 'over' || phase === 'traits') return { phase };
  const doing: Written[] = [];
  for (let f = FRAMES + FRAME_WORDS; f <= top(s); f += FRAME_WORDS) doing.push(writeProgram(s, f));
  const turns = phase !== 'set-up';
  const animal = turns ? s[FRAMES + A] : s[FRAMES + A] - 1;
  const another = turns && (s[EXTRA_TURN] === 1 || s[FRAMES + D] === 1);
  return {
    phase,
    toAct: ANIMAL_IDS[animal],
    ...(another ? { anotherTurn: true } : {}),
    ...(turns && s[FRAMES + C] > 0 ? { special: ELEMENTS[s[FRAMES + C] - 1] } : {}),
    ...(s[DEPTH] > 1 ? { doing } : {}),
  };
}

function writeProgram(s: State, f: number): Written {
  const op = s[f + OP];
  const id = OPS[op].name;
  if (op === RESOLVE_OP) {
    return { id, animal: ANIMAL_IDS[s[f + A]], card: nameOf(CARD_IDS, s[f + C]), slot: s[f + D] };
  }
  const out: Written = op === RESEED_OP ? { id } : { id, animal: ANIMAL_IDS[s[f + A]] };
  out.step = s[f + B];
  const [c, d] = registersOf(op, s[f + B]);
  c?.write(s[f + C], out);
  d?.write(s[f + D], out);
  return out;
}
