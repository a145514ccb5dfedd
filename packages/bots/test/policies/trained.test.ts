import { type Config, configure, firstSeat, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { withTraining } from '../../src/params.ts';
import { PARAMS, TRAINED_PARAMS } from '../../src/policies/evolution/params.ts';
import { evolutionPolicies } from '../../src/policies/evolution.ts';
import { TOP_TIER } from '../../src/search/policy.ts';
import { advance } from '../../src/search/rollout.ts';

test('training leads from the plain parameters to the trained ones, and a style keeps its distance', () => {
  const after = (own: typeof PARAMS): typeof PARAMS =>
    withTraining(own, PARAMS, TRAINED_PARAMS, evolutionPolicies.bonuses);
  for (const [name, value] of Object.entries(after(PARAMS)))
    expect(value, name).toBeCloseTo(TRAINED_PARAMS[name as keyof typeof TRAINED_PARAMS], 9);
  const { keep, carnivore } = after({
    ...PARAMS,
    keep: 2 * PARAMS.keep,
    carnivore: PARAMS.carnivore + 1,
  });
  expect(keep).toBeCloseTo(2 * TRAINED_PARAMS.keep, 9);
  expect(carnivore).toBeCloseTo(TRAINED_PARAMS.carnivore + 1, 9);
});

test('the trained policy beats the plain one', () => {
  const [plain, trained] = [evolutionPolicies.make(), evolutionPolicies.make(undefined, TOP_TIER)];
  const games = 80;
  /** Wins of one player that is `policy` among three of the other. */
  const wins = (policy: typeof plain, others: typeof plain): number => {
    let won = 0;
    for (let g = 0; g < games; g++) {
      const s = evolution.setup(configure(evolution, 4, {}) as Config, `training ${g >> 2}`);
      const rng = new Rng(`schooling ${g >> 2}`);
      for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
        const seat = firstSeat(pending);
        advance(evolution, seat === g % 4 ? policy : others, s, seat, rng);
      }
      const scores = [...evolution.scores(s)].slice(0, 4);
      if (scores[g % 4] === Math.max(...scores)) won++;
    }
    return won / games;
  };
  expect(wins(trained, plain)).toBeGreaterThan(0.33);
  expect(wins(plain, trained)).toBeLessThan(0.17);
});
