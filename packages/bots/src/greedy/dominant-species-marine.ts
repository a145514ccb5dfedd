import type { MarineView } from '@clade/dominant-species-marine';
import { EngineBug, type Move, operandA } from '@clade/engine';
import type { Asked } from '../bot.ts';
import {
  chooseCard,
  chooseDiscarded,
  chooseTerrestrialTile,
  chooseTileWithX,
} from './dominant-species-marine/cards.ts';
import { chooseMovedDisk } from './dominant-species-marine/disks.ts';
import { chooseDomination, choosePackPawn } from './dominant-species-marine/domination.ts';
import {
  chooseAdaptation,
  chooseFeeding,
  chooseKept,
  chooseReplaced,
} from './dominant-species-marine/elements.ts';
import { chooseEvolution } from './dominant-species-marine/evolution.ts';
import { chooseMigration } from './dominant-species-marine/migration.ts';
import { animalNumber, lookAhead } from './dominant-species-marine/outlook.ts';
import type { MarineQuestion } from './dominant-species-marine/question.ts';
import { MarineScales } from './dominant-species-marine/scales.ts';
import { chooseSpeciation } from './dominant-species-marine/speciation.ts';
import { chooseVent, chooseWanderlust, chooseWanderlustHex } from './dominant-species-marine/tiles.ts';
import { chooseDealt, chooseGivenUp, chooseTrait } from './dominant-species-marine/traits.ts';
import { chooseSpecialSpace, chooseTurn } from './dominant-species-marine/turn.ts';
import { chooseHunt, chooseOmnivore } from './dominant-species-marine/victims.ts';
import { FAVOURITES } from './dominant-species-marine/weights.ts';
import { best } from './earth/best.ts';
import { chooseFecundity } from './earth/cubes.ts';
import { chooseExodus, chooseExodusTile } from './earth/migration.ts';
import { byGain, firstMove, lastMove, pairedWith } from './earth/question.ts';
import { chooseImpact } from './earth/victims.ts';

/**
 * Priorities by question. Those that show all they do at once are answered by the gain of what they do; a new question
 * must not be answered by chance.
 */
const PRIORITIES: Readonly<Record<string, (q: MarineQuestion) => Move>> = {
  trait: chooseDealt,
  'pack-hunters': choosePackPawn,
  exaptation: chooseTrait,
  turn: chooseTurn,
  'special-space': chooseSpecialSpace,
  abundance: pairedWith('abundance-corner'),
  'abundance-corner': byGain,
  autotrophs: pairedWith('autotrophs-exchange'),
  'autotrophs-exchange': byGain,
  depletion: byGain,
  adaptation: chooseAdaptation,
  'adaptation-replace': chooseReplaced,
  // The board first: what lies on a trait card goes with it (DSM-6.3.15).
  'adaptation-space': firstMove,
  // Whoever came here to keep its disks uses it.
  regression: firstMove,
  speciation: chooseSpeciation,
  'speciation-cubes': byGain,
  wanderlust: chooseWanderlust,
  'wanderlust-hex': chooseWanderlustHex,
  'wanderlust-disk': pairedWith('wanderlust-corner'),
  'wanderlust-corner': byGain,
  arrivals: byGain,
  camouflage: byGain,
  tectonics: chooseVent,
  'tectonics-side': byGain,
  'tectonics-cube': byGain,
  migration: chooseMigration,
  competition: byGain,
  evolution: chooseEvolution,
  card: chooseCard,
  domination: chooseDomination,
  resilience: chooseKept,
  // For the same reason what lies on the card is lost first.
  'regression-loss': lastMove,
  'ancient-lineage': chooseDiscarded,
  'bottom-feeder': chooseCard,
  'bottom-feeder-disk': chooseFeeding,
  'bottom-feeder-space': firstMove,
  'adaptability-own': pairedWith('adaptability-earth'),
  'adaptability-earth': byGain,
  'asteroid-tile': chooseImpact,
  'asteroid-survivor': byGain,
  'asteroid-beside': byGain,
  biomass: byGain,
  'bountiful-habitat': byGain,
  'cladogenesis-discard': chooseDiscarded,
  'cladogenesis-row': chooseCard,
  disease: byGain,
  fecundity: chooseFecundity,
  fertile: byGain,
  'gene-expression': chooseTrait,
  'gene-expression-replaced': chooseGivenUp,
  'habitat-removed': byGain,
  'habitat-uncontrolled-disk': pairedWith('habitat-uncontrolled-corner'),
  'habitat-uncontrolled-corner': byGain,
  'habitat-disk': pairedWith('habitat-corner'),
  'habitat-corner': byGain,
  'mass-exodus-tile': chooseExodusTile,
  'mass-exodus': chooseExodus,
  'metamorphosis-out': pairedWith('metamorphosis-in'),
  'metamorphosis-in': byGain,
  'niche-construction-disk': chooseMovedDisk,
  'niche-construction-corner': byGain,
  'omnivore-tile': chooseOmnivore,
  'omnivore-disk': byGain,
  'omnivore-cube': byGain,
  'population-explosion': byGain,
  predator: byGain,
  'profligate-carnivore': chooseHunt,
  'profligate-carnivore-cubes': byGain,
  'solar-radiation-tile': chooseTileWithX('solar-radiation'),
  'solar-radiation-cube': byGain,
  symbiotic: firstMove,
  'terrestrial-tile': chooseTerrestrialTile,
  'terrestrial-disk': pairedWith('terrestrial-corner'),
  'terrestrial-corner': byGain,
  'terrestrial-cubes': byGain,
  'trophic-cascade-tile': chooseTileWithX('trophic-cascade'),
  'trophic-cascade-disk': byGain,
};

/** Every question that greedy can answer. */
export const MARINE_QUESTIONS: readonly string[] = ['animal', ...Object.keys(PRIORITIES)];

export function marineChoice(asked: Asked<MarineView>): Move {
  const { kind } = asked.decision;
  if (kind === 'animal')
    return best(asked.legal, (move) => -FAVOURITES.findIndex((id) => animalNumber(id) === operandA(move)));
  const priority = PRIORITIES[kind];
  const animal = asked.view.asked?.animal ?? undefined;
  if (priority === undefined || animal === undefined) {
    throw new EngineBug(`greedy has no priorities for ${kind}`);
  }
  const world = asked.sample();
  const scales = new MarineScales(lookAhead(asked.view, world, asked.seat, animalNumber(animal)), world);
  return priority({ asked, scales });
}
