import { type Config, configure, firstSeat, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { LEANINGS, STUDIED } from '../../src/brains/evolution/leanings.ts';
import { evolutionBrain } from '../../src/brains/evolution.ts';
import { withStudy } from '../../src/leaned.ts';
import { BEST } from '../../src/search/brain.ts';
import { advance } from '../../src/search/rollout.ts';

test('studies lead from the plain leanings to the studied ones, and a temperament keeps its distance', () => {
  const after = (own: typeof LEANINGS): typeof LEANINGS =>
    withStudy(own, LEANINGS, STUDIED, evolutionBrain.bonuses);
  for (const [name, value] of Object.entries(after(LEANINGS)))
    expect(value, name).toBeCloseTo(STUDIED[name as keyof typeof STUDIED], 9);
  const { keep, carnivore } = after({
    ...LEANINGS,
    keep: 2 * LEANINGS.keep,
    carnivore: LEANINGS.carnivore + 1,
  });
  expect(keep).toBeCloseTo(2 * STUDIED.keep, 9);
  expect(carnivore).toBeCloseTo(STUDIED.carnivore + 1, 9);
});

test('the policy that has studied holds the others down who have not', () => {
  const [plain, studied] = [evolutionBrain.mind(), evolutionBrain.mind(undefined, BEST)];
  const games = 80;
  /** Wins of one player that is `mind` among three of the other. */
  const wins = (mind: typeof plain, others: typeof plain): number => {
    let won = 0;
    for (let g = 0; g < games; g++) {
      const s = evolution.setup(configure(evolution, 4, {}) as Config, `schooling ${g >> 2}`);
      const rng = new Rng(`schooling ${g >> 2}`);
      for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
        const seat = firstSeat(pending);
        advance(evolution, seat === g % 4 ? mind : others, s, seat, rng);
      }
      const scores = [...evolution.scores(s)].slice(0, 4);
      if (scores[g % 4] === Math.max(...scores)) won++;
    }
    return won / games;
  };
  expect(wins(studied, plain)).toBeGreaterThan(0.33);
  expect(wins(plain, studied)).toBeLessThan(0.17);
});
