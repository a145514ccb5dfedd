import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { ANIMALS, AROUND, CUBES, HAS, HEXES, KINDS, LEVEL, OWNER, SMALL, TILE } from '@clade/earth';
import { type Config, configure, firstSeat, Rng, type State } from '@clade/engine';
import { expect, test } from 'vitest';
import { MarineEvaluation } from '../../src/policies/dominant-species-marine/evaluation.ts';
import { PARAMS } from '../../src/policies/dominant-species-marine/params.ts';
import { marinePolicies } from '../../src/policies/dominant-species-marine.ts';

class OpenEyes extends MarineEvaluation {
  reach(animal: number, kind: number, by: number): number {
    return this.reachGain(animal, kind, by);
  }
}

const evaluation = new OpenEyes(PARAMS);

/** Positions of a game of the policy, looked at for each animal in turn. */
function* positions(seed: string): Generator<State> {
  const game = dominantSpeciesMarine;
  const policy = marinePolicies.make();
  const rng = new Rng(seed);
  const s = game.setup(configure(game, 4, {}) as Config, seed);
  for (let n = 0, pending = game.pending(s); pending !== 0; n++, pending = game.pending(s)) {
    const animal = n % 4;
    const owner = word(s, OWNER + animal);
    if (n % 23 === 0 && owner >= 0) {
      evaluation.look(s, owner, animal);
      yield s;
    }
    const seat = firstSeat(pending);
    game.apply(s, seat, policy.choose(s, seat, rng));
  }
}

function word(s: State, i: number): number {
  return s[i] as number;
}

function tilesOf(s: State): number[] {
  return Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => s[TILE + hex] !== 0);
}

function add(t: State, i: number, by: number): void {
  t[i] = word(t, i) + by;
}

/** The gain of a change to one tile, made on a copy and weighed whole. */
function whole(s: State, hex: number, change: (t: State) => void): number {
  const t = s.slice();
  change(t);
  const before = evaluation.at(hex);
  return evaluation.worthIn(t, hex) - before;
}

test('what a disk brings to a tile is the same as on a copy that has it', () => {
  let gains = 0;
  for (const s of positions('disks')) {
    for (const hex of tilesOf(s)) {
      for (let kind = 0; kind < KINDS; kind++) {
        for (const by of word(s, AROUND + hex * KINDS + kind) > 0 ? [1, -1] : [1]) {
          const expected = whole(s, hex, (t) => {
            add(t, AROUND + hex * KINDS + kind, by);
            for (let a = 0; a < ANIMALS; a++)
              add(t, LEVEL + hex * ANIMALS + a, by * word(s, HAS + a * KINDS + kind));
          });
          expect(evaluation.diskGain(hex, kind, by)).toBeCloseTo(expected, 9);
          if (expected !== 0) gains++;
        }
      }
    }
  }
  expect(gains).toBeGreaterThan(1000);
});

test('what an element brings to an animal is the sum of what it changes on all tiles', () => {
  let gains = 0;
  for (const s of positions('elements')) {
    for (let animal = 0; animal < 4; animal++) {
      for (let kind = 0; kind < KINDS; kind++) {
        for (const by of word(s, HAS + animal * KINDS + kind) > 0 ? [1, -1] : [1]) {
          let expected = by * evaluation.elementWorth(animal) + evaluation.reach(animal, kind, by);
          for (const hex of tilesOf(s)) {
            const disks = word(s, AROUND + hex * KINDS + kind);
            expected += whole(s, hex, (t) => add(t, LEVEL + hex * ANIMALS + animal, by * disks));
          }
          expect(evaluation.elementGain(animal, kind, by)).toBeCloseTo(expected, 9);
          if (expected !== 0) gains++;
        }
      }
    }
  }
  expect(gains).toBeGreaterThan(300);
});

test('what cubes change is remembered right, whatever was asked before', () => {
  for (const s of positions('cubes')) {
    for (const hex of tilesOf(s).filter((h) => s[TILE + h] !== SMALL + 1)) {
      for (let animal = 0; animal < 4; animal++) {
        const had = word(s, CUBES + hex * ANIMALS + animal);
        for (let by = -Math.min(4, had); by <= 5; by++) {
          const expected = whole(s, hex, (t) => add(t, CUBES + hex * ANIMALS + animal, by));
          expect(evaluation.cubeGain(hex, animal, by)).toBeCloseTo(expected, 9);
          expect(evaluation.cubeGain(hex, animal, by)).toBeCloseTo(expected, 9);
        }
      }
    }
  }
});

test('a survey of one animal finds what a whole look finds', () => {
  const surveyor = new OpenEyes(PARAMS);
  const [looked, surveyed] = [new Float64Array(5), new Float64Array(5)];
  let found = 0;
  for (const s of positions('survey')) {
    const { animal } = evaluation;
    evaluation.presence(animal, looked);
    surveyor.survey(s, animal);
    surveyor.presence(animal, surveyed);
    expect(surveyed).toEqual(looked);
    expect(surveyor.survivalOf(animal)).toBe(evaluation.survivalOf(animal));
    if (looked.every((x) => x > 0)) found++;
  }
  expect(found).toBeGreaterThan(0);
});
