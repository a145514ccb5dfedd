import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../../src/index.ts';
import { expectChanged, play, question } from '../../../src/testing/index.ts';
import { answers, atTurn, control, four, view } from '../cards/stage.ts';

const DEEP = four({ fishes: { traits: ['hadopelagic'] } });
const ALL_OUT = {
  'abundance-1': 'fishes',
  'abundance-2': 'fishes',
  'abundance-3': 'fishes',
  depletion: 'fishes',
};

rule('DSM-6.4.10 DSM-9.4.6', 'a Retrieve with all pawns on the display earns another turn', () => {
  const s = atTurn('fishes', { animals: DEEP, spaces: ALL_OUT });
  // Judged at the beginning: now all of them are available. The turn does not pass.
  expectChanged(s, () => play(s, 'retrieve'), {
    'spaces.abundance-1': ['fishes', undefined],
    'spaces.abundance-2': ['fishes', undefined],
    'spaces.abundance-3': ['fishes', undefined],
    'spaces.depletion': ['fishes', undefined],
    'animals.fishes.pawns': [0, 4],
    'animals.fishes.chain': ['left', 'right'],
  });
  expect([question(s), view(s).turn]).toEqual(['turn', 'fishes']);
  play(s, 'place a pawn on domination-1', 'forgo');
  expect(view(s).turn).toBe('cephalopods');
});

rule('DSM-6.4.10', 'a basic or special pawn that is available earns none', () => {
  const { depletion: _, ...three } = ALL_OUT;
  const basic = atTurn('fishes', { animals: DEEP, spaces: three });
  play(basic, 'retrieve');
  expect(view(basic).turn).toBe('cephalopods');
  const special = atTurn('fishes', { animals: DEEP, spaces: ALL_OUT, ...control({ sun: 'fishes' }) });
  play(special, 'retrieve');
  expect(view(special).turn).toBe('cephalopods');
  const out = atTurn('fishes', {
    animals: DEEP,
    spaces: { ...ALL_OUT, 'migration-4': 'sun' },
    ...control({ sun: 'fishes' }),
  });
  play(out, 'retrieve');
  expect(view(out).turn).toBe('fishes');
  const other = atTurn('fishes', {
    animals: four({ crustaceans: { traits: ['hadopelagic'] } }),
    spaces: ALL_OUT,
  });
  play(other, 'retrieve');
  expect(view(other).turn).toBe('cephalopods');
});

const right = { chain: 'right' };
const LAST = four({
  reptiles: right,
  cephalopods: right,
  crustaceans: right,
  fishes: { traits: ['hadopelagic'] },
});

rule('DSM-6.4.10 DSM-5.3.4', 'a Reseed comes first; the end of the game leaves no extra turn', () => {
  const s = atTurn('fishes', { animals: LAST, spaces: ALL_OUT });
  play(s, 'retrieve');
  expect([view(s).round, view(s).turn]).toEqual([2, 'fishes']);
  const end = atTurn('fishes', { animals: LAST, spaces: ALL_OUT, row: ['annelids'], discard: ['asteroid'] });
  play(end, 'retrieve');
  expect(dominantSpeciesMarine.result(end)).toMatchObject({ reason: 'asteroid' });
});

rule('DSM-9.4.6', 'a trait lost or gained in the middle of the Retrieve changes nothing', () => {
  const heroes = {
    options: { superheroes: true },
    animals: {
      reptiles: { traits: ['flight', 'resilience'] },
      cephalopods: { traits: ['social', 'pack-hunters'] },
      fishes: { traits: ['ancient-lineage', 'hadopelagic'] },
      crustaceans: { traits: ['seasonal-migrants', 'solitary'] },
    },
    discard: ['gene-expression'],
    spaces: ALL_OUT,
  };
  const lost = atTurn('fishes', heroes);
  play(lost, 'retrieve', 'choose gene-expression');
  play(lost, `choose the trait ${answers(lost, 'choose the trait')[0]}`, 'give up hadopelagic');
  expect(view(lost).turn).toBe('fishes');
  let gained = 0;
  for (let seed = 0; seed < 20 && gained === 0; seed++) {
    const s = atTurn('fishes', {
      animals: four({
        reptiles: { traits: ['flight'] },
        cephalopods: { traits: ['social'] },
        fishes: { traits: ['ancient-lineage'] },
        crustaceans: { traits: ['solitary'] },
      }),
      discard: ['gene-expression'],
      spaces: ALL_OUT,
      seed: String(seed),
    });
    play(s, 'retrieve', 'choose gene-expression');
    if (!answers(s, 'choose the trait').includes('hadopelagic')) continue;
    play(s, 'choose the trait hadopelagic', 'give up ancient-lineage');
    expect(view(s).turn).toBe('cephalopods');
    gained++;
  }
  expect(gained).toBe(1);
});
