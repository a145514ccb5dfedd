import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { OWNER, PAWNS } from '@clade/earth';
import { type Config, configure, firstSeat, MoveList, RNG, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { Lookahead } from '../../src/policies/dominant-species-marine/lookahead.ts';
import { NET_INPUTS } from '../../src/policies/dominant-species-marine/net-inputs.ts';
import { PARAMS } from '../../src/policies/dominant-species-marine/params.ts';
import { MarinePolicy } from '../../src/policies/dominant-species-marine/policy.ts';
import { marinePolicies } from '../../src/policies/dominant-species-marine.ts';
import { REFUSED } from '../../src/search/policy.ts';

const FOUR = configure(dominantSpeciesMarine, 4, {}) as Config;

test('inputs of the network all fit, the next animal first among the rivals', () => {
  const policy = new MarinePolicy(marinePolicies.make().weights, PARAMS);
  const s = dominantSpeciesMarine.setup(FOUR, 'netInputs');
  const rng = new Rng('senses');
  const legal = new MoveList();
  const netInputs = new Float32Array(NET_INPUTS);
  const met = new Set<number>();
  const [firstRival, ofRival] = [1 + 2 * 37 + 12, 20];
  while (dominantSpeciesMarine.pending(s) !== 0) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    if (dominantSpeciesMarine.decision(s, seat).kind === 'turn') {
      dominantSpeciesMarine.legalMoves(s, seat, legal);
      policy.rate(s, seat, legal, new Float64Array(legal.n));
      policy.netInputs(s, netInputs);
      const animal = s.subarray(OWNER, OWNER + 4).indexOf(seat);
      // DSM-5.1.1: turns go up the food chain.
      for (let i = 1; i <= 3; i++)
        expect(netInputs[firstRival + (i - 1) * ofRival + 1]).toBe(
          (s[PAWNS + ((animal + 4 - i) % 4)] ?? 0) / 4,
        );
      for (let i = 0; i < NET_INPUTS; i++) if (netInputs[i] !== 0) met.add(i);
    }
    policy.advance(s, seat, rng);
  }
  // Four play, and the last number counts those who have retrieved.
  expect(met).toContain(NET_INPUTS - 2);
  expect(met).toContain(NET_INPUTS - 1);
  expect(met.size).toBeGreaterThan(NET_INPUTS / 2);
});

test('a policy with lookahead beats the plain one', () => {
  const { weights } = marinePolicies.make();
  const [plain, ahead] = [
    new MarinePolicy(weights, PARAMS),
    new MarinePolicy(weights, PARAMS, { looksAhead: true }),
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
      (seat === g % 4 ? ahead : plain).advance(s, seat, rng);
    }
    const scores = [...dominantSpeciesMarine.scores(s)].slice(0, 4);
    const own = scores[g % 4] as number;
    lead += (own - (scores.reduce((a, b) => a + b, 0) - own) / 3) / games;
  }
  expect(lead).toBeGreaterThan(2);
});

test('lookahead leaves alone what the policy refuses, refuses nothing itself, changes nothing on the table and does not see draws', () => {
  const { weights } = marinePolicies.make();
  const [plain, ahead] = [
    new MarinePolicy(weights, PARAMS),
    new MarinePolicy(weights, PARAMS, { looksAhead: true }),
  ];
  const s = dominantSpeciesMarine.setup(FOUR, 'refused');
  const rng = new Rng('refused');
  const legal = new MoveList();
  const lookahead = new Lookahead(plain);
  let [turns, changed, refused, apart] = [0, 0, 0, 0];
  while (dominantSpeciesMarine.pending(s) !== 0) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    if (dominantSpeciesMarine.decision(s, seat).kind === 'turn') {
      dominantSpeciesMarine.legalMoves(s, seat, legal);
      const [usual, foreseen] = [plain, ahead].map((policy) => {
        const rates = new Float64Array(legal.n);
        const copy = s.slice();
        policy.rate(s, seat, legal, rates);
        expect(s).toEqual(copy);
        return rates;
      }) as [Float64Array, Float64Array];
      const other = s.slice();
      other.set([turns + 1, 2, 3, 4], RNG);
      const again = new Float64Array(legal.n);
      ahead.rate(other, seat, legal, again);
      expect(again).toEqual(foreseen);
      // Neither does it refuse anything: two moves are far better than all others, which are nearly refused.
      const poor = usual.map((_, m) => (m < 2 ? 0 : REFUSED + 0.5));
      lookahead.look(s, seat, legal, poor);
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
