/** Marine's network and opponent classifier, for training. */
export { Net } from './net/net.ts';
export { writeWeights } from './net/weights-file.ts';
export { CLASSIFIER_FEATURES, FEATURES } from './policies/dominant-species-marine/features.ts';
export { Lookahead } from './policies/dominant-species-marine/lookahead.ts';
export {
  NET_HIDDEN,
  NET_INPUTS,
  NET_OUTPUTS,
  outputOf,
} from './policies/dominant-species-marine/net-inputs.ts';
export {
  OPPONENT_FEATURES,
  opponentFeatures,
} from './policies/dominant-species-marine/opponent-classifier.ts';
export { PARAMS } from './policies/dominant-species-marine/params.ts';
export { MarinePolicy } from './policies/dominant-species-marine/policy.ts';
export { WEIGHTS } from './policies/dominant-species-marine/weights.ts';
