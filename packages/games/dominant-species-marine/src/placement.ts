import { animalsInPlay, KINDS, PAWNS } from '@clade/earth';
import { type Refusal, refusal, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from './animals.ts';
import { ADAPTABILITY } from './card-ids.ts';
import {
  DISPLAY_SPACES,
  DOMINATION_SPACE,
  FEEDER_SPACE,
  SPACE_NAMES,
  SPACES,
  SPECIAL_ONLY,
} from './display.ts';
import { alternative } from './options.ts';
import { anyPawnOut, controllerOn, hasSpecial, isSpecialOn } from './pawns.ts';
import { inRow } from './row.ts';
import { CAPTURED, SPACE, SPECIAL_PAWN } from './state.ts';
import { BOTTOM_FEEDER, FLIGHT, SOCIAL } from './trait-ids.ts';
import { hasTrait } from './traits/trait.ts';

/** DSM-5.2: where pawns may be placed. */

/** DSM-3.2: the Domination spaces that this number of animals uses; DSM-5.2.6: the space of an own trait card. */
function isOpen(s: State, animal: number, space: number): boolean {
  if (space >= FEEDER_SPACE) return space === FEEDER_SPACE + animal && hasTrait(s, animal, BOTTOM_FEEDER);
  return space <= DOMINATION_SPACE || space - DOMINATION_SPACE < animalsInPlay(s) - 1;
}

/** DSM-5.2.3, DSM-5.2.4, DSM-6.3.1: may a pawn that bumps be put on this space, as far as its pawn goes? */
function mayBump(s: State, animal: number, space: number): boolean {
  if (controllerOn(s, space) === animal) return false;
  return !isSpecialOn(s, space) || inRow(s, ADAPTABILITY);
}

/** DSM-5.2.5: does the pawn on a space of the display bind this animal's basic pawns? OPT-22: not if it was captured there. */
function binds(s: State, space: number, animal: number): boolean {
  if (controllerOn(s, space) !== animal) return false;
  if (alternative(s, 22) === 0 || !isSpecialOn(s, space)) return true;
  return (s[CAPTURED] & (1 << (s[SPACE + space] - SPECIAL_PAWN))) === 0;
}

function lastPawn(s: State, animal: number): number {
  for (let i = DISPLAY_SPACES - 1; i >= 0; i--) if (binds(s, i, animal)) return i;
  return -1;
}

function firstPawn(s: State, animal: number): number {
  for (let i = 0; i < DISPLAY_SPACES; i++) if (binds(s, i, animal)) return i;
  return DISPLAY_SPACES;
}

/** DSM-5.2.2, DSM-6.4.9: the spaces of the display between which basic pawns may not go, as [first, last]. */
function isInOrder(s: State, animal: number, space: number, first: number, last: number): boolean {
  if (space > last) return true;
  return space < first && hasTrait(s, animal, FLIGHT);
}

/** Calls back with every space for a basic pawn (`kind` -1) or a special one, ascending; says whether there is any. */
export function eachSpace(
  s: State,
  animal: number,
  kind: number,
  found: ((space: number) => void) | undefined,
): boolean {
  const basic = kind < 0;
  if (basic ? s[PAWNS + animal] === 0 : !hasSpecial(s, animal, kind)) return false;
  const bumps = !basic || hasTrait(s, animal, SOCIAL);
  const last = basic ? lastPawn(s, animal) : -1;
  const first = basic ? firstPawn(s, animal) : 0;
  let any = false;
  for (let space = 0; space < SPACES; space++) {
    if (s[SPACE + space] !== 0 && !(bumps && mayBump(s, animal, space))) continue;
    if (!isOpen(s, animal, space)) continue;
    if (basic && space < DISPLAY_SPACES) {
      if (SPECIAL_ONLY[space] === 1 || !isInOrder(s, animal, space, first, last)) continue;
    }
    any = true;
    if (found === undefined) return true;
    found(space);
  }
  return any;
}

function canPlaceSpecial(s: State, animal: number): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (eachSpace(s, animal, kind, undefined)) return true;
  return false;
}

/** DSM-5.1.4, OPT-3. */
export function mayRetrieve(s: State, animal: number): boolean {
  if (alternative(s, 3) === 0 || anyPawnOut(s, animal)) return true;
  return !eachSpace(s, animal, -1, undefined) && !canPlaceSpecial(s, animal);
}

export function refuseRetrieve(s: State, animal: number): Refusal | undefined {
  if (mayRetrieve(s, animal)) return undefined;
  const facts = { animal: ANIMAL_IDS[animal], out: 0 };
  const sentence = `The ${facts.animal} have no pawn on the display to retrieve, and can place one.`;
  return refusal('nothing-to-retrieve', 'DSM-5.1.4', sentence, facts);
}

/** Why the special pawn of a kind cannot be placed at all. */
export function refuseSpecial(s: State, animal: number, kind: number): Refusal | undefined {
  const facts = { animal: ANIMAL_IDS[animal], element: ELEMENTS[kind] };
  if (!hasSpecial(s, animal, kind)) {
    const sentence = `The ${facts.animal} have no available pawn of ${facts.element}.`;
    return refusal('no-pawn', 'DSM-5.2.3', sentence, facts);
  }
  if (eachSpace(s, animal, kind, undefined)) return undefined;
  return refusal('no-space', 'DSM-5.2.3', `There is no space for the pawn of ${facts.element}.`, facts);
}

/** Why a pawn, basic with `kind` -1, may not go to a space. */
export function refuseSpace(s: State, animal: number, kind: number, space: number): Refusal | undefined {
  const name = SPACE_NAMES[space];
  const facts = { space: name, animal: ANIMAL_IDS[animal] };
  const basic = kind < 0;
  if (basic && s[PAWNS + animal] === 0) {
    const sentence = `The ${facts.animal} have no basic pawn available.`;
    return refusal('no-pawn', 'DSM-5.2.2', sentence, { ...facts, available: 0 });
  }
  if (!isOpen(s, animal, space)) return refuseClosed(s, animal, space);
  if (basic && space < DISPLAY_SPACES && SPECIAL_ONLY[space] === 1) {
    return refusal('special-only', 'DSM-5.2.2', `Only special pawns may go to ${name}.`, facts);
  }
  const occupied = refuseOccupied(s, animal, basic, space);
  if (occupied) return occupied;
  if (!basic || space >= DISPLAY_SPACES) return undefined;
  const last = lastPawn(s, animal);
  const first = firstPawn(s, animal);
  if (isInOrder(s, animal, space, first, last)) return undefined;
  const order = { first: SPACE_NAMES[first], last: SPACE_NAMES[last] };
  if (hasTrait(s, animal, FLIGHT)) {
    const sentence = `${name} lies between pawns of the ${facts.animal}: before ${order.first} or behind ${order.last}.`;
    return refusal('between', 'DSM-6.4.9', sentence, { ...facts, ...order });
  }
  const sentence = `The ${facts.animal} have a pawn on ${order.last}: a basic pawn goes behind it, not to ${name}.`;
  return refusal('not-behind', 'DSM-5.2.2', sentence, { ...facts, last: order.last });
}

function refuseClosed(s: State, animal: number, space: number): Refusal {
  const name = SPACE_NAMES[space];
  const facts = { space: name, animal: ANIMAL_IDS[animal] };
  if (space >= FEEDER_SPACE) {
    const sentence = `The ${facts.animal} have no such space on a trait card.`;
    return refusal('no-such-space', 'DSM-5.2.6', sentence, facts);
  }
  const animals = animalsInPlay(s);
  return refusal('closed-space', 'DSM-3.2', `With ${animals} animals ${name} is not used.`, {
    ...facts,
    animals,
  });
}

function refuseOccupied(s: State, animal: number, basic: boolean, space: number): Refusal | undefined {
  if (s[SPACE + space] === 0) return undefined;
  const bumps = !basic || hasTrait(s, animal, SOCIAL);
  if (bumps && mayBump(s, animal, space)) return undefined;
  const name = SPACE_NAMES[space];
  const holder = ANIMAL_IDS[controllerOn(s, space)];
  const special = isSpecialOn(s, space);
  const facts = { space: name, animal: ANIMAL_IDS[animal], holder, special };
  if (controllerOn(s, space) === animal)
    return refusal('own-pawn', 'DSM-5.2.4', `A pawn of the ${holder} themselves stands on ${name}.`, facts);
  if (!bumps) {
    const sentence = `A pawn of the ${holder} stands on ${name}, and a basic pawn does not bump it.`;
    return refusal('taken-space', 'DSM-5.2.2', sentence, facts);
  }
  const sentence = `A special pawn of the ${holder} stands on ${name}: it cannot be bumped.`;
  return refusal('special-pawn', 'DSM-5.2.4', sentence, facts);
}
