import { type Config, configure, firstSeat, Rng, type Seat, type State } from '@clade/engine';
import { evolution } from '@clade/evolution';
import {
  COOPERATION_BIT,
  rowEnd,
  rowStart,
  SPECIES_WORDS,
  SYMBIOSIS_BIT,
  speciesAt,
  TRAIT_SET,
  WARNING_CALL_BIT,
} from '@clade/evolution/packed';
import { expect, test } from 'vitest';
import { evolutionPolicies } from '../../src/policies/evolution.ts';
import { firstGuess, propose } from '../../src/search/macro.ts';
import { StatePool } from '../../src/search/pool.ts';

const policy = evolutionPolicies.make();

/** Positions of whole games in which somebody is asked about a card turn. */
function* cardTurns(games: number): Generator<{ s: State; seat: Seat }> {
  for (let g = 0; g < games; g++) {
    const s = evolution.setup(configure(evolution, 4, {}) as Config, `planNoise ${g}`);
    const rng = new Rng(`scatter ${g}`);
    for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
      const seat = firstSeat(pending);
      if (evolution.decision(s, seat).kind === 'play-card') yield { s, seat };
      evolution.apply(s, seat, policy.choose(s, seat, rng));
    }
  }
}

test('plans for a card turn are different, carry it to its end, and begin with the policy’s own', () => {
  let plansSeen = 0;
  let ways = 0;
  for (const { s, seat } of cardTurns(1)) {
    const plans = propose(evolution, policy, s, seat, 12, new StatePool(evolution));
    expect(plans[0]?.moves[0]).toBe(firstGuess(evolution, policy, s, seat).move);
    expect(plans.length).toBeLessThanOrEqual(12);
    const rows = new Set<number>();
    for (const { moves } of plans) {
      const end = evolution.clone(s);
      for (const move of moves) evolution.apply(end, seat, move);
      const asked =
        (evolution.pending(end) & (1 << seat)) !== 0 && evolution.decision(end, seat).kind === 'play-card';
      expect(asked).toBe(false);
      rows.add(policy.fingerprint(end, seat));
    }
    expect(rows.size).toBe(plans.length);
    plansSeen += plans.length;
    ways += new Set(plans.map(({ moves }) => moves[0])).size;
  }
  expect(plansSeen).toBeGreaterThan(100);
  // The sums of a beam begin nearly all plans with the same two cards.
  expect(ways).toBeGreaterThan(plansSeen / 4);
});

test('two rows are one plan when they differ by the order of species that do nothing for their neighbours', () => {
  const neighbourly = COOPERATION_BIT | SYMBIOSIS_BIT | WARNING_CALL_BIT;
  let mirrored = 0;
  let ordered = 0;
  for (const { s, seat } of cardTurns(6)) {
    const at = speciesAt(rowStart(s, seat));
    const end = speciesAt(rowEnd(s, seat));
    const swapped = evolution.clone(s);
    const next = at + SPECIES_WORDS;
    if (next >= end) continue;
    const [one, two] = [s.slice(at, next), s.slice(next, next + SPECIES_WORDS)];
    if (one.subarray(0, TRAIT_SET + 1).every((word, i) => word === two[i])) continue;
    swapped.set(two, at);
    swapped.set(one, next);
    let traits = 0;
    for (let i = at; i < end; i += SPECIES_WORDS) traits |= s[i + TRAIT_SET] as number;
    const same = policy.fingerprint(s, seat) === policy.fingerprint(swapped, seat);
    expect(same).toBe((traits & neighbourly) === 0);
    if (same) mirrored++;
    else ordered++;
  }
  expect(mirrored).toBeGreaterThan(20);
  expect(ordered).toBeGreaterThan(20);
});
