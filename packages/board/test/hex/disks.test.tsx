import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { teeth, tileSet } from '../../src/hex/disk.tsx';
import { StaticMap } from '../../src/hex/drawing.tsx';
import { centreOf, cornerPoint, hexName } from '../../src/hex/geometry.ts';
import { count, disk, hex, map, tile } from './scenes.ts';

const MIDDLE = hex('D4', 0, 0, { tile: tile() });
const NORTH_EAST = hex('E3', 1, -1, { tile: tile() });
const SOUTH_EAST = hex('E4', 1, 0, { tile: tile() });
/** East of the middle: all three meet there. */
const EAST = disk(0, 0, 1);

function degrees(hexes: readonly (typeof MIDDLE)[], at = EAST): number[] {
  const tiles = tileSet(hexes);
  return teeth(at, (place) => tiles.has(hexName(place)))
    .map((angle) => Math.round((angle * 180) / Math.PI + 360) % 360)
    .sort((a, b) => a - b);
}

describe('disks on corners', () => {
  it('have one tooth for each tile they feed, towards its middle', () => {
    // West to the middle hex, up right and down right to its neighbours; 0 is east, clockwise.
    expect(degrees([MIDDLE, NORTH_EAST, SOUTH_EAST])).toEqual([60, 180, 300]);
  });

  it('have none towards an empty hex, printed or not', () => {
    const blank = hex('E4', 1, 0);
    expect(degrees([MIDDLE, NORTH_EAST, blank])).toEqual([180, 300]);
    expect(degrees([MIDDLE, NORTH_EAST])).toEqual([180, 300]);
    expect(degrees([MIDDLE])).toEqual([180]);
    expect(degrees([blank])).toEqual([]);
  });

  it('have the same teeth whichever hex names the corner', () => {
    const tiles = [MIDDLE, NORTH_EAST, SOUTH_EAST];
    expect(degrees(tiles, disk(1, -1, 3))).toEqual(degrees(tiles));
    expect(degrees(tiles, disk(1, 0, 5))).toEqual(degrees(tiles));
  });

  it('are drawn on the corner with their teeth pointing outwards', () => {
    const markup = renderToStaticMarkup(
      <StaticMap scene={map([MIDDLE, NORTH_EAST], { disks: [EAST] })} side={57} />,
    );
    expect(count(markup, /class="tooth"/g)).toBe(2);
    const at = cornerPoint(EAST);
    const tips = [...markup.matchAll(/class="tooth" d="M[^L]*L(-?[\d.]+) (-?[\d.]+)L/g)].map((found) => ({
      x: Number(found[1]),
      y: Number(found[2]),
    }));
    for (const [i, hexAt] of [MIDDLE, NORTH_EAST].entries()) {
      const tip = tips[i]!;
      const goal = centreOf(hexAt);
      expect(Math.hypot(tip.x - at.x, tip.y - at.y)).toBeCloseTo(16, 0);
      const before = Math.hypot(goal.x - at.x, goal.y - at.y);
      expect(Math.hypot(goal.x - tip.x, goal.y - tip.y)).toBeCloseTo(before - 16, 0);
    }
  });

  it('get a ring when they may be chosen and a collar when they are', () => {
    const drawn = (state: 'plain' | 'legal' | 'selected' | 'refused') =>
      renderToStaticMarkup(<StaticMap scene={map([MIDDLE], { disks: [{ ...EAST, state }] })} side={57} />);
    expect(count(drawn('plain'), /class="ring/g)).toBe(0);
    expect(count(drawn('legal'), /class="ring"/g)).toBe(1);
    expect(count(drawn('selected'), /class="ring-sel"/g)).toBe(1);
    expect(count(drawn('refused'), /class="ring/g)).toBe(0);
    expect(count(drawn('refused'), /class="no"/g)).toBe(1);
  });
});
