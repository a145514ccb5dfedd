import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type CardId, dominantSpeciesMarine } from '../../../src/index.ts';
import {
  animal,
  disk,
  options,
  play,
  playing,
  QUIET_ROW,
  question,
  table,
  tile,
} from '../../../src/testing/index.ts';
import { BOOK_KINDS, BOOK_START_TILES, cellOf, cornersOf } from '../../book.ts';
import { corner, four, isOver, takes, turn } from '../actions/stage.ts';
import { look, newGame, ofType, pointsIn } from '../box.ts';
import { earth, lastInDeck } from '../cards/stage.ts';

const right = { chain: 'right' };

rule('EX-21', 'algae at 7 and sun at 6 are worth 13 at the end', () => {
  const s = turn('crustaceans', {
    animals: four({ reptiles: right, cephalopods: right, fishes: right }),
    specials: {
      algae: { controller: 'fishes', target: 7 },
      sun: { controller: 'fishes', target: 6 },
      worms: { target: 9 },
    },
    cubes: {},
    lastRound: true,
  });
  const events = play(s, 'retrieve');
  expect(look(s).phase).toBe('over');
  expect([animal(s, 'fishes').points, animal(s, 'fishes').parts.final]).toEqual([13, 13]);
  expect(ofType(events, 'target-scored')).toHaveLength(2);
});

rule('EX-22', 'the lower of two animals counts: 75 beats 70', () => {
  const s = table({
    phase: 'over',
    options: { animals: 2 },
    animals: {
      reptiles: { seat: 0, points: { tiles: 70 } },
      cephalopods: { seat: 1, points: { tiles: 75 } },
      fishes: { seat: 0, points: { tiles: 145 } },
      crustaceans: { seat: 1, points: { tiles: 85 } },
    },
  });
  expect(dominantSpeciesMarine.scores(s)).toEqual([70, 75]);
  expect(dominantSpeciesMarine.result(s)?.winners).toEqual([1]);
});

/** Disks around the centre. */
function around(s: State): string[] {
  return cornersOf(cellOf('D4')).flatMap((where) => disk(s, where) ?? []);
}

rule(
  'EX-23',
  'Random Earth: two Reptiles for each sun, one for each sponges; three for three equal disks',
  () => {
    const counted = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const s = newGame(4, { earth: 'random' }, `example ${n}`);
      const disks = around(s);
      const count = (kind: string): number => disks.filter((k) => k === kind).length;
      const expected = 2 * count('sun') + count('sponges');
      expect(tile(s, 'D4').cubes.reptiles).toBe(expected);
      counted.add(expected);
    }
    expect(counted.size).toBeGreaterThan(3);
    let triples = 0;
    for (let n = 0; n < 120; n++) {
      const s = newGame(4, { earth: 'random', boards: 'alternate' }, `example ${n}`);
      for (const { animal: id, elements } of look(s).animals) {
        const [kind] = BOOK_KINDS.filter((k) => elements[k] === 3);
        if (kind === undefined) continue;
        triples++;
        expect(tile(s, 'D4').cubes[id]).toBe(3 * around(s).filter((k) => k === kind).length);
      }
    }
    expect(triples).toBeGreaterThan(3);
  },
);

rule('EX-24', 'on a kelp centre with 3, 1, 3 and 2 cubes the game starts at 6, 13, 9 and 11', () => {
  for (let n = 0; n < 40_000; n++) {
    const s = newGame(4, { earth: 'random', boards: 'alternate' }, `kelp ${n}`);
    const { terrain, cubes } = tile(s, 'D4');
    const there = [cubes.reptiles, cubes.cephalopods, cubes.fishes, cubes.crustaceans];
    if (terrain !== 'kelp' || String(there) !== '3,1,3,2') continue;
    expect(look(s).animals.map(({ points }) => points)).toEqual([6, 13, 9, 11]);
    return;
  }
  expect.unreachable('no such table was dealt');
});

rule(
  'EX-25',
  'Ecological Niche: the reef takes three of the owner and one of others, Land and vents none',
  () => {
    const most = (id: 'cephalopods' | 'fishes'): Record<string, number> => {
      const s = takes(id, 'speciation-1', {
        animals: four({ cephalopods: { traits: ['ecological-niche'] } }),
        specials: { sun: { controller: 'cephalopods' } },
        speciation: ['sun', null, null, null],
        ...earth({ tiles: { C3: { terrain: 'vent', under: 'kelp' } } }),
      });
      play(s, `speciate around ${corner('D4', 'NW')}`);
      const seen: Record<string, number> = {};
      while (question(s) === 'speciation-cubes') {
        const words = options(s).at(-1) ?? '';
        seen[words.slice(-2)] = Number(words.split(' ')[1]);
        play(s, words);
      }
      return seen;
    };
    expect(most('cephalopods')).toEqual({ C3: 2, D3: 2, D4: 3 });
    expect(most('fishes')).toEqual({ D4: 1 });
  },
);

/** Cephalopods resolve a quiet card, and `last` takes its place. */
function turningUp(last: CardId, more: Position): ReturnType<typeof play> {
  const { options: length, ...cards } = lastInDeck(last, ...QUIET_ROW.slice(0, 4));
  const s = takes('cephalopods', 'evolution-3', { options: length, ...cards, ...more });
  return play(s, 'score D4', `choose ${QUIET_ROW[0]}`);
}

rule('EX-26', 'Extinction takes the Fishes first, then the Carnivore that lived on them', () => {
  const events = turningUp('biomass', {
    animals: four({ reptiles: { traits: ['carnivore'] } }),
    corners: { [corner('D4', 'E')]: 'gastropods' },
    cubes: { D4: { cephalopods: 1 }, D6: { fishes: 2, reptiles: 1 } },
  });
  expect(ofType(events, 'cubes-eliminated').map((e) => [e.animal, e.hex, e.count])).toEqual([
    ['fishes', 'D6', 2],
    ['reptiles', 'D6', 1],
  ]);
});

rule('EX-27', 'Survival: three Reptiles on two vents beat two Crustaceans, and tie with three', () => {
  const survive = (crustaceans: number): [Record<string, number>, string | null] => {
    const position = {
      ...earth({ tiles: { E6: { terrain: 'vent', under: 'ocean' } } }),
      cubes: { D4: { cephalopods: 1 }, D1: { reptiles: 2 }, E6: { reptiles: 1 }, D7: { crustaceans } },
    };
    return [pointsIn(turningUp('symbiotic', position), 'survival'), look(table(position)).survival];
  };
  expect(survive(2)).toEqual([{ reptiles: 3 }, 'reptiles']);
  expect(survive(3)).toEqual([{}, null]);
});

rule('EX-28', 'a disk among three vents goes at Reseed, one between two vents and an empty hex stays', () => {
  const [gone, stays] = [corner('D6', 'SE'), corner('D6', 'E')];
  const s = turn('crustaceans', {
    animals: four({ reptiles: right, cephalopods: right, fishes: right }),
    ...earth({
      tiles: { D6: { terrain: 'vent', under: 'ocean' }, E6: { terrain: 'vent', under: 'ocean' } },
      corners: { [gone]: 'sun', [stays]: 'sun' },
    }),
  });
  const events = play(s, 'retrieve');
  expect([disk(s, gone), disk(s, stays)]).toEqual([undefined, 'sun']);
  expect(ofType(events, 'disk-removed')).toMatchObject([{ corner: gone, rule: 'DSM-5.17.5.1' }]);
});

rule('EX-29', 'a forfeited Tectonics changes nothing, and the pawn stays', () => {
  const s = takes('reptiles', 'tectonics-1');
  const before = look(s);
  play(s, 'forgo');
  expect(isOver(s, 'reptiles')).toBe(true);
  expect({ ...look(s), turn: null, asked: null }).toEqual({ ...before, turn: null, asked: null });
  expect(look(s).spaces).toEqual({ 'tectonics-1': { animal: 'reptiles', special: null } });
});

rule('EX-30', 'bonus points for 0 to 6 and for 9', () => {
  // Monotypic Habitat pays them for tiles with Fishes alone.
  const hexes = Object.keys(BOOK_START_TILES);
  const paid = [0, 1, 2, 3, 4, 5, 6, 9].map((n) => {
    const alone = Object.fromEntries(hexes.slice(0, n).map((hex) => [hex, { fishes: 2 }]));
    const cubes = { ...alone, [hexes[14] ?? '']: { fishes: 1, reptiles: 1 } };
    return animal(playing('monotypic-habitat', 'fishes', { forced: 'auto', cubes }), 'fishes').points;
  });
  expect(paid).toEqual([0, 1, 3, 6, 10, 15, 21, 21]);
});
