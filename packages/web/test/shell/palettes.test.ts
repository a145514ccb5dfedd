import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Palettes as eyes see them that tell colours apart in other ways. Distances are in OKLab; black to white is 1. */

type Colour = readonly [number, number, number];

/** Simulated dichromacy in linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly Colour[]>> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Colour {
  const channel = (at: number): number => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function seen(hex: string, eyes: string): Colour {
  const rgb = linear(hex);
  const [r, g, b] = (EYES[eyes] ?? []).map((row) =>
    Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
  ) as unknown as Colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(a: string, b: string, eyes: string): number {
  const [x, y] = [seen(a, eyes), seen(b, eyes)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** The two colours of a set that are hardest to tell apart. */
function closest(colours: readonly string[], eyes: string): number {
  return Math.min(...colours.flatMap((a, i) => colours.slice(0, i).map((b) => distance(a, b, eyes))));
}

const STYLE = path.resolve(import.meta.dirname, '../../src/style');
const TOKENS = readFileSync(path.join(STYLE, 'tokens.css'), 'utf8');
const PALETTES = readFileSync(path.join(STYLE, 'palettes.css'), 'utf8');

function block(css: string, selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  expect(from).toBeGreaterThanOrEqual(0);
  const body = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(Array.from(body.matchAll(/(--[\w-]+):\s*(#\w{6})/g), ([, k, v]) => [k, v]));
}

const light = block(TOKENS, ':root');
const dark = { ...light, ...block(TOKENS, ':root[data-theme="dark"]') };

/** What stands side by side: the animals of a game, the seats of a table. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  'Dominant Species': ['mammals', 'reptiles', 'birds', 'amphibians', 'arachnids', 'insects'],
  Marine: ['m-reptiles', 'm-cephalopods', 'm-fishes', 'm-crustaceans'],
  seats: ['birds', 'insects', 'reptiles', 'm-reptiles', 'amphibians', 'mammals'],
};

describe.for([
  // The usual palette goes by the animals' nature; where it is close, shape, letter and symbol must do.
  ['usual', {}, ['trichromacy'], 0.14],
  ['usual', {}, ['protanopia', 'deuteranopia', 'tritanopia'], 0.05],
  [
    'red-green',
    block(PALETTES, ':root[data-palette="red-green"]'),
    ['trichromacy', 'protanopia', 'deuteranopia'],
    0.2,
  ],
  ['blue-yellow', block(PALETTES, ':root[data-palette="blue-yellow"]'), ['trichromacy', 'tritanopia'], 0.2],
] as const)('%s', ([, own, kinds, least]) => {
  for (const [theme, base] of Object.entries({ light, dark }))
    for (const [set, names] of Object.entries(SETS))
      for (const eyes of kinds)
        test(`${set}, ${theme}: with ${eyes} every two colours are ${least} apart`, () => {
          const tokens: Record<string, string> = { ...base, ...own };
          const colours = names.map((name) => tokens[`--${name}`] ?? '');
          expect(colours).not.toContain('');
          expect(closest(colours, eyes)).toBeGreaterThan(least);
        });
});

test('numerals are readable on every colour of every palette', () => {
  const luminance = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const own of ['red-green', 'blue-yellow'].map((name) =>
    block(PALETTES, `:root[data-palette="${name}"]`),
  ))
    for (const name of [...new Set(Object.values(SETS).flat())]) {
      const [a, b] = [luminance(own[`--${name}`] ?? ''), luminance(own[`--${name}-on`] ?? '')];
      expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), name).toBeGreaterThan(4.5);
    }
});
