import { RNG, RNG_WORDS, Rng, type State } from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { play, table } from '../src/testing/index.ts';

/**
 * DS-5.14: nothing that is face down has an order in the state, so what comes next is drawn in every sample anew, with
 * the right frequency.
 */

/** The last decision of a round: behind it cards, tiles and disks are drawn. */
function beforeReseed(): State {
  return table({
    phase: 'extinction',
    animals: { mammals: {}, birds: {} },
    cubes: { D3: { birds: 1 }, D2: { mammals: 1 } },
    boxes: {},
    stacks: [
      { top: null, left: 8 },
      { top: 'desert', left: 7 },
      { top: 'forest', left: 7 },
    ],
    cards: {
      faceUp: ['biomass', 'blight', 'disease', 'evolution'],
      deck: ['fertile', 'habitat', 'predator', 'ice-age'],
    },
  });
}

interface Drawn {
  readonly card: string;
  readonly terrain: string;
  readonly disks: Readonly<Record<string, number>>;
}

function reseed(s: State): Drawn {
  const events = play(s, 'skip');
  const of = (type: string): Record<string, unknown>[] => events.filter((e) => e.type === type);
  const disks: Record<string, number> = {};
  for (const { elements } of of('disks-drawn')) {
    for (const element of elements as string[]) disks[element] = (disks[element] ?? 0) + 1;
  }
  return {
    card: String(of('card-revealed')[0]!.card),
    terrain: String(of('tile-revealed')[0]!.terrain),
    disks,
  };
}

const SAMPLES = 1200;

function drawMany(): Drawn[] {
  const s = beforeReseed();
  const rng = new Rng('samples');
  return Array.from({ length: SAMPLES }, () => reseed(dominantSpecies.sample(s, 0, rng)));
}

/** Five standard deviations of a count with this chance. */
function near(count: number, chance: number): void {
  const spread = 5 * Math.sqrt(SAMPLES * chance * (1 - chance));
  expect(Math.abs(count - SAMPLES * chance)).toBeLessThan(spread);
}

test('DS-5.14.1: every card of the deck comes equally often, Ice Age not before the others', () => {
  const drawn = drawMany();
  for (const card of ['fertile', 'habitat', 'predator'])
    near(drawn.filter((d) => d.card === card).length, 1 / 3);
  expect(drawn.some((d) => d.card === 'ice-age')).toBe(false);
});

test('DS-5.14.1: tiles come as often as they are among those that nobody has seen', () => {
  // 24 tiles are not on the start map: 6 sea and 3 of each other; a desert and a forest lie face up: 22 are left.
  const left = { sea: 6, wetland: 3, savannah: 3, jungle: 3, forest: 2, desert: 2, mountain: 3 };
  const drawn = drawMany();
  for (const [terrain, n] of Object.entries(left))
    near(drawn.filter((d) => d.terrain === terrain).length, n / 22);
});

test('DS-5.9.4.7: disks come as often as they are in the bag', () => {
  // The bag holds 18 of each kind: two of each lie on the start Earth, and displays hold printed ones only.
  const drawn = drawMany();
  const total: Record<string, number> = {};
  for (const { disks } of drawn)
    for (const [kind, n] of Object.entries(disks)) total[kind] = (total[kind] ?? 0) + n;
  const kinds = Object.values(total);
  expect(kinds.length).toBe(6);
  expect(kinds.reduce((a, b) => a + b)).toBe(SAMPLES * 12);
  // Twelve draws without replacement vary a little less than twelve independent ones.
  for (const n of kinds)
    expect(Math.abs(n - SAMPLES * 2)).toBeLessThan(5 * Math.sqrt(SAMPLES * 12 * (1 / 6) * (5 / 6)));
});

test('a sample differs from its state in the generator, and in nothing else', () => {
  const s = beforeReseed();
  const t = dominantSpecies.sample(s, 1, new Rng('one'));
  expect(Array.from(t.slice(RNG, RNG + RNG_WORDS))).not.toEqual(Array.from(s.slice(RNG, RNG + RNG_WORDS)));
  expect(Array.from(t.slice(RNG + RNG_WORDS))).toEqual(Array.from(s.slice(RNG + RNG_WORDS)));
  expect(t).not.toBe(s);
});

test('two tables that differ only in their future draws look alike to everybody', () => {
  const a = beforeReseed();
  const b = dominantSpecies.sample(a, 0, new Rng('two'));
  for (const viewer of [-1, 0, 1]) {
    expect(JSON.stringify(dominantSpecies.view(b, viewer))).toBe(
      JSON.stringify(dominantSpecies.view(a, viewer)),
    );
  }
  expect(reseed(a)).not.toEqual(reseed(b));
});
