import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { OWNER, PAWNS } from '@clade/earth';
import { type Config, configure, firstSeat, MoveList, RNG, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { Foresight } from '../src/brains/dominant-species-marine/foresight.ts';
import { LEANINGS } from '../src/brains/dominant-species-marine/leanings.ts';
import { MarineMind } from '../src/brains/dominant-species-marine/mind.ts';
import { SENSES } from '../src/brains/dominant-species-marine/senses.ts';
import { marineBrain } from '../src/brains/dominant-species-marine.ts';
import { Adam } from '../src/school/adam.ts';
import { Net } from '../src/school/net.ts';
import { unpack } from '../src/school/pack.ts';
import { acquaint, Pupil, pack } from '../src/school.ts';
import { REFUSED } from '../src/search/brain.ts';

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
  net.scatter(new Rng('either'));
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

test('a network as text is the same but for the last digits, zeros at the end are left out of it, and nothing is lost in text that was packed', () => {
  const params = Float32Array.from([0.5, -1.27, 0, 0.004, -0.006, 1.27]);
  const text = pack(params);
  const back = unpack(text);
  expect(back).toHaveLength(params.length);
  back.forEach((w, i) => {
    expect(Math.abs(w - (params[i] ?? 0))).toBeLessThanOrEqual(0.0051);
  });
  expect(back[1]).toBeCloseTo(-1.27, 5);
  expect(pack(back).split(' ')[2]).toBe(text.split(' ')[2]);
  const longer = Float32Array.from([...params, 0, 0.001]);
  expect(pack(longer)).toHaveLength(text.length);
  expect([...unpack(pack(longer))]).toEqual([...back, 0, 0]);
  expect(unpack(pack(new Float32Array(3)))).toEqual(new Float32Array(3));
});

test('a turn is felt by numbers about the table that all fit, the next animal first among the rivals', () => {
  const mind = new MarineMind(marineBrain.mind().weights, LEANINGS);
  const s = dominantSpeciesMarine.setup(FOUR, 'senses');
  const rng = new Rng('senses');
  const legal = new MoveList();
  const senses = new Float32Array(SENSES);
  const met = new Set<number>();
  const [firstRival, ofRival] = [1 + 2 * 37 + 12, 20];
  while (dominantSpeciesMarine.pending(s) !== 0) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    if (dominantSpeciesMarine.decision(s, seat).kind === 'turn') {
      dominantSpeciesMarine.legalMoves(s, seat, legal);
      mind.rate(s, seat, legal, new Float64Array(legal.n));
      mind.senses(s, senses);
      const animal = s.subarray(OWNER, OWNER + 4).indexOf(seat);
      // DSM-5.1.1: turns go up the food chain.
      for (let i = 1; i <= 3; i++)
        expect(senses[firstRival + (i - 1) * ofRival + 1]).toBe((s[PAWNS + ((animal + 4 - i) % 4)] ?? 0) / 4);
      for (let i = 0; i < SENSES; i++) if (senses[i] !== 0) met.add(i);
    }
    mind.advance(s, seat, rng);
  }
  // Four play, and the last number counts those who have retrieved.
  expect(met).toContain(SENSES - 2);
  expect(met).toContain(SENSES - 1);
  expect(met.size).toBeGreaterThan(SENSES / 2);
});

test('a school repeats itself, and what it teaches changes where pawns go', () => {
  const lesson = {
    games: 4,
    rivals: 0.5,
    heat: 0.8,
    trace: 0.8,
    rate: 0.002,
    sweeps: 2,
    batch: 64,
    curiosity: 0.01,
  };
  const [one, other] = [new Pupil('class'), new Pupil('class')];
  const before = one.actor.params.slice();
  const report = one.study([FOUR], lesson);
  expect(other.study([FOUR], lesson)).toEqual(report);
  expect(one.actor.params).toEqual(other.actor.params);
  expect(one.critic.params).toEqual(other.critic.params);
  expect(one.actor.params).not.toEqual(before);
  expect(report.turns).toBeGreaterThan(100);
  expect(() => new Pupil('class', before.slice(1))).toThrow('do not make a network');
});

test('a policy with foresight leaves the plain one behind', () => {
  const { weights } = marineBrain.mind();
  const [plain, seer] = [
    new MarineMind(weights, LEANINGS),
    new MarineMind(weights, LEANINGS, { foresees: true }),
  ];
  let lead = 0;
  const games = 48;
  for (let g = 0; g < games; g++) {
    const s = dominantSpeciesMarine.inOrder(dominantSpeciesMarine.setup(FOUR, `ahead ${g >> 2}`));
    const rng = new Rng(`ahead ${g >> 2}`);
    for (
      let pending = dominantSpeciesMarine.pending(s);
      pending !== 0;
      pending = dominantSpeciesMarine.pending(s)
    ) {
      const seat = firstSeat(pending);
      (seat === g % 4 ? seer : plain).advance(s, seat, rng);
    }
    const scores = [...dominantSpeciesMarine.scores(s)].slice(0, 4);
    const own = scores[g % 4] as number;
    lead += (own - (scores.reduce((a, b) => a + b, 0) - own) / 3) / games;
  }
  expect(lead).toBeGreaterThan(2);
});

test('foresight leaves alone what the policy refuses, refuses nothing itself, changes nothing on the table and does not see draws', () => {
  const { weights } = marineBrain.mind();
  const [plain, seer] = [
    new MarineMind(weights, LEANINGS),
    new MarineMind(weights, LEANINGS, { foresees: true }),
  ];
  const s = dominantSpeciesMarine.setup(FOUR, 'refused');
  const rng = new Rng('refused');
  const legal = new MoveList();
  const foresight = new Foresight(plain);
  let [turns, changed, refused, apart] = [0, 0, 0, 0];
  while (dominantSpeciesMarine.pending(s) !== 0) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    if (dominantSpeciesMarine.decision(s, seat).kind === 'turn') {
      dominantSpeciesMarine.legalMoves(s, seat, legal);
      const [usual, foreseen] = [plain, seer].map((mind) => {
        const rates = new Float64Array(legal.n);
        const copy = s.slice();
        mind.rate(s, seat, legal, rates);
        expect(s).toEqual(copy);
        return rates;
      }) as [Float64Array, Float64Array];
      const other = s.slice();
      other.set([turns + 1, 2, 3, 4], RNG);
      const again = new Float64Array(legal.n);
      seer.rate(other, seat, legal, again);
      expect(again).toEqual(foreseen);
      // Neither does it refuse anything: two moves are far better than all others, which are nearly refused.
      const poor = usual.map((_, m) => (m < 2 ? 0 : REFUSED + 0.5));
      foresight.look(s, seat, legal, poor);
      if (poor[0] !== poor[1]) apart++;
      expect(Math.min(...poor)).toBeGreaterThan(REFUSED);
      turns++;
      if (usual.indexOf(Math.max(...usual)) !== foreseen.indexOf(Math.max(...foreseen))) changed++;
      usual.forEach((rate, m) => {
        if (rate > REFUSED) return;
        refused++;
        expect(foreseen[m]).toBe(rate);
      });
    }
    plain.advance(s, seat, rng);
  }
  expect(turns).toBeGreaterThan(50);
  expect(changed).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(0);
  expect(apart).toBeGreaterThan(20);
});

test('who has been to school is told from beginners in most cases that were not learnt from', () => {
  const config = configure(dominantSpeciesMarine, 3, {}) as Config;
  const minds = [marineBrain.mind(undefined, 0), marineBrain.mind(undefined, 2)] as const;
  const { weights, right, cases } = acquaint([config], minds, 60, 'acquaint');
  expect(cases).toBeGreaterThan(100);
  expect(right).toBeGreaterThan(0.6);
  expect(weights.every(Number.isFinite)).toBe(true);
  // Nobody can tell what makes no difference.
  const same = acquaint([config], [minds[0], minds[0]], 60, 'acquaint');
  expect(same.right).toBeLessThan(0.6);
});
