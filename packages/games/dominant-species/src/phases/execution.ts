import * as earth from '@clade/earth';
import * as engine from '@clade/engine';
import { defineOp, pop, push } from '@clade/engine';
import { loseUnprotected } from '../actions/regression.ts';
import { layWaste } from '../actions/wasteland.ts';
import { ARACHNIDS, INSECTS, REPTILES } from '../animals.ts';
import { FIRST_SPACE, GLACIATION_SPACE, SECTION_OF, SPACE_NAMES, SPACES } from '../display.ts';
import { takePawn } from '../pawns.ts';
import * as state from '../state.ts';
import { ACTION_OP, ARACHNIDS_OP, INSECTS_OP } from './ops.ts';

const { OWNER } = earth;
const { C } = engine;
const { SPACE } = state;

/** What happens between the spaces (DS-5.3.4), as negative entries of the programme. */
const REPTILES_PROTECT = -1;
const LOSSES = -2;
const WASTE = -3;
const INSECTS_SPECIATE = -4;
const ARACHNIDS_COMPETE = -5;

const REGRESSION = 2;
const WASTELAND = 4;
const GLACIATION = 6;
const SPECIATION = 7;
const COMPETITION = 10;

/** DS-5.3.1: spaces in order, and what happens without a pawn. */
const PROGRAMME: number[] = [];
for (let space = 0; space < SPACES; space++) {
  const section = SECTION_OF[space];
  if (section === COMPETITION && space === FIRST_SPACE[COMPETITION]) PROGRAMME.push(ARACHNIDS_COMPETE);
  // DS-5.4.7.1: only the leftmost pawn of Glaciation acts.
  if (section !== GLACIATION || space === GLACIATION_SPACE) PROGRAMME.push(space);
  if (SECTION_OF[space + 1] === section) continue;
  if (section === REGRESSION) PROGRAMME.push(REPTILES_PROTECT, LOSSES);
  if (section === WASTELAND) PROGRAMME.push(WASTE);
  if (section === SPECIATION) PROGRAMME.push(INSECTS_SPECIATE);
}

/**
 * DS-5.3: a cursor goes over the spaces; each pawn is taken off and its action carried out. Register C is the place in
 * the programme behind the cursor: a pawn that is placed behind it waits for the next round (DS-5.3.5).
 */
export const execution = defineOp({
  name: 'execution',
  step(s, f, emit) {
    while (s[f + C] < PROGRAMME.length) {
      const entry = PROGRAMME[s[f + C]++];
      switch (entry) {
        case REPTILES_PROTECT:
          if (s[OWNER + REPTILES] < 0) continue;
          push(s, ACTION_OP + REGRESSION, s[OWNER + REPTILES], REPTILES);
          return true;
        case LOSSES:
          loseUnprotected(s, emit);
          return true;
        case WASTE:
          layWaste(s, emit);
          return true;
        case INSECTS_SPECIATE:
          if (s[OWNER + INSECTS] < 0) continue;
          push(s, INSECTS_OP, s[OWNER + INSECTS], INSECTS);
          return true;
        case ARACHNIDS_COMPETE:
          if (s[OWNER + ARACHNIDS] < 0) continue;
          push(s, ARACHNIDS_OP, s[OWNER + ARACHNIDS], ARACHNIDS);
          return true;
        default: {
          if (s[SPACE + entry] === 0) continue;
          const animal = takePawn(s, entry, 'DS-5.3.1', emit);
          push(s, ACTION_OP + SECTION_OF[entry], s[OWNER + animal], animal, 0, 0, entry);
          return true;
        }
      }
    }
    pop(s);
    return true;
  },
});

/** Names of the programme's entries, for views and positions. */
const FREE_ENTRIES: Readonly<Record<number, string>> = {
  [REPTILES_PROTECT]: 'reptiles',
  [LOSSES]: 'losses',
  [WASTE]: 'waste',
  [INSECTS_SPECIATE]: 'insects',
  [ARACHNIDS_COMPETE]: 'arachnids',
};
export const PROGRAMME_NAMES: readonly string[] = PROGRAMME.map(
  (entry) => FREE_ENTRIES[entry] ?? SPACE_NAMES[entry],
);

/** The action space of a programme entry; -1 for what needs none. */
export function spaceOfEntry(entry: number): number {
  return Math.max(-1, PROGRAMME[entry]);
}

/** Does this entry still belong to Regression or Wasteland, whose effects come behind the pawns? */
export function isUnfinished(at: number): boolean {
  const entry = PROGRAMME[at];
  return (
    entry === WASTE || entry === LOSSES || entry === REPTILES_PROTECT || SECTION_OF[entry] === REGRESSION
  );
}
