import type { Lesson } from '../format.ts';
import { eat } from './1-eat.ts';
import { crown } from './2-crown.ts';
import { points } from './3-points.ts';
import { pawns } from './4-pawns.ts';
import { more } from './5-more.ts';
import { taste } from './6-taste.ts';
import { land } from './7-land.ts';
import { push } from './8-push.ts';
import { ice } from './9-ice.ts';
import { end } from './10-end.ts';

/** The guided first game of Dominant Species. */
export const dominantSpeciesLesson: Lesson = {
  game: 'dominant-species',
  prefix: 'ds',
  chapters: [eat, crown, points, pawns, more, taste, land, push, ice, end],
};
