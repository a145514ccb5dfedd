/**
 * What the policy of Evolution thinks things are worth, in points at the end. First set by hand, then trained against
 * itself and simpler players (npm run train -- params): trained against those alone it beat them and lost to everybody else
 * (docs/experiments/evolution.md). Styles change some of them.
 */
export const PARAMS = {
  /** Share of a head of population that still eats in each later round. */
  keep: 0.868,
  /** A species, for each later round: the card it brings. */
  income: 0.95,
  /** A card kept in hand while rounds follow. */
  hold: 0.95,
  /** Factors on the meat that hunting brings, and on what growth brings in later rounds. */
  hunt: 0.95,
  grow: 1.13,
  /** A hit on another player, beside the meat. */
  harm: 0.19,
  /** Food that another player is expected to add. */
  othersFood: 3.41,
  /** Chance that a face-down card is Carnivore, and that a species becomes one in a card turn that is still to come. */
  hiddenCarnivore: 0.229,
  latentCarnivore: 0.268,
  /** Body growth of a species whose owner is still to play. */
  latentGrowth: 0.619,
  /** Chance that prey is still open, for each face-down card or card turn to come. */
  openPrey: 0.32,
  /** Shares of the hits that Horns and Burrowing leave. */
  hornsLeave: 0.221,
  burrowingLeaves: 0.382,
  /** Scraps that a Scavenger gets of each attack expected. */
  scraps: 0.564,
  /** Chance to get at prey that is open, and share of all its meat. */
  sureHunt: 0.325,
  preyShare: 1.19,
  /** A token on Fat Tissue. */
  fat: 0.95,
  /** A trait card on a species, and the same card drawn again after an extinction. */
  trait: 0.95,
  refund: 0.769,
  /** One step of body size, for each later round. */
  body: 0.0337,
  /** Share of the later gains that carnivores yet to come take of a bare species; what steps of size and shields leave of it. */
  exposed: 0.238,
  bodySafety: 0.95,
  shieldSafety: 0.822,
  /** Uncertainty of the own share of the food. */
  spread: 1.48,
  /** How much another player's meal counts when the food card is chosen, and what the trait of the card is worth. */
  rival: 0.382,
  foodTrait: 1.15,
  /** A card that pays for Intelligence, and one in the last round. */
  card: 0.95,
  lastCard: 0.0429,
  /** Haste of eating while there is enough for everybody, and of an attack. */
  plentyHaste: 0.0529,
  attackHaste: 0.311,
  /** Eating by a species that Intelligence can feed. */
  thinkerWaits: 0.644,
  /** Each trait on a living species for each later round, beside what is counted otherwise. */
  ambush: -0.463,
  burrowing: -0.451,
  carnivore: -0.845,
  climbing: 0.246,
  cooperation: 0.766,
  'defensive-herding': -1.46,
  'fat-tissue': -0.851,
  fertile: -0.123,
  foraging: -0.722,
  'hard-shell': 0.463,
  horns: -0.231,
  intelligence: -0.482,
  'long-neck': -0.104,
  'pack-hunting': -0.409,
  scavenger: 0.471,
  symbiosis: -0.784,
  'warning-call': 0.78,
};
export type PolicyParams = typeof PARAMS;

/**
 * The same after learning twice from what searches chose in their own games (npm run train -- imitate): the top tier plays
 * with them.
 */
export const TRAINED_PARAMS: PolicyParams = {
  keep: 0.447,
  income: 1.12,
  hold: 1.06,
  hunt: 0.95,
  grow: 0.495,
  harm: 0.227,
  othersFood: 3.41,
  hiddenCarnivore: 0.229,
  latentCarnivore: 0.268,
  latentGrowth: 0.619,
  openPrey: 0.452,
  hornsLeave: 0.178,
  burrowingLeaves: 0.248,
  scraps: 0.564,
  sureHunt: 0.439,
  preyShare: 1.31,
  fat: 1.16,
  trait: 1.02,
  refund: 0.847,
  body: 0.0752,
  exposed: 0.243,
  bodySafety: 0.514,
  shieldSafety: 0.86,
  spread: 1.58,
  rival: 9.6,
  foodTrait: 1.75,
  card: 1.73,
  lastCard: 0.0429,
  plentyHaste: 0.394,
  attackHaste: 0.173,
  thinkerWaits: 1.12,
  ambush: -0.435,
  burrowing: -0.699,
  carnivore: 0.147,
  climbing: 0.45,
  cooperation: 1.37,
  'defensive-herding': -1.59,
  'fat-tissue': -1.08,
  fertile: -0.565,
  foraging: -0.975,
  'hard-shell': 0.807,
  horns: -0.00561,
  intelligence: -1.08,
  'long-neck': 0.00125,
  'pack-hunting': -0.16,
  scavenger: 0.852,
  symbiosis: -0.723,
  'warning-call': 1.01,
};
