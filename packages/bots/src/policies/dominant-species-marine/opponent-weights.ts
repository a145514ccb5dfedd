import type { ClassifierFeature } from './features.ts';

/**
 * Weights of the classifier, trained or not, by feature: of the opponent, of the other opponents, of the player itself
 * (npm run train -- opponents).
 */
export const CLASSIFIER_WEIGHTS: Readonly<Record<ClassifierFeature, readonly [number, number, number]>> = {
  points: [0.00416, 0.00244, -0.00344],
  'points-later': [-0.000215, -0.000246, 0.000364],
  places: [0.00374, 0.000834, -0.00424],
  'places-later': [-0.00259, -0.0011, 0.00175],
  cubes: [-0.0128, -0.0148, 0.00576],
  'cubes-later': [0.00392, 0.00394, -0.00278],
  tiles: [0.0331, 0.0345, -0.0056],
  'tiles-later': [-0.00659, -0.0072, -0.000152],
  matches: [0.00171, -0.00127, -0.000188],
  'matches-later': [0.00209, 0.00103, -0.000514],
  elements: [0.0528, 0.0479, -0.0395],
  'elements-later': [-0.000408, -0.0129, 0.00631],
  pool: [0.0179, 0.00931, -0.00963],
  'pool-later': [0.000628, 0.0000847, 0.00124],
  targets: [-0.00287, -0.00411, -0.00506],
  'targets-later': [0.0183, 0.0158, 0.00334],
  specials: [-0.21, -0.193, -0.053],
  takeovers: [0.0376, 0.0274, -0.000534],
  turns: [0.0317, 0.0107, -0.0142],
  'turns-later': [-0.0113, -0.00464, 0.00272],
  survival: [0.0034, -0.00477, -0.00923],
  traits: [0.0134, 0.013, 0.00324],
  rounds: [-0.0576, -0.00916, -0.0576],
};

/** Constant terms with two, three and four players. */
export const BY_PLAYERS: readonly number[] = [0.499, 0.251, 0.244];
