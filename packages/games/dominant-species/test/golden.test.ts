import { readdirSync, readFileSync } from 'node:fs';
import { goldenGames } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { ANIMAL_IDS, CARDS, dominantSpecies, SECTIONS } from '../src/index.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const versions = goldenGames(
  dominantSpecies,
  {
    files: readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }),
    read: (file) => readFileSync(new URL(file, FIXTURES), 'utf8'),
  },
  { players: [2, 3, 4, 5, 6], ends: ['ice-age', 'dead-world', 'round-cap'] },
);

describe.each(versions)('what the golden games of version $game.rules show', (golden) => {
  test('every card is taken and does something under its own rule', () => {
    const events = golden.events();
    const taken = new Set(events.filter((e) => e.type === 'card-taken').map((e) => String(e.card)));
    expect(CARDS.map((card) => card.id).filter((id) => !taken.has(id))).toEqual([]);
    // Rules of card n are DS-6.n; an Ice Sheet glaciates under the rules of the action.
    const rules = events.map((e) => e.rule);
    const silent = CARDS.filter(
      (card, i) => card.id !== 'ice-sheet' && !rules.some((r) => r.startsWith(`DS-6.${i + 1}.`)),
    );
    expect(silent.map((card) => card.id)).toEqual([]);
  });

  test('every action is executed, and every ability is used', () => {
    const events = golden.events();
    const executed = new Set(
      events.filter((e) => e.type === 'pawn-taken').map((e) => String(e.space).replace(/-\d$/, '')),
    );
    expect(SECTIONS.map((s) => s.id).filter((id) => !executed.has(id))).toEqual([]);
    const used = (rule: string, animal: string): boolean =>
      events.some((e) => e.rule === rule && (e.animal === animal || animal === ''));
    expect(used('DS-5.9.1.2', 'mammals')).toBe(true);
    expect(used('DS-5.4.3.3', 'reptiles')).toBe(true);
    expect(used('DS-5.4.8.4', 'insects')).toBe(true);
    expect(used('DS-5.4.11.1', '')).toBe(true);
    const movers = new Set(events.filter((e) => e.type === 'cubes-moved').map((e) => e.animal));
    expect(ANIMAL_IDS.filter((id) => !movers.has(id))).toEqual([]);
  });
});
