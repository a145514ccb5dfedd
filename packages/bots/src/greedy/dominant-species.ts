import type { AnimalId, DsView } from '@clade/dominant-species';
import { EngineBug, type Move, operandA } from '@clade/engine';
import type { Asked } from '../bot.ts';
import { chooseCard } from './dominant-species/cards.ts';
import {
  chooseAquaticTile,
  chooseFecundity,
  chooseHibernation,
  chooseSaved,
  chooseSpeciation,
} from './dominant-species/cubes.ts';
import {
  chooseAbundance,
  chooseAquaticDisk,
  chooseBlightTile,
  chooseHabitat,
  chooseWanderlustDisk,
  chooseWasteland,
} from './dominant-species/disks.ts';
import { chooseDomination } from './dominant-species/domination.ts';
import { chooseImmigrants, chooseMetamorphosis, chooseProtection } from './dominant-species/elements.ts';
import { chooseExodus, chooseExodusTile, chooseMigration } from './dominant-species/migration.ts';
import { animalNumber, lookAhead } from './dominant-species/outlook.ts';
import { chooseInitiative, chooseInstinct, choosePlacement } from './dominant-species/placement.ts';
import { byGain, type Question } from './dominant-species/question.ts';
import { Scales } from './dominant-species/scales.ts';
import { chooseWanderlust, chooseWanderlustHex } from './dominant-species/tiles.ts';
import { chooseCatastrophe, chooseEvolution } from './dominant-species/victims.ts';
import { best } from './earth/best.ts';

/**
 * Priorities by question. Those that show all they do at once are answered by the gain of what they do; a new question
 * must not be answered by chance.
 */
const PRIORITIES: Readonly<Record<string, (q: Question) => Move>> = {
  placement: choosePlacement,
  initiative: chooseInitiative,
  'initiative-space': choosePlacement,
  adaptation: byGain,
  protection: chooseProtection,
  abundance: chooseAbundance,
  'abundance-corner': byGain,
  wasteland: chooseWasteland,
  depletion: byGain,
  glaciation: byGain,
  speciation: chooseSpeciation,
  'speciation-cubes': byGain,
  insects: byGain,
  wanderlust: chooseWanderlust,
  'wanderlust-hex': chooseWanderlustHex,
  'wanderlust-disk': chooseWanderlustDisk,
  'wanderlust-corner': byGain,
  arrivals: byGain,
  migration: chooseMigration,
  arachnids: byGain,
  competition: byGain,
  domination: chooseDomination,
  card: chooseCard,
  save: chooseSaved,
  'aquatic-tile': chooseAquaticTile,
  'aquatic-disk': chooseAquaticDisk,
  'aquatic-corner': byGain,
  'aquatic-cubes': byGain,
  biomass: byGain,
  'blight-tile': chooseBlightTile,
  'blight-disk': byGain,
  'catastrophe-tile': chooseCatastrophe,
  'catastrophe-survivor': byGain,
  'catastrophe-beside': byGain,
  disease: byGain,
  evolution: chooseEvolution,
  fecundity: chooseFecundity,
  fertile: byGain,
  'habitat-disk': chooseHabitat,
  'habitat-corner': byGain,
  'hibernation-tile': chooseHibernation,
  'hibernation-cubes': byGain,
  immigrants: chooseImmigrants,
  instinct: chooseInstinct,
  'mass-exodus-tile': chooseExodusTile,
  'mass-exodus': chooseExodus,
  'metamorphosis-out': chooseMetamorphosis,
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
  const scales = new Scales(lookAhead(asked.view, world, asked.seat, animalNumber(animal)), world);
  return priority({ asked, scales });
}
