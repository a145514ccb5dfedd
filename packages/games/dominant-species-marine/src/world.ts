import type { World } from '@clade/earth';
import { A, type Emit, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from './animals.ts';
import { BOXES } from './display.ts';
import { MAP } from './map.ts';
import { POINT_SOURCES } from './sources.ts';
import { TERRAINS } from './terrain.ts';
import { bud } from './traits/budding-intelligence.ts';
import { cannibalPoints } from './traits/cannibal.ts';
import { preyPoints } from './traits/prey-switching.ts';
import { WORDS } from './words.ts';

/** What the verbs and steps of packages/earth need to know of this game. */
export const WORLD: World = {
  words: WORDS,
  map: MAP,
  animals: ANIMAL_IDS,
  kinds: ELEMENTS,
  terrains: TERRAINS,
  sources: POINT_SOURCES,
  boxes: BOXES,
  cornerRules: { onEarth: 'DSM-2.9', vacant: 'DSM-2.9' },
  // Nothing is kept by the way: who thrives and who dominates is looked up when it is asked.
  refresh() {},
  placed: (s, hex, animal, emit) => preyPoints(WORLD, s, hex, animal, emit),
  eliminated: (s, animal, count, emit) => cannibalPoints(WORLD, s, animal, count, emit),
  scored: (s: State, animal: number, emit: Emit | undefined) => bud(s, animal, emit),
  forgone(s, f, rule, emit) {
    emit({ type: 'forgone', rule, animal: ANIMAL_IDS[s[f + A]] });
  },
};
