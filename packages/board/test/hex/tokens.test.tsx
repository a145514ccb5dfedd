import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tokenSize } from '../../src/hex/detail.ts';
import { StaticMap } from '../../src/hex/drawing.tsx';
import { SIDE } from '../../src/hex/geometry.ts';
import { placeTokens, tokenRows } from '../../src/hex/token.tsx';
import { attributes, count, crowd, hex, map, tile } from './scenes.ts';

function drawn(n: number, side = SIDE): string {
  const scene = map([hex('C2', 0, 0, { tile: tile({ tokens: crowd(n) }) })]);
  return renderToStaticMarkup(<StaticMap scene={scene} side={side} />);
}

describe('tokens of a tile', () => {
  it('stand in rows of 1, 2, 2+1, 2+2, 3+2, 3+3', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((n) =>
      tokenRows(crowd(n), tokenSize(n, SIDE).columns).map((row) => row.length),
    );
    expect(rows).toEqual([[1], [2], [2, 1], [2, 2], [3, 2], [3, 3]]);
  });

  it('keep the order of the food chain, row by row', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const placed = placeTokens(crowd(n), tokenSize(n, SIDE));
      expect(placed.map(({ piece }) => piece.animal)).toEqual(crowd(n).map((token) => token.animal));
      const reading = [...placed].sort((a, b) => a.top - b.top || a.left - b.left);
      expect(reading).toEqual(placed);
    }
  });

  it('do not touch each other and stay on their tile', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const size = tokenSize(n, SIDE);
      const placed = placeTokens(crowd(n), size);
      for (const [i, a] of placed.entries()) {
        for (const b of placed.slice(i + 1)) {
          const apart = Math.abs(a.left - b.left) >= size.width || Math.abs(a.top - b.top) >= size.height;
          expect(apart).toBe(true);
        }
        // The edge of a flat-top hex comes nearer by 1/√3 for each unit up or down.
        const x = Math.max(Math.abs(a.left), Math.abs(a.left + size.width));
        const y = Math.max(Math.abs(a.top), Math.abs(a.top + size.height));
        expect(x).toBeLessThanOrEqual(SIDE - y / Math.sqrt(3));
      }
    }
  });

  it('show silhouette and count of each animal', () => {
    const markup = drawn(6);
    expect(attributes(markup, 'href').filter((href) => href.startsWith('#ds-'))).toEqual([
      '#ds-mammals',
      '#ds-reptiles',
      '#ds-birds',
      '#ds-amphibians',
      '#ds-arachnids',
      '#ds-insects',
    ]);
    expect([...markup.matchAll(/class="tk-n"[^>]*>(\d+)</g)].map((found) => found[1])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('are hatched with a triangle when endangered, and only then', () => {
    const tokens = crowd(3).map((token, i) => (i === 1 ? { ...token, endangered: true } : token));
    const markup = renderToStaticMarkup(
      <StaticMap scene={map([hex('C2', 0, 0, { tile: tile({ tokens }) })])} side={SIDE} />,
    );
    expect(count(markup, /class="tk-hatch"/g)).toBe(1);
    expect(count(markup, /class="tk-warn"/g)).toBe(1);
    expect(count(markup, /class="tk-end"/g)).toBe(1);
    expect(count(markup, /class="tk"/g)).toBe(2);
  });

  it('get a collar when the shown choice changes them', () => {
    const tokens = crowd(4).map((token, i) => (i === 3 ? { ...token, change: 'coming' as const } : token));
    const markup = renderToStaticMarkup(
      <StaticMap scene={map([hex('C2', 0, 0, { tile: tile({ tokens }) })])} side={SIDE} />,
    );
    const collared = markup.slice(markup.indexOf('an-ds-amphibians'));
    expect(count(markup, /class="tk-frame coming"/g)).toBe(1);
    expect(count(collared, /class="tk-frame coming"/g)).toBe(1);
  });

  it('go away below a side of 30', () => {
    expect(count(drawn(6, 31), /class="tk"/g)).toBe(6);
    expect(count(drawn(6, 29), /class="tk"/g)).toBe(0);
  });
});
