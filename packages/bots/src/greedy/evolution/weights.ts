/**
 * What things are worth, in points at the end of the game. First set by hand; those that the play of greedy against
 * itself could tell apart (rotated seats, 600 games each, score difference clear of 0) were then moved: `spread`,
 * `latentCarnivore`, `harm` and `foodTrait` together, and `exposed` with `bodySafety`. Most of
 * the others were tried nearby and made no clear difference.
 */
export const WEIGHTS = {
  /** Share of a head of population that still eats in each later round. */
  keep: 0.55,
  /** A card of income in a later round. */
  income: 1,
  /** A card kept in hand while rounds follow. */
  hold: 0.25,
  /** A trait card on a species that lives to the end. */
  trait: 1,
  /** A trait card drawn again after an extinction. */
  refund: 0.5,
  /** One step of body size, for each later round. */
  body: 0.04,
  /** Share of the later gains that carnivores yet to come take of a bare species of body size 1. */
  exposed: 0.5,
  /** What each further step of body size, and each shielding trait, leaves of that share. */
  bodySafety: 0.5,
  shieldSafety: 0.6,
  /** A hit on another player. */
  harm: 0.3,
  /** Food that another player is expected to add. */
  othersFood: 3.3,
  /** Uncertainty of the own share of the food. */
  spread: 0.6,
  /** Chance that a face-down card is Carnivore. */
  hiddenCarnivore: 0.13,
  /** Chance that a species becomes a carnivore in a card turn that is still to come. */
  latentCarnivore: 0.2,
  /** Body growth of a species whose owner is still to play. */
  latentGrowth: 0.7,
  /** Share of the hits that Horns and Burrowing leave. */
  horns: 0.5,
  burrowing: 0.35,
  /** Chance that prey is still open to attack when the cards lie face-up, for each face-down card or card turn to come. */
  openPrey: 0.8,
  /** How much another player's meal counts when the food card is chosen. */
  rival: 0.35,
  /** How much of what a trait would add now counts against giving its card as food. */
  foodTrait: 1,
  /** Scraps that a Scavenger gets of each attack expected. */
  scraps: 0.6,
  /** Chance to get at prey that is open, and share of all its meat. */
  sureHunt: 0.9,
  preyShare: 1.2,
  /** A token on Fat Tissue. */
  fat: 0.9,
  /** Haste of eating while there is enough for everybody, and of an attack. */
  plentyHaste: 0.15,
  attackHaste: 0.5,
  /** Eating by a species that Intelligence can feed. */
  thinkerWaits: 0.5,
  /** Price of a card that pays for Intelligence, and in the last round, when nothing else becomes of it. */
  card: 1.2,
  lastCard: 0.05,
  /** How much more a hit on the leading opponent counts. */
  leader: 1.4,
  /** Weakening a carnivore that can attack us. */
  enemy: 0.8,
};
