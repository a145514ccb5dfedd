import { hexGame } from '@clade/earth';
import { type Game, optionsAt, withVersions } from '@clade/engine';
import { phaseOf } from './asked.ts';
import { check } from './check.ts';
import { hash } from './hash.ts';
import { configOf, NEWEST, OPTIONS, refuseConfig } from './options.ts';
import { OPS } from './phases/index.ts';
import { readPosition } from './position/read.ts';
import { writePosition } from './position/write.ts';
import { sample } from './sample.ts';
import { result, scores } from './score.ts';
import { setup } from './setup.ts';
import { type DsView, hidden, view } from './view.ts';
import { WORDS } from './words.ts';

export {
  ANIMAL_IDS,
  type AnimalId,
  bonus,
  ELEMENTS,
  type ElementId,
  MAX_ELEMENTS,
  PRINTED,
} from './animals.ts';
export type { Phase } from './asked.ts';
export { CARD_IDS, type CardId } from './card-ids.ts';
export type { Card } from './cards/card.ts';
export { CARDS } from './cards/index.ts';
export {
  BOXES,
  type BoxId,
  COMPETITION_TERRAINS,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  SPACE_NAMES,
} from './display.ts';
export type { DsEvent } from './events.ts';
export { CELLS, MAP } from './map.ts';
export { SCORING, SPECIATION_LIMIT, TERRAINS, type TerrainId } from './terrain.ts';
export type { AnimalView, DsView, TileView } from './view.ts';
export { type WhatIf, whatIf } from './what-if.ts';

/** DS rules that say whose turn it is, by phase. */
const TURN_RULES = {
  choosing: 'DS-4.1.1',
  planning: 'DS-5.2.1',
  execution: 'DS-5.3.1',
  extinction: 'DS-5.9.1.2',
  over: 'DS-5.10.5',
};

export const dominantSpecies: Game<DsView> = withVersions(NEWEST, (rules) =>
  hexGame({
    id: 'dominant-species',
    title: 'Dominant Species',
    rules,
    seats: { min: 2, max: 6 },
    options: optionsAt(OPTIONS, rules),
    refuseConfig,
    hasSecrets: () => false,

    ops: OPS,
    words: WORDS,
    turnRule: (s) => TURN_RULES[phaseOf(s)],
    setup,
    config: configOf,
    hash,
    view,
    hidden,
    sample,
    result,
    scores,
    readPosition: (position) => readPosition(position, rules),
    writePosition,
    check,
  }),
);
