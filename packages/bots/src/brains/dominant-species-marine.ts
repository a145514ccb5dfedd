import { SECTIONS } from '@clade/dominant-species-marine';
import { Net } from '../school/net.ts';
import { unpack } from '../school/pack.ts';
import { BEST, type Brain, tempered } from '../search/brain.ts';
import { Company } from './dominant-species-marine/company.ts';
import { FEATURES } from './dominant-species-marine/features.ts';
import { INSTINCT } from './dominant-species-marine/instinct.ts';
import { LEANINGS, OVERLOOKED } from './dominant-species-marine/leanings.ts';
import { MarineMind, SCHOOLED } from './dominant-species-marine/mind.ts';
import { HIDDEN, SENSES, TURNS } from './dominant-species-marine/senses.ts';
import { TEMPERAMENTS } from './dominant-species-marine/temperaments.ts';
import { SCHOOLED_TRAITS } from './dominant-species-marine/traits.ts';
import { WEIGHTS } from './dominant-species-marine/weights.ts';

/** What was learnt there, unpacked once; players only read it. */
let params: Float32Array | undefined;

export const marineBrain: Brain = {
  game: 'dominant-species-marine',
  features: FEATURES,
  speed: 0.25,
  temperaments: TEMPERAMENTS,
  leanings: LEANINGS,
  bonuses: SECTIONS.flatMap(({ id }) => [id, `${id}-later`]),
  shares: ['keep', 'later'],
  bonusStep: 2,
  /**
   * The lower grades overlook something. The upper ones have been to school and look one action ahead; they take the others
   * for beginners, but for the best, who see by the table which of them may have been to school too.
   */
  mind(temperament, grade) {
    const weights = tempered({ features: FEATURES }, WEIGHTS, temperament);
    const own = { ...LEANINGS, ...temperament?.leanings };
    if (grade === undefined) return new MarineMind(weights, own);
    // A temperament is one's own: the others have none.
    const plain = tempered({ features: FEATURES }, WEIGHTS, undefined);
    const beginner = new MarineMind(plain, { ...LEANINGS, ...OVERLOOKED });
    if (grade < SCHOOLED) {
      if (temperament === undefined) return beginner;
      const leanings = { ...LEANINGS, ...OVERLOOKED, ...temperament.leanings };
      return new MarineMind(weights, leanings, { others: new Company(beginner) });
    }
    params ??= unpack(INSTINCT);
    const instinct = new Net(SENSES, HIDDEN, TURNS, params);
    const schooling = { instinct, foresees: true, traits: SCHOOLED_TRAITS };
    if (grade < BEST) return new MarineMind(weights, own, { ...schooling, others: new Company(beginner) });
    const schooled = new MarineMind(plain, LEANINGS, schooling);
    return new MarineMind(weights, own, { ...schooling, others: new Company(beginner, schooled) });
  },
};
