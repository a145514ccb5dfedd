import { dominantSpeciesMarine, SECTIONS } from '@clade/dominant-species-marine';
import { Net } from '../net/net.ts';
import { type NetShape, readWeights } from '../net/weights-file.ts';
import { type PolicySet, styledWeights, TOP_TIER } from '../search/policy.ts';
import { weightsOf } from '../weights.ts';
import { FEATURES } from './dominant-species-marine/features.ts';
import { NET_HIDDEN, NET_INPUTS, NET_OUTPUTS } from './dominant-species-marine/net-inputs.ts';
import { OpponentModel } from './dominant-species-marine/opponent-model.ts';
import { OVERLOOKED, PARAMS } from './dominant-species-marine/params.ts';
import { MarinePolicy, TRAINED } from './dominant-species-marine/policy.ts';
import { STYLES } from './dominant-species-marine/styles.ts';
import { TRAINED_TRAITS } from './dominant-species-marine/traits.ts';
import { WEIGHTS } from './dominant-species-marine/weights.ts';

const SHAPE: NetShape = {
  game: dominantSpeciesMarine.id,
  inputs: NET_INPUTS,
  hidden: NET_HIDDEN,
  outputs: NET_OUTPUTS,
};
const RULES = [dominantSpeciesMarine, ...dominantSpeciesMarine.earlier].map(({ rules }) => rules);

/** Weights of the network that rates turns, read once; players do not change them. */
let netWeights: Float32Array | undefined;

export const marinePolicies: PolicySet = {
  game: 'dominant-species-marine',
  features: FEATURES,
  speed: 0.25,
  styles: STYLES,
  params: PARAMS,
  bonuses: SECTIONS.flatMap(({ id }) => [id, `${id}-later`]),
  shares: ['keep', 'later'],
  bonusStep: 2,
  /**
   * The lower tiers overlook something. The upper ones play by the network and look one action ahead. All take the others
   * for beginners, but the top tier, which classifies each of them as trained or not.
   */
  make(style, tier) {
    const weights = styledWeights({ features: FEATURES }, WEIGHTS, style);
    const own = { ...PARAMS, ...style?.params };
    if (tier === undefined) return new MarinePolicy(weights, own);
    // A style is one's own: the others have none.
    const plain = styledWeights({ features: FEATURES }, WEIGHTS, undefined);
    const beginner = new MarinePolicy(plain, { ...PARAMS, ...OVERLOOKED });
    if (tier < TRAINED) {
      if (style === undefined) return beginner;
      const params = { ...PARAMS, ...OVERLOOKED, ...style.params };
      return new MarinePolicy(weights, params, { opponents: new OpponentModel(beginner) });
    }
    netWeights ??= readWeights(weightsOf(SHAPE.game), SHAPE, RULES);
    const policyNet = new Net(NET_INPUTS, NET_HIDDEN, NET_OUTPUTS, netWeights);
    const training = { policyNet, looksAhead: true, traits: TRAINED_TRAITS };
    if (tier < TOP_TIER)
      return new MarinePolicy(weights, own, { ...training, opponents: new OpponentModel(beginner) });
    const trained = new MarinePolicy(plain, PARAMS, training);
    return new MarinePolicy(weights, own, { ...training, opponents: new OpponentModel(beginner, trained) });
  },
  opened: (s) => (dominantSpeciesMarine.hasSecrets(s) ? undefined : s),
};
