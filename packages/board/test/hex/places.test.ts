import { describe, expect, it } from 'vitest';
import {
  type Direction,
  entrance,
  type HexPlace,
  placesOf,
  stops,
  type WalkCourse,
  walk,
} from '../../src/hex/places.ts';
import type { HexScene } from '../../src/hex/scene.ts';
import { disk, fullMap, map } from './scenes.ts';

/** Walks from a place and tells where each step led; a step that leads nowhere stays. */
function route(places: readonly HexPlace[], start: string, directions: readonly Direction[]): string[] {
  let at = places.find((place) => place.key === start)!;
  let course: WalkCourse | undefined;
  return directions.map((direction) => {
    const step = walk(at, direction, places, course);
    if (step !== undefined) {
      at = step.place;
      course = step.course;
    }
    return at.key;
  });
}

function target(id: string) {
  return { id, label: id };
}

describe('walking over the map with arrows', () => {
  const hexes = placesOf(map(fullMap(3)), 57);

  it('goes down a column hex by hex and stops at its end', () => {
    expect(route(hexes, 'D1', ['down', 'down', 'down', 'down', 'down', 'down', 'down'])).toEqual([
      'D2',
      'D3',
      'D4',
      'D5',
      'D6',
      'D7',
      'D7',
    ]);
  });

  it('comes back the way it went', () => {
    expect(route(hexes, 'C3', ['down', 'up', 'up', 'down'])).toEqual(['C4', 'C3', 'C2', 'C3']);
  });

  it('keeps to its line sideways, although every other column stands half a hex lower', () => {
    const there = route(hexes, 'A2', ['right', 'right', 'right', 'right', 'right', 'right']);
    expect(there.map((key) => key[0])).toEqual(['B', 'C', 'D', 'E', 'F', 'G']);
    const rows = there.map((key) => hexes.find((place) => place.key === key)!.at.y);
    const line = hexes.find((place) => place.key === 'A2')!.at.y;
    for (const y of rows) expect(Math.abs(y - line)).toBeLessThanOrEqual(50);
    expect(there.at(-1)).toBe('G2');
  });

  it('reaches every hex of the map', () => {
    const seen = new Set(['D4']);
    const queue = ['D4'];
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const [next] = route(hexes, key, [direction]);
        if (next !== undefined && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(37);
  });

  it('walks over the targets while there are any, over everything with the shift key', () => {
    const scene = map(
      fullMap(1).map(
        (hex): HexScene => (hex.key === 'B1' ? { ...hex, state: 'legal', target: target('B1') } : hex),
      ),
      {
        disks: [
          disk(0, 0, 1, { key: 'e', state: 'legal', target: target('e') }),
          disk(0, 0, 4, { key: 'w' }),
        ],
      },
    );
    const places = placesOf(scene, 57);
    expect(stops(places, false).map(({ key }) => key)).toEqual(['B1', 'e']);
    expect(stops(places, true)).toHaveLength(9);
    expect(route(stops(places, false), 'B1', ['down'])).toEqual(['e']);
  });

  it('walks over the hexes when there is nothing to choose', () => {
    const places = placesOf(map(fullMap(1), { disks: [disk(0, 0, 1)] }), 57);
    expect(stops(places, false).map(({ kind }) => kind)).toEqual(new Array(7).fill('hex'));
  });

  it('enters at what is selected, else at the first that is legal, else at the first hex', () => {
    const states = (more: Readonly<Record<string, HexScene['state']>>) =>
      placesOf(map(fullMap(1).map((hex) => ({ ...hex, state: more[hex.key] ?? 'plain' }))), 57);
    expect(entrance(states({}))?.key).toBe('A1');
    expect(entrance(states({ B2: 'legal', C1: 'legal' }))?.key).toBe('B2');
    expect(entrance(states({ B2: 'legal', C1: 'selected' }))?.key).toBe('C1');
  });

  it('reads hexes by columns from the left, then corners', () => {
    const places = placesOf(map(fullMap(1), { disks: [disk(0, 0, 1, { key: 'e' })] }), 57);
    expect(places.map(({ key }) => key)).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'e']);
  });
});
