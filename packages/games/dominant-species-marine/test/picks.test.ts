import { FLAGS, IN_ORDER } from '@clade/earth';
import { type Config, configure, firstSeat, legalMoves, Rng, type State } from '@clade/engine';
import { expectAnyOrder, rule } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import { acting, actingSpecially, options, play, refused } from '../src/testing/index.ts';
import { CHIPS, cubes, earth, four, isThrough, resolving } from './rules/cards/stage.ts';

/** Questions that take several picks: in any order, and the result does not depend on it. */

/** The table, whoever plays at it. */
function hash(s: State): string {
  const t = dominantSpeciesMarine.clone(s);
  t[FLAGS] = (t[FLAGS] as number) & ~IN_ORDER;
  return dominantSpeciesMarine.hash(t);
}

const choices = (s: State): number => expectAnyOrder(dominantSpeciesMarine, s, hash);

const FEW = earth({
  cubes: { D4: { reptiles: 2, crustaceans: 1 }, D5: { crustaceans: 1 }, E4: { fishes: 2 } },
});

rule('DSM-5.13.1', 'a migration is entered in any order', () => {
  const s = acting('migration-2', 'crustaceans', FEW);
  play(s, options(s).at(-2) as string);
  expect(options(s).some((words) => words.startsWith('move a cube from D4'))).toBe(true);
  expect(choices(acting('migration-2', 'crustaceans', FEW))).toBeGreaterThan(20);
  expect(
    choices(
      acting('migration-2', 'crustaceans', {
        ...FEW,
        animals: four({ crustaceans: { traits: ['seasonal-migrants'] } }),
      }),
    ),
  ).toBeGreaterThan(20);
});

rule('DSM-5.14.1 DSM-5.14.2', 'cubes are eliminated in any order', () => {
  const reef = { ...earth(), chips: { ...CHIPS, competition: ['reef', 'sand', 'vent'] } };
  const s = acting('competition-1', 'crustaceans', reef);
  expect(choices(s)).toBeGreaterThan(1);
  const three = { ...earth(), chips: { ...CHIPS, competition: ['sand', 'sand', 'reef'] } };
  const last = acting('competition-3', 'crustaceans', three);
  play(last, 'eliminate fishes on D4');
  expect(options(last)).toContain('eliminate reptiles on D4');
  expect(choices(acting('competition-3', 'crustaceans', three))).toBe(20);
  expect(choices(actingSpecially('competition-4', 'crustaceans', 'sun', FEW))).toBeGreaterThan(1);
});

rule('DSM-6.3.13', 'tiles get their cube in any order, none twice', () => {
  const s = resolving('fecundity', 'crustaceans', FEW);
  play(s, 'add 1 to D5');
  expect(options(s)).toEqual(['add 1 to D4', 'stop']);
  expect(refused(s, 'add 1 to D5')).toMatchObject({ code: 'received', rule: 'DSM-6.3.13' });
  expect(choices(resolving('fecundity', 'crustaceans', FEW))).toBe(4);
});

rule('DSM-6.3.27', 'cubes are hunted in any order; all of them go where there are too few', () => {
  const s = resolving('profligate-carnivore', 'crustaceans', { ...FEW, slot: 3, forced: 'auto' });
  play(s, 'eliminate fishes on E4');
  expect(options(s)).toEqual(['eliminate reptiles on D4', 'eliminate fishes on E4']);
  for (const slot of [1, 2, 3, 4, 5]) {
    const hunt = resolving('profligate-carnivore', 'crustaceans', { ...FEW, slot });
    expect(choices(hunt)).toBe([2, 3, 2, 1, 1][slot - 1]);
  }
  const all = resolving('profligate-carnivore', 'crustaceans', { ...FEW, slot: 4, forced: 'auto' });
  expect([cubes(all, 'D4'), cubes(all, 'E4'), isThrough(all)]).toEqual([
    { crustaceans: 3 },
    { crustaceans: 2 },
    true,
  ]);
});

rule('DSM-6.3.29', 'cubes return in any order', () => {
  for (const slot of [1, 2, 3, 4]) {
    const s = resolving('solar-radiation', 'crustaceans', { ...earth(), slot });
    play(s, 'choose tile D4');
    expect(choices(s)).toBeGreaterThan(3);
  }
  const s = resolving('solar-radiation', 'crustaceans', { ...FEW, slot: 2 });
  play(s, 'choose tile D4', 'return crustaceans on D4');
  expect(options(s)).toEqual(['return reptiles on D4']);
});

rule('DSM-6.3.33', 'disks go in any order', () => {
  for (const slot of [1, 2, 3, 4, 5]) {
    const s = resolving('trophic-cascade', 'crustaceans', { slot });
    play(s, 'choose tile D4');
    expect(choices(s)).toBe([6, 15, 20, 15, 6][slot - 1]);
  }
});

rule('DSM-6.3.27 DSM-6.3.29 DSM-6.3.33', 'by version 1 of the rules picks are taken in order', () => {
  const first = { ...FEW, rules: '1' };
  const hunt = resolving('profligate-carnivore', 'crustaceans', { ...first, slot: 3 });
  expect(options(hunt)).toEqual(['eliminate reptiles on D4']);
  const cubesOfReef = resolving('solar-radiation', 'crustaceans', { ...first, slot: 2 });
  play(cubesOfReef, 'choose tile D4');
  expect(options(cubesOfReef)).toEqual(['return reptiles on D4']);
  const disks = resolving('trophic-cascade', 'crustaceans', { slot: 5, rules: '1' });
  play(disks, 'choose tile D4');
  expect(options(disks)).toHaveLength(2);
});

test('in whole games too', () => {
  const looked = new Map<string, number>();
  for (let n = 0; n < 6; n++) {
    const s = dominantSpeciesMarine.setup(
      configure(dominantSpeciesMarine, 2 + (n % 3), {}) as Config,
      `picks ${n}`,
    );
    const rng = new Rng(`picks ${n}`);
    let before = '';
    for (let left = 700; left > 0 && dominantSpeciesMarine.pending(s) !== 0; left--) {
      const seat = firstSeat(dominantSpeciesMarine.pending(s));
      const { kind } = dominantSpeciesMarine.decision(s, seat);
      const seen = looked.get(kind) ?? 0;
      const isFirst = kind !== before && KINDS.includes(kind);
      if (isFirst && seen < 8) {
        // Where there are too many to look at, nothing was looked at.
        if (choices(s) > 0) looked.set(kind, seen + 1);
      }
      before = kind;
      const legal = legalMoves(dominantSpeciesMarine, s, seat);
      dominantSpeciesMarine.apply(s, seat, legal[rng.below(legal.length)] as number);
    }
  }
  expect([...looked.keys()]).toEqual(expect.arrayContaining(['migration', 'competition']));
});

const KINDS = [
  'migration',
  'competition',
  'fecundity',
  'profligate-carnivore',
  'solar-radiation-cube',
  'trophic-cascade-disk',
];
