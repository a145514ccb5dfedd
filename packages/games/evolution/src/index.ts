import {
  cloneState,
  copyInto,
  explainBy,
  type Game,
  optionsAt,
  playedBy,
  refuseSeat,
  withVersions,
} from '@clade/engine';
import { check } from './check.ts';
import { hash } from './hash.ts';
import { NEWEST, OPTIONS, refuseConfig } from './options.ts';
import { OPS } from './phases/index.ts';
import { readPosition } from './position/read.ts';
import { writePosition } from './position/write.ts';
import { sample } from './sample.ts';
import { result, scores } from './score.ts';
import { configOf, setup } from './setup.ts';
import { phaseOf } from './table.ts';
import { type EvoView, hidden, view } from './view.ts';
import { describe, fromWire, parse, toWire } from './words.ts';

export { blockersOf, priceOf } from './attack.ts';
export { type Card, KINDS } from './cards.ts';
export type { EvoEvent } from './events.ts';
export {
  type Known,
  knownTable,
  outcome,
  type Place,
  protections,
  sizes,
  type Threat,
  threats,
} from './known.ts';
export type { FeedingStep, Phase, Species, TraitCard } from './table.ts';
export { NEGATABLE, TRAITS, type TraitId, traitRule } from './traits.ts';
export type { EvoView, PlayerView } from './view.ts';

/** EVO rules that say whose turn it is, by phase. */
const TURN_RULES = {
  deal: 'EVO-3.2.2',
  food: 'EVO-3.3.1',
  play: 'EVO-3.4.1',
  feeding: 'EVO-3.6.1',
  over: 'EVO-7.3.1',
};

const played = playedBy(OPS);

export const evolution: Game<EvoView> = withVersions(NEWEST, (rules) => ({
  id: 'evolution',
  title: 'Evolution',
  rules,
  seats: { min: 2, max: 6 },
  options: optionsAt(OPTIONS, rules),
  refuseConfig,
  hasSecrets: () => true,

  setup,
  config: configOf,

  ...played,
  explain(s, seat, move) {
    const refused = refuseSeat(played.pending(s), seat, TURN_RULES[phaseOf(s)]);
    return refused ?? explainBy(OPS, s, seat, move);
  },

  clone: cloneState,
  inOrder: (s) => s,
  copyInto,
  hash,

  view,
  hidden,
  sample,
  result,
  scores,

  toWire,
  fromWire,
  describe: (_s, move) => describe(move),
  parse: (_s, words) => parse(words),
  readPosition: (position) => readPosition(position, rules),
  writePosition,
  check,
}));
