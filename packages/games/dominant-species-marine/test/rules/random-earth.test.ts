import type { GameEvent, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { AnimalId } from '../../src/index.ts';
import { at, BOOK_FOOD_CHAIN, BOOK_SCORING, BOOK_START_ELEMENTS, BOOK_TILES } from '../book.ts';
import { disksOf, look, newGame, ofType, sum } from './box.ts';

const random = (players: number, seed: string, more = {}, events?: GameEvent[]) =>
  newGame(players, { earth: 'random', ...more }, seed, events);
const SEEDS = Array.from({ length: 25 }, (_, i) => `earth ${i}`);
const DRAWN = ['D4', 'D3', 'E3', 'E4', 'D5', 'C4', 'C3'];
const middle = (s: State) => look(s).tiles.find((t) => t.hex === 'D4');

rule('DSM-4.6.1', 'four Land and four Open Ocean tiles are fixed, with their vents', () => {
  for (const seed of SEEDS) {
    const { tiles, ventsLeft } = look(random(4, seed));
    const fixed = tiles.filter((t) => !DRAWN.includes(t.hex));
    expect(Object.fromEntries(fixed.map((t) => [t.hex, t.under ?? t.terrain]))).toEqual({
      D1: 'land',
      D2: 'land',
      C1: 'land',
      E1: 'land',
      D6: 'ocean',
      D7: 'ocean',
      C6: 'ocean',
      E6: 'ocean',
    });
    const vents = tiles.filter((t) => t.terrain === 'vent').map((t) => [t.hex, t.side]);
    expect(vents).toEqual([
      ['D1', 'geyser'],
      ['D7', 'smoker'],
    ]);
    expect(ventsLeft).toBe(10);
  }
});

rule('DSM-4.6.2', 'seven of the other 28 tiles in the middle, three stacks of seven from the rest', () => {
  const GAMES = 560;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    const { tiles, stacks } = look(random(2, `middle ${i}`));
    expect(tiles).toHaveLength(15);
    expect(tiles.filter((t) => DRAWN.includes(t.hex))).toHaveLength(7);
    expect(stacks.map((x) => [x.top === null, x.left])).toEqual(Array(3).fill([false, 6]));
    const terrain = tiles.find((t) => t.hex === 'D4')?.terrain ?? '';
    seen[terrain] = (seen[terrain] ?? 0) + 1;
    const counts: Record<string, number> = {};
    for (const name of [...tiles.map((t) => t.under ?? t.terrain), ...stacks.map((x) => x.top ?? '')])
      counts[name] = (counts[name] ?? 0) + 1;
    for (const [name, n] of Object.entries(counts)) expect(n).toBeLessThanOrEqual(BOOK_TILES[name] ?? 0);
  }
  // Four of each of the seven terrains are drawn from. Six degrees of freedom, once in 10,000 times.
  const fair = GAMES / 7;
  const chiSquare = Object.keys(BOOK_TILES).reduce((x, t) => x + ((seen[t] ?? 0) - fair) ** 2 / fair, 0);
  expect(chiSquare).toBeLessThan(27.86);
});

/** Elements of an animal, counted by type. */
const elementsOf = (s: State, id: AnimalId) => look(s).animals.find((a) => a.animal === id)?.elements ?? {};

rule('DSM-4.6.3', 'six random disks around D4, and every animal matches one of them', () => {
  const places = Object.keys(BOOK_START_ELEMENTS)
    .map((corner) => at([0, 0], corner))
    .sort();
  const drawn = new Set<string>();
  for (const boards of ['printed', 'alternate']) {
    for (const seed of SEEDS) {
      const s = random(4, seed, { boards });
      const { corners, animals } = look(s);
      expect(corners.map((c) => c.corner).sort()).toEqual(places);
      for (const { animal } of animals) {
        const kinds = Object.keys(elementsOf(s, animal));
        expect(corners.some((c) => kinds.includes(c.element))).toBe(true);
      }
      expect(Object.values(disksOf(s))).toEqual(Array(6).fill(19));
      drawn.add(corners.map((c) => c.element).join());
    }
  }
  expect(drawn.size).toBeGreaterThan(SEEDS.length);
});

rule('DSM-4.6.3', 'only the animals in play have to match', () => {
  // Two animals of the first half of the chain need no Plankton, Worms or Algae.
  const without = SEEDS.concat(SEEDS.map((seed) => `more ${seed}`))
    .map((seed) => random(2, seed))
    .filter((s) => {
      const kinds = look(s).corners.map((c) => c.element);
      const absent = BOOK_FOOD_CHAIN.filter((id) => !look(s).animals.some((a) => a.animal === id));
      const printed = { reptiles: ['sun', 'sponges'], cephalopods: ['gastropods', 'sponges'] };
      const others = { fishes: ['plankton', 'algae'], crustaceans: ['worms', 'algae'] };
      return absent.some(
        (id) => !{ ...printed, ...others }[id].some((kind) => kinds.includes(kind as never)),
      );
    });
  expect(without.length).toBeGreaterThan(0);
});

rule('DSM-4.6.4', 'on D4 as many cubes as the disks match, elements counted one by one', () => {
  for (const boards of ['printed', 'alternate']) {
    for (const seed of SEEDS) {
      const s = random(4, seed, { boards });
      const expected = BOOK_FOOD_CHAIN.map((id) => {
        const elements = elementsOf(s, id);
        return look(s).corners.reduce((n, c) => n + (elements[c.element] ?? 0), 0);
      });
      expect(BOOK_FOOD_CHAIN.map((id) => middle(s)?.cubes[id] ?? 0)).toEqual(expected);
      expect(look(s).animals.map((a) => a.pool)).toEqual(expected.map((n) => 34 - n));
    }
  }
});

/** What each animal would earn on D4: cubes, then the Food Chain. */
function earned(s: State): Record<string, number> {
  const tile = middle(s);
  const values = BOOK_SCORING[tile?.terrain ?? 'vent'];
  const places = BOOK_FOOD_CHAIN.filter((id) => (tile?.cubes[id] ?? 0) > 0).sort(
    (a, b) => (tile?.cubes[b] ?? 0) - (tile?.cubes[a] ?? 0),
  );
  return Object.fromEntries(places.map((id, place) => [id, values[place] ?? 0]));
}

rule('DSM-4.6.5', 'everybody starts with the sum of the values of D4 less what it would earn there', () => {
  const terrains = new Set<string>();
  for (const seed of SEEDS.concat(SEEDS.map((x) => `more ${x}`))) {
    const s = random(4, seed);
    const terrain = middle(s)?.terrain ?? 'vent';
    terrains.add(terrain);
    const total = { land: 15, kelp: 13, reef: 11, seamount: 10, seagrass: 6, sand: 5, ocean: 3, vent: 1 }[
      terrain
    ];
    const less = earned(s);
    expect(Object.fromEntries(look(s).animals.map((a) => [a.animal, a.points]))).toEqual(
      Object.fromEntries(BOOK_FOOD_CHAIN.map((id) => [id, total - (less[id] ?? 0)])),
    );
  }
  expect(terrains.size).toBe(7);
});

rule('DSM-4.6.6', 'the sum also counts places that nobody can take', () => {
  const land = SEEDS.concat(SEEDS.map((x) => `two ${x}`))
    .map((seed) => random(2, seed))
    .filter((s) => middle(s)?.terrain === 'land');
  expect(land.length).toBeGreaterThan(0);
  // Two animals take 8 and 4 of 15.
  for (const s of land)
    expect(
      look(s)
        .animals.map((a) => a.points)
        .sort((a, b) => a - b),
    ).toEqual([7, 11]);
});

rule('DSM-4.7.1', 'alternate boards: three drawn disks, nothing printed, six spaces', () => {
  const drawn = new Set<string>();
  for (const seed of SEEDS) {
    const s = newGame(3, { boards: 'alternate' }, seed);
    for (const a of look(s).animals) {
      expect([sum(a.elements), a.printed]).toEqual([3, {}]);
      drawn.add(JSON.stringify(a.elements));
    }
    expect(Object.values(disksOf(s))).toEqual(Array(6).fill(19));
    // The start elements around D4 are laid as usual.
    expect(new Set(look(s).corners.map((c) => c.element)).size).toBe(6);
  }
  expect(drawn.size).toBeGreaterThan(20);
});

rule('DSM-4.7.1 DSM-4.7.2', 'the disks are drawn down the Food Chain, before those of Earth', () => {
  for (const earth of ['printed', 'random']) {
    const events: GameEvent[] = [];
    newGame(4, { boards: 'alternate', earth }, 'order', events);
    expect(ofType(events, 'element-gained').map((e) => e.animal)).toEqual(
      BOOK_FOOD_CHAIN.flatMap((id) => [id, id, id]),
    );
    const types = events.map((e) => e.type);
    expect(types.lastIndexOf('element-gained')).toBeLessThan(types.indexOf('disk-placed'));
  }
});
