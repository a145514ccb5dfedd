import * as earth from '@clade/earth';
import { addEach, animalsInPlay, include, lowest } from '@clade/earth';
import { type MoveList, type Refusal, refusal, type State } from '@clade/engine';
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
import { alternative, READING } from './options.ts';
import { anyPawnOut, controllerOn, hasSpecial, isSpecialOn, specialsAtHand } from './pawns.ts';
import { inRow } from './row.ts';
import * as state from './state.ts';
import { BOTTOM_FEEDER, FLIGHT, SOCIAL } from './trait-ids.ts';
import { hasTrait } from './traits/trait.ts';

const { FLAGS, PAWNS, PLACE, PLAYERS } = earth;
const { CAPTURED, DOMINATION_BY_PLAYERS, SPACE, SPACE_SET, SPECIAL_AT, SPECIALS, STANDING } = state;

/** DSM-5.2: where pawns may be placed. Spaces are found as bits, a word at a time: most decisions of the game ask for them. */

function spacesWhere(holds: (space: number) => boolean): Int32Array {
  const set = new Int32Array(SPACE_SET);
  for (let space = 0; space < SPACES; space++) if (holds(space)) include(set, 0, space);
  return set;
}

/** DSM-5.2.2: spaces that are not for special pawns alone. */
const FOR_ALL = spacesWhere((space) => space >= DISPLAY_SPACES || SPECIAL_ONLY[space] === 0);
const ON_DISPLAY = spacesWhere((space) => space < DISPLAY_SPACES);
/** DSM-3.2: the spaces that n animals use, from word `n * SPACE_SET` on. */
const USED = Int32Array.from(
  [0, 1, 2, 3, 4].flatMap((n) => [
    ...spacesWhere(
      (space) => space <= DOMINATION_SPACE || (space < FEEDER_SPACE && space - DOMINATION_SPACE < n - 1),
    ),
  ]),
);

/** One space in a word of a set. */
function bitOf(space: number, w: number): number {
  return space >> 5 === w ? 1 << (space & 31) : 0;
}

/** The spaces behind one, in a word of a set. */
function behind(space: number, w: number): number {
  const first = space + 1 - w * 32;
  return first <= 0 ? -1 : first >= 32 ? 0 : -1 << first;
}

/** DSM-3.2, DSM-4.5.2: the number that says which Domination spaces are used: of players, or of animals. */
export function dominating(s: State): number {
  return (s[FLAGS] & DOMINATION_BY_PLAYERS) !== 0 ? s[PLAYERS] : animalsInPlay(s);
}

/** DSM-3.2: the spaces that this number of animals uses; DSM-5.2.6: the space of an own trait card. */
function openSpaces(s: State, animal: number, w: number): number {
  const used = USED[dominating(s) * SPACE_SET + w];
  return hasTrait(s, animal, BOTTOM_FEEDER) ? used | bitOf(FEEDER_SPACE + animal, w) : used;
}

/** DSM-5.2.5: the spaces of the display with a pawn that binds this animal's basic pawns. OPT-22: not if it was captured there. */
function bindingSpaces(s: State, animal: number, w: number): number {
  let spaces = s[STANDING + animal * SPACE_SET + w] & ON_DISPLAY[w];
  if (alternative(s, READING.capturedPawnBinds) === 0) return spaces;
  for (let rest = s[CAPTURED]; rest !== 0; rest &= rest - 1)
    spaces &= ~bitOf(s[SPECIAL_AT + lowest(rest)] - 1, w);
  return spaces;
}

/** The last space with a pawn that binds, or -1. */
function lastPawn(s: State, animal: number): number {
  const high = bindingSpaces(s, animal, 1);
  return high !== 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(bindingSpaces(s, animal, 0));
}

/** The first one, or the end of the display. */
function firstPawn(s: State, animal: number): number {
  const low = bindingSpaces(s, animal, 0);
  if (low !== 0) return lowest(low);
  const high = bindingSpaces(s, animal, 1);
  return high !== 0 ? 32 + lowest(high) : DISPLAY_SPACES;
}

/** DSM-5.2.2, DSM-6.4.9: basic pawns go behind the others, with Flight also before them. */
function spacesInOrder(s: State, animal: number, w: number): number {
  const spaces = behind(lastPawn(s, animal), w);
  return hasTrait(s, animal, FLIGHT) ? spaces | ~behind(firstPawn(s, animal) - 1, w) : spaces;
}

/** DSM-5.2.3, DSM-5.2.4, DSM-6.3.1: the spaces for a pawn that bumps, as far as the pawns that stand there go. */
function spacesByBumping(s: State, animal: number, w: number): number {
  const barred = inRow(s, ADAPTABILITY) ? 0 : s[SPECIALS + w];
  return openSpaces(s, animal, w) & ~(s[STANDING + animal * SPACE_SET + w] | barred);
}

function vacantSpaces(s: State, animal: number, w: number): number {
  let taken = 0;
  for (let i = STANDING + w; i < SPECIALS; i += SPACE_SET) taken |= s[i];
  return openSpaces(s, animal, w) & ~taken;
}

/** Where a basic pawn may go, one word of it; DSM-6.4.17: with Social it bumps. */
function basicSpaces(s: State, animal: number, w: number): number {
  const spaces = hasTrait(s, animal, SOCIAL) ? spacesByBumping(s, animal, w) : vacantSpaces(s, animal, w);
  return spaces & FOR_ALL[w] & spacesInOrder(s, animal, w);
}

/** Where a basic pawn (`kind` -1) or a special one may go. */
function spacesFor(s: State, animal: number, kind: number, w: number): number {
  if (kind < 0) return s[PAWNS + animal] > 0 ? basicSpaces(s, animal, w) : 0;
  return hasSpecial(s, animal, kind) ? spacesByBumping(s, animal, w) : 0;
}

/** A move for every space where a basic pawn (`kind` -1) or a special one may go. */
export function listSpaces(s: State, animal: number, kind: number, out: MoveList): void {
  for (let w = 0; w < SPACE_SET; w++) addEach(out, PLACE, w, spacesFor(s, animal, kind, w));
}

/**
 * DSM-5.1.3: is there any pawn that can be placed? A special one always can: at most 8 own and 6 special pawns are in its
 * way (DSM-1.5).
 */
export function canPlace(s: State, animal: number): boolean {
  if ((spacesFor(s, animal, -1, 1) | spacesFor(s, animal, -1, 0)) !== 0) return true;
  return specialsAtHand(s, animal) !== 0;
}

/** DSM-5.1.4, OPT-3. */
export function mayRetrieve(s: State, animal: number): boolean {
  if (alternative(s, READING.retrieveWithoutPawns) === 0 || anyPawnOut(s, animal)) return true;
  return !canPlace(s, animal);
}

export function refuseRetrieve(s: State, animal: number): Refusal | undefined {
  if (mayRetrieve(s, animal)) return undefined;
  const facts = { animal: ANIMAL_IDS[animal], out: 0 };
  return refusal('nothing-to-retrieve', 'DSM-5.1.4', facts);
}

/** Why the special pawn of a kind cannot be placed. */
export function refuseSpecial(s: State, animal: number, kind: number): Refusal | undefined {
  if (hasSpecial(s, animal, kind)) return undefined;
  const facts = { animal: ANIMAL_IDS[animal], element: ELEMENTS[kind] };
  return refusal('no-pawn', 'DSM-5.2.3', facts);
}

/** Why a pawn, basic with `kind` -1, may not go to a space. */
export function refuseSpace(s: State, animal: number, kind: number, space: number): Refusal | undefined {
  const name = SPACE_NAMES[space];
  const facts = { space: name, animal: ANIMAL_IDS[animal] };
  const basic = kind < 0;
  if (basic && s[PAWNS + animal] === 0) {
    return refusal('no-pawn', 'DSM-5.2.2', { ...facts, available: 0 });
  }
  const w = space >> 5;
  const bit = bitOf(space, w);
  if ((openSpaces(s, animal, w) & bit) === 0) return refuseClosed(s, animal, space);
  if (basic && space < DISPLAY_SPACES && SPECIAL_ONLY[space] === 1) {
    return refusal('special-only', 'DSM-5.2.2', facts);
  }
  const occupied = refuseOccupied(s, animal, basic, space);
  if (occupied) return occupied;
  if (!basic || (spacesInOrder(s, animal, w) & bit) !== 0) return undefined;
  const order = { first: SPACE_NAMES[firstPawn(s, animal)], last: SPACE_NAMES[lastPawn(s, animal)] };
  if (hasTrait(s, animal, FLIGHT)) {
    return refusal('between', 'DSM-6.4.9', { ...facts, ...order });
  }
  return refusal('not-behind', 'DSM-5.2.2', { ...facts, last: order.last });
}

function refuseClosed(s: State, animal: number, space: number): Refusal {
  const name = SPACE_NAMES[space];
  const facts = { space: name, animal: ANIMAL_IDS[animal] };
  if (space >= FEEDER_SPACE) {
    return refusal('no-such-space', 'DSM-5.2.6', facts);
  }
  const animals = animalsInPlay(s);
  if (dominating(s) !== animals) {
    const players = s[PLAYERS];
    return refusal('closed-to-players', 'DSM-4.5.2', { ...facts, players });
  }
  return refusal('closed-space', 'DSM-3.2', {
    ...facts,
    animals,
  });
}

function refuseOccupied(s: State, animal: number, basic: boolean, space: number): Refusal | undefined {
  if (s[SPACE + space] === 0) return undefined;
  const bumps = !basic || hasTrait(s, animal, SOCIAL);
  if (bumps && (spacesByBumping(s, animal, space >> 5) & bitOf(space, space >> 5)) !== 0) return undefined;
  const name = SPACE_NAMES[space];
  const holder = ANIMAL_IDS[controllerOn(s, space)];
  const special = isSpecialOn(s, space);
  const facts = { space: name, animal: ANIMAL_IDS[animal], holder, special };
  if (controllerOn(s, space) === animal)
    return refusal('own-pawn', basic && !bumps ? 'DSM-5.2.2' : 'DSM-5.2.4', facts);
  if (!bumps) {
    return refusal('taken-space', 'DSM-5.2.2', facts);
  }
  return refusal('special-pawn', 'DSM-5.2.4', facts);
}
