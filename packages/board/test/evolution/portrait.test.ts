import { describe, expect, it } from 'vitest';
import { drawPortrait, scaleOf } from '../../src/evolution/portrait/draw.ts';
import { place } from '../../src/evolution/portrait/path.ts';
import type { TraitId } from '../../src/evolution/scene.ts';

const TRAITS: readonly TraitId[] = [
  'ambush',
  'burrowing',
  'carnivore',
  'climbing',
  'cooperation',
  'defensive-herding',
  'fat-tissue',
  'fertile',
  'foraging',
  'hard-shell',
  'horns',
  'intelligence',
  'long-neck',
  'pack-hunting',
  'scavenger',
  'symbiosis',
  'warning-call',
];

const DRAWN = new Map<string, string>();

/** A picture as text; each is drawn once. */
function drawn(body: number, population: number, traits: readonly TraitId[]): string {
  const key = `${body} ${population} ${traits.join()}`;
  let text = DRAWN.get(key);
  if (text === undefined) {
    text = JSON.stringify(drawPortrait({ body, population, traits }));
    DRAWN.set(key, text);
  }
  return text;
}

/** The box of everything on a picture, by the points of its curves. */
function boxOf(body: number, traits: readonly TraitId[]) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { d } of drawPortrait({ body, population: 6, traits })) {
    const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (const [i, number] of numbers.entries()) (i % 2 === 0 ? xs : ys).push(number);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('portraits', () => {
  it('show each trait, alone and beside two others', () => {
    const hidden: string[] = [];
    for (const trait of TRAITS) if (drawn(3, 2, [trait]) === drawn(3, 2, [])) hidden.push(trait);
    for (const [i, a] of TRAITS.entries()) {
      for (const [j, b] of TRAITS.entries()) {
        for (const c of TRAITS.slice(j + 1)) {
          if (j <= i) continue;
          const all = drawn(3, 2, [a, b, c]);
          if ([drawn(3, 2, [b, c]), drawn(3, 2, [a, c]), drawn(3, 2, [a, b])].includes(all))
            hidden.push(`${a} ${b} ${c}`);
        }
      }
    }
    expect(hidden).toEqual([]);
  });

  it('do not depend on the order of the traits', () => {
    expect(drawn(4, 2, ['horns', 'symbiosis', 'ambush'])).toBe(drawn(4, 2, ['ambush', 'horns', 'symbiosis']));
  });

  it('differ by body size and by population', () => {
    const bodies = [1, 2, 3, 4, 5, 6].map((body) => drawn(body, 1, []));
    expect(new Set(bodies).size).toBe(6);
    const populations = [1, 2, 3, 4, 5, 6].map(
      (population) => drawPortrait({ body: 2, population, traits: [] }).length,
    );
    expect(populations).toEqual([1, 2, 3, 4, 5, 6].map((n) => (populations[0] as number) + n - 1));
  });

  it('grow with the body, the feet staying on the ground', () => {
    for (let body = 2; body <= 6; body++) expect(scaleOf(body)).toBeGreaterThan(scaleOf(body - 1));
    const tops = [1, 2, 3, 4, 5, 6].map((body) => boxOf(body, []).top);
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
  });

  it('stay in their frame with any three traits', () => {
    for (const body of [1, 6]) {
      for (const [i, a] of TRAITS.entries()) {
        for (const [j, b] of TRAITS.entries()) {
          for (const c of TRAITS.slice(j + 1)) {
            if (j <= i) continue;
            const box = boxOf(body, [a, b, c]);
            const what = `${body}: ${a}, ${b}, ${c}`;
            expect(box.top, what).toBeGreaterThan(-4);
            expect(box.bottom, what).toBeLessThanOrEqual(72);
            expect(box.left, what).toBeGreaterThan(-4);
            expect(box.right, what).toBeLessThan(124);
          }
        }
      }
    }
  });
});

describe('placing a path', () => {
  it('scales and moves every point, across and down', () => {
    expect(place('M0,0L10,-20C1,2 3,4 5.5,6Z', 100, 50, 2)).toBe('M100,50L120,10C102,54 106,58 111,62Z');
  });
});
