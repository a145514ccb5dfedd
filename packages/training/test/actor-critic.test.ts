import { Net } from '@clade/bots/marine-net';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { ActorCritic } from '../src/actor-critic.ts';
import { Adam } from '../src/adam.ts';

const FOUR = configure(dominantSpeciesMarine, 4, {}) as Config;

test('a network traces an output back to every weight', () => {
  const net = new Net(3, 4, 2);
  const rng = new Rng('net');
  for (let i = 0; i < net.params.length; i++) net.params[i] = rng.below(200) / 100 - 1;
  const inputs = Float32Array.from([0.5, 0, -2]);
  const output = (): number => {
    net.read(inputs);
    return 3 * net.output(0) - net.output(1);
  };
  output();
  const gradient = new Float32Array(net.params.length);
  net.trace([0, 1], [3, -1], 2, gradient);
  const step = 1 / 256;
  const nudge = (i: number, by: number): void => net.params.set([(net.params[i] ?? 0) + by], i);
  for (let i = 0; i < net.params.length; i++) {
    nudge(i, step);
    const more = output();
    nudge(i, -2 * step);
    const less = output();
    nudge(i, step);
    expect(gradient[i], `weight ${i}`).toBeCloseTo((more - less) / (2 * step), 3);
  }
  expect(gradient.filter((g) => g !== 0).length).toBeGreaterThan(10);
});

test('a network learns what no sum of its inputs says', () => {
  const net = new Net(3, 16, 1);
  net.randomise(new Rng('either'));
  const adam = new Adam(net.params.length);
  const gradient = new Float32Array(net.params.length);
  const cases = [0, 1, 2, 3].map((i) => ({
    inputs: Float32Array.from([1, i & 1, i >> 1]),
    want: i === 1 || i === 2 ? 1 : 0,
  }));
  for (let n = 0; n < 600; n++) {
    for (const { inputs, want } of cases) {
      net.read(inputs);
      net.trace([0], [want - net.output(0)], 1, gradient);
    }
    adam.climb(net.params, gradient, 0.01);
  }
  for (const { inputs, want } of cases) {
    net.read(inputs);
    expect(net.output(0)).toBeCloseTo(want, 1);
  }
});

test('training repeats itself, and changes where pawns go', () => {
  const round = {
    games: 4,
    rivals: 0.5,
    temperature: 0.8,
    trace: 0.8,
    rate: 0.002,
    sweeps: 2,
    batch: 64,
    entropy: 0.01,
  };
  const [one, other] = [new ActorCritic('class'), new ActorCritic('class')];
  const before = one.actor.params.slice();
  const report = one.train([FOUR], round);
  expect(other.train([FOUR], round)).toEqual(report);
  expect(one.actor.params).toEqual(other.actor.params);
  expect(one.critic.params).toEqual(other.critic.params);
  expect(one.actor.params).not.toEqual(before);
  expect(report.turns).toBeGreaterThan(100);
  expect(() => new ActorCritic('class', before.slice(1))).toThrow('do not make a network');
});
