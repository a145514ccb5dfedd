import { type BoxId, ELEMENTS, type MarineView } from '@clade/dominant-species-marine';
import { listed, type Question } from '../earth/question.ts';
import type { MarineScales } from './scales.ts';

export type MarineQuestion = Question<MarineView, MarineScales>;

/** Disks in an element place of the display, by kind. */
export function boxOf(view: MarineView, box: BoxId): number[] {
  return listed(ELEMENTS, view.boxes[box]);
}

export function bagOf(view: MarineView): number[] {
  return listed(ELEMENTS, view.bag);
}
