/**
 * What the policy of Evolution thinks things are worth, in points at the end. They are those of the greedy bot: a set that
 * was moved by games of the policy against itself did better there and worse against greedy (docs/decisions/0013-bots.md).
 * Temperaments lean on some of them.
 */
export const LEANINGS = {
  /** Share of a head of population that still eats in each later round. */
  keep: 0.55,
  /** A species, for each later round: the card it brings. */
  income: 1,
  /** A card kept in hand while rounds follow. */
  hold: 0.25,
  /** Factors on the meat that hunting brings, and on what growth brings in later rounds. */
  hunt: 1,
  grow: 1,
  /** A hit on another player, beside the meat. */
  harm: 0.3,
  /** Food that another player is expected to add. */
  othersFood: 3.3,
  /** Chance that a face-down card is Carnivore, and that a species becomes one in a card turn that is still to come. */
  hiddenCarnivore: 0.13,
  latentCarnivore: 0.2,
  /** Body growth of a species whose owner is still to play. */
  latentGrowth: 0.7,
  /** Chance that prey is still open, for each face-down card or card turn to come. */
  openPrey: 0.8,
  /** Shares of the hits that Horns and Burrowing leave. */
  hornsLeave: 0.5,
  burrowingLeaves: 0.35,
  /** Scraps that a Scavenger gets of each attack expected. */
  scraps: 0.6,
  /** Chance to get at prey that is open, and share of all its meat. */
  sureHunt: 0.9,
  preyShare: 1.2,
  /** A token on Fat Tissue. */
  fat: 0.9,
  /** A trait card on a species, and the same card drawn again after an extinction. */
  trait: 1,
  refund: 0.5,
  /** One step of body size, for each later round. */
  body: 0.04,
  /** Share of the later gains that carnivores yet to come take of a bare species; what steps of size and shields leave of it. */
  exposed: 0.5,
  bodySafety: 0.5,
  shieldSafety: 0.6,
  /** Uncertainty of the own share of the food. */
  spread: 0.6,
  /** How much another player's meal counts when the food card is chosen, and what the trait of the card is worth. */
  rival: 0.35,
  foodTrait: 1,
  /** A card that pays for Intelligence, and one in the last round. */
  card: 1.2,
  lastCard: 0.05,
  /** Haste of eating while there is enough for everybody, and of an attack. */
  plentyHaste: 0.15,
  attackHaste: 0.5,
  /** Eating by a species that Intelligence can feed. */
  thinkerWaits: 0.5,
};
export type Leanings = typeof LEANINGS;
