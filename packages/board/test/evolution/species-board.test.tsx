import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Size, SpeciesScene, SpeciesState } from '../../src/evolution/scene.ts';
import { SpeciesBoard, type SpeciesLook } from '../../src/evolution/species-board.tsx';
import { BARE } from './scenes.ts';

function html(change: Partial<SpeciesScene> = {}, look: Partial<SpeciesLook> = {}): string {
  return renderToStaticMarkup(<SpeciesBoard scene={{ ...BARE, ...change }} size="M" {...look} />);
}

function count(text: string, part: RegExp): number {
  return [...text.matchAll(part)].length;
}

const target = { id: 'attack:8', label: 'Attack figure 8' };

describe('a species board', () => {
  it('is one named thing that says everything, and no button without a target', () => {
    const board = html();
    expect(board).toMatch(/^<article [^>]*aria-label="Figure 8: body 3, population 4, food 1 of 4, Horns"/);
    expect(board).not.toContain('<button');
    expect(board).toContain('lang="la" data-tip="Damalops cornutus (fig. 8)"><b>Damalops</b><i>cornutus</i>');
    expect(html({ name: { genus: 'fig. a' } })).toContain('<span class="fig"><b>fig. a</b></span>');
  });

  it('shows food eaten, coming and missing as so many pips', () => {
    const board = html({ food: { ...BARE.food, eaten: 1, coming: 2, needed: 4 } });
    expect(count(board, /class="pip"/g)).toBe(1);
    expect(count(board, /class="pip n"/g)).toBe(2);
    expect(count(board, /class="pip m"/g)).toBe(1);
  });

  it('shows nobody hungry outside of feeding', () => {
    const board = html({ food: { ...BARE.food, eaten: 0, calm: true, text: '', short: '', hungry: false } });
    expect(count(board, /class="pip c"/g)).toBe(4);
    expect(board).not.toContain('class="h"');
  });

  it('says the food in words on a large board and in numbers elsewhere, red when hungry', () => {
    const words: [Size, string][] = [
      ['L', '1 of 4, needs 3'],
      ['M', '1/4'],
      ['S', '1/4'],
    ];
    for (const [size, text] of words) expect(html({}, { size })).toContain(`<b class="h">${text}</b>`);
    expect(html({ food: { ...BARE.food, hungry: false } })).toContain('<b>1/4</b>');
  });

  it('keeps a line for every trait place, face-down and free ones too', () => {
    const board = html();
    expect(count(board, /<li/g)).toBe(3);
    expect(board).toMatch(/<li class="p-down"[^>]*>.*#g-face-down.*<span class="nm">face-down<\/span>/);
    expect(board).toMatch(/<li class="p-free"[^>]*><span class="nm">free<\/span>/);
    expect(count(board, /href="#trait-horns"/g)).toBe(1);
  });

  it('shortens names before it hides them, and then says them in a tip', () => {
    const places: SpeciesScene['places'] = [
      { kind: 'up', id: 'cooperation', name: 'Cooperation', short: 'Cooperate' },
      { kind: 'free', text: 'free' },
    ];
    expect(html({ places }, { names: 'long' })).toContain('<span class="nm">Cooperation</span>');
    expect(html({ places }, { names: 'short' })).toContain('<span class="nm">Cooperate</span>');
    const bare = html({ places }, { names: 'none' });
    expect(bare).toContain('data-tip="Cooperation"');
    expect(bare).toContain('<span class="hidden-text">Cooperation</span>');
    expect(bare).not.toContain('class="nm"');
  });

  it('shows an own face-down card with its name and that it is hidden', () => {
    const board = html({
      places: [{ kind: 'down', id: 'ambush', name: 'Ambush', short: 'Ambush', note: 'hidden' }],
    });
    expect(board).toContain('class="p-down p-known"');
    expect(board).toContain('href="#trait-ambush"');
    expect(board).toContain('<span class="hid">hidden</span>');
  });

  it('shows stored fat at the end of its line, and the guilty trait bold', () => {
    const board = html({
      places: [
        { kind: 'up', id: 'fat-tissue', name: 'Fat Tissue', short: 'Fat', fat: '2/4' },
        { kind: 'up', id: 'hard-shell', name: 'Hard Shell', short: 'Shell', guilty: true },
      ],
    });
    expect(board).toContain('<b class="ft">2/4</b>');
    expect(board).toMatch(/<li class="p-guilty"[^>]*>.*Hard Shell/);
  });

  it('draws only what is known', () => {
    const hidden = html({ places: [{ kind: 'down', name: 'face-down', short: 'face-down' }] });
    const none = html({ places: [{ kind: 'free', text: 'free' }] });
    const picture = (board: string) => /<svg class="creature".*?<\/svg>/.exec(board)?.[0];
    expect(picture(hidden)).toBe(picture(none));
  });
});

describe('states of a target', () => {
  const looks: [SpeciesState, string][] = [
    ['legal', 'legal'],
    ['own', 'own'],
    ['selected', 'chosen'],
    ['refused', 'no'],
    ['asked', 'no asked'],
    ['acting', 'self'],
    ['holds', 'holds'],
    ['over', 'chosen over'],
    ['attacked', 'was'],
    ['gained', 'gain'],
    ['lost', 'was lost'],
  ];

  it.each(looks)('%s has a look of its own', (state, look) => {
    expect(html({ state })).toContain(`class="spec M ${look}"`);
  });

  it('a legal one is a button with a name, its key in the tag', () => {
    const board = html({
      state: 'legal',
      tag: { text: '7 > 2', end: 'meat 2' },
      target: { ...target, key: '⇧2' },
    });
    expect(board).toMatch(
      /<button [^>]*data-target="attack:8" data-key="⇧2" aria-label="Attack figure 8" aria-keyshortcuts="Shift\+2"/,
    );
    expect(board).toContain('<kbd>⇧2</kbd>');
    expect(board).toContain('7 &gt; 2');
    expect(board).toContain('<span class="tag-end">meat 2</span>');
  });

  it('a chosen one is pressed', () => {
    expect(html({ state: 'selected', target: { ...target, chosen: true } })).toContain('aria-pressed="true"');
  });

  it('a refused one can still be asked: it has the focus, a lock and a reason', () => {
    const board = html({
      state: 'refused',
      tag: { symbol: 'lock', text: 'Shell 7 ≤ 7' },
      target: { ...target, refused: true },
    });
    expect(board).toContain('aria-disabled="true"');
    expect(board).not.toMatch(/<button [^>]*\sdisabled/);
    expect(board).toContain('href="#g-lock"');
    expect(board).toContain('Shell 7 ≤ 7');
  });

  it('has its name on every size, and a tag only where there is something to say', () => {
    for (const size of ['L', 'M', 'S'] as const) {
      const board = html({}, { size, compact: size === 'S' });
      expect(board).toContain('<b>Damalops</b>');
      expect(board).not.toContain('class="tag"');
    }
  });
});

describe('card play', () => {
  const growth = {
    body: { id: 'body:8', label: 'Discard for body size', text: '+1' },
    population: { id: 'population:8', label: 'Discard for population', text: '+1' },
  };

  it('makes growth and every open place a button of its own, and never a button inside a button', () => {
    const board = html(
      {
        state: 'holds',
        growth,
        places: [
          {
            kind: 'up',
            id: 'horns',
            name: 'Horns',
            short: 'Horns',
            target: { id: 'p0', label: 'Replace Horns' },
          },
          { kind: 'free', text: 'free place', target: { id: 'p1', label: 'Put it here' } },
          { kind: 'up', id: 'fertile', name: 'Fertile', short: 'Fertile' },
        ],
      },
      { size: 'L', play: true },
    );
    const ids = [...board.matchAll(/<button [^>]*data-target="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['body:8', 'population:8', 'p0', 'p1']);
    expect(board).not.toMatch(/<button(?:(?!<\/button>).)*<button/);
    expect(board).toContain('class="p-slot p-open"');
    expect(board).toContain('class="p-slot p-free p-open"');
  });

  it('shows which trait goes and which one comes', () => {
    const incoming = { id: 'climbing', name: 'Climbing' } as const;
    const board = html(
      {
        places: [
          {
            kind: 'up',
            id: 'horns',
            name: 'Horns',
            short: 'Horns',
            target: { id: 'p0', label: 'Replace', incoming },
          },
        ],
      },
      { size: 'L', play: true },
    );
    expect(board).toContain('<s class="nm">Horns</s>');
    expect(board).toMatch(/<span class="in">.*#trait-climbing.*Climbing<\/span>/);
  });

  it('hides its measures from screen readers only while they are no buttons', () => {
    expect(html()).toContain('<div class="pict" aria-hidden="true">');
    expect(html({ growth })).toContain('<div class="pict">');
  });
});
