import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine, TRAIT_IDS, TRAITS } from '../../../src/index.ts';
import { animal, play, question, table } from '../../../src/testing/index.ts';
import { EXAPTATION, RAM_FEEDER } from '../../../src/trait-ids.ts';
import { copyTrait, outgrow, takeTrait } from '../../../src/traits/hold.ts';
import { atTurn, byTraits, CHIPS, cubes, earth, four, view } from '../cards/stage.ts';

rule('DSM-6.4.0', 'eighteen traits, as the book lists them', () => {
  expect(TRAIT_IDS).toHaveLength(18);
  expect(TRAITS.map(({ id, rule: cited }) => [id, cited])).toEqual(
    TRAIT_IDS.map((id, i) => [id, `DSM-6.4.${i + 1}`]),
  );
  const sure = (level: string) => TRAITS.filter(({ confidence }) => confidence === level).map(({ id }) => id);
  expect(sure('low')).toEqual(['bottom-feeder', 'camouflage', 'solitary']);
  expect(sure('medium')).toEqual(['ancient-lineage', 'carnivore', 'hadopelagic', 'resilience']);
});

rule('DSM-6.4.0 DSM-4.1.11', 'a trait works from its reveal, not before', () => {
  const s = table({
    phase: 'traits',
    animals: {
      reptiles: { dealt: ['ram-feeder', 'cannibal', 'carnivore'], kept: ['ram-feeder'] },
      crustaceans: { dealt: ['social', 'flight', 'resilience'] },
    },
  });
  expect(animal(s, 'reptiles').elements).toEqual({ sponges: 1, sun: 2 });
  play(s, 'keep social');
  expect(animal(s, 'reptiles')).toMatchObject({
    traits: ['ram-feeder'],
    elements: { sponges: 1, sun: 2, plankton: 1 },
  });
});

rule('DSM-9.4.5', "Exaptation's threshold reached by Ancient Lineage is checked before the Reseed", () => {
  const right = { chain: 'right' };
  const s = atTurn('fishes', {
    animals: four({
      reptiles: right,
      cephalopods: right,
      crustaceans: right,
      fishes: { traits: ['exaptation'], copied: 'ancient-lineage', pool: 20 },
    }),
    ...earth({ cubes: { D5: { fishes: 4 } } }),
    // The Reseed gives the Fishes a cube back: 17 would be too many.
    regression: ['fishes'],
    discard: ['population-explosion'],
  });
  play(s, 'retrieve', 'choose population-explosion');
  const events = play(s, 'choose tile D5').map(({ type }) => type);
  expect(cubes(s, 'D5')).toEqual({ fishes: 8 });
  expect(events.indexOf('trait-lost')).toBeGreaterThan(-1);
  expect(events.indexOf('trait-gained')).toBeLessThan(events.indexOf('reseed'));
  expect([animal(s, 'fishes').pool, animal(s, 'fishes').traits.includes('exaptation')]).toEqual([17, false]);
});

/** The end of a game for two players with two animals each; nobody has cubes. */
function twoEach(row: readonly string[]) {
  const own = (seat: number, points: number) => ({ seat, points, chain: 'right', eliminated: 34 });
  const s = table({
    options: { animals: 2 },
    animals: {
      reptiles: { traits: ['pack-hunters'], ...own(1, 9) },
      cephalopods: { traits: ['flight'], ...own(0, 7) },
      fishes: { traits: ['resilience'], ...own(1, 7) },
      crustaceans: { traits: ['social'], ...own(0, 7), chain: 'left' },
    },
    toAct: 'crustaceans',
    chips: CHIPS,
    ...earth({ cubes: { D4: null } }),
    row,
    discard: ['asteroid'],
    deck: 0,
  });
  play(s, 'retrieve');
  return dominantSpeciesMarine.result(s);
}

rule('DSM-9.4.7', 'of two animals with equal scores the one higher in the tie order counts', () => {
  // Cephalopods count, not Crustaceans: they are above the Fishes.
  expect(twoEach(['annelids'])).toMatchObject({ winners: [0], standings: [{ score: 7 }, { score: 7 }] });
  // Reversed, the Crustaceans count and are below the Fishes, which is better now.
  expect(twoEach(['monotypic-habitat'])).toMatchObject({ winners: [0] });
});

rule('DSM-9.4.8', 'a trait held as a card and as a copy works once', () => {
  const s = table({ animals: four({ fishes: { traits: ['ram-feeder'] } }), toAct: 'fishes' });
  const fishes = 2;
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 3 });
  takeTrait(s, fishes, EXAPTATION, 'DSM-6.4.8', undefined);
  copyTrait(s, fishes, RAM_FEEDER, 'DSM-6.4.8', undefined);
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 3 });
  // The card stays when the copy goes.
  outgrow(s, fishes, 'DSM-6.4.8', undefined);
  expect(animal(s, 'fishes').elements.plankton).toBe(3);
});

rule('DSM-6.4.0', 'a trait is for its animal alone', () => {
  const s = atTurn('crustaceans', {
    animals: four({ fishes: { traits: ['cannibal'] } }),
    chips: { competition: ['reef', 'sand', 'sand'] },
  });
  play(s, 'place a pawn on competition-1', 'eliminate reptiles on D4');
  expect([question(s), view(s).animals.map(({ animal: id }) => byTraits(s, id))]).toEqual([
    'turn',
    [0, 0, 0, 0],
  ]);
});
