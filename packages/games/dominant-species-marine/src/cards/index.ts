import type { Op } from '@clade/engine';
import { adaptability } from './adaptability.ts';
import { annelids } from './annelids.ts';
import { asteroid } from './asteroid.ts';
import { biodiversity } from './biodiversity.ts';
import { biomass } from './biomass.ts';
import { bountifulHabitat } from './bountiful-habitat.ts';
import { carbonCycle } from './carbon-cycle.ts';
import type { Card } from './card.ts';
import { cladogenesis } from './cladogenesis.ts';
import { disease } from './disease.ts';
import { ecodiversity } from './ecodiversity.ts';
import { endosymbionts } from './endosymbionts.ts';
import { extremophiles } from './extremophiles.ts';
import { fecundity } from './fecundity.ts';
import { fertile } from './fertile.ts';
import { geneExpression } from './gene-expression.ts';
import { habitat } from './habitat.ts';
import { invasiveSpecies } from './invasive-species.ts';
import { marineSnow } from './marine-snow.ts';
import { massExodus } from './mass-exodus.ts';
import { metamorphosis } from './metamorphosis.ts';
import { monotypicHabitat } from './monotypic-habitat.ts';
import { nicheConstruction } from './niche-construction.ts';
import { omnivore } from './omnivore.ts';
import { populationExplosion } from './population-explosion.ts';
import { predator } from './predator.ts';
import { producers } from './producers.ts';
import { profligateCarnivore } from './profligate-carnivore.ts';
import { semiAquatic } from './semi-aquatic.ts';
import { solarRadiation } from './solar-radiation.ts';
import { symbiotic } from './symbiotic.ts';
import { tectonicShift } from './tectonic-shift.ts';
import { terrestrial } from './terrestrial.ts';
import { trophicCascade } from './trophic-cascade.ts';
import { univalves } from './univalves.ts';
import { volcanism } from './volcanism.ts';

/** The Evolution cards; card number n stands at place n - 1 (DSM-6.2). */
export const CARDS: readonly Card[] = [
  adaptability,
  annelids,
  asteroid,
  biodiversity,
  biomass,
  bountifulHabitat,
  carbonCycle,
  cladogenesis,
  disease,
  ecodiversity,
  endosymbionts,
  extremophiles,
  fecundity,
  fertile,
  geneExpression,
  habitat,
  invasiveSpecies,
  marineSnow,
  massExodus,
  metamorphosis,
  monotypicHabitat,
  nicheConstruction,
  omnivore,
  populationExplosion,
  predator,
  producers,
  profligateCarnivore,
  semiAquatic,
  solarRadiation,
  symbiotic,
  tectonicShift,
  terrestrial,
  trophicCascade,
  univalves,
  volcanism,
];

export const CARD_OPS: readonly Op[] = CARDS.map((card) => card.op);
