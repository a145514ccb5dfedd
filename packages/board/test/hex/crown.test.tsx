import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaticMap } from '../../src/hex/drawing.tsx';
import { crowd, hex, map, tile } from './scenes.ts';

/** Every animal is endangered, and the first dominates. */
function drawn(n: number, side: number): string {
  const tokens = crowd(n).map((token) => ({ ...token, endangered: true }));
  const one = hex('C2', 0, 0, { tile: tile({ tokens, dominant: { animal: 'ds-mammals' } }) });
  return renderToStaticMarkup(<StaticMap scene={map([one])} side={side} />);
}

type Spot = readonly [x: number, y: number];

/** Outlines as they are drawn: the shield of `tile.tsx` and the triangle of `token.tsx`. */
const SHIELD: readonly Spot[] = [
  [-10, -9.5],
  [-4.7, -5.2],
  [0, -11.5],
  [4.7, -5.2],
  [10, -9.5],
  [10, 5.5],
  [0, 11.5],
  [-10, 5.5],
];
const TRIANGLE: readonly Spot[] = [
  [0, -6.2],
  [5.6, 3.6],
  [-5.6, 3.6],
];
/** The light line around the shield. */
const HALO = 2;

function crown(markup: string): readonly Spot[] {
  const [, x, y, scale] = (
    /class="dom [^"]*" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/.exec(markup) ?? []
  ).map(Number) as [number, number, number, number];
  return SHIELD.map(([dx, dy]) => [x + dx * scale, y + dy * scale] as const);
}

function triangles(markup: string): readonly (readonly Spot[])[] {
  const found = markup.matchAll(/transform="translate\((\S+) (\S+)\)"><path class="tk-warn"/g);
  return Array.from(found, ([, x, y]) =>
    TRIANGLE.map(([dx, dy]) => [Number(x) + dx, Number(y) + dy] as const),
  );
}

/** Points along an outline, less than a unit apart. */
function along(outline: readonly Spot[]): readonly Spot[] {
  return outline.flatMap(([x, y], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as Spot;
    return Array.from({ length: 24 }, (_, k) => [x + ((x2 - x) * k) / 24, y + ((y2 - y) * k) / 24] as const);
  });
}

function nearest(a: readonly Spot[], b: readonly Spot[]): number {
  return Math.min(...a.flatMap(([x, y]) => b.map(([x2, y2]) => Math.hypot(x - x2, y - y2))));
}

describe('crown and warning', () => {
  it.for([1, 2, 3, 4, 5, 6])('do not cover each other with %s endangered animals', (n) => {
    for (const side of [57, 52, 47, 44, 40, 35, 31]) {
      const markup = drawn(n, side);
      const warnings = triangles(markup);
      expect(warnings).toHaveLength(n);
      for (const warning of warnings)
        expect(nearest(along(crown(markup)), along(warning)), `side ${side}`).toBeGreaterThan(HALO);
    }
  });

  it('no warning lies under another token', () => {
    const markup = drawn(6, 57);
    expect(markup.lastIndexOf('class="token')).toBeLessThan(markup.indexOf('class="tk-warn"'));
  });
});

describe('a tile that was scored', () => {
  it('keeps its values, with the sign that they are had', () => {
    const one = (scored: boolean) =>
      renderToStaticMarkup(
        <StaticMap scene={map([hex('C2', 0, 0, { tile: tile({ scored }) })])} side={57} />,
      );
    const label = (markup: string) =>
      /<text class="lab[^>]*>(.*?)<\/text>/.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '');
    expect(label(one(false))).toBe('Sav 7 4 2');
    expect(label(one(true))).toBe('Sav ✓7 4 2');
  });
});
