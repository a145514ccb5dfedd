import type { AnimalId, SectionId, TraitId } from '@clade/dominant-species-marine';

/**
 * What things are worth, in points at the end of the game. First set by hand; those that the play of greedy against
 * itself could tell apart (four players, 40 to 60 games each) were then moved: `turn`, `keep`, `reach`,
 * `card`, of BESIDES `wanderlust`, `tectonics` and `domination`, and the traits. The others made no clear difference.
 */
export const WEIGHTS = {
  /** Cards resolved in a round, by which the rounds to come are counted. */
  cardsPerRound: 4.5,
  /** Share of a place on a tile that is left one round later. */
  keep: 0.6,
  /** Evolution actions of one animal in a round for each chip of the row. */
  scorings: 0.2,
  /** Chips of a terrain on the Evolution row on the average: five of sixteen, two of each (DSM-1.3.4). */
  chips: 0.625,
  /** A card of average use. */
  card: 4,
  rivals: 0.5,
  threat: 14,
  weakest: 9,
  acting: 0.3,
  /** A cube in the gene pool while rounds follow. */
  pool: 0.25,
  /** A cube on Earth while rounds follow, besides its place. */
  cube: 0.3,
  /** An element besides what it matches now. */
  element: 1,
  /** First value of a tile on which an animal could live but does not, by level up to 4. */
  habitable: 0.03,
  /** How unsure it is which tile of a terrain an animal scores, in points. */
  whim: 1.5,
  /** How much the one who scores minds what the others get. */
  envy: 0.2,
  /** Survival events of a round besides the last one. */
  survivals: 1,
  survivalSpread: 0.9,
  /** How much is still to happen to a place: in later rounds, and before it is scored in this one. */
  spreadLater: 1.5,
  spreadSoon: 0.8,
  spreadNow: 0.02,
  /** A special pawn, for each round to come. */
  pawn: 2,
  /** Share of what a takeover would bring that it is worth before it is made. */
  reach: 0.3,
  /** How far a domination value has to be above the target to be still there when it counts. */
  valueSpread: 1.2,
  /** Share of the worth of a later turn of the cycle that is left when it comes. */
  later: 0.85,
  /** The worth of a turn as a share of what a full cycle of turns would bring now. */
  turn: 1.2,
  /** What the return of a bumped pawn is worth to its owner, as a share of a turn. */
  bump: 0.25,
  /** What a Retrieve costs, for cards that save it. */
  retrieve: 5,
  /** A new tile where nobody lives yet, and a disk with it. */
  newTile: 1,
  /** Ending the game as its winner. */
  win: 15,
  /** A new trait of three, before the old one is given up. */
  newTrait: 7,
};

/** What an action brings besides what can be counted. */
export const BESIDES: Readonly<Record<SectionId, number>> = {
  abundance: 0,
  autotrophs: 0,
  depletion: 0,
  adaptation: 0,
  regression: 0,
  speciation: 0,
  wanderlust: 1.5,
  tectonics: 0.5,
  migration: 0,
  competition: 0,
  evolution: 0,
  domination: 1,
};

/** DSM-6.4: traits by how animals that keep them at random fare when greedy plays them all (200 games). */
export const TRAIT_WORTH: Readonly<Record<TraitId, number>> = {
  'ancient-lineage': 6.5,
  'bottom-feeder': 2,
  'budding-intelligence': 3.5,
  camouflage: 4,
  cannibal: 7,
  carnivore: 2.5,
  'ecological-niche': 2.5,
  exaptation: 6,
  flight: 5.5,
  hadopelagic: 5.5,
  'pack-hunters': 6.5,
  'phenotypic-plasticity': 3.5,
  'prey-switching': 8,
  'ram-feeder': 4,
  resilience: 6.5,
  'seasonal-migrants': 4.5,
  social: 7,
  solitary: 8,
};

/** DSM-4.1.7: animals in the order in which they fare best when greedy plays them all. */
export const FAVOURITES: readonly AnimalId[] = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'];
