import type { Op } from '@clade/engine';
import { abundance } from '../actions/abundance.ts';
import { adaptation } from '../actions/adaptation.ts';
import { arachnids } from '../actions/arachnids.ts';
import { competition } from '../actions/competition.ts';
import { depletion } from '../actions/depletion.ts';
import { domination } from '../actions/domination.ts';
import { glaciation } from '../actions/glaciation.ts';
import { initiative } from '../actions/initiative.ts';
import { insects } from '../actions/insects.ts';
import { migration } from '../actions/migration.ts';
import { regression } from '../actions/regression.ts';
import { speciation } from '../actions/speciation.ts';
import { wanderlust } from '../actions/wanderlust.ts';
import { wasteland } from '../actions/wasteland.ts';
import { CARD_OPS } from '../cards/index.ts';
import { choosing } from './choosing.ts';
import { execution } from './execution.ts';
import { extinction } from './extinction.ts';
import { planning } from './planning.ts';
import { round } from './round.ts';

/** In the order of ops.ts. */
export const OPS: readonly Op[] = [
  round,
  choosing,
  planning,
  execution,
  extinction,
  initiative,
  adaptation,
  regression,
  abundance,
  wasteland,
  depletion,
  glaciation,
  speciation,
  wanderlust,
  migration,
  competition,
  domination,
  insects,
  arachnids,
  ...CARD_OPS,
];
