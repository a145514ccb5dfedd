import { readdirSync, readFileSync } from 'node:fs';
import type { GameEvent } from '@clade/engine';
import { goldenGames } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { CARDS, dominantSpeciesMarine, SECTIONS, SPACE_NAMES, TRAITS } from '../src/index.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const versions = goldenGames(
  dominantSpeciesMarine,
  {
    files: readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }),
    read: (file) => readFileSync(new URL(file, FIXTURES), 'utf8'),
  },
  { players: [2, 3, 4], ends: ['asteroid', 'round-cap'] },
);

/** Different values of a field of the events of one type. */
function values(events: readonly GameEvent[], type: string, field: string): Set<string> {
  return new Set(events.filter((e) => e.type === type).map((e) => String(e[field])));
}

describe.each(versions)('what the golden games of version $game.rules show', (golden) => {
  test('every card is resolved and does something under its own rule', () => {
    const events = golden.events();
    const resolved = values(events, 'card-resolved', 'card');
    expect(CARDS.map((card) => card.id).filter((id) => !resolved.has(id))).toEqual([]);
    const rules = new Set(events.map((e) => e.rule));
    // Cladogenesis resolves other cards, Volcanism carries out a Tectonics action: both under other rules.
    const silent = CARDS.filter((card) => !rules.has(card.rule)).map((card) => card.id);
    expect(silent).toEqual(['cladogenesis', 'volcanism']);
  });

  test('every trait is held, and those that tell something do so', () => {
    const events = golden.events();
    const held = values(events, 'trait-gained', 'trait');
    expect(TRAITS.map((trait) => trait.id).filter((id) => !held.has(id))).toEqual([]);
    const rules = new Set(events.map((e) => e.rule));
    // These allow or change something that other rules tell.
    const quiet = [
      'ancient-lineage',
      'carnivore',
      'ecological-niche',
      'flight',
      'phenotypic-plasticity',
      'ram-feeder',
      'resilience',
      'seasonal-migrants',
      'social',
    ];
    const silent = TRAITS.filter((trait) => !rules.has(trait.rule)).map((trait) => trait.id);
    expect(silent.filter((id) => !quiet.includes(id))).toEqual([]);
  });

  test('every space takes a pawn, and special pawns stand on every space that only they may use', () => {
    const placed = golden.events().filter((e) => e.type === 'pawn-placed');
    const spaces = new Set(placed.map((e) => String(e.space)));
    const display = SPACE_NAMES.filter((name) => !name.startsWith('feeder-'));
    expect(display.filter((name) => !spaces.has(name))).toEqual([]);
    expect([...spaces].some((name) => name.startsWith('feeder-'))).toBe(true);
    const special = new Set(placed.filter((e) => e.special !== null).map((e) => String(e.space)));
    const only = SECTIONS.filter((section) => section.special).map(({ id, spaces: n }) => `${id}-${n}`);
    expect(only).toHaveLength(6);
    expect(only.filter((name) => !special.has(name))).toEqual([]);
  });
});
