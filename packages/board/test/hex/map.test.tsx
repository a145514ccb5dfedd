import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/hex/arrange.ts';
import { StaticMap } from '../../src/hex/drawing.tsx';
import { HexMap } from '../../src/hex/hex-map.tsx';
import type { MapScene } from '../../src/hex/scene.ts';
import { attributes, count, crowd, disk, fullMap, hex, map, tile } from './scenes.ts';

const WORDS = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  overview: 'Overview',
  beyond: (n: number, side: string) => `${n} more ${side}`,
};

function played(scene: MapScene): string {
  return renderToStaticMarkup(<HexMap scene={scene} words={WORDS} onInspect={() => undefined} />);
}

function still(scene: MapScene, side = 57): string {
  return renderToStaticMarkup(<StaticMap scene={scene} side={side} />);
}

/** The hit areas, by the name of their place. */
function hits(markup: string): ReadonlyMap<string, string> {
  const found = [...markup.matchAll(/<(?:polygon|circle|rect) class="hit [^>]*data-place="([^"]*)"[^>]*>/g)];
  return new Map(found.map((hit) => [hit[1] ?? '', hit[0]]));
}

it('is drawn before there is a tile', () => {
  expect(played({ ...map([]), fitted: true })).not.toMatch(/NaN|Infinity/);
});

describe('marks of what changed', () => {
  it('go around tokens, and around tiles that were left', () => {
    const markup = played(
      map([
        hex('C2', -1, 0, { tile: tile({ tokens: crowd(2) }) }),
        hex('D3', 0, 0, { tile: tile({ tokens: crowd(1) }) }),
      ]),
    );
    const port = (key: string) =>
      new RegExp(`<g data-piece="cubes:${key}"[^>]*>(.*?)</g>`).exec(markup)?.[1] ?? '';
    expect(port('C2:ds-reptiles')).toMatch(/<rect class="port"[^>]*><\/rect><rect class="mark"/);
    expect(port('D3:ds-reptiles')).toMatch(/<rect class="port"[^>]*><\/rect><polygon class="mark"/);
  });
});

describe('the map for keyboard and screen reader', () => {
  const scene = map(
    [
      hex('C2', -1, -1, { tile: tile({ tokens: crowd(2) }) }),
      hex('D2', 0, -1, {
        tile: tile(),
        state: 'legal',
        target: { id: 'pick-D2', label: 'Place here' },
      }),
      hex('D3', 0, 0, {
        tile: tile(),
        state: 'refused',
        target: { id: 'pick-D3', label: 'Not here: why?', refused: true },
      }),
      hex('E1', 1, -3),
    ],
    {
      disks: [
        disk(0, 0, 1),
        disk(0, 0, 2, { key: 'x', state: 'legal', target: { id: 'pick-x', label: 'Choose water' } }),
      ],
      corners: [
        {
          key: 'y',
          q: 0,
          r: 0,
          corner: 3,
          label: 'free',
          state: 'selected',
          target: { id: 'pick-y', label: 'Put it here', chosen: true },
        },
      ],
    },
  );
  const areas = hits(played(scene));

  it('names every hex and corner; a target says first what it does', () => {
    const names = [...areas].map(([key, area]) => [key, attributes(area, 'aria-label')[0]]);
    expect(Object.fromEntries(names)).toEqual({
      C2: 'what lies on C2',
      D2: 'Place here. what lies on D2',
      D3: 'Not here: why?. what lies on D3',
      E1: 'what lies on E1',
      '0,0,1': 'water',
      x: 'Choose water',
      y: 'Put it here',
    });
  });

  it('makes targets and tiles buttons, and leaves other corners pictures', () => {
    const roles = [...areas].map(([key, area]) => [key, attributes(area, 'role')[0]]);
    expect(Object.fromEntries(roles)).toEqual({
      C2: 'button',
      D2: 'button',
      D3: 'button',
      E1: 'button',
      '0,0,1': 'img',
      x: 'button',
      y: 'button',
    });
  });

  it('gives ids back, says what is refused and what is chosen', () => {
    expect(attributes(areas.get('D2')!, 'data-target')).toEqual(['pick-D2']);
    expect(attributes(areas.get('C2')!, 'data-target')).toEqual([]);
    expect(attributes(areas.get('D3')!, 'aria-disabled')).toEqual(['true']);
    expect(attributes(areas.get('D2')!, 'aria-disabled')).toEqual([]);
    expect(attributes(areas.get('y')!, 'aria-pressed')).toEqual(['true']);
  });

  it('is one stop of the Tab key, at what is selected', () => {
    const stops = [...areas].filter(([, area]) => attributes(area, 'tabindex')[0] === '0');
    expect(stops.map(([key]) => key)).toEqual(['y']);
  });

  it('hides the drawing, which repeats what the names say', () => {
    const markup = played(scene);
    const drawing = markup.slice(markup.indexOf('<g aria-hidden="true"'), markup.indexOf('class="hits"'));
    expect(count(drawing, /class="token/g)).toBe(2);
    expect(attributes(drawing, 'role')).toEqual([]);
    expect(attributes(drawing, 'aria-label')).toEqual([]);
  });

  it('makes tokens buttons only where they are part of the choice', () => {
    const tokens = crowd(3).map((token, i) =>
      i === 1
        ? {
            ...token,
            state: 'legal' as const,
            target: { id: 'reptiles', label: 'Move a reptile' },
            drag: true,
          }
        : token,
    );
    const found = hits(played(map([hex('C2', 0, 0, { tile: tile({ tokens }) })])));
    expect([...found.keys()]).toEqual(['C2', 'C2/ds-reptiles']);
    const area = found.get('C2/ds-reptiles')!;
    expect(attributes(area, 'data-target')).toEqual(['reptiles']);
    expect(attributes(area, 'data-drag')).toEqual(['reptiles']);
  });

  it('keeps hexes, tokens and corners in this order, so that the smallest thing is on top', () => {
    const kinds = attributes(played(scene), 'class')
      .filter((name) => name.startsWith('hit '))
      .map((name) => name.split(' ')[1]);
    expect(kinds).toEqual(['at-hex', 'at-hex', 'at-hex', 'at-hex', 'at-corner', 'at-corner', 'at-corner']);
  });

  it('has named buttons for the zoom', () => {
    const labels = attributes(played(scene), 'aria-label');
    for (const label of ['Zoom in', 'Zoom out', 'Whole map']) expect(labels).toContain(label);
  });
});

describe('the drawing', () => {
  it('dashes blank hexes and fills tiles with colour, engraving and veil', () => {
    const markup = still(map([hex('A1', 0, 0), hex('A2', 0, 1, { tile: tile({ terrain: 'kelp' }) })]));
    expect(count(markup, /class="hex-empty"/g)).toBe(1);
    expect(count(markup, /class="t-kelp"/g)).toBe(1);
    expect(attributes(markup, 'fill')).toEqual(['url(#tp-kelp)', 'url(#tf-kelp)']);
  });

  it('leaves a rim of what lies under tundra, without its name and values', () => {
    const covered = tile({ terrain: 'tundra', under: 'jungle', code: 'Tun', values: [1] });
    const markup = still(map([hex('D4', 0, 0, { tile: covered })]));
    const [under, over] = [...markup.matchAll(/class="t-(?:jungle|tundra)" points="([^" ]*)/g)].map((found) =>
      Number(found[1]?.split(',')[0]),
    );
    expect(over! / under!).toBeCloseTo(0.9, 1);
    expect(markup).toContain('>Tun</tspan>');
    expect(markup).not.toContain('Jun');
  });

  it('marks vents by their side, above one row and beside the value under two', () => {
    const vent = (n: number) =>
      tile({ terrain: 'vent', under: 'land', vent: 'smoker', code: 'Smoker', values: [1], tokens: crowd(n) });
    const one = still(map([hex('D1', 0, 0, { tile: vent(2) })]));
    const two = still(map([hex('D1', 0, 0, { tile: vent(3) })]));
    for (const markup of [one, two]) expect(count(markup, /href="#vent-smoker"/g)).toBe(1);
    expect(one).toContain('Smoker');
    expect(two).not.toContain('Smoker');
  });

  it('writes code and values in one line, the first one bold', () => {
    const markup = still(map([hex('D1', 0, 0, { tile: tile() })]));
    expect(markup).toMatch(/<tspan class="nm">Sav<\/tspan> <tspan class="v1">7<\/tspan><tspan> 4 2<\/tspan>/);
  });

  it('draws the crown of who dominates, none where nobody does', () => {
    const markup = still(
      map([
        hex('D1', 0, 0, { tile: tile({ dominant: { animal: 'ds-birds' } }) }),
        hex('D2', 0, 1, { tile: tile() }),
      ]),
    );
    expect(attributes(markup, 'class').filter((name) => name.startsWith('dom '))).toEqual([
      'dom an-ds-birds',
    ]);
  });

  it('puts the pill of a selected tile in place of its line', () => {
    const markup = still(
      map([hex('D1', 0, 0, { tile: tile(), state: 'selected', pill: { text: '+2 of 4', look: 'strong' } })]),
    );
    expect(markup).toContain('+2 of 4');
    expect(markup).not.toContain('class="lab');
    expect(count(markup, /class="tgt-line"/g)).toBe(1);
  });

  it('draws legal and touched hexes differently, and refused ones as they are', () => {
    const marks = (state: 'legal' | 'touched' | 'refused' | 'plain') =>
      attributes(still(map([hex('D1', 0, 0, { tile: tile(), state })])), 'class').filter((name) =>
        name.startsWith('tgt'),
      );
    expect(marks('legal')).toEqual(['tgt legal ', 'tgt-wash', 'tgt-line']);
    expect(marks('touched')).toEqual(['tgt-prev-ink', 'tgt-prev']);
    expect(marks('refused')).toEqual([]);
    expect(marks('plain')).toEqual([]);
  });

  it('has tabs below tokens where tiles are large, words on pills where they fit, else a number', () => {
    const tokens = crowd(5).map((token, i) => ({
      ...token,
      tab: { text: `+${i}`, look: i === 0 ? ('own' as const) : ('rival' as const) },
    }));
    const pill = { text: 'You +9', short: '9', look: 'gain' as const };
    const scene = map([hex('D1', 0, 0, { tile: tile({ tokens }), pill })]);
    const seen = (side: number) => {
      const markup = still(scene, side);
      const words = /<g class="pill gain">.*?<text[^>]*>([^<]*)/.exec(markup)?.[1];
      return { tabs: count(markup, /class="tab (own|rival)"/g), words };
    };
    expect(seen(87)).toEqual({ tabs: 5, words: 'You +9' });
    expect(seen(66)).toEqual({ tabs: 5, words: 'You +9' });
    expect(seen(65)).toEqual({ tabs: 0, words: 'You +9' });
    expect(seen(42)).toEqual({ tabs: 0, words: 'You +9' });
    expect(seen(40)).toEqual({ tabs: 0, words: '9' });
    expect(seen(24)).toEqual({ tabs: 0, words: '9' });
    // Letters of tabs and of the pill are at least 12 px at the smallest size that has them.
    const sizes = [...still(scene, 66).matchAll(/<text class="tab-t"[^>]* font-size="([\d.]+)"/g)];
    expect(sizes).toHaveLength(5);
    for (const [, size] of sizes) expect((Number(size) * 66) / 57).toBeGreaterThanOrEqual(12);
  });

  it('keeps tokens with tabs inside the tile, apart from each other and from the pill', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const tokens = crowd(n).map((token) => ({ ...token, tab: { text: '+9', look: 'rival' as const } }));
      const { size, placed } = arrange(tile({ tokens }), 66);
      for (const { left, top } of placed) {
        const lowest = top + size.height + size.tab;
        expect(Math.abs(top)).toBeLessThan(40);
        expect(lowest).toBeLessThan(34);
        // The flat sides of a hex lie 49 from its middle; towards the corners there is less room.
        const across = 57 - Math.max(Math.abs(top), Math.abs(lowest)) / 1.732;
        expect(Math.max(Math.abs(left), Math.abs(left + size.width))).toBeLessThan(across + 6);
      }
    }
  });

  it('has less to see from further away', () => {
    const scene = map(
      [
        hex('D1', 0, 0, {
          tile: tile({ tokens: crowd(3), dominant: { animal: 'ds-birds' } }),
          state: 'selected',
          pill: { text: '+1 of 3', look: 'strong' },
        }),
      ],
      { disks: [disk(0, 0, 1)] },
    );
    const seen = (side: number) => {
      const markup = still(scene, side);
      return {
        pills: count(markup, /class="pill strong"/g),
        tokens: count(markup, /class="tk"/g),
        crowns: count(markup, /class="dom /g),
        disks: count(markup, /class="disk /g),
      };
    };
    expect(seen(57)).toEqual({ pills: 1, tokens: 3, crowns: 1, disks: 1 });
    expect(seen(40)).toEqual({ pills: 0, tokens: 3, crowns: 1, disks: 1 });
    expect(seen(25)).toEqual({ pills: 0, tokens: 0, crowns: 1, disks: 0 });
  });

  it('writes the letters above the columns', () => {
    const markup = still(
      map(fullMap(1), {
        columns: [
          { q: -1, text: 'A' },
          { q: 0, text: 'B' },
        ],
      }),
    );
    const letters = [...markup.matchAll(/class="col-l" x="([^"]*)" y="([^"]*)"[^>]*>(\w)</g)];
    expect(letters.map((found) => found[3])).toEqual(['A', 'B']);
    // The middle column is the longest, so its letter stands higher.
    expect(Number(letters[1]?.[2])).toBeLessThan(Number(letters[0]?.[2]));
  });
});
