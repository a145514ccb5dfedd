import type { Op } from '@clade/engine';
import { ancientLineage, ancientLineageOp } from './ancient-lineage.ts';
import { bottomFeeder, bottomFeederOp } from './bottom-feeder.ts';
import { buddingIntelligence } from './budding-intelligence.ts';
import { camouflage, camouflageOp } from './camouflage.ts';
import { cannibal } from './cannibal.ts';
import { carnivore } from './carnivore.ts';
import { ecologicalNiche } from './ecological-niche.ts';
import { exaptation, exaptationOp } from './exaptation.ts';
import { flight } from './flight.ts';
import { hadopelagic } from './hadopelagic.ts';
import { packHunters, packHuntersOp } from './pack-hunters.ts';
import { phenotypicPlasticity } from './phenotypic-plasticity.ts';
import { preySwitching } from './prey-switching.ts';
import { ramFeeder } from './ram-feeder.ts';
import { resilience } from './resilience.ts';
import { seasonalMigrants } from './seasonal-migrants.ts';
import { social } from './social.ts';
import { solitary } from './solitary.ts';
import type { Trait } from './trait.ts';

/** The trait cards; trait number n stands at place n - 1 (DSM-6.4.0). */
export const TRAITS: readonly Trait[] = [
  ancientLineage,
  bottomFeeder,
  buddingIntelligence,
  camouflage,
  cannibal,
  carnivore,
  ecologicalNiche,
  exaptation,
  flight,
  hadopelagic,
  packHunters,
  phenotypicPlasticity,
  preySwitching,
  ramFeeder,
  resilience,
  seasonalMigrants,
  social,
  solitary,
];

/** Programs of the traits that ask something, in the order of `phases/ops.ts`. */
export const TRAIT_OPS: readonly Op[] = [
  packHuntersOp,
  exaptationOp,
  ancientLineageOp,
  bottomFeederOp,
  camouflageOp,
];
