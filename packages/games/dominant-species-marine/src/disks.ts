import * as earth from '@clade/earth';
import { gainElement, loseElement, type OwnDisks } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { BOARD_SPACES, PLANKTON, PRINTED, TRAIT_SPACES } from './animals.ts';
import * as state from './state.ts';
import { PHENOTYPIC_PLASTICITY, RAM_FEEDER } from './trait-ids.ts';
import { hasTrait } from './traits/trait.ts';
import { LOSE } from './words.ts';
import { WORLD } from './world.ts';

const { FLAGS, HAS, KINDS } = earth;
const { ALTERNATE_BOARDS, ON_TRAIT_CARD } = state;

/** The disks of an animal lie on its board or on the two spaces of Phenotypic Plasticity (DSM-6.4.12). */
export const ON_BOARD = 0;
export const ON_TRAIT = 1;

/** DSM-1.1.3, DSM-4.7.1: symbols on the board; they use spaces and cannot be lost. */
function printedOnBoard(s: State, animal: number, kind: number): number {
  return (s[FLAGS] & ALTERNATE_BOARDS) !== 0 ? 0 : PRINTED[animal][kind];
}

/** DSM-6.4.14: Ram Feeder's Plankton is printed and uses no space. */
function printedOnCard(s: State, animal: number, kind: number): number {
  return kind === PLANKTON && hasTrait(s, animal, RAM_FEEDER) ? 1 : 0;
}

/** Disks of a kind, which can be lost. */
export function disksAt(s: State, animal: number, kind: number, place: number): number {
  const onCard = s[ON_TRAIT_CARD + animal * KINDS + kind];
  if (place === ON_TRAIT) return onCard;
  const has = s[HAS + animal * KINDS + kind];
  return has - printedOnBoard(s, animal, kind) - printedOnCard(s, animal, kind) - onCard;
}

export const OWN_DISKS: OwnDisks = {
  verb: LOSE,
  places: [' on their board', ' on their trait card'],
  count: disksAt,
  lose: loseDisk,
  gain: gainDisk,
};

/** Empty element spaces (DSM-5.8.2, DSM-6.4.12). */
export function freeSpaces(s: State, animal: number, place: number): number {
  let free = BOARD_SPACES;
  if (place === ON_TRAIT) free = hasTrait(s, animal, PHENOTYPIC_PLASTICITY) ? TRAIT_SPACES : 0;
  for (let k = 0; k < KINDS; k++) {
    free -= disksAt(s, animal, k, place);
    if (place === ON_BOARD) free -= printedOnBoard(s, animal, k);
  }
  return free;
}

/** The disk goes to the bag. */
export function loseDisk(
  s: State,
  animal: number,
  kind: number,
  place: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (place === ON_TRAIT) s[ON_TRAIT_CARD + animal * KINDS + kind]--;
  loseElement(WORLD, s, animal, kind, rule, emit);
}

/** The disk comes from wherever the caller took it. */
export function gainDisk(
  s: State,
  animal: number,
  kind: number,
  place: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (place === ON_TRAIT) s[ON_TRAIT_CARD + animal * KINDS + kind]++;
  gainElement(WORLD, s, animal, kind, rule, emit);
}

/** Moves a disk from the board to the trait card. */
export function settleOnTrait(s: State, animal: number, kind: number): void {
  s[ON_TRAIT_CARD + animal * KINDS + kind]++;
}
