import type { AnimalId, DsView } from '@clade/dominant-species';
import { EngineBug, type Move, operandA } from '@clade/engine';
import type { Asked } from '../bot.ts';
import { chooseCard } from './dominant-species/cards.ts';
import {
  chooseAquaticTile,
  chooseHibernation,
  chooseSaved,
  chooseSpeciation,
} from './dominant-species/cubes.ts';
import { chooseWasteland } from './dominant-species/disks.ts';
import { chooseDomination } from './dominant-species/domination.ts';
import { chooseImmigrants, chooseProtection } from './dominant-species/elements.ts';
import { chooseMigration } from './dominant-species/migration.ts';
import { animalNumber, lookAhead } from './dominant-species/outlook.ts';
import { chooseInitiative, chooseInstinct, choosePlacement } from './dominant-species/placement.ts';
import type { DsQuestion } from './dominant-species/question.ts';
import { DsScales } from './dominant-species/scales.ts';
import { chooseWanderlust, chooseWanderlustHex } from './dominant-species/tiles.ts';
import { chooseEvolution } from './dominant-species/victims.ts';
import { best } from './earth/best.ts';
import { chooseFecundity } from './earth/cubes.ts';
import { chooseExodus, chooseExodusTile } from './earth/migration.ts';
import { byGain, pairedWith } from './earth/question.ts';
import { chooseImpact } from './earth/victims.ts';

/**
 * Priorities by question. Those that show all they do at once are answered by the gain of what they do; a new question
 * must not be answered by chance.
 */
const PRIORITIES: Readonly<Record<string, (q: DsQuestion) => Move>> = {
  placement: choosePlacement,
  initiative: chooseInitiative,
  'initiative-space': choosePlacement,
  adaptation: byGain,
  protection: chooseProtection,
  abundance: pairedWith('abundance-corner'),
  'abundance-corner': byGain,
  wasteland: chooseWasteland,
  depletion: byGain,
  glaciation: byGain,
  speciation: chooseSpeciation,
  'speciation-cubes': byGain,
  insects: byGain,
  wanderlust: chooseWanderlust,
  'wanderlust-hex': chooseWanderlustHex,
  'wanderlust-disk': pairedWith('wanderlust-corner'),
  'wanderlust-corner': byGain,
  arrivals: byGain,
  migration: chooseMigration,
  arachnids: byGain,
  competition: byGain,
  domination: chooseDomination,
  card: chooseCard,
  save: chooseSaved,
  'aquatic-tile': chooseAquaticTile,
  'aquatic-disk': pairedWith('aquatic-corner'),
  'aquatic-corner': byGain,
  'aquatic-cubes': byGain,
  biomass: byGain,
  'blight-tile': pairedWith('blight-disk'),
  'blight-disk': byGain,
  'catastrophe-tile': chooseImpact,
  'catastrophe-survivor': byGain,
  'catastrophe-beside': byGain,
  disease: byGain,
  evolution: chooseEvolution,
  fecundity: chooseFecundity,
  fertile: byGain,
  'habitat-disk': pairedWith('habitat-corner'),
  'habitat-corner': byGain,
  'hibernation-tile': chooseHibernation,
  'hibernation-cubes': byGain,
  immigrants: chooseImmigrants,
  instinct: chooseInstinct,
  'mass-exodus-tile': chooseExodusTile,
  'mass-exodus': chooseExodus,
  'metamorphosis-out': pairedWith('metamorphosis-in'),
  'metamorphosis-in': byGain,
  predator: byGain,
};

/** Every question that greedy can answer. */
export const DS_QUESTIONS: readonly string[] = ['animal', ...Object.keys(PRIORITIES)];

/** DS-4.1.1: animals in the order in which they fare best when greedy plays them all. */
const FAVOURITES: readonly AnimalId[] = [
  'mammals',
  'insects',
  'arachnids',
  'reptiles',
  'birds',
  'amphibians',
];

export function dominantSpeciesChoice(asked: Asked<DsView>): Move {
  const { kind } = asked.decision;
  if (kind === 'animal')
    return best(asked.legal, (move) => -FAVOURITES.findIndex((id) => animalNumber(id) === operandA(move)));
  const priority = PRIORITIES[kind];
  const animal = asked.view.asked?.animal ?? undefined;
  if (priority === undefined || animal === undefined) {
    throw new EngineBug(`greedy has no priorities for ${kind}`);
  }
  const world = asked.sample();
  const scales = new DsScales(lookAhead(asked.view, world, asked.seat, animalNumber(animal)), world);
  return priority({ asked, scales });
}
