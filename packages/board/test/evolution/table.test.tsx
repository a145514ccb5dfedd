import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Hand } from '../../src/evolution/hand.tsx';
import { Note } from '../../src/evolution/note.tsx';
import { FoodCards, Piles } from '../../src/evolution/piles.tsx';
import { PlayerRow } from '../../src/evolution/player-row.tsx';
import type { LinkScene, SpeciesScene } from '../../src/evolution/scene.ts';
import { Thumbs } from '../../src/evolution/thumbs.tsx';
import { foodPlaces, WateringHole } from '../../src/evolution/watering-hole.tsx';
import { BARE, CARD, NOBODY } from './scenes.ts';

function count(text: string, part: RegExp): number {
  return [...text.matchAll(part)].length;
}

describe("a player's row", () => {
  const neighbours = [BARE, { ...BARE, key: 'fig-9', figure: 9 }, { ...BARE, key: 'fig-2', figure: 2 }];

  it('names the player, with mark and numbers', () => {
    const row = renderToStaticMarkup(
      <PlayerRow
        size="M"
        scene={{
          ...NOBODY,
          online: { on: false, label: 'away' },
          chips: [{ symbol: 'first-player', text: 'first' }],
          counters: [{ symbol: 'bag', value: 10, label: '10 food in the bag', anchor: 'bag:1' }],
        }}
      />,
    );
    expect(row).toMatch(/^<section [^>]*aria-label="Species of Tomek"/);
    expect(row).toContain('var(--seat-2)');
    expect(row).toContain('<span class="dot off" role="img" aria-label="away"');
    expect(row).toMatch(/role="img" aria-label="10 food in the bag"[^>]*data-anchor="bag:1"/);
    expect(row).toContain('>first</span>');
  });

  it('puts a pill on the gap it belongs to, pointing at who gains', () => {
    const links: LinkScene[] = [
      { gap: 0, trait: 'symbiosis', towards: 'left', label: 'fig. 9 shields fig. 8' },
      { gap: 1, trait: 'warning-call', towards: 'both', label: 'each covers the other', off: true },
    ];
    const row = renderToStaticMarkup(
      <PlayerRow size="M" scene={{ ...NOBODY, species: neighbours, links }} />,
    );
    const [first, second, ...more] = row.split('<div class="gap">').slice(1);
    expect(more).toEqual([]);
    const before = (part: string) => part.slice(0, part.indexOf('</div>'));
    expect(before(first!)).toContain('class="lk" role="img" aria-label="fig. 9 shields fig. 8"');
    expect(before(first!)).toMatch(/<svg class="ar".*href="#trait-symbiosis"/);
    expect(before(second!)).toContain('class="lk off"');
    expect(count(before(second!), /class="ar"/g)).toBe(2);
  });

  it('offers both ends for a new species', () => {
    const end = (side: string) => ({
      id: `new:${side}`,
      label: `New species, ${side}`,
      text: 'New species',
      side,
    });
    const row = renderToStaticMarkup(
      <PlayerRow
        size="L"
        play
        own
        scene={{ ...NOBODY, species: neighbours, ends: { left: end('left'), right: end('right') } }}
      />,
    );
    const order = [...row.matchAll(/data-target="(new:\w+)"|<article/g)].map(([all, id]) => id ?? all);
    expect(order).toEqual(['new:left', '<article', '<article', '<article', 'new:right']);
  });

  it('says when there is nothing', () => {
    expect(renderToStaticMarkup(<PlayerRow size="M" scene={{ ...NOBODY, empty: 'No species' }} />)).toContain(
      'No species',
    );
  });
});

describe('a herd', () => {
  const alike = [12, 13, 14].map(
    (figure): SpeciesScene => ({
      ...BARE,
      key: `fig-${figure}`,
      figure,
      label: `Figure ${figure}`,
      places: [{ kind: 'free', text: 'free' }],
    }),
  );
  const herd = {
    from: 1,
    count: 3,
    across: 3,
    name: 'fig. 12–14',
    times: '×3',
    each: 'each',
    bare: 'no traits',
    fed: '0 of 3 fed',
    label: '3 alike',
  };
  const draw = (species = [BARE, ...alike, { ...BARE, key: 'fig-2' }], links: LinkScene[] = []) =>
    renderToStaticMarkup(<PlayerRow size="M" scene={{ ...NOBODY, species, links, herds: [herd] }} />);

  it('shows what alike neighbours share once, and a cell with number and food for each', () => {
    const row = draw();
    expect([...row.matchAll(/class="(spec|cell|alikes)[ "]/g)].map(([, what]) => what)).toEqual([
      'spec',
      'alikes',
      'cell',
      'cell',
      'cell',
      'spec',
    ]);
    const stack = row.slice(row.indexOf('<section class="alikes'), row.indexOf('</section>'));
    expect(stack).toContain('aria-label="3 alike"');
    expect(count(stack, /data-piece="species:fig-1[234]"/g)).toBe(3);
    expect(count(stack, /data-piece="food:fig-13:/g)).toBe(4);
    expect(stack).toContain('fig. 12–14');
    expect(stack).toContain('×3');
    expect(stack).toContain('0 of 3 fed');
    expect(count(stack, />no traits</g)).toBe(1);
  });

  it('makes each cell a target of its own', () => {
    const [a = BARE, b = BARE, c = BARE] = alike;
    const row = draw([
      BARE,
      { ...a, state: 'legal', target: { id: 'eat:12', label: 'Eat', key: '3' }, tag: { text: 'eats 1' } },
      { ...b, state: 'refused', target: { id: 'eat:13', label: 'Fed', refused: true }, tag: { text: 'fed' } },
      c,
      { ...BARE, key: 'fig-2' },
    ]);
    expect(row).toMatch(/class="cell hungry open legal"[^>]*>.*?data-target="eat:12" data-key="3"/);
    expect(row).toMatch(/class="cell hungry open no"[^>]*>.*?data-target="eat:13"[^>]*aria-disabled="true"/);
    expect(row).toContain('eats 1');
    expect(row).not.toContain('>fed<');
  });

  it('has its pills at the two ends', () => {
    const row = draw(undefined, [
      { gap: 0, trait: 'cooperation', towards: 'right', label: 'feeds the first' },
      { gap: 3, trait: 'warning-call', towards: 'left', label: 'covers the last' },
    ]);
    const gaps = row.split('<div class="gap">').slice(1);
    expect(gaps).toHaveLength(2);
    expect(gaps[0]).toContain('feeds the first');
    expect(gaps[1]).toContain('covers the last');
  });
});

describe('thumbnails of a row', () => {
  it('show every species with number and food, and frame what acts, loses and gains', () => {
    const row = renderToStaticMarkup(
      <Thumbs
        scene={{
          ...NOBODY,
          counters: [
            { symbol: 'bag', value: 10, label: '10 food in the bag', anchor: 'bag:1' },
            { symbol: 'hand', value: 4, label: '4 cards' },
            { text: 'pts', value: 24, label: '24 points' },
          ],
          species: [
            { ...BARE, state: 'acting' },
            { ...BARE, key: 'fig-9', figure: 9, state: 'attacked' },
            { ...BARE, key: 'fig-2', figure: 2, state: 'gained' },
          ],
        }}
      />,
    );
    expect([...row.matchAll(/class="mini ([a-z]+)/g)].map(([, look]) => look)).toEqual([
      'self',
      'was',
      'gain',
    ]);
    expect([...row.matchAll(/<em[^>]*>(\d+)</g)].map(([, n]) => n)).toEqual(['8', '9', '2']);
    expect(count(row, /data-piece="food:fig-9:/g)).toBe(4);
    expect(row).toContain('aria-label="24 points"');
    expect(row).toContain('aria-label="10 food in the bag" data-anchor="bag:1"');
  });
});

describe('the hand', () => {
  const scene = { title: 'Your hand', label: 'Your hand', dragging: 'dragging' };
  const target = { id: 'card:1', label: 'Play Climbing', key: '1' };

  it('makes a card a button that can also be dragged', () => {
    const hand = renderToStaticMarkup(
      <Hand scene={{ ...scene, cards: [{ ...CARD, state: 'legal', target, drag: true }] }} />,
    );
    expect(hand).toContain('data-drag="card:1"');
    expect(hand).toMatch(/<button [^>]*data-target="card:1" data-key="1" aria-label="Play Climbing"/);
    expect(hand).toContain('<span class="fo">+4</span>');
    expect(hand).toContain('Only climbers reach it');
  });

  it('leaves a hole where the dragged card was', () => {
    const hand = renderToStaticMarkup(
      <Hand
        scene={{
          ...scene,
          cards: [
            { ...CARD, state: 'dragged', target },
            { ...CARD, key: 'b' },
          ],
        }}
      />,
    );
    expect(hand).toContain('<div class="card-hole">dragging</div>');
    expect(count(hand, /<article/g)).toBe(1);
    expect(count(hand, /<li/g)).toBe(2);
  });

  it('lies as a fan in lines that are as long as each other, every card with its effect', () => {
    const cards = Array.from({ length: 9 }, (_, i) => ({ ...CARD, key: `c${i}` }));
    const hand = renderToStaticMarkup(
      <Hand scene={{ ...scene, cards }} fan={{ lines: 2, strip: 70.6, low: true }} />,
    );
    expect(
      hand
        .split('<ul')
        .slice(1)
        .map((line) => count(line, /<li/g)),
    ).toEqual([5, 4]);
    expect(count(hand, /Only climbers reach it/g)).toBe(9);
    expect(hand).toContain('--strip:70px');
    // Who has no pointer reads a card too that is no button.
    expect(count(hand, /<article [^>]*tabindex="0"/g)).toBe(9);
  });

  it('raises the card that is held', () => {
    const cards = [CARD, { ...CARD, key: 'b', state: 'held' as const, target }];
    const hand = renderToStaticMarkup(
      <Hand scene={{ ...scene, cards }} fan={{ lines: 1, strip: 70, low: false }} />,
    );
    expect(count(hand, /<li class="up"/g)).toBe(1);
  });

  it('leaves out the effect where there is no room', () => {
    const hand = renderToStaticMarkup(<Hand scene={{ ...scene, cards: [CARD] }} layout="grid" compact />);
    expect(hand).not.toContain('Only climbers reach it');
    expect(hand).toContain('Climbing');
  });
});

describe('the watering hole', () => {
  const hole = (food: number, coming?: number) =>
    renderToStaticMarkup(
      <WateringHole scene={{ food, label: `${food} food`, ...(coming === undefined ? {} : { coming }) }} />,
    );

  it('shows as many tokens as there is food, and what comes and goes', () => {
    expect(count(hole(4), /fill="var\(--leafc\)"/g)).toBe(4);
    const more = hole(5, 3);
    expect(count(more, /fill="var\(--leafc\)"/g)).toBe(5);
    expect(count(more, /fill="var\(--target\)"/g)).toBe(3);
    const less = hole(6, -2);
    expect(count(less, /fill="var\(--leafc\)"/g)).toBe(4);
    expect(count(less, /stroke-dasharray/g)).toBe(2);
    expect(less).toContain('aria-label="6 food"');
  });

  it('has room for every token up to forty-two, in the water and apart from each other', () => {
    for (let food = 0; food <= 42; food++) {
      const places = foodPlaces(food);
      expect(places).toHaveLength(food);
      for (const [i, a] of places.entries()) {
        expect(a.x - a.r, `${food}`).toBeGreaterThan(100);
        expect(a.x + a.r, `${food}`).toBeLessThan(288);
        expect(a.y - a.r, `${food}`).toBeGreaterThan(10);
        expect(a.y + a.r, `${food}`).toBeLessThan(68);
        for (const b of places.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${food}`).toBeGreaterThan(a.r * 1.9);
        }
      }
    }
    expect(foodPlaces(60)).toHaveLength(42);
  });
});

describe('piles and food cards', () => {
  it('say how many there are, and warn of the last round', () => {
    const piles = renderToStaticMarkup(
      <Piles
        scene={{
          deck: { count: 22, text: 'deck', label: '22 cards in the deck' },
          discard: {
            count: 58,
            text: 'discards',
            label: '58 discards',
            target: { id: 'discards', label: 'Open them' },
          },
          notice: { text: 'next deal needs 26' },
        }}
      />,
    );
    expect(piles).toContain('role="img" aria-label="22 cards in the deck"');
    expect(piles).toMatch(/<button [^>]*data-target="discards"/);
    expect(piles).toContain('next deal needs 26');
  });

  it('tell face-down cards from open ones and from those still to come', () => {
    const foods = renderToStaticMarkup(
      <FoodCards
        title="Food"
        scenes={[
          { seat: 0, letter: 'M', state: 'down', value: '+5', label: 'yours' },
          { seat: 1, letter: 'T', state: 'down', label: 'face-down' },
          { seat: 2, letter: 'I', state: 'none', label: 'to choose' },
          { seat: 3, letter: 'H', state: 'up', value: '−1', label: 'minus one' },
        ]}
      />,
    );
    expect([...foods.matchAll(/<li class="(\w+)"/g)].map(([, look]) => look)).toEqual([
      'down',
      'down',
      'due',
      'up',
    ]);
    expect(count(foods, /<b>/g)).toBe(2);
    expect(foods).toContain('role="img" aria-label="to choose"');
  });
});

describe('the note', () => {
  it('shows both sums, the verdict and the rule', () => {
    const note = renderToStaticMarkup(
      <Note
        flat
        scene={{
          about: 'fig-11',
          title: 'Protected by Hard Shell',
          sums: [
            { value: 7, text: 'attack' },
            { value: 8, text: 'defence' },
          ],
          verdict: '7 is not larger than 8',
        }}
        rule={<a href="#rule">EVO-4.2.2</a>}
      />,
    );
    expect(note).toContain('role="note"');
    expect([...note.matchAll(/<dt>(\d)<\/dt><dd>(\w+)<\/dd>/g)].map(([, n, text]) => `${n} ${text}`)).toEqual(
      ['7 attack', '8 defence'],
    );
    expect(note).toMatch(/7 is not larger than 8<\/span><a href="#rule">EVO-4\.2\.2/);
  });
});
