import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  expectChanged,
  options,
  play,
  question,
  refused,
  table,
} from '../../../src/testing/index.ts';
import { answers, atTurn, BEGUN, bag, byTraits, four, isThrough, view } from '../cards/stage.ts';

/** The last choice of a trait; then the set-up of the traits. */
function setUp(kept: readonly [string, string, string, string], options?: Position): State {
  const [reptiles, cephalopods, fishes, crustaceans] = kept;
  const rest = [
    'ancient-lineage',
    'bottom-feeder',
    'budding-intelligence',
    'cannibal',
    'carnivore',
    'camouflage',
    'ram-feeder',
    'solitary',
  ];
  const hand = (own: string, i: number) => [own, rest[2 * i], rest[2 * i + 1]];
  const s = table({
    phase: 'traits',
    ...(options === undefined ? {} : { options }),
    animals: {
      reptiles: { dealt: hand(reptiles, 0), kept: [reptiles] },
      cephalopods: { dealt: hand(cephalopods, 1), kept: [cephalopods] },
      fishes: { dealt: hand(fishes, 2), kept: [fishes] },
      crustaceans: { dealt: hand(crustaceans, 3) },
    },
  });
  play(s, `keep ${crustaceans}`);
  return s;
}

rule('DSM-6.4.8', "at set-up you choose another animal's trait to copy", () => {
  const s = setUp(['social', 'exaptation', 'flight', 'resilience']);
  expect([question(s), asked(s)]).toEqual(['exaptation', 'cephalopods']);
  expect(answers(s, 'choose the trait')).toEqual(['flight', 'resilience', 'social']);
  expect(refused(s, 'choose the trait exaptation')).toMatchObject({ code: 'no-model', rule: 'DSM-6.4.8' });
  expect(refused(s, 'choose the trait solitary')).toMatchObject({ code: 'no-model', rule: 'DSM-6.4.8' });
  expectChanged(s, () => play(s, 'choose the trait flight'), {
    'animals.cephalopods.copied': [null, 'flight'],
    ...BEGUN,
    toAct: ['cephalopods', 'crustaceans'],
  });
  expect(question(s)).toBe('turn');
});

rule(
  'DSM-6.4.8 DSM-6.4.11 DSM-4.1.12',
  'a copy of Pack Hunters takes a second pawn, down the Food Chain',
  () => {
    const s = setUp(['exaptation', 'social', 'flight', 'pack-hunters']);
    play(s, 'choose the trait pack-hunters');
    expect([question(s), asked(s), options(s).length]).toEqual(['pack-hunters', 'reptiles', 6]);
    play(s, 'take control of sun');
    expect(asked(s)).toBe('crustaceans');
    expect(refused(s, 'take control of sun')).toMatchObject({ code: 'controlled', rule: 'DSM-6.4.11' });
    play(s, 'take control of worms');
    const pawns = view(s).specials.filter(({ controller }) => controller !== null);
    expect(pawns).toMatchObject([
      { element: 'worms', controller: 'crustaceans', target: 2 },
      { element: 'sun', controller: 'reptiles', target: 2 },
    ]);
  },
);

/** The Fishes copy a trait, and Regression takes a cube out of their pool. */
const copying = (copied: string, pool: number, more: Position = {}, own: Position = {}): State => {
  const s = atTurn('fishes', {
    animals: four({ fishes: { traits: ['exaptation'], copied, pool, ...own } }),
    ...more,
  });
  play(s, 'place a pawn on regression-1', 'use the action');
  return s;
};

rule('DSM-6.4.8', 'the action that leaves 16 cubes or fewer replaces it by a random trait of the box', () => {
  const above = copying('social', 18);
  expect(animal(above, 'fishes')).toMatchObject({ pool: 17, traits: ['exaptation'], copied: 'social' });
  const gained = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const s = copying('social', 17, { seed: String(seed) });
    expect(isThrough(s)).toBe(true);
    const { traits, copied } = animal(s, 'fishes');
    expect([traits.length, copied]).toEqual([1, null]);
    for (const trait of traits) gained.add(trait);
  }
  // It goes to the box behind the draw, so it is never drawn; nor is what others hold.
  expect([gained.has('exaptation'), gained.size > 5]).toEqual([false, true]);
  const held = view(above)
    .animals.filter((own) => own.animal !== 'fishes')
    .flatMap(({ traits }) => traits);
  expect(held.filter((trait) => gained.has(trait))).toEqual([]);
});

rule('DSM-6.4.8', 'with a copy of Phenotypic Plasticity go its disks, of Bottom Feeder its pawn', () => {
  const disks = { elements: ['worms'], onTrait: ['sun', 'sun'] };
  const before = atTurn('fishes', {
    animals: four({ fishes: { traits: ['exaptation'], copied: 'phenotypic-plasticity', ...disks } }),
    boxes: {},
  });
  const s = copying('phenotypic-plasticity', 17, { boxes: {}, seed: '3' }, disks);
  expect([animal(s, 'fishes').elements.sun, animal(s, 'fishes').elements.worms]).toEqual([undefined, 1]);
  expect(bag(s, 'sun')).toBe(bag(before, 'sun') + 2);
  const feeder = copying('bottom-feeder', 17, { spaces: { 'feeder-fishes': 'fishes' }, seed: '3' });
  expect(view(feeder).spaces).toEqual({ 'regression-1': { animal: 'fishes', special: null } });
});

rule('DSM-6.4.8', 'it happens once: the drawn trait stays', () => {
  const s = copying('social', 17, { seed: '1' });
  const { traits } = animal(s, 'fishes');
  play(s, 'retrieve', 'retrieve', 'retrieve', 'place a pawn on regression-2', 'use the action');
  expect(animal(s, 'fishes')).toMatchObject({ pool: 15, traits });
});

rule('DSM-6.4.8', 'the copy stays when the copied animal changes its trait, and works as that trait', () => {
  // Nobody holds Cannibal any more.
  const s = atTurn('crustaceans', {
    animals: four({ fishes: { traits: ['exaptation'], copied: 'cannibal' } }),
    chips: { competition: ['reef', 'sand', 'sand'] },
  });
  play(s, 'place a pawn on competition-1', 'eliminate fishes on D4');
  expect([animal(s, 'fishes').copied, byTraits(s, 'fishes')]).toEqual(['cannibal', 1]);
});

rule(
  'DSM-6.4.8 DSM-5.19.3',
  'an action of another animal can leave 16 cubes too: it counts when all of it is done',
  () => {
    const s = atTurn('crustaceans', {
      animals: four({ fishes: { traits: ['exaptation'], copied: 'camouflage', pool: 17 } }),
    });
    play(
      s,
      'place a pawn on tectonics-1',
      'open a vent on E6',
      'turn the smoker up',
      'take the cube from pool',
    );
    expect([question(s), animal(s, 'fishes').traits]).toEqual(['camouflage', ['exaptation']]);
    const events = play(s, 'add 1 to E6').map(({ type }) => type);
    expect(events.indexOf('cubes-placed')).toBeLessThan(events.indexOf('trait-lost'));
    expect([animal(s, 'fishes').pool, animal(s, 'fishes').copied]).toEqual([16, null]);
    expect(animal(s, 'fishes').traits).not.toContain('exaptation');
  },
);
