import {
  below,
  type Config,
  dealInto,
  type Emit,
  knownOptions,
  push,
  RNG,
  run,
  type State,
  VERSION,
} from '@clade/engine';
import { COPIES_DE110, COPIES_SECOND, MAX_CARDS } from './cards.ts';
import { addToPile, drawFromPile } from './deck.ts';
import { DECK_DE110, flagsOf, OPTIONS, optionsOf } from './options.ts';
import { OPS } from './phases/index.ts';
import { ROUND_OP } from './phases/ops.ts';
import { insertSpecies } from './row.ts';
import {
  BANK,
  BOARD_LIMIT,
  FIRST,
  FLAGS,
  MAX_PLAYERS,
  PILE,
  PLAYERS,
  REMOVED_N,
  ROUND,
  ROWS,
  stateLength,
  TRAIT_LIMIT,
} from './state.ts';

const NO_LIMIT = -1;
/** EVO-2.2.1. */
export const REMOVED_WITH_TWO = 40;

/** A table with nothing on it: no species, no cards, no frames. */
export function emptyTable(config: Config): State {
  const { players, options } = config;
  const limit = (options.speciesBoardLimit as number | null) ?? NO_LIMIT;
  const quick = players === MAX_PLAYERS || options.quickPlay === true;
  const s = new Int32Array(stateLength(players, limit, quick));
  s[VERSION] = Number(config.rules);
  s[PLAYERS] = players;
  s[FLAGS] = flagsOf(config);
  s[BOARD_LIMIT] = limit;
  s[BANK] = (options.foodBankLimit as number | null) ?? NO_LIMIT;
  s[ROUND] = 1;
  s[TRAIT_LIMIT] = players === 2 ? 2 : 3; // EVO-1.2.3
  return s;
}

/** Copies of each kind in the deck of this table. */
export function deckCopies(s: State): readonly number[] {
  return (s[FLAGS] & DECK_DE110) !== 0 ? COPIES_DE110 : COPIES_SECOND;
}

/** EVO-2: a new game, run to its first decision. */
export function setup(config: Config, seed: string, emit?: Emit): State {
  const s = emptyTable(config);
  dealInto(s, RNG, seed, s[VERSION]);
  for (const [kind, n] of deckCopies(s).entries()) for (let i = 0; i < n; i++) addToPile(s, kind);
  if (s[PLAYERS] === 2) {
    for (let i = 0; i < REMOVED_WITH_TWO; i++) {
      const kind = drawFromPile(s);
      s[PILE + MAX_CARDS - 1 - s[REMOVED_N]++] = kind;
    }
  }
  for (let seat = 0; seat < s[PLAYERS]; seat++) insertSpecies(s, seat, s[ROWS + seat]);
  s[FIRST] = below(s, RNG, s[PLAYERS]);
  push(s, ROUND_OP, 0);
  run(OPS, s, emit);
  return s;
}

export function configOf(s: State): Config {
  const rules = String(s[VERSION]);
  const options = {
    speciesBoardLimit: s[BOARD_LIMIT] < 0 ? null : s[BOARD_LIMIT],
    foodBankLimit: bankSize(s),
    ...optionsOf(s[FLAGS]),
  };
  return { rules, players: s[PLAYERS], options: knownOptions(OPTIONS, rules, options) };
}

/** The only limit there is (EVO-10.1), or none. */
function bankSize(s: State): number | null {
  return s[BANK] < 0 ? null : FOOD_TOKENS;
}

/** EVO-1.1.4. */
export const FOOD_TOKENS = 180;
