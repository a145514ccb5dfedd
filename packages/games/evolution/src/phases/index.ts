import type { Op } from '@clade/engine';
import { feeding } from './feeding.ts';
import { food } from './food.ts';
import { leaf } from './leaf.ts';
import { pay } from './pay.ts';
import { play } from './play.ts';
import { quick } from './quick.ts';
import { round } from './round.ts';
import { window } from './window.ts';

/** In the order of ops.ts. */
export const OPS: readonly Op[] = [round, food, play, quick, leaf, feeding, window, pay];
