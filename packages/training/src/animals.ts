import { askBot, type Bot } from '@clade/bots/training';
import { type Config, FRAME_WORDS, FRAMES, firstSeat, OP, Rng, type State } from '@clade/engine';
import { evolution as game } from '@clade/evolution';
import {
  countBits,
  FEED_OP,
  LEAF_OP,
  PLAYERS,
  ROUND,
  rowEnd,
  rowStart,
  speciesAt,
  speciesCount,
  TRAIT_SET,
} from '@clade/evolution/packed';

/** What stood on a table of Evolution when the food of a round was revealed. */
interface Animals {
  readonly species: number;
  /** Species without traits. */
  readonly bare: number;
  /** Different traits on the table. */
  readonly traits: number;
  /** Species of each player. */
  readonly rows: readonly number[];
}

/** Plays a game with one bot on all seats until the feeding of a round begins; nothing when it has ended before. */
function animalsAt(round: number, bot: Bot, config: Config, seed: string): Animals | undefined {
  const s = game.inOrder(game.setup(config, seed));
  const rng = new Rng(seed);
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    if (s[ROUND] === round && isRevealed(s)) return animalsOf(s);
    game.apply(s, seat, askBot(game, s, seat, bot, rng));
  }
  return undefined;
}

/** EVO-3.5: the traits lie open and the feeding begins. */
function isRevealed(s: State): boolean {
  const phase = s[FRAMES + FRAME_WORDS + OP];
  return phase === LEAF_OP || phase === FEED_OP;
}

function animalsOf(s: State): Animals {
  const species = speciesCount(s);
  let bare = 0;
  let all = 0;
  for (let i = 0; i < species; i++) {
    const set = s[speciesAt(i) + TRAIT_SET];
    if (set === 0) bare++;
    all |= set;
  }
  const rows = Array.from({ length: s[PLAYERS] }, (_, p) => rowEnd(s, p) - rowStart(s, p));
  return { species, bare, traits: countBits(all), rows };
}

/** What many tables had together. */
export interface Variety {
  readonly games: number;
  /** Share of all species that had no trait. */
  readonly bare: number;
  /** Mean and least number of different traits on a table. */
  readonly traits: number;
  readonly leastTraits: number;
  /** Share of tables with at least eight different traits. */
  readonly varied: number;
  /** Mean species of a player, and share of players with more than six. */
  readonly row: number;
  readonly crowded: number;
}

const VARIED = 8;
const CROWDED = 6;

function varietyOf(tables: readonly Animals[]): Variety {
  const sum = (of: (table: Animals) => number): number => tables.reduce((a, table) => a + of(table), 0);
  const rows = tables.flatMap((table) => table.rows);
  const species = sum((table) => table.species);
  return {
    games: tables.length,
    bare: sum((table) => table.bare) / species,
    traits: sum((table) => table.traits) / tables.length,
    leastTraits: Math.min(...tables.map((table) => table.traits)),
    varied: tables.filter((table) => table.traits >= VARIED).length / tables.length,
    row: species / rows.length,
    crowded: rows.filter((n) => n > CROWDED).length / rows.length,
  };
}

/** The tables of many games of one bot against itself. */
export function varietyIn(round: number, bot: Bot, config: Config, games: number, seed: string): Variety {
  const tables = Array.from({ length: games }, (_, n) => animalsAt(round, bot, config, `${seed}/${n}`));
  return varietyOf(tables.filter((table) => table !== undefined));
}
