import { describe, expect, test } from 'vitest';
import { type NameGenes, nameOf, namesAt } from '../src/names.ts';

const PLANS = [
  'grazer',
  'lizard',
  'strider',
  'rodent',
  'tortoise',
  'frog',
  'primate',
  'boar',
  'hopper',
  'trunk',
];
const TRAITS = [
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

const genesOf = (plan: string, stem = 0, ending = 0, manner = 0): NameGenes => ({
  plan,
  stem: stem / 8,
  ending: ending / 4,
  manner: manner / 12,
});
const NOBODY = new Set<string>();
const named = (genes: NameGenes, ...traits: string[]) => nameOf({ genes, traits, taken: NOBODY });

/** Every genus that can be given. */
const all = PLANS.flatMap((plan) =>
  Array.from({ length: 32 }, (_, i) => named(genesOf(plan, i >> 2, i & 3)).genus),
);
/** Every word that can stand behind a genus. */
const epithets = [
  ...Array.from({ length: 12 }, (_, i) => named(genesOf('boar', 0, 0, i)).epithet),
  ...TRAITS.flatMap((a) => [
    named(genesOf('boar'), a).epithet,
    ...TRAITS.filter((b) => b !== a).map((b) => named(genesOf('boar'), a, b).epithet),
  ]),
];

/** Parts of words that make people laugh or wince, in one of the five languages, as they are spelt or heard. */
const AWKWARD =
  /anus|anal|puss|cunn|fuc|fuk|shit|tard|dick|cock|tit[sz]|ass[aeiou]|pimp|semen|fasz|szar|segg|geci|pics|pina$|kurv|curv|cici|kak[ai]|cac[ai]|cipa|dup[aiou]|huj|chuj|pizd|pisd|jeb|suk[ai]|suca|srac|srat|bzd|prdel|hovn|govn|kok[oa]t|mud[ao]k|manda|mandr|spid|nass|mor[st]|let[uh]um/i;

describe('names of species', () => {
  test('320 genera, all different, of thirteen letters at most, of plain letters', () => {
    expect(new Set(all).size).toBe(320);
    for (const genus of all) expect(genus).toMatch(/^[A-Z][a-z]{3,12}$/);
  });

  test('no part of a name sounds awkward in one of the five languages', () => {
    expect([...all, ...epithets].filter((word) => AWKWARD.test(word))).toEqual([]);
  });

  test('the epithet follows the traits in the order in which they came', () => {
    const damalops = genesOf('grazer', 4, 2);
    expect(named(damalops)).toMatchObject({
      genus: 'Damalops',
      name: 'Damalops novus',
      full: 'Damalops novus',
    });
    expect(named(damalops, 'horns').name).toBe('Damalops cornutus');
    expect(named(damalops, 'horns', 'long-neck').epithet).toBe('cornicollis');
    expect(named(damalops, 'long-neck', 'foraging').epithet).toBe('altilegus');
    expect(named(damalops, 'hard-shell', 'horns', 'warning-call')).toEqual({
      genus: 'Damalops',
      broken: 'Damal\u00adops',
      epithet: 'scuticornis',
      name: 'Damalops scuticornis',
      full: 'Damalops scuticornis clamosus',
      short: 'D. scuticornis',
    });
  });

  test('no two pairs of traits in their order have one epithet, and none is too long for its short form', () => {
    const pairs = TRAITS.flatMap((a) =>
      TRAITS.filter((b) => b !== a).map((b) => named(genesOf('boar'), a, b)),
    );
    expect(new Set(pairs.map(({ epithet }) => epithet)).size).toBe(17 * 16);
    expect(pairs.filter(({ short }) => short.length > 17)).toEqual([]);
  });

  test('adjectives bend with the gender of the genus', () => {
    const ebur = (ending: number, trait: string): string => named(genesOf('trunk', 6, ending), trait).name;
    expect([0, 1, 2].map((ending) => ebur(ending, 'horns'))).toEqual([
      'Eburia cornuta',
      'Eburotherium cornutum',
      'Eburodon cornutus',
    ]);
    expect([0, 1, 2].map((ending) => ebur(ending, 'cooperation'))).toEqual([
      'Eburia socialis',
      'Eburotherium sociale',
      'Eburodon socialis',
    ]);
    expect([0, 1].map((ending) => ebur(ending, 'carnivore'))).toEqual(['Eburia ferox', 'Eburotherium ferox']);
    expect(named(genesOf('frog'), 'climbing').name).toBe('Ranida scandens');
  });

  test('a trait without a word leaves the name as it was', () => {
    expect(named(genesOf('frog'), 'horns', 'wings').name).toBe('Ranida cornuta');
  });

  test('nobody at a table has the genus of another, and who came earlier keeps its own', () => {
    const twins = Array.from({ length: 100 }, () => genesOf('frog', 2, 1));
    const genera = namesAt(twins);
    expect(new Set(genera).size).toBe(100);
    expect(genera[0]).toBe('Hylodella');
    expect(genera.slice(0, 32).every((genus) => all.slice(5 * 32, 6 * 32).includes(genus))).toBe(true);
    expect(namesAt(twins.slice(0, 7))).toEqual(genera.slice(0, 7));
  });
});
