import { type PolicySet, policySetOf } from '@clade/bots/training';
import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { imitate, recordSearches } from '../src/imitation.ts';

const evolutionPolicies = policySetOf(evolution.id) as PolicySet;
const config = configure(evolution, 4, {}) as Config;
const examples = [
  ...recordSearches(evolution, config, evolutionPolicies, { seed: 's', games: 4, simulations: 40, width: 2 }),
];

/** Loves large bodies and traits whatever they do. */
const SHOWY = { body: 1, trait: 6 };

test('examples are questions with a choice, and what was chosen is legal', () => {
  expect(examples.length).toBeGreaterThan(240);
  expect(new Set(examples.map(({ game }) => game)).size).toBe(4);
  for (const { world, seat, kind, chosen } of examples) {
    expect(evolution.decision(world, seat).kind).toBe(kind);
    // The first move of a plan is among those that are legal now; the others become so.
    const [first] = chosen;
    expect(() => evolution.apply(evolution.clone(world), seat, first!)).not.toThrow();
  }
});

test('imitation takes bad parameters back, in games held out too, and what is kept stays', () => {
  const kept = Object.keys(evolutionPolicies.params).filter((name) => !(name in SHOWY) && name !== 'fat');
  const options = { sweeps: 2, from: SHOWY, kept };
  const marks = [...imitate(evolution, evolutionPolicies, examples, options)];
  const [before, , after] = marks;
  expect(marks).toHaveLength(3);
  expect(before!.params).toMatchObject({
    body: expect.closeTo(SHOWY.body),
    trait: expect.closeTo(SHOWY.trait),
  });
  expect(after!.params.body).toBeLessThan(0.8 * SHOWY.body);
  expect(after!.params.trait).toBeLessThan(0.8 * SHOWY.trait);
  for (const name of kept) expect(after!.params[name]).toBe(evolutionPolicies.params[name]);
  expect(after!.likelihood).toBeGreaterThan(before!.likelihood + 0.02);
  expect(after!.agreement).toBeGreaterThan(before!.agreement);
  expect([...imitate(evolution, evolutionPolicies, examples, options)]).toEqual(marks);
});
