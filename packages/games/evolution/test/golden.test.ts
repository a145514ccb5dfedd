import { readdirSync, readFileSync } from 'node:fs';
import { replay } from '@clade/engine';
import { goldenGames } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';
import { TRAITS, type TraitId } from '../src/traits.ts';
import { traitsAtWork, traitsInEvent } from './trait-effects.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const versions = goldenGames(
  evolution,
  {
    files: readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }),
    read: (file) => readFileSync(new URL(file, FIXTURES), 'utf8'),
  },
  { players: [2, 3, 4, 5, 6], ends: ['deck-out-in-deal', 'deck-out-in-feeding'] },
);

describe.each(versions)('what the golden games of version $game.rules show', (golden) => {
  test('every trait makes a difference in at least one of them', () => {
    const missing = new Set<TraitId>(TRAITS);
    for (const { name } of golden.games) {
      replay(evolution, golden.open(name), {
        emit: (event) => {
          for (const trait of traitsInEvent(event)) missing.delete(trait);
        },
        before: (s) => {
          for (const trait of traitsAtWork(s)) missing.delete(trait);
        },
      });
    }
    expect([...missing]).toEqual([]);
  });
});
