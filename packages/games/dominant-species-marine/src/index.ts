import { hexGame } from '@clade/earth';
import { type Game, optionsAt, withVersions } from '@clade/engine';
import { phaseOf } from './asked.ts';
import { check } from './check.ts';
import { hash } from './hash.ts';
import { configOf, NEWEST, OPTIONS, refuseConfig } from './options.ts';
import { OPS } from './phases/index.ts';
import { readPosition } from './position/read.ts';
import { writePosition } from './position/write.ts';
import { hasSecrets, sample } from './sample.ts';
import { result, scores } from './score.ts';
import { setup } from './setup.ts';
import { hidden, type MarineView, view } from './view.ts';
import { WORDS } from './words.ts';

export {
  ANIMAL_IDS,
  type AnimalId,
  BOARD_SPACES,
  bonus,
  ELEMENTS,
  type ElementId,
  PRINTED,
} from './animals.ts';
export type { Phase } from './asked.ts';
export { CARD_IDS, type CardId } from './card-ids.ts';
export type { Card } from './cards/card.ts';
export { CARDS } from './cards/index.ts';
export {
  BOXES,
  type BoxId,
  COMPETITION_CUBES,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  SPACE_NAMES,
} from './display.ts';
export type { MarineEvent } from './events.ts';
export { CELLS, MAP } from './map.ts';
export { SCORING, SPECIATION_LIMIT, TERRAINS, type TerrainId, type VentSide } from './terrain.ts';
export { TRAIT_IDS, type TraitId } from './trait-ids.ts';
export { TRAITS } from './traits/index.ts';
export type { Trait } from './traits/trait.ts';
export type { AnimalView, MarineView, PawnView, RowView, SpecialView, TileView } from './view.ts';
export { type WhatIf, whatIf } from './what-if.ts';

/** DSM rules that say whose turn it is, by phase. */
const TURN_RULES = {
  choosing: 'DSM-4.1.7',
  traits: 'DSM-4.1.11',
  'set-up': 'DSM-4.1.12',
  turns: 'DSM-5.1.1',
  reseed: 'DSM-5.17.5',
  over: 'DSM-5.18.5',
};

export const dominantSpeciesMarine: Game<MarineView> = withVersions(NEWEST, (rules) =>
  hexGame({
    id: 'dominant-species-marine',
    title: 'Dominant Species: Marine',
    rules,
    seats: { min: 2, max: 4 },
    options: optionsAt(OPTIONS, rules),
    refuseConfig,
    hasSecrets,

    setup,
    config: configOf,
    readPosition: (position) => readPosition(position, rules),
    writePosition,

    ops: OPS,
    words: WORDS,
    turnRule: (s) => TURN_RULES[phaseOf(s)],
    result,
    scores,

    view,
    hidden,
    sample,
    hash,
    check,
  }),
);
