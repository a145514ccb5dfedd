import { describe, expect, it } from 'vitest';
import { type Creature, drawCreature, type Picture } from '../../src/evolution/creature/draw.ts';
import { genesOf, PLANS, type PlanId } from '../../src/evolution/creature/genes.ts';
import type { CreatureState } from '../../src/evolution/creature/sitter.ts';
import type { TraitSymbol } from '../../src/evolution/scene.ts';

const TRAITS: readonly TraitSymbol[] = [
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
const STATES: readonly CreatureState[] = ['plain', 'hungry', 'fed', 'attacked', 'fat', 'extinct'];
const DETAILS = ['s', 'm', 'l'] as const;

/** The first seed of each plan. */
const SEEDS = new Map<PlanId, string>();
for (let i = 0; SEEDS.size < PLANS.length; i++) {
  const { plan } = genesOf(`seed/${i}`);
  if (!SEEDS.has(plan)) SEEDS.set(plan, `seed/${i}`);
}

function draw(creature: Partial<Creature> & Pick<Creature, 'seed'>): Picture {
  return drawCreature({ body: 3, population: 2, traits: [], ...creature });
}

function marksOf({ behind, animal, front }: Picture) {
  return [...behind, ...animal, ...front];
}

const text = (picture: Picture): string => JSON.stringify(picture);

describe('creatures', () => {
  it('show each trait on each plan at each detail, alone and beside two others', () => {
    const hidden: string[] = [];
    for (const [plan, seed] of SEEDS)
      for (const detail of DETAILS)
        for (const [i, trait] of TRAITS.entries()) {
          const [a, b] = [TRAITS[(i + 5) % 17], TRAITS[(i + 11) % 17]] as [TraitSymbol, TraitSymbol];
          const alone = text(draw({ seed, detail, traits: [trait] })) === text(draw({ seed, detail }));
          const among =
            text(draw({ seed, detail, traits: [a, b, trait] })) ===
            text(draw({ seed, detail, traits: [a, b] }));
          if (alone || among) hidden.push(`${plan} ${detail} ${trait}`);
        }
    expect(hidden).toEqual([]);
  });

  it('keep plan and genes for life; only meat changes the hue', () => {
    for (const seed of SEEDS.values()) {
      const { plan, hue } = draw({ seed });
      for (const trait of TRAITS) {
        const with1 = draw({ seed, traits: [trait] });
        expect(with1.plan).toBe(plan);
        if (trait === 'carnivore') expect(with1.hue).toMatch(/^c[0-5]$/);
        else expect(with1.hue).toBe(hue);
      }
    }
  });

  it('do not depend on the order in which traits came', () => {
    for (const seed of SEEDS.values())
      expect(text(draw({ seed, traits: ['horns', 'symbiosis', 'ambush'] }))).toBe(
        text(draw({ seed, traits: ['ambush', 'horns', 'symbiosis'] })),
      );
  });

  it('look different in each state', () => {
    for (const seed of SEEDS.values())
      expect(new Set(STATES.map((state) => text(draw({ seed, state })))).size).toBe(STATES.length);
  });

  it('grow with the body and have more behind them with a larger herd', () => {
    for (const seed of SEEDS.values()) {
      const areas = [1, 2, 3, 4, 5, 6].map((body) => areaOf(draw({ seed, body, population: 1 })));
      expect(areas).toEqual([...areas].sort((a, b) => a - b));
      expect(new Set(areas).size).toBe(6);
      const herds = [1, 2, 3, 4, 5, 6].map((population) => draw({ seed, population }).behind.length);
      expect(herds).toEqual(herds.map((_, i) => (herds[0] as number) + i));
    }
  });

  it('of one body size are about as large in every plan', () => {
    for (const body of [1, 2, 3]) {
      const areas = [...SEEDS.values()].map((seed) => areaOf(draw({ seed, body, population: 1 })));
      expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.35);
    }
  });

  it('are made of whole numbers and stay near their frame, whatever comes together', () => {
    for (let i = 0; i < 2000; i++) {
      const traits = [TRAITS[i % 17], TRAITS[(i * 7 + 3) % 17], TRAITS[(i * 11 + 5) % 17]] as TraitSymbol[];
      const picture = draw({
        seed: `any/${i}`,
        body: 1 + (i % 6),
        population: 1 + ((i * 5) % 6),
        traits: [...new Set(traits)],
        state: STATES[i % STATES.length] as CreatureState,
        detail: DETAILS[i % 3] as 's' | 'm' | 'l',
      });
      for (const { d, width = 0 } of marksOf(picture)) {
        expect(d).toMatch(/^[MlcaZ\d\s-]+$/);
        expect(Number.isFinite(width)).toBe(true);
      }
      const { left, right, top, bottom } = boxOf(picture);
      const what = `any/${i} ${traits.join()}`;
      expect(left, what).toBeGreaterThan(-100);
      expect(right, what).toBeLessThan(1300);
      expect(top, what).toBeGreaterThan(-20);
      expect(bottom, what).toBeLessThan(760);
    }
  });

  it('differ from each other at one table', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, i) => text(draw({ seed: `table/${i}`, detail: 's' }))),
    );
    expect(seen.size).toBe(60);
    const plans = Array.from({ length: 60 }, (_, i) => genesOf(`table/${i}`).plan);
    expect(new Set(plans).size).toBe(PLANS.length);
  });
});

/** The box of the animal itself, in tenths, by the points of its curves. */
function boxOf({ animal }: Pick<Picture, 'animal'>) {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9];
  for (const { d, transform } of animal) {
    if (transform || d.includes('a')) continue;
    let [x, y] = [0, 0];
    for (const [, command, rest = ''] of d.matchAll(/([Mlc])([^MlcZ]*)/g)) {
      const numbers = rest
        .trim()
        .split(/\s+|(?=-)/)
        .map(Number);
      const [dx, dy] = numbers.slice(-2) as [number, number];
      [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
    }
  }
  return { left, right, top, bottom };
}

/** The side of a square as large as the animal's box. */
function areaOf(picture: Picture): number {
  const { left, right, top, bottom } = boxOf(picture);
  return Math.sqrt((right - left) * (bottom - top));
}
