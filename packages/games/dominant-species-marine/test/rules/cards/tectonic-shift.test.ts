import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, play, question } from '../../../src/testing/index.ts';
import { atTurn, control, evolving, expectResolved, four, isThrough, view } from './stage.ts';

const OUT = {
  row: ['tectonic-shift', 'asteroid'],
  animals: four({
    fishes: { traits: ['bottom-feeder'] },
    crustaceans: { traits: ['ancient-lineage'] },
    reptiles: { chain: 'right' },
  }),
  ...control({ sun: 'reptiles', worms: 'crustaceans' }),
  spaces: {
    'abundance-1': 'fishes',
    'migration-4': 'sun',
    'migration-1': 'crustaceans',
    'feeder-fishes': 'fishes',
    'tectonics-2': 'worms',
  },
};

rule(
  'DSM-6.3.31',
  'every pawn goes back to its controller, trait cards included, the one just placed too',
  () => {
    const s = evolving('crustaceans', OUT);
    expect(animal(s, 'crustaceans').pawns).toMatchObject({ available: 2, display: 2 });
    expectResolved(
      'tectonic-shift',
      'crustaceans',
      [],
      {
        'spaces.abundance-1': ['fishes', undefined],
        'spaces.tectonics-2': ['worms', undefined],
        'spaces.migration-1': ['crustaceans', undefined],
        'spaces.migration-4': ['sun', undefined],
        'spaces.evolution-5': ['crustaceans', undefined],
        'spaces.feeder-fishes': ['fishes', undefined],
        'animals.fishes.pawns': [2, 4],
        'animals.crustaceans.pawns': [2, 4],
      },
      OUT,
    );
    play(s, 'choose tectonic-shift');
    const controllers = view(s).specials.filter(({ controller }) => controller !== null);
    expect(controllers).toMatchObject([
      { element: 'worms', controller: 'crustaceans', space: null },
      { element: 'sun', controller: 'reptiles', space: null },
    ]);
  },
);

rule('DSM-6.3.31', 'it is no Retrieve: no cube moves, and no trait of a Retrieve works', () => {
  const s = evolving('crustaceans', OUT);
  play(s, 'choose tectonic-shift');
  expect([isThrough(s), view(s).turn]).toEqual([true, 'fishes']);
  expect(view(s).animals.map(({ chain }) => chain)).toEqual(['right', 'left', 'left', 'left']);
});

rule('DSM-6.3.31 DSM-6.4.1', 'without a pawn out it does nothing', () => {
  const s = atTurn('crustaceans', {
    animals: four({ crustaceans: { traits: ['ancient-lineage'] } }),
    discard: ['tectonic-shift'],
  });
  play(s, 'retrieve', 'choose tectonic-shift');
  expect([question(s), view(s).spaces]).toEqual(['turn', {}]);
});
