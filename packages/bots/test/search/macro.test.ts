import { dominantSpecies } from '@clade/dominant-species';
import { SECTION_OF } from '@clade/dominant-species/packed';
import { type Config, configure, firstSeat, operandA } from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpeciesPolicies } from '../../src/policies/dominant-species.ts';
import { propose } from '../../src/search/macro.ts';
import { StatePool } from '../../src/search/pool.ts';

test('a pawn is proposed to every section before a second space of one', () => {
  const policy = dominantSpeciesPolicies.make();
  const s = dominantSpecies.setup(configure(dominantSpecies, 4, {}) as Config, 'sections');
  const seat = firstSeat(dominantSpecies.pending(s));
  const sectionsOf = (width: number): (number | undefined)[] =>
    propose(dominantSpecies, policy, s, seat, width, new StatePool(dominantSpecies)).map(
      ({ moves }) => SECTION_OF[operandA(moves[0] as number)],
    );
  // All twelve are vacant at the beginning.
  expect(new Set(sectionsOf(12)).size).toBe(12);
  expect(new Set(sectionsOf(5)).size).toBe(5);
  const all = sectionsOf(40);
  expect(all.length).toBeGreaterThan(12);
  expect(new Set(all).size).toBe(12);
});
