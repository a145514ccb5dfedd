import type { State } from '@clade/engine';
import { DRAWN as A_DRAW, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { TRAIT_IDS, type TraitId } from '../../../src/index.ts';
import { animal, options, play, question, refused, turnOf } from '../../../src/testing/index.ts';
import { answers, bag, expectResolved, four, isThrough, type Resolving, resolving, view } from './stage.ts';

const DRAWN = 'choose the trait';

/** The Crustaceans resolve the card and have drawn this trait; which cards come is chance. */
function drawing(trait: TraitId, more: Resolving = {}): State {
  for (let seed = 0; seed < 100; seed++) {
    const s = resolving('gene-expression', 'crustaceans', { ...more, seed: String(seed) });
    if (answers(s, DRAWN).includes(trait)) return s;
  }
  throw new Error(`${trait} was never drawn`);
}

rule('DSM-6.3.15', 'one of three cards from the box replaces your trait', () => {
  const s = resolving('gene-expression', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['social'] } }),
  });
  const drawn = answers(s, DRAWN);
  const held = view(s).animals.flatMap(({ traits }) => traits);
  expect([drawn.length, drawn.filter((trait) => held.includes(trait as TraitId))]).toEqual([3, []]);
  const other = TRAIT_IDS.find((trait) => !drawn.includes(trait)) ?? '';
  expect(refused(s, `${DRAWN} ${other}`)).toMatchObject({ code: 'not-drawn', rule: 'DSM-6.3.15' });
  // To replace is compulsory.
  expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
  const chosen = drawn.find((trait) => trait !== 'exaptation') ?? '';
  play(s, `${DRAWN} ${chosen}`);
  expect(options(s)).toEqual(['give up social']);
  // The same cards come again.
  const replaced = expectResolved(
    'gene-expression',
    'crustaceans',
    [`${DRAWN} ${chosen}`, 'give up social'],
    { 'animals.crustaceans.traits.0': ['social', chosen], random: A_DRAW },
    { animals: four({ crustaceans: { traits: ['social'] } }) },
  );
  expect(isThrough(replaced)).toBe(true);
});

rule('DSM-6.3.15 DSM-A.1', 'only the player who chooses sees the three cards', () => {
  const s = resolving('gene-expression', 'crustaceans');
  expect(turnOf(s)).toBe(3);
  expect(view(s, 3).look).toEqual(answers(s, DRAWN));
  expect([0, 1, 2].map((seat) => view(s, seat).look)).toEqual([null, null, null]);
});

rule('DSM-6.3.15', 'which cards are drawn is chance, and every card of the box may come', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 25; seed++) {
    const s = resolving('gene-expression', 'crustaceans', { seed: String(seed) });
    for (const trait of answers(s, DRAWN)) seen.add(trait);
  }
  expect(seen.size).toBe(TRAIT_IDS.length - 4);
});

rule('DSM-6.3.15', 'with Phenotypic Plasticity go its disks, with Bottom Feeder its pawn', () => {
  const plastic = drawing('flight', {
    animals: four({
      reptiles: { traits: ['social'] },
      cephalopods: { traits: ['solitary'] },
      fishes: { traits: ['resilience'] },
      crustaceans: { traits: ['phenotypic-plasticity'], elements: ['sun'], onTrait: ['sun', 'sponges'] },
    }),
  });
  const before = [bag(plastic, 'sun'), bag(plastic, 'sponges')] as const;
  play(plastic, `${DRAWN} flight`, 'give up phenotypic-plasticity');
  expect(animal(plastic, 'crustaceans').elements).toEqual({ algae: 1, worms: 2, sun: 1 });
  expect([bag(plastic, 'sun'), bag(plastic, 'sponges')]).toEqual([before[0] + 1, before[1] + 1]);
  const feeder = drawing('flight', {
    animals: four({
      reptiles: { traits: ['social'] },
      cephalopods: { traits: ['solitary'] },
      fishes: { traits: ['resilience'] },
      crustaceans: { traits: ['bottom-feeder'] },
    }),
    spaces: { 'feeder-crustaceans': 'crustaceans' },
  });
  expect(animal(feeder, 'crustaceans').pawns).toMatchObject({ available: 2, display: 2 });
  play(feeder, `${DRAWN} flight`, 'give up bottom-feeder');
  expect(animal(feeder, 'crustaceans').pawns).toMatchObject({ available: 3, display: 1 });
});

rule('DSM-6.3.15 DSM-6.4.3', 'the pawn of Budding Intelligence is kept', () => {
  const s = drawing('cannibal', {
    animals: four({ crustaceans: { traits: ['budding-intelligence'], points: 25 } }),
  });
  expect(animal(s, 'crustaceans').pawns).toMatchObject({ available: 4, display: 1, box: 3 });
  play(s, `${DRAWN} cannibal`, 'give up budding-intelligence');
  expect(animal(s, 'crustaceans').pawns).toMatchObject({ available: 4, display: 1, box: 3 });
});

rule('DSM-6.4.0', 'a threshold that is already met takes effect at once; set-up parts do nothing', () => {
  const bud = drawing('budding-intelligence', {
    animals: four({ crustaceans: { traits: ['social'], points: 20 } }),
  });
  play(bud, `${DRAWN} budding-intelligence`, 'give up social');
  expect(animal(bud, 'crustaceans').pawns).toMatchObject({ available: 4, display: 1, box: 3 });
  const pack = drawing('pack-hunters', {
    animals: four({
      reptiles: { traits: ['solitary'] },
      cephalopods: { traits: ['flight'] },
      fishes: { traits: ['resilience'] },
      crustaceans: { traits: ['social'] },
    }),
  });
  play(pack, `${DRAWN} pack-hunters`, 'give up social');
  expect(isThrough(pack)).toBe(true);
  expect(view(pack).specials.every(({ controller }) => controller === null)).toBe(true);
});

rule('DSM-6.4.0 DSM-6.4.8', 'Exaptation gained in play copies a trait of another animal at once', () => {
  const s = drawing('exaptation', {
    animals: four({
      reptiles: { traits: ['flight'] },
      cephalopods: { traits: ['pack-hunters'] },
      fishes: { traits: ['social'] },
      crustaceans: { traits: ['solitary'], pool: 17 },
    }),
  });
  play(s, `${DRAWN} exaptation`, 'give up solitary');
  expect([question(s), answers(s, DRAWN)]).toEqual(['exaptation', ['flight', 'pack-hunters', 'social']]);
  play(s, `${DRAWN} pack-hunters`);
  expect(animal(s, 'crustaceans')).toMatchObject({ traits: ['exaptation'], copied: 'pack-hunters' });
  // The free pawn belongs to the set-up.
  expect(view(s).specials.every(({ controller }) => controller === null)).toBe(true);
  expect(isThrough(s)).toBe(true);
});

rule(
  'DSM-9.4.4 DSM-6.4.0',
  'with 16 cubes or fewer it is replaced at once, and may be by a card not chosen',
  () => {
    const gained = new Set<string>();
    let fromTheOthers = 0;
    for (let seed = 0; seed < 60; seed++) {
      const s = resolving('gene-expression', 'crustaceans', {
        animals: four({ crustaceans: { traits: ['social'], pool: 16 } }),
        seed: String(seed),
      });
      const drawn = answers(s, DRAWN);
      if (!drawn.includes('exaptation')) continue;
      play(s, `${DRAWN} exaptation`, 'give up social');
      expect(isThrough(s)).toBe(true);
      const [trait = ''] = animal(s, 'crustaceans').traits;
      gained.add(trait);
      if (drawn.includes(trait)) fromTheOthers++;
    }
    expect(fromTheOthers).toBeGreaterThan(0);
    expect(gained.has('exaptation')).toBe(false);
  },
);

rule('DSM-6.3.15 DSM-4.8.1', 'with Superheroes you choose which trait is replaced', () => {
  const s = resolving('gene-expression', 'crustaceans', {
    options: { superheroes: true },
    animals: {
      reptiles: { traits: ['flight', 'resilience'] },
      cephalopods: { traits: ['hadopelagic', 'pack-hunters'] },
      fishes: { traits: ['seasonal-migrants', 'carnivore'] },
      crustaceans: { traits: ['social', 'solitary'] },
    },
  });
  const [trait = ''] = answers(s, DRAWN);
  play(s, `${DRAWN} ${trait}`);
  expect(options(s)).toEqual(['give up social', 'give up solitary']);
  expect(refused(s, 'give up flight')).toMatchObject({ code: 'not-held', rule: 'DSM-6.3.15' });
  play(s, 'give up social');
  expect([...animal(s, 'crustaceans').traits].sort()).toEqual([trait, 'solitary'].sort());
});
