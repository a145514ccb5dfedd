import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { evolutionBrain } from '../src/brains/evolution.ts';
import { study, watch } from '../src/index.ts';

const config = configure(evolution, 4, {}) as Config;
const lessons = [
  ...watch(evolution, config, evolutionBrain, { seed: 's', games: 4, simulations: 40, width: 2 }),
];

/** Loves large bodies and traits whatever they do. */
const SHOWY = { body: 1, trait: 6 };

test('what is watched are questions with a choice, and what was chosen is legal', () => {
  expect(lessons.length).toBeGreaterThan(240);
  expect(new Set(lessons.map(({ game }) => game)).size).toBe(4);
  for (const { world, seat, kind, chosen } of lessons) {
    expect(evolution.decision(world, seat).kind).toBe(kind);
    // The first move of a plan is among those that are legal now; the others become so.
    const [first] = chosen;
    expect(() => evolution.apply(evolution.clone(world), seat, first!)).not.toThrow();
  }
});

test('a bad habit is unlearnt by watching, in games that nothing was learnt from, and what is kept stays', () => {
  const kept = Object.keys(evolutionBrain.leanings).filter((name) => !(name in SHOWY) && name !== 'fat');
  const options = { sweeps: 2, from: SHOWY, kept };
  const marks = [...study(evolution, evolutionBrain, lessons, options)];
  const [before, , after] = marks;
  expect(marks).toHaveLength(3);
  expect(before!.leanings).toMatchObject({
    body: expect.closeTo(SHOWY.body),
    trait: expect.closeTo(SHOWY.trait),
  });
  expect(after!.leanings.body).toBeLessThan(0.8 * SHOWY.body);
  expect(after!.leanings.trait).toBeLessThan(0.8 * SHOWY.trait);
  for (const name of kept) expect(after!.leanings[name]).toBe(evolutionBrain.leanings[name]);
  expect(after!.likelihood).toBeGreaterThan(before!.likelihood + 0.02);
  expect(after!.agreement).toBeGreaterThan(before!.agreement);
  expect([...study(evolution, evolutionBrain, lessons, options)]).toEqual(marks);
});
