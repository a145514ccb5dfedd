import { type BoxId, type DsView, ELEMENTS } from '@clade/dominant-species';
import { listed, type Question } from '../earth/question.ts';
import type { DsScales } from './scales.ts';

export type DsQuestion = Question<DsView, DsScales>;

/** Disks in an element place of the display, by kind. */
export function boxOf(view: DsView, box: BoxId): number[] {
  return listed(ELEMENTS, view.boxes[box]);
}

export function bagOf(view: DsView): number[] {
  return listed(ELEMENTS, view.bag);
}
