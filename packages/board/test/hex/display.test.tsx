import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Display } from '../../src/hex/display.tsx';
import type { SectionScene } from '../../src/hex/scene.ts';
import { attributes, count, display, section, space } from './scenes.ts';

function drawn(...sections: SectionScene[]): string {
  return renderToStaticMarkup(<Display scene={display(sections)} />);
}

/** The opening tag of a space. */
function tagOf(markup: string, key: string): string {
  return new RegExp(`<(?:button|span) [^>]*data-place="${key}"[^>]*>`).exec(markup)?.[0] ?? '';
}

describe('the action display', () => {
  it('lists sections and spaces in their order', () => {
    const markup = drawn(
      section('abundance', 1, { spaces: [space('abundance-1'), space('abundance-2')] }),
      section('depletion', 2, { spaces: [space('depletion-1')] }),
    );
    expect(attributes(markup, 'data-place')).toEqual(['abundance-1', 'abundance-2', 'depletion-1']);
    expect([...markup.matchAll(/class="sec-n">(\d+)</g)].map((found) => found[1])).toEqual(['1', '2']);
    expect(count(markup, /<li class="row/g)).toBe(2);
  });

  it('marks the current section for eye and ear', () => {
    const markup = drawn(
      section('wanderlust', 1, { state: 'done' }),
      section('migration', 2, { state: 'now', note: 'now' }),
      section('domination', 3),
    );
    expect(attributes(markup, 'class').filter((name) => name.startsWith('row '))).toEqual([
      'row done',
      'row now',
      'row plain',
    ]);
    expect(markup).toContain('<li class="row now" aria-current="step" data-sight="row:migration"');
    expect(count(markup, /aria-current/g)).toBe(1);
  });

  it('knows the rows in which nothing can be chosen, nor in the row beside them in two columns', () => {
    const lit = (key: string) => space(key, { target: { id: key, label: 'place a pawn' } });
    const refused = (key: string) => space(key, { target: { id: key, label: 'no', refused: true } });
    const markup = drawn(
      section('one', 1, { spaces: [space('one-1')] }),
      section('two', 2, { spaces: [refused('two-1')] }),
      section('three', 3, { spaces: [lit('three-1')] }),
      section('four', 4, { spaces: [refused('four-1')] }),
    );
    // Beside each other: one and three, two and four.
    const rows = [...markup.matchAll(/<li class="row[^>]*>/g)].map(([tag]) => tag);
    expect(rows.map((tag) => tag.includes('data-idle'))).toEqual([false, true, false, true]);
  });

  it('makes buttons of the spaces that can be chosen or asked about', () => {
    const markup = drawn(
      section('evolution', 1, {
        spaces: [
          space('evolution-1'),
          space('evolution-2', { state: 'legal', target: { id: 'go-2', label: 'Place a pawn' } }),
          space('evolution-3', {
            state: 'refused',
            target: { id: 'go-3', label: 'Why not?', refused: true },
          }),
        ],
      }),
    );
    expect(tagOf(markup, 'evolution-1')).toMatch(/^<span .*role="img" aria-label="what evolution-1 does"/);
    expect(markup).toContain(
      `${tagOf(markup, 'evolution-2')}<span class="said">Place a pawn. what evolution-2 does</span>`,
    );
    expect(tagOf(markup, 'evolution-2')).toMatch(/^<button /);
    expect(tagOf(markup, 'evolution-2')).toContain('data-target="go-2"');
    expect(tagOf(markup, 'evolution-2')).not.toContain('aria-disabled');
    expect(tagOf(markup, 'evolution-3')).toContain('aria-disabled="true"');
  });

  it('draws pawns by colour and silhouette, special ones as diamonds with the ring of who controls them', () => {
    const markup = drawn(
      section('tectonics', 1, {
        spaces: [
          space('tectonics-1', { pawn: { key: 'p1', animal: 'm-fishes' }, acting: true }),
          space('tectonics-2', {
            shape: 'diamond',
            pawn: { key: 'p2', animal: 'm-reptiles', special: 'sun' },
          }),
        ],
      }),
    );
    const pawns = [
      ...markup.matchAll(/<span class="(pawn [^"]*)" data-piece="(\w+)"[^>]*><svg[^>]*><use href="([^"]*)"/g),
    ];
    expect(pawns.map((found) => [found[2], found[3]])).toEqual([
      ['p1', '#m-fishes'],
      ['p2', '#el-sun'],
    ]);
    expect(pawns[0]?.[1]).toMatch(/an-m-fishes acting/);
    expect(pawns[1]?.[1]).toMatch(/an-m-reptiles .*spc el-sun/);
    expect(attributes(tagOf(markup, 'tectonics-2'), 'class')[0]).toContain('diamond');
  });

  it('lets pawns travel from and to the hand of their animal', () => {
    const markup = drawn(
      section('migration', 1, {
        spaces: [space('migration-1', { pawn: { key: 'p1', animal: 'ds-birds' } })],
      }),
    );
    expect(attributes(markup, 'data-from')).toEqual(['pawns:ds-birds']);
    expect(attributes(markup, 'data-to')).toEqual(['pawns:ds-birds']);
  });

  it('writes under the spaces what they are about', () => {
    const markup = drawn(
      section('competition', 1, {
        spaces: [
          space('competition-1', {
            notes: [
              { kind: 'text', text: '2', strong: true },
              { kind: 'terrain', terrain: 'sand', label: 'sand' },
            ],
          }),
        ],
      }),
    );
    const cap = markup.slice(markup.indexOf('class="cap"'));
    expect(cap).toMatch(/<b>2<\/b><svg class="hexlet"/);
    expect(cap).toContain('t-sand');
  });

  it('shows bumping, the order of execution and closed spaces', () => {
    const markup = drawn(
      section('domination', 1, {
        spaces: [
          space('domination-1', { state: 'legal', bump: true, target: { id: 'bump', label: 'Bump' } }),
          space('domination-2', { order: '3' }),
          space('domination-3', { closed: true }),
        ],
      }),
    );
    expect(count(markup, /href="#g-bump"/g)).toBe(1);
    expect(markup).toContain('<span class="order" aria-hidden="true">3</span>');
    expect(attributes(tagOf(markup, 'domination-3'), 'class')[0]).toContain('closed');
  });

  it('puts abilities without a pawn on the side where they are printed', () => {
    const markup = drawn(
      section('competition', 1, {
        spaces: [space('competition-1')],
        free: [
          { animal: 'ds-arachnids', label: 'one free elimination', side: 'left', state: 'plain' },
          {
            animal: 'ds-insects',
            label: 'one free cube',
            side: 'right',
            state: 'legal',
            target: { id: 'free', label: 'Use it' },
          },
        ],
      }),
    );
    const order = [...markup.matchAll(/aria-label="(one free elimination|what competition-1 does|Use it)"/g)];
    expect(order.map((found) => found[1])).toEqual([
      'one free elimination',
      'what competition-1 does',
      'Use it',
    ]);
  });

  it('shows what lies at the right edge', () => {
    const markup = drawn(
      section('regression', 1, {
        ends: [
          { kind: 'squares', label: 'Protected', places: ['m-crustaceans', null] },
          {
            kind: 'elements',
            label: 'Elements at Regression',
            box: true,
            anchor: 'box:regression',
            places: [
              {
                key: 'd1',
                element: 'worms',
                label: 'worms',
                state: 'legal',
                target: { id: 'w', label: 'Take worms' },
              },
              null,
            ],
          },
          { kind: 'track', label: 'Initiative', places: [{ key: 't', animal: 'ds-birds', label: 'Birds' }] },
          { kind: 'text', text: '6 left', terrain: 'tundra', elements: [] },
        ],
      }),
    );
    expect(markup).toContain('aria-label="Protected"');
    expect(markup).toMatch(
      /class="els boxed" role="group" aria-label="Elements at Regression" data-anchor="box:regression"/,
    );
    expect(markup).toMatch(/<button[^>]*aria-label="Take worms"[^>]*data-target="w"/);
    expect(count(markup, /class="elm none"/g)).toBe(1);
    expect(markup).toMatch(/<ol class="track" aria-label="Initiative"/);
    expect(markup).toContain('6 left');
  });
});
