/** Somebody to play against: a name and a face for a level and a style. It never plays better or worse than its bot. */
export interface Character {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  /** The same in every language. */
  readonly name: string;
  /** `level` or `level:style`. */
  readonly bot: string;
}

const row = (game: string, id: string, name: string, bot: string): Character => ({ id, game, name, bot });

/** Six for each game, from the weakest to the strongest. Their words are in the catalogues `cast`, their faces in `board`. */
export const CHARACTERS: readonly Character[] = [
  row('evolution', 'miss-cricet', 'Miss Cricet', 'beginner:grower'),
  row('evolution', 'dame-quaxin', 'Dame Quaxin', 'casual:grower'),
  row('evolution', 'doctor-lentul', 'Doctor Lentul', 'casual'),
  row('evolution', 'captain-verrin', 'Captain Verrin', 'skilled:hunter'),
  row('evolution', 'professor-caprel', 'Professor Caprel', 'skilled:opportunist'),
  row('evolution', 'sir-ardel', 'Sir Ardel', 'expert:opportunist'),

  row('dominant-species', 'brother-bufel', 'Brother Bufel', 'beginner:grower'),
  row('dominant-species', 'old-iguar', 'Old Iguar', 'casual:hunter'),
  row('dominant-species', 'ensign-vanessa', 'Ensign Vanessa', 'skilled:grower'),
  row('dominant-species', 'baroness-gomphel', 'Baroness Gomphel', 'skilled:scholar'),
  row('dominant-species', 'curator-phas', 'Curator Phas', 'expert:scholar'),
  row('dominant-species', 'madame-tenebra', 'Madame Tenebra', 'expert:hunter'),

  row('dominant-species-marine', 'cook-astacus', 'Cook Astacus', 'beginner'),
  row('dominant-species-marine', 'bosun-labrus', 'Bosun Labrus', 'casual:hunter'),
  row('dominant-species-marine', 'miss-hippa', 'Miss Hippa', 'casual:ruler'),
  row('dominant-species-marine', 'skipper-emyd', 'Skipper Emyd', 'skilled:grower'),
  row('dominant-species-marine', 'old-murena', 'Old Murena', 'skilled:hunter'),
  row('dominant-species-marine', 'doctor-sepia', 'Doctor Sepia', 'expert:ruler'),
];

export function characterOf(id: string | undefined): Character | undefined {
  return CHARACTERS.find((character) => character.id === id);
}

/** The characters of a game, from the weakest to the strongest. */
export function charactersOf(game: string): readonly Character[] {
  return CHARACTERS.filter((character) => character.game === game);
}
