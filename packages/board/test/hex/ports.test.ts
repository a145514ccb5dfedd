import { describe, expect, it } from 'vitest';
import { animalsOn, type Port, portsOf } from '../../src/hex/ports.ts';
import type { MapScene } from '../../src/hex/scene.ts';
import { hex, map, tile } from './scenes.ts';

/** Birds on two tiles and mammals on the first. */
function earth(c2: number, d3: number, mammals = 1): MapScene {
  const tokens = (birds: number, others: number) => [
    ...(others > 0 ? [{ animal: 'ds-mammals' as const, count: others }] : []),
    ...(birds > 0 ? [{ animal: 'ds-birds' as const, count: birds }] : []),
  ];
  return map([
    hex('C2', -1, 0, { tile: tile({ tokens: tokens(c2, mammals) }) }),
    hex('D3', 0, 0, { tile: tile({ tokens: tokens(d3, 0) }) }),
  ]);
}

function changed(before: MapScene, after: MapScene): readonly Port[] {
  const animals = [...new Set([...animalsOn(before), ...animalsOn(after)])];
  return portsOf(before, after, animals, 57);
}

function port(ports: readonly Port[], key: string): Port {
  return ports.find((found) => found.key === key)!;
}

describe('where cubes start and land', () => {
  it('gives nothing a start when nothing has changed', () => {
    const ports = changed(earth(2, 1), earth(2, 1));
    expect(ports.map(({ key, count }) => [key, count])).toEqual([
      ['cubes:C2:ds-mammals', 1],
      ['cubes:D3:ds-mammals', 0],
      ['cubes:C2:ds-birds', 2],
      ['cubes:D3:ds-birds', 1],
    ]);
    expect(ports.every(({ from }) => from === undefined)).toBe(true);
    expect(ports.every(({ to }) => to !== undefined)).toBe(true);
  });

  it('lets new cubes come from the reserve of their animal', () => {
    const ports = changed(earth(2, 1), earth(2, 3));
    expect(port(ports, 'cubes:D3:ds-birds')).toMatchObject({ count: 3, from: 'pool:ds-birds' });
    expect(port(ports, 'cubes:C2:ds-birds').from).toBeUndefined();
  });

  it('lets cubes that moved come from where there are fewer now, and nobody is lost', () => {
    const ports = changed(earth(3, 0), earth(1, 2));
    expect(port(ports, 'cubes:D3:ds-birds')).toMatchObject({ count: 2, from: 'cubes:C2:ds-birds' });
    expect(port(ports, 'cubes:C2:ds-birds').to).toBe('lost:ds-birds');
  });

  it('keeps the port of an animal whose last cube has left', () => {
    const ports = changed(earth(1, 0), earth(0, 1));
    expect(port(ports, 'cubes:C2:ds-birds').count).toBe(0);
    expect(port(ports, 'cubes:D3:ds-birds').from).toBe('cubes:C2:ds-birds');
  });

  it('lets cubes that came up nowhere go', () => {
    const ports = changed(earth(2, 1), earth(1, 1));
    // Travel flies a piece to the goal it had before, when it has none any more.
    expect(port(ports, 'cubes:C2:ds-birds').to).toBeUndefined();
    expect(port(ports, 'cubes:C2:ds-mammals').to).toBe('lost:ds-mammals');
  });

  it('is marked around its token, not across the number', () => {
    const ports = changed(earth(2, 1), earth(3, 1));
    const { mark } = port(ports, 'cubes:C2:ds-birds');
    // A token is 38 by 26 where there are two, and its collar stands 2.4 away.
    expect(mark).toEqual({ width: 38 + 2 * 2.4, height: 26 + 2 * 2.4 });
  });

  it('is marked by its tile where the last cube has left', () => {
    const ports = changed(earth(1, 0), earth(0, 1));
    expect(port(ports, 'cubes:C2:ds-birds').mark).toBeUndefined();
  });

  it('lies where the token is', () => {
    const ports = changed(earth(2, 1), earth(2, 1));
    const mammals = port(ports, 'cubes:C2:ds-mammals');
    const birds = port(ports, 'cubes:C2:ds-birds');
    expect(mammals.y).toBe(birds.y);
    expect(birds.x - mammals.x).toBeCloseTo(41.4);
  });
});
