/**
 * What things are worth, in points at the end of the game. First set by hand; those that the play of greedy against
 * itself could tell apart (four players, 100 to 160 games each) were then moved: `card`, `pool`, `rivals`, `initiative`,
 * and of BESIDES `wanderlust`, `migration`, `competition` and `domination`. The others made no clear difference.
 */
export const WEIGHTS = {
  /** Cards taken in a round, by which the rounds to come are counted. */
  cardsPerRound: 4.3,
  /** Share of a place on a tile that is left one round later. */
  keep: 0.72,
  /** Chance that a tile is scored in a later round. */
  scoredLater: 0.3,
  /** A dominance card of average use. */
  card: 7,
  /** How much of the others' points counts against the own ones, all of them together. */
  rivals: 0.5,
  /** Points behind the first of the others that make an opponent half as dangerous. */
  threat: 14,
  /** Points ahead of the weakest own animal that make an animal count half (DS-4.7.4). */
  weakest: 9,
  /** The least that the acting animal counts beside a weaker one of the same player. */
  acting: 0.3,
  /** A cube in the gene pool while rounds follow. */
  pool: 0.85,
  /** A cube on Earth while rounds follow, besides its place. */
  cube: 0.3,
  /** An element besides what it matches now. */
  element: 0.5,
  /** First value of a tile on which an animal could live but does not, by level up to 4. */
  habitable: 0.035,
  /** How unsure a pawn's choice of tile is, in points. */
  whim: 1.6,
  /** How much a pawn's owner minds what the others get on a tile. */
  envy: 0.2,
  /** Rounds of Survival that count besides the present one. */
  survivalLater: 0.55,
  /** Lead in cubes on tundra that makes Survival likely. */
  survivalSpread: 0.9,
  /** How much is still to happen to a place: in later rounds, before and in the Domination of this round. */
  spreadLater: 1.5,
  spreadSoon: 1,
  spreadNow: 0.02,
  /** One place on the initiative track, for each round to come. */
  initiative: 1,
  /** Share of a space's worth that is left when the pawn comes to it by way of Initiative without a place to win. */
  delay: 0.95,
  /** A pawn, for each round to come. */
  pawn: 4,
  /** Share of a pawn's worth that is left when it acts a round later. */
  waits: 0.4,
  /** Ending the game as its winner. */
  win: 30,
  /** What Immigrants costs an animal with disks, and one without. */
  disk: 2,
  crowds: 5,
};

/** What an action brings besides what can be counted when its pawn is placed. */
export const BESIDES = {
  adaptation: 0,
  regression: 0,
  abundance: 0.5,
  wasteland: 0,
  depletion: 0,
  glaciation: 0,
  speciation: 0,
  wanderlust: 2.5,
  migration: -3,
  competition: -0.8,
  domination: 1,
};
