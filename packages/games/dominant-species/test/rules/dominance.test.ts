import { configure, isRefusal, plainRefusal, Rng, seatsToAct, unattended, uniform } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
import { animal, executing, play, SIX, table, tile } from '../../src/testing/index.ts';
import {
  corner,
  DESERT,
  FOREST,
  hex,
  I1,
  I2,
  I3,
  I4,
  JUNGLE,
  O1,
  O2,
  SAVANNAH,
  START_EARTH,
  TUNDRA,
  WETLAND,
} from './axial.ts';
import { look, ofType } from './box.ts';
import { judged, levelOf } from './levels.ts';

rule(
  'DS-5.6.1',
  'elements of each kind, printed and disks, times the disks of that kind around the tile',
  () => {
    const s = table({
      animals: { ...SIX, insects: { elements: ['grass', 'water', 'sun'] }, mammals: {} },
      corners: { [I1]: 'grass', [I2]: 'grass', [O1]: 'water', [O2]: 'meat' },
      cubes: { [WETLAND]: { insects: 1, mammals: 1 }, [SAVANNAH]: { insects: 1 }, [JUNGLE]: { insects: 1 } },
    });
    // Wetland: grass 2, water 1, meat 1; three grass, one water, one sun on the display.
    expect(tile(s, WETLAND).levels).toEqual({ insects: 3 * 2 + 1, mammals: 2 });
    // The same disks count fully on each tile that shares their corner.
    expect(tile(s, SAVANNAH).levels).toEqual({ insects: 3 });
    expect(tile(s, JUNGLE).levels).toEqual({ insects: 4 });
  },
);

rule('DS-5.6.2', 'the number of cubes does not enter', () => {
  const s = table({ cubes: { [DESERT]: { insects: 9, reptiles: 1 } } });
  expect(tile(s, DESERT)).toMatchObject({ levels: { insects: 2, reptiles: 4 }, dominant: 'reptiles' });
});

rule(
  'DS-5.6.3',
  'cubes of an animal are endangered where its level is 0, all of them and only its own',
  () => {
    const s = table({ cubes: { [DESERT]: { birds: 3, reptiles: 1 }, [FOREST]: { birds: 1 } } });
    expect(tile(s, DESERT).endangered).toEqual(['birds']);
    expect(tile(s, FOREST).endangered).toEqual([]);
  },
);

rule(
  'DS-5.6.4',
  'the one highest level dominates; a tie at the top leaves nobody, a tie below does not matter',
  () => {
    const corners = { [I3]: 'sun', [I4]: 'grass', [O2]: 'meat' };
    const on = (cubes: object): string | undefined =>
      tile(table({ corners, cubes: { [DESERT]: cubes } }), DESERT).dominant;
    expect(on({ reptiles: 1 })).toBe('reptiles');
    expect(on({ reptiles: 1, insects: 1 })).toBeUndefined();
    expect(on({ reptiles: 5, insects: 1, mammals: 1 })).toBeUndefined();
    const more = { ...corners, [corner([1, 0], [1, 1], [2, 0])]: 'sun' };
    const s = table({
      corners: more,
      cubes: { [DESERT]: { reptiles: 1, insects: 1, birds: 1, mammals: 1 } },
    });
    expect(tile(s, DESERT)).toMatchObject({
      levels: { reptiles: 4, insects: 2, birds: 0, mammals: 0 },
      dominant: 'reptiles',
    });
    // Only animals with a cube there count.
    expect(tile(table({ corners, cubes: { [DESERT]: { insects: 1 } } }), DESERT).dominant).toBe('insects');
  },
);

rule('DS-5.6.5', 'level 0 dominates nothing, not even alone', () => {
  const s = table({ corners: {}, cubes: { [DESERT]: { birds: 3 } } });
  expect(tile(s, DESERT)).toMatchObject({ levels: { birds: 0 }, endangered: ['birds'] });
  expect(tile(s, DESERT).dominant).toBeUndefined();
});

rule('DS-5.6.6', 'the food chain breaks no tie', () => {
  // DS-7.0.1 without its first animal: Arachnids and Insects both have 2 on the wetland.
  const s = table({ cubes: { [WETLAND]: { arachnids: 3, insects: 1 } } });
  expect(tile(s, WETLAND)).toMatchObject({ levels: { arachnids: 2, insects: 2 } });
  expect(tile(s, WETLAND).dominant).toBeUndefined();
});

/** Uniform play, with what is shown after every move. */
function watch(
  seed: string,
  moves: number,
  look: (s: ReturnType<typeof table>, events: readonly object[]) => void,
): number {
  const config = configure(dominantSpecies, 4, { ...unattended(dominantSpecies), deck: 'long' });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const events: { type: string }[] = [];
  const s = dominantSpecies.setup(config, seed, (e) => events.push(e));
  const choose = uniform(dominantSpecies, new Rng(seed));
  let n = 0;
  look(s, events.splice(0));
  for (; n < moves && dominantSpecies.pending(s) !== 0; n++) {
    const [seat = 0] = seatsToAct(dominantSpecies, s);
    dominantSpecies.apply(s, seat, choose(s, seat), (e) => events.push(e));
    look(s, events.splice(0));
  }
  return n;
}

rule('DS-5.6.7.1', 'levels, dominance and endangered cubes are true after every move', () => {
  for (const seed of ['marker 1', 'marker 2', 'marker 3']) {
    const seen = watch(seed, 400, (s) => {
      const view = look(s);
      for (const t of view.tiles) {
        const { levels, dominant, endangered } = t;
        expect({ levels, dominant, endangered }).toEqual(judged(view, t));
      }
    });
    expect(seen).toBe(400);
  }
});

rule('DS-5.6.7.2', 'a level of 0, the last cube leaving or a new tie takes the marker away at once', () => {
  const cubes = { [DESERT]: { reptiles: 1, insects: 1 } };
  const base = { corners: { [I3]: 'sun' }, boxes: {} };
  const gone = executing({ depletion: 'birds' }, { ...base, boxes: { depletion: ['sun'] }, cubes });
  expect(tile(gone, DESERT).dominant).toBe('reptiles');
  play(gone, `remove the disk on ${I3}`);
  expect(tile(gone, DESERT).dominant).toBeUndefined();
  expect(tile(gone, DESERT).endangered).toEqual(['reptiles', 'insects']);
  const leaving = executing({ 'migration-1': 'reptiles' }, { ...base, cubes });
  play(leaving, `move a cube from ${DESERT} to ${SAVANNAH}`);
  expect([tile(leaving, DESERT).dominant, tile(leaving, SAVANNAH).dominant]).toEqual([undefined, 'reptiles']);
  const tied = executing({ 'abundance-1': 'birds' }, { ...base, boxes: { abundance: ['grass'] }, cubes });
  play(tied, 'take grass', `put the disk on ${I4}`);
  expect(tile(tied, DESERT)).toMatchObject({ levels: { reptiles: 2, insects: 2 } });
  expect(tile(tied, DESERT).dominant).toBeUndefined();
});

rule('DS-5.6.7.3', 'points, Survival and Competition are the same whoever dominates', () => {
  const cubes = { [WETLAND]: { mammals: 1, birds: 2 }, [TUNDRA]: { birds: 2, insects: 1 } };
  const run = (corners: Record<string, string>) => {
    const s = executing(
      { 'competition-1': 'mammals', 'domination-1': 'mammals', 'domination-2': 'birds' },
      { corners, cubes, cards: { faceUp: [], deck: 0 } },
    );
    play(s, `eliminate birds on ${WETLAND}`, `score ${WETLAND}`);
    return {
      dominant: tile(s, WETLAND).dominant,
      survival: look(s).survival,
      points: animal(s, 'mammals').points,
    };
  };
  const [byMammals, byBirds, byNobody] = [run({ [I1]: 'meat' }), run({ [I1]: 'seed' }), run({})];
  expect([byMammals, byBirds, byNobody].map((x) => x.dominant)).toEqual(['mammals', 'birds', undefined]);
  for (const { survival, points } of [byMammals, byBirds, byNobody]) {
    expect({ survival, points }).toEqual({ survival: 'birds', points: 8 });
  }
});

rule('DS-5.6.7.4', 'every change of a marker is told with the change that made it', () => {
  const markers = new Map<string, unknown>();
  let changes = 0;
  let first = true;
  watch('told', 500, (s, events) => {
    const told = ofType(events as never, 'dominance');
    for (const e of told) markers.set(e.hex as string, e.animal);
    changes += told.length;
    const shown = look(s).tiles.map((t) => [t.hex, t.dominant ?? null]);
    if (first) for (const [name, owner] of shown) markers.set(name as string, owner);
    first = false;
    expect(shown).toEqual(shown.map(([name]) => [name, markers.get(name as string) ?? null]));
  });
  expect(changes).toBeGreaterThan(20);
});

rule('DS-5.6.7.5', 'an animal may dominate more than ten tiles', () => {
  const ring = [
    hex(-2, 0),
    hex(-2, 1),
    hex(-2, 2),
    hex(-1, -1),
    hex(-1, 2),
    hex(0, -2),
    hex(0, 2),
    hex(1, -2),
    hex(1, 1),
  ];
  const terrains = ['sea', 'sea', 'sea', 'sea', 'sea', 'sea', 'wetland', 'wetland', 'savannah'];
  const tiles = { ...START_EARTH, ...Object.fromEntries(ring.map((name, i) => [name, terrains[i]])) };
  const s = table({
    tiles,
    corners: {
      [I1]: 'seed',
      [I3]: 'seed',
      [corner([0, 0], [0, 1], [-1, 1])]: 'seed',
      [corner([-2, 0], [-2, 1], [-1, 0])]: 'seed',
      [corner([-1, -1], [0, -2], [0, -1])]: 'seed',
      [corner([-1, 2], [0, 1], [0, 2])]: 'seed',
    },
    cubes: Object.fromEntries(Object.keys(tiles).map((name) => [name, { birds: 1 }])),
  });
  const dominated = look(s).tiles.filter((t) => t.dominant === 'birds');
  expect(dominated.length).toBeGreaterThan(10);
  expect(dominated.length).toBe(look(s).tiles.filter((t) => levelOf(look(s), 'birds', t.hex) > 0).length);
});

rule(
  'DS-5.6.7',
  'dominance is a function of cubes, disks and displays: a position needs no word about it',
  () => {
    const s = executing({ 'abundance-1': 'amphibians' }, { boxes: { abundance: ['water'] } });
    play(s, 'take water', `put the disk on ${corner([1, -1], [1, -2], [2, -2])}`);
    expect(tile(s, SAVANNAH).dominant).toBe('amphibians');
    const written = dominantSpecies.writePosition(s);
    expect(JSON.stringify(written)).not.toMatch(/dominan(t|ce)"/);
    const read = dominantSpecies.readPosition(written);
    if (isRefusal(read)) throw new Error(plainRefusal(read));
    expect(look(read).tiles).toEqual(look(s).tiles);
  },
);
