import type { AnimalId, DsView, SectionId } from '@clade/dominant-species';
import { ANIMAL_IDS, ELEMENTS, SPACE_NAMES, SPECIATION_LIMIT } from '@clade/dominant-species';
import { ANIMALS, AROUND, HEXES, KINDS, OWNER } from '@clade/earth';
import type { State } from '@clade/engine';
import { bestSpeciation, spreadAround } from '../earth/cubes.ts';
import { at } from '../earth/read.ts';
import { shiftElement } from '../earth/shift.ts';
import { layWaste } from './disks.ts';
import { disksOf, hasRoom } from './elements.ts';
import { animalNumber, cursorSpace } from './outlook.ts';
import { boxOf } from './question.ts';
import { DsScales } from './scales.ts';
import { stakesOf } from './stakes.ts';

const REPTILES = ANIMAL_IDS.indexOf('reptiles');

/** Animals with pawns in a section that has not come yet, in the order in which they act. */
export function pawnsIn(view: DsView, section: SectionId): { space: number; animal: number }[] {
  const cursor = cursorSpace(view);
  return Object.entries(view.spaces)
    .filter(([name]) => name.startsWith(section))
    .map(([name, id]: [string, AnimalId]) => ({ space: SPACE_NAMES.indexOf(name), animal: animalNumber(id) }))
    .filter(({ space }) => space > cursor)
    .sort((a, b) => a.space - b.space);
}

/**
 * Changes the scales' world to what the pawns on the display and the rules will make of it before a pawn placed now can
 * act: elements won and lost, disks lost to Wasteland, new cubes (DS-5.3.1: sections act from top to bottom).
 */
export function projectRound(scales: DsScales, view: DsView): void {
  const { base, o } = scales;
  adapt(base, view);
  regress(base, view);
  waste(base, view);
  scales.reset();
  for (const { space, animal } of pawnsIn(view, 'speciation')) {
    const kind = space - SPACE_NAMES.indexOf('speciation-1');
    const theirs = animal === o.animal ? scales : seenBy(scales, animal);
    const { corner } = bestSpeciation(theirs, kind, animal, SPECIATION_LIMIT);
    if (corner < 0) continue;
    spreadAround(theirs, base, corner, animal, SPECIATION_LIMIT);
    scales.reset();
  }
}

/** The same world by the measure of another animal's player. */
function seenBy({ o, base }: DsScales, animal: number): DsScales {
  return new DsScales({ ...o, animal, stakes: stakesOf(base, at(base, OWNER + animal), animal) }, base);
}

/** Disks of a kind on the tiles of Earth. */
function matches(s: State, kind: number): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex++) sum += at(s, AROUND + hex * KINDS + kind);
  return sum;
}

/** DS-5.4.2: each takes the kind that lies on most corners. */
function adapt(s: State, view: DsView): void {
  const box = boxOf(view, 'adaptation');
  for (const { animal } of pawnsIn(view, 'adaptation')) {
    let kind = -1;
    for (let k = 0; k < KINDS; k++) {
      if ((box[k] as number) > 0 && (kind < 0 || matches(s, k) > matches(s, kind))) kind = k;
    }
    if (kind < 0 || !hasRoom(s, animal)) continue;
    box[kind] = (box[kind] as number) - 1;
    shiftElement(s, animal, kind, 1);
  }
}

/** DS-5.4.3: each protection keeps the kind that lies on most corners. */
function regress(s: State, view: DsView): void {
  if (cursorSpace(view) >= SPACE_NAMES.indexOf('regression-2')) return;
  const box = boxOf(view, 'regression');
  const protectors = pawnsIn(view, 'regression').map(({ animal }) => animal);
  for (let a = 0; a < ANIMALS; a++) {
    if (at(s, OWNER + a) < 0) continue;
    const kept = protectors.filter((owner) => owner === a).length + (a === REPTILES ? 1 : 0);
    ELEMENTS.map((_, k) => k)
      .filter((k) => (box[k] as number) > 0 && disksOf(s, a, k) > 0)
      .sort((x, y) => matches(s, y) - matches(s, x))
      .slice(kept)
      .forEach((k) => {
        shiftElement(s, a, k, -1);
      });
  }
}

/** DS-5.4.5: without a pawn everything in the box acts; a pawn takes out what is there once. */
function waste(s: State, view: DsView): void {
  if (cursorSpace(view) >= SPACE_NAMES.indexOf('wasteland')) return;
  const box = boxOf(view, 'wasteland');
  const [pawn] = pawnsIn(view, 'wasteland');
  if (pawn !== undefined && box[pawn.animal] === 1) box[pawn.animal] = 0;
  layWaste(s, (kind) => (box[kind] as number) > 0);
}
