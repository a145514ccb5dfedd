import type { Op } from '@clade/engine';
import { abundance } from '../actions/abundance.ts';
import { adaptation } from '../actions/adaptation.ts';
import { autotrophs } from '../actions/autotrophs.ts';
import { competition } from '../actions/competition.ts';
import { depletion } from '../actions/depletion.ts';
import { domination } from '../actions/domination.ts';
import { evolution } from '../actions/evolution.ts';
import { migration } from '../actions/migration.ts';
import { regression } from '../actions/regression.ts';
import { speciation } from '../actions/speciation.ts';
import { tectonics, volcanismTectonics } from '../actions/tectonics.ts';
import { wanderlust } from '../actions/wanderlust.ts';
import { CARD_OPS } from '../cards/index.ts';
import { TRAIT_OPS } from '../traits/index.ts';
import { begin } from './begin.ts';
import { choosing } from './choosing.ts';
import { dealTraitsOp } from './deal-traits.ts';
import { reseed } from './reseed.ts';
import { resolve } from './resolve.ts';
import { turns } from './turns.ts';

/** In the order of ops.ts. */
export const OPS: readonly Op[] = [
  turns,
  choosing,
  begin,
  dealTraitsOp,
  resolve,
  reseed,
  abundance,
  autotrophs,
  depletion,
  adaptation,
  regression,
  speciation,
  wanderlust,
  tectonics,
  migration,
  competition,
  evolution,
  domination,
  ...TRAIT_OPS,
  volcanismTectonics,
  ...CARD_OPS,
];
