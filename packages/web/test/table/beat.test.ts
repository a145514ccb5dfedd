import type { GameEvent } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { beat as earthBeat } from '../../src/games/earth/beat.ts';
import { placesOf } from '../../src/games/earth/scene/map.ts';
import { beat as evolutionBeat } from '../../src/games/evolution/beat.ts';

const event = (type: string, more: object = {}): GameEvent => ({ type, rule: 'X-1', ...more });
const took = { seat: 1, species: 0, count: 1, meat: false, source: 'watering-hole', cause: 'eat', toFat: 0 };

describe('what a line of Evolution deserves', () => {
  const of = (...events: GameEvent[]): string => evolutionBeat({ n: 1, seat: 1, events }, { viewer: 0 });

  test('is nothing where nothing changes', () => {
    expect(of(event('declined', { seat: 1 }))).toBe('silent');
    expect(of(event('skipped', { seat: 2 }), event('turn-ended', { seat: 1 }))).toBe('silent');
    expect(of(event('food-chosen', { seat: 1 }))).toBe('silent');
  });

  test('is shared by plain meals, whoever declines meanwhile', () => {
    expect(of(event('took', took))).toBe('routine');
    expect(of(event('took', took), event('skipped', { seat: 2 }))).toBe('routine');
    expect(of(event('passed', { seat: 1 }))).toBe('routine');
    expect(of(event('intelligence-used', { seat: 1 }), event('took', took))).toBe('plain');
    expect(of(event('trait-played', { seat: 1 }))).toBe('plain');
  });

  test('is a moment for reveals, attacks, losses and scoring', () => {
    for (const type of [
      'food-revealed',
      'traits-revealed',
      'starved',
      'bagged',
      'population-lost',
      'game-ended',
    ])
      expect(of(event('took', took), event(type, { seat: 1 }))).toBe('moment');
    expect(of(event('attacked', { seat: 1, target: { seat: 2, species: 0 } }))).toBe('moment');
    expect(of(event('extinct', { seat: 2 }))).toBe('moment');
  });

  test('stops whoever skips when it is done to them', () => {
    expect(of(event('attacked', { seat: 1, target: { seat: 0, species: 0 } }))).toBe('mine');
    expect(of(event('starved', { seat: 0 }), event('extinct', { seat: 0 }))).toBe('mine');
  });
});

describe('what a line of the hex games deserves', () => {
  const view = {
    animals: [
      { animal: 'birds', seat: 0 },
      { animal: 'insects', seat: 1 },
    ],
  };
  const of = (seat: number, ...events: GameEvent[]): string =>
    earthBeat({ n: 1, seat, events }, { view, viewer: 0 });
  const lost = (animal: string): GameEvent => event('cubes-eliminated', { animal, hex: 'C3', count: 1 });

  test('goes by what it does, and to whom', () => {
    expect(of(1, event('forgone', { animal: 'insects' }))).toBe('silent');
    expect(of(1, event('pawn-placed', { animal: 'insects', space: 'initiative' }))).toBe('plain');
    expect(of(1, event('tile-laid', { hex: 'C3' }))).toBe('moment');
    expect(of(1, lost('insects'))).toBe('moment');
    expect(of(1, lost('birds'))).toBe('mine');
    expect(of(0, lost('birds'))).toBe('moment');
  });

  test('is seen on the map where it happens', () => {
    const events = [
      event('cubes-moved', { animal: 'birds', from: 'B2', to: 'C3', count: 1 }),
      lost('birds'),
      event('disk-placed', { corner: 'C3-1', element: 'sun' }),
      event('pawn-taken', { animal: 'birds', space: 'migration-1' }),
    ];
    expect(placesOf({ events })).toEqual(['B2', 'C3', 'C3-1']);
    expect(placesOf({ events: [event('pawn-placed', { animal: 'birds', space: 'initiative' })] })).toEqual(
      [],
    );
  });
});
