import { type Config, configure, firstSeat, MoveList, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { questionFor } from '../../src/ask.ts';
import { evolutionPolicies } from '../../src/policies/evolution.ts';
import { TOP_TIER } from '../../src/search/policy.ts';
import { search } from '../../src/search/search.ts';

test('in a feeding a level looks at as many answers as it sees elsewhere, those that the policy rates best', () => {
  const policy = evolutionPolicies.make();
  const s = evolution.setup(configure(evolution, 4, {}) as Config, 'narrow feeding');
  const rng = new Rng('narrow feeding');
  const list = new MoveList();
  const rates = new Float64Array(512);
  let seen = 0;
  for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
    const seat = firstSeat(pending);
    evolution.legalMoves(s, seat, list);
    if (policy.open(s) && list.n > 3) {
      const budget = { simulations: 30, depth: 2, tier: TOP_TIER };
      const narrow = search(questionFor(evolution, s, seat, rng), policy, { ...budget, width: 2 });
      const wide = search(questionFor(evolution, s, seat, rng), policy, { ...budget, width: 48 });
      evolution.legalMoves(s, seat, list);
      policy.rate(s, seat, list, rates);
      const ranked = [...rates.subarray(0, list.n)].sort((a, b) => b - a);
      const rateOf = (move: number): number => rates.at(list.at.indexOf(move)) ?? Number.NaN;
      expect(narrow.rated.map(({ move }) => rateOf(move)).sort((a, b) => b - a)).toEqual(ranked.slice(0, 2));
      expect(wide.rated).toHaveLength(list.n);
      seen++;
    }
    evolution.apply(s, seat, policy.choose(s, seat, rng));
  }
  expect(seen).toBeGreaterThan(10);
});
