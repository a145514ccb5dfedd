import type { Op } from '@clade/engine';
import { aquatic } from './aquatic.ts';
import { biodiversity } from './biodiversity.ts';
import { biomass } from './biomass.ts';
import { blight } from './blight.ts';
import type { Card } from './card.ts';
import { catastrophe } from './catastrophe.ts';
import { coldSnap } from './cold-snap.ts';
import { disease } from './disease.ts';
import { ecodiversity } from './ecodiversity.ts';
import { evolution } from './evolution.ts';
import { fecundity } from './fecundity.ts';
import { fertile } from './fertile.ts';
import { habitat } from './habitat.ts';
import { hibernation } from './hibernation.ts';
import { iceAge } from './ice-age.ts';
import { iceSheet } from './ice-sheet.ts';
import { immigrants } from './immigrants.ts';
import { instinct } from './instinct.ts';
import { intelligence } from './intelligence.ts';
import { massExodus } from './mass-exodus.ts';
import { metamorphosis } from './metamorphosis.ts';
import { nicheBiomes } from './niche-biomes.ts';
import { nocturnal } from './nocturnal.ts';
import { omnivore } from './omnivore.ts';
import { parasitism } from './parasitism.ts';
import { predator } from './predator.ts';
import { symbiotic } from './symbiotic.ts';

/** The dominance cards; card number n stands at place n - 1 (DS-4.4.1). */
export const CARDS: readonly Card[] = [
  aquatic,
  biodiversity,
  biomass,
  blight,
  catastrophe,
  coldSnap,
  disease,
  ecodiversity,
  evolution,
  fecundity,
  fertile,
  habitat,
  hibernation,
  iceAge,
  iceSheet,
  immigrants,
  instinct,
  intelligence,
  massExodus,
  metamorphosis,
  nicheBiomes,
  nocturnal,
  omnivore,
  parasitism,
  predator,
  symbiotic,
];

export const CARD_OPS: readonly Op[] = CARDS.map((card) => card.op);
