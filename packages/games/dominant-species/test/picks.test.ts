import { FLAGS, IN_ORDER } from '@clade/earth';
import { type Config, configure, firstSeat, legalMoves, Rng, type State } from '@clade/engine';
import { expectAnyOrder, rule } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { executing, options, play, playing, question, refused } from '../src/testing/index.ts';
import { earth } from './rules/cards/stage.ts';

/** Questions that take several picks: in any order, and the result does not depend on it (DS-B.3). */

/** The table, whoever plays at it. */
function hash(s: State): string {
  const t = dominantSpecies.clone(s);
  t[FLAGS] = (t[FLAGS] as number) & ~IN_ORDER;
  return dominantSpecies.hash(t);
}

const FEW = earth({
  cubes: { D2: null, D4: null, C4: null, C3: { birds: 2 }, E3: { birds: 1, insects: 2 }, E4: { mammals: 1 } },
});

rule('DS-5.4.10.1 DS-B.3', 'a migration is entered in any order', () => {
  const s = executing({ 'migration-1': 'insects' }, FEW);
  // The last on the map first: the other cube may still move.
  const last = options(s).at(-2) as string;
  play(s, last);
  expect(options(s)).toContain(last);
  expect(options(s).length).toBeGreaterThan(2);
  for (const animal of ['insects', 'birds', 'mammals'])
    expect(expectAnyOrder(dominantSpecies, executing({ 'migration-6': animal }, FEW), hash)).toBeGreaterThan(
      3,
    );
});

rule('DS-6.9.5 DS-B.3', 'two animals are named in any order, none twice', () => {
  const s = playing('evolution', 'insects', 'E3', FEW);
  play(s, 'replace birds on C3');
  expect(options(s)).toEqual(['replace mammals on E4', 'stop']);
  expect(refused(s, 'replace birds on E3')).toMatchObject({ code: 'named', rule: 'DS-6.9.5' });
  expect(expectAnyOrder(dominantSpecies, playing('evolution', 'insects', 'E3', FEW), hash)).toBe(6);
});

rule('DS-6.10.2 DS-B.3', 'tiles get their cube in any order, none twice', () => {
  const s = playing('fecundity', 'insects', 'E3');
  play(s, 'add 1 to E4');
  expect(options(s)).toEqual(['add 1 to D2', 'add 1 to E3', 'stop']);
  expect(refused(s, 'add 1 to E4')).toMatchObject({ code: 'received', rule: 'DS-6.10.2' });
  play(s, 'add 1 to D2', 'stop');
  expect(expectAnyOrder(dominantSpecies, playing('fecundity', 'insects', 'E3'), hash)).toBe(8);
});

rule('DS-B.3', 'by version 1 of the rules picks are taken in order', () => {
  const migration = executing({ 'migration-1': 'insects' }, { ...FEW, rules: '1' });
  const words = options(migration);
  play(migration, words.at(-2) as string);
  expect(options(migration)).toEqual([words.at(-2), 'stop']);
  expect(refused(migration, words[0] as string)).toMatchObject({ code: 'order' });
  const evolution = playing('evolution', 'insects', 'E3', { ...FEW, rules: '1' });
  play(evolution, 'replace birds on C3');
  expect(question(evolution)).not.toBe('evolution');
  const fecundity = playing('fecundity', 'insects', 'E3', { rules: '1' });
  play(fecundity, 'add 1 to E3');
  expect(options(fecundity)).toEqual(['add 1 to E4', 'stop']);
  expect(refused(fecundity, 'add 1 to D2')).toMatchObject({ code: 'order', rule: 'DS-6.10.2' });
});

test('in whole games too', () => {
  const looked = new Map<string, number>();
  for (let n = 0; n < 6; n++) {
    const s = dominantSpecies.setup(configure(dominantSpecies, 2 + (n % 5), {}) as Config, `picks ${n}`);
    const rng = new Rng(`picks ${n}`);
    let before = '';
    for (let left = 700; left > 0 && dominantSpecies.pending(s) !== 0; left--) {
      const seat = firstSeat(dominantSpecies.pending(s));
      const { kind } = dominantSpecies.decision(s, seat);
      const seen = looked.get(kind) ?? 0;
      const isFirst = kind !== before && ['migration', 'evolution', 'fecundity'].includes(kind);
      if (isFirst && seen < 8) {
        // Where there are too many to look at, nothing was looked at.
        if (expectAnyOrder(dominantSpecies, s, hash) > 0) looked.set(kind, seen + 1);
      }
      before = kind;
      const legal = legalMoves(dominantSpecies, s, seat);
      dominantSpecies.apply(s, seat, legal[rng.below(legal.length)] as number);
    }
  }
  expect([...looked.keys()].sort()).toEqual(['evolution', 'fecundity', 'migration']);
});
