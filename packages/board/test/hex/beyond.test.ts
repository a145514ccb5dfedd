import { expect, it } from 'vitest';
import { beyond } from '../../src/hex/beyond.tsx';
import { placesOf } from '../../src/hex/places.ts';
import { fullMap, map } from './scenes.ts';

const FRAME = { width: 300, height: 300, top: 0, bottom: 0 };

/** The middle of the map in the middle of a frame that shows little more than one hex. */
const VIEW = { zoom: 2, x: 150, y: 150 };

it('counts targets out of sight by the side they lie on', () => {
  const legal = new Set(['A1', 'A2', 'B1', 'B2', 'C1']);
  const hexes = fullMap(1).map((hex) => (legal.has(hex.key) ? { ...hex, state: 'legal' as const } : hex));
  const hidden = beyond(placesOf(map(hexes), 57), { view: VIEW, frame: FRAME });
  const keys = [...hidden].map(([side, places]) => [side, places.map(({ key }) => key)]);
  expect(Object.fromEntries(keys)).toEqual({ left: ['A1', 'A2'], up: ['B1'], right: ['C1'] });
});

it('leaves out what is no target, chosen already, or in sight', () => {
  const hexes = fullMap(1).map((hex) => (hex.key === 'A1' ? { ...hex, state: 'selected' as const } : hex));
  expect(beyond(placesOf(map(hexes), 57), { view: VIEW, frame: FRAME }).size).toBe(0);
});
