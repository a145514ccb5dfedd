/** What characters speak of. */
export type Topic = 'prey' | 'herd' | 'shelter' | 'food' | 'score' | 'rule' | 'diet' | 'spread';

interface Told {
  readonly topic: Topic;
  /** Good is to have less of it. */
  readonly less?: true;
}

const about = (topic: Topic, ...features: readonly string[]): Record<string, Told> =>
  Object.fromEntries(features.map((feature) => [feature, { topic }]));

const against = (topic: Topic, ...features: readonly string[]): Record<string, Told> =>
  Object.fromEntries(features.map((feature) => [feature, { topic, less: true }]));

/**
 * The features of all games, by what they are said to be about. Those that are missing are never spoken of: hands of cards,
 * and what means nothing to who listens.
 */
export const TOPICS: Readonly<Record<string, Told>> = {
  ...about('prey', 'prey', 'carnivore', 'pack-hunting', 'ambush'),
  ...about('herd', 'heads', 'species'),
  ...about('shelter', 'safe', 'hard-shell', 'horns', 'burrowing', 'climbing', 'symbiosis'),
  ...about('shelter', 'defensive-herding', 'warning-call'),
  ...against('shelter', 'hunted', 'bare'),
  ...about('food', 'bag', 'chained', 'stores', 'foraging', 'scavenger', 'long-neck'),
  ...about('food', 'cooperation', 'fat-tissue', 'fertile', 'intelligence'),
  ...against('food', 'hunger'),

  ...about('score', 'points'),
  ...about('rule', 'places', 'dominance', 'estate', 'targets', 'specials', 'takeovers', 'survival'),
  ...about('diet', 'matches', 'elements', 'kinds'),
  ...against('diet', 'threats'),
  ...about('spread', 'cubes', 'tiles', 'frontier'),
};
