import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { byCards, earth, expectResolved, isThrough, resolving } from './stage.ts';

rule('DSM-6.3.14', '1 VP for each cube on a tile you occupy, whoever owns it', () => {
  const spread = earth({ cubes: { D5: { crustaceans: 1 }, C3: { fishes: 9 } } });
  const s = resolving('fertile', 'crustaceans', spread);
  expect(options(s)).toEqual(['choose tile D4', 'choose tile D5']);
  expect(refused(s, 'choose tile C3')).toMatchObject({ code: 'absent', rule: 'DSM-6.3.14' });
  const twelve = { 'animals.crustaceans.points.cards': [0, 12] } as const;
  expect(isThrough(expectResolved('fertile', 'crustaceans', ['choose tile D4'], twelve, spread))).toBe(true);
});

rule('DSM-6.3.14', 'the choice is free but compulsory', () => {
  const s = resolving('fertile', 'crustaceans', earth({ cubes: { D5: { crustaceans: 1 } } }));
  expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
  play(s, 'choose tile D5');
  expect(byCards(s, 'crustaceans')).toBe(1);
});
