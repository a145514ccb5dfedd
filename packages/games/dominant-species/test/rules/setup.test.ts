import { configure, dealInto, isRefusal, Rng, seatsToAct } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { CARD_IDS, dominantSpecies } from '../../src/index.ts';
import { asked, executing, options, play, question, table, tile, turnOf } from '../../src/testing/index.ts';
import {
  BOOK_CARDS,
  BOOK_FOOD_CHAIN,
  BOOK_KINDS,
  BOOK_PER_COUNT,
  BOOK_SHORT_DECK_REMOVES,
  BOOK_START_CUBES,
  BOOK_START_TILES,
  BOOK_TILES,
  hexName,
} from '../book.ts';
import { cardsOf, declineAll, look, newGame, ofType, only, planAll, refused, sum } from './box.ts';

const COUNTS = [2, 3, 4, 5, 6];
/** A tile of the printed start Earth by its terrain. */
const startHex = (terrain: string) => {
  const found = BOOK_START_TILES.find((t) => t.terrain === terrain)?.hex ?? [0, 0];
  return hexName(found[0], found[1]);
};

rule('DS-4.1.1', '2 to 6 players with one animal each; the others leave with all their pieces', () => {
  for (const players of [0, 1, 7, 2.5]) expect(isRefusal(configure(dominantSpecies, players))).toBe(true);
  for (const players of COUNTS) {
    const { animals, tiles, initiative } = look(newGame(players));
    expect(animals.map((a) => a.seat).sort()).toEqual(Array.from({ length: players }, (_, i) => i));
    expect(initiative).toHaveLength(players);
    const onEarth = new Set(tiles.flatMap((t) => Object.keys(t.cubes)));
    expect([...onEarth].sort()).toEqual(animals.map((a) => a.animal).sort());
  }
});

rule('DS-4.1.1', 'at random every animal is equally likely for every seat', () => {
  const GAMES = 1200;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    for (const { animal, seat } of look(newGame(2, {}, `animals ${i}`)).animals) {
      seen[`${animal} ${seat}`] = (seen[`${animal} ${seat}`] ?? 0) + 1;
    }
  }
  for (const seat of [0, 1]) {
    const chiSquare = BOOK_FOOD_CHAIN.reduce(
      (x, id) => x + ((seen[`${id} ${seat}`] ?? 0) - GAMES / 6) ** 2 / (GAMES / 6),
      0,
    );
    // Five degrees of freedom: chance exceeds this once in 10,000 times.
    expect(chiSquare).toBeLessThan(25.74);
  }
});

rule('DS-4.1.1', 'by choice the seats choose in turn', () => {
  const s = newGame(3, { assignment: 'choose' });
  expect([look(s).phase, turnOf(s), question(s)]).toEqual(['choosing', 0, 'animal']);
  expect(options(s)).toEqual(BOOK_FOOD_CHAIN.map((id) => `play ${id}`));
  play(s, 'play birds');
  expect(turnOf(s)).toBe(1);
  expect(refused(s, 'play birds')).toMatchObject({ code: 'animal-taken', facts: { player: 1 } });
  play(s, 'play insects', 'play mammals');
  expect(look(s).animals.map((a) => [a.animal, a.seat])).toEqual([
    ['mammals', 2],
    ['birds', 0],
    ['insects', 1],
  ]);
  // The table is dealt once the animals are known.
  expect(look(s)).toMatchObject({ phase: 'planning', initiative: ['insects', 'birds', 'mammals'] });
  expect(look(s).animals.map((a) => a.pool)).toEqual([45, 45, 45]);
});

rule('DS-4.1.2', 'initiative in reverse food-chain order, without gaps', () => {
  expect(look(newGame(6)).initiative).toEqual(BOOK_FOOD_CHAIN.toReversed());
  for (let i = 0; i < 20; i++) {
    const { initiative, animals } = look(newGame(3, {}, `track ${i}`));
    const ids = animals.map((a) => a.animal);
    expect(initiative).toEqual(BOOK_FOOD_CHAIN.toReversed().filter((id) => ids.includes(id)));
  }
});

rule('DS-4.1.3', 'one tundra tile covers the sea tile, eleven are left', () => {
  const { tiles, tundraLeft } = look(newGame(5));
  expect(tiles.filter((t) => t.terrain === 'tundra')).toMatchObject([{ hex: 'D3', under: 'sea' }]);
  expect(tundraLeft).toBe(11);
});

rule('DS-4.1.4', 'the other 24 tiles in three stacks of eight, shuffled', () => {
  const seen: Record<string, number> = {};
  const GAMES = 800;
  for (let i = 0; i < GAMES; i++) {
    for (const { top, left } of look(newGame(2, {}, `tiles ${i}`)).stacks) {
      expect(left).toBe(7);
      if (top !== null) seen[top] = (seen[top] ?? 0) + 1;
    }
  }
  // Six of the 24 are sea, three of each other kind. Six degrees of freedom, once in 10,000 times.
  const chiSquare = Object.entries(BOOK_TILES).reduce((x, [terrain, n]) => {
    const fair = (GAMES * 3 * (n - 1)) / 24;
    return x + ((seen[terrain] ?? 0) - fair) ** 2 / fair;
  }, 0);
  expect(chiSquare).toBeLessThan(27.86);
});

rule('DS-4.1.5', 'five cards face up; nobody holds Survival', () => {
  for (const deck of ['short', 'long']) {
    const { cards, survival } = look(newGame(6, { deck }));
    expect(cards.faceUp).toHaveLength(5);
    expect(survival).toBeNull();
  }
});

rule('DS-4.1.5', 'the cards are shuffled: every one is turned up equally often', () => {
  const GAMES = 1050;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    for (const card of look(newGame(2, {}, `cards ${i}`)).cards.faceUp) seen[card] = (seen[card] ?? 0) + 1;
  }
  const shuffled = BOOK_CARDS.filter((id, i) => id !== 'ice-age' && !BOOK_SHORT_DECK_REMOVES.includes(i + 1));
  const fair = (GAMES * 5) / 21;
  // Twenty degrees of freedom, once in 10,000 times; five of one game never repeat, which only makes it smaller.
  expect(shuffled.reduce((x, id) => x + ((seen[id] ?? 0) - fair) ** 2 / fair, 0)).toBeLessThan(52.39);
  expect(Object.keys(seen)).toHaveLength(21);
});

rule('DS-4.1.6', 'twelve disks on Earth, 18 of each kind left', () => {
  const { corners, bag, boxes } = look(newGame(4));
  expect(corners).toHaveLength(12);
  for (const kind of BOOK_KINDS) {
    const drawn = Object.values(boxes).reduce((n, box) => n + (box[kind] ?? 0), 0);
    expect((bag[kind] ?? 0) + drawn).toBe(18);
  }
});

rule('DS-4.1.7', 'four disks each for Adaptation, Abundance and Wanderlust; 96 stay in the bag', () => {
  const events: Parameters<typeof ofType>[0][number][] = [];
  const { boxes, bag } = look(newGame(3, {}, 'draws', events));
  expect([sum(boxes.adaptation), sum(boxes.abundance), sum(boxes.wanderlust), sum(bag)]).toEqual([
    4, 4, 4, 96,
  ]);
  expect(ofType(events, 'disks-drawn').map((e) => e.section)).toEqual([
    'adaptation',
    'abundance',
    'wanderlust',
  ]);
});

rule('DS-4.1.8', 'Regression, Wasteland and Depletion start empty', () => {
  const { regression, wasteland, depletion } = look(newGame(6)).boxes;
  expect([regression, wasteland, depletion]).toEqual([{}, {}, {}]);
});

rule('DS-4.1.9', 'every animal gets its pawns and its cubes, and stands at 0 points', () => {
  for (const { animals, pawns, cubes } of BOOK_PER_COUNT) {
    const { tiles, animals: all } = look(newGame(animals));
    for (const a of all) {
      const earth = tiles.reduce((n, t) => n + (t.cubes[a.animal] ?? 0), 0);
      expect([a.pawns.available, a.pool + earth, a.points]).toEqual([pawns, cubes - 1, 0]);
    }
  }
});

rule('DS-4.1.10', 'start cubes by terrain; absent animals are left out', () => {
  for (const players of COUNTS) {
    const { animals, tiles } = look(newGame(players, {}, `cubes ${players}`));
    for (const { terrain, cubes } of tiles) {
      const expected = animals.flatMap(({ animal: id }) => {
        const n = BOOK_START_CUBES[id][terrain] ?? 0;
        return n > 0 ? [[id, n]] : [];
      });
      expect(cubes).toEqual(Object.fromEntries(expected));
    }
  }
});

rule('DS-4.1.11', 'with six animals each dominates its two-cube tile', () => {
  const s = newGame(6);
  for (const id of BOOK_FOOD_CHAIN) {
    const [home = ''] = Object.entries(BOOK_START_CUBES[id]).find(([, n]) => n === 2) ?? [];
    expect(tile(s, startHex(home)).dominant).toBe(id);
  }
  expect(tile(s, 'D3').dominant).toBeUndefined();
});

rule('DS-4.1.11', 'with fewer an animal may dominate more tiles', () => {
  const s = table({ animals: only('mammals', 'insects') });
  const dominated = Object.fromEntries(look(s).tiles.map((t) => [t.terrain, t.dominant]));
  expect(dominated).toEqual({
    mountain: 'mammals',
    forest: 'mammals',
    savannah: 'insects',
    wetland: 'insects',
    desert: undefined,
    jungle: undefined,
    tundra: undefined,
  });
});

rule('DS-4.1.12', 'Planning of round 1, the leftmost marker places first', () => {
  for (let i = 0; i < 10; i++) {
    const s = newGame(4, {}, `first ${i}`);
    expect(look(s)).toMatchObject({ round: 1, phase: 'planning' });
    expect([asked(s), question(s)]).toEqual([look(s).initiative[0], 'placement']);
    const first = look(s).animals.find((a) => a.animal === look(s).initiative[0]);
    expect(seatsToAct(dominantSpecies, s)).toEqual([first?.seat]);
  }
});

rule(
  'DS-4.2.1',
  'empty boxes: Regression, Wasteland and Depletion do nothing in round 1, Depletion in round 2',
  () => {
    const s = newGame(2);
    const useless = /regression|wasteland|depletion/;
    const round = () => {
      const planned = planAll(
        s,
        (vacant) => vacant.find((words) => useless.test(words)) ?? vacant.at(-1) ?? '',
      );
      const questions: string[] = [];
      const events = [...planned];
      while (look(s).phase !== 'planning') {
        questions.push(question(s));
        events.push(...play(s, options(s).at(-1) ?? ''));
      }
      const taken = ofType(events, 'pawn-taken').filter((e) => useless.test(String(e.space)));
      expect(taken).toHaveLength(4);
      return { questions, removed: ofType(events, 'disk-removed') };
    };
    const first = round();
    expect(first.questions.filter((q) => /protection|wasteland|depletion/.test(q))).toEqual([]);
    expect(first.removed).toEqual([]);
    expect(look(s).boxes.depletion).toEqual({});
    expect(sum(look(s).boxes.wasteland)).toBe(4);
    const second = round();
    expect(second.questions).toContain('wasteland');
    expect(second.questions).not.toContain('depletion');
  },
);

const SHORT = BOOK_CARDS.filter((_, i) => !BOOK_SHORT_DECK_REMOVES.includes(i + 1));

rule('DS-4.3.1', 'the short deck, the default, leaves out four cards', () => {
  const s = newGame(4);
  expect(cardsOf(s)).toEqual(SHORT);
  for (const card of ['immigrants', 'intelligence', 'omnivore', 'parasitism'])
    expect(SHORT).not.toContain(card);
  expect(dominantSpecies.config(s).options.deck).toBe('short');
});

rule('DS-4.3.2', 'the long deck keeps them', () => {
  expect(cardsOf(newGame(4, { deck: 'long' }))).toEqual(BOOK_CARDS);
});

rule('DS-4.3.3', 'Ice Age is the last card drawn', () => {
  const drawn = (faceUp: string[], deck: string[], seed: string) => {
    const s = executing({ 'domination-5': 'birds' }, { cards: { faceUp, deck }, seed });
    return ofType([...play(s, 'forgo'), ...declineAll(s)], 'card-revealed').map((e) => e.card);
  };
  const four = ['aquatic', 'biomass', 'blight', 'disease'];
  for (let i = 0; i < 30; i++) {
    expect(drawn(four, ['fertile', 'ice-age', 'predator'], `deck ${i}`)).not.toEqual(['ice-age']);
    expect(drawn(four.slice(1), ['fertile', 'ice-age'], `deck ${i}`)).toEqual(['fertile', 'ice-age']);
    expect(drawn([], ['fertile', 'ice-age', 'predator', 'habitat'], `deck ${i}`).at(-1)).toBe('ice-age');
  }
  for (let i = 0; i < 60; i++)
    expect(look(newGame(2, {}, `deal ${i}`)).cards.faceUp).not.toContain('ice-age');
});

rule('DS-4.3.4', '22 or 26 cards, Ice Age included', () => {
  for (const [deck, size] of [
    ['short', 22],
    ['long', 26],
  ] as const) {
    const { cards } = look(newGame(3, { deck }));
    expect(cards.faceUp.length + cards.deck).toBe(size);
    expect(cardsOf(newGame(3, { deck }))).toContain('ice-age');
  }
});

rule('DS-4.3.5', 'a draw pile of 17 or 21 cards behind the first five', () => {
  expect(look(newGame(3)).cards.deck).toBe(17);
  expect(look(newGame(3, { deck: 'long' })).cards.deck).toBe(21);
});

rule('DS-4.4.1', 'cards in alphabetical order; 16, 18, 23 and 24 are the four of the long deck', () => {
  expect(CARD_IDS).toEqual(BOOK_CARDS);
  expect(CARD_IDS.toSorted()).toEqual(CARD_IDS);
  const long = cardsOf(newGame(2, { deck: 'long' }));
  const short = cardsOf(newGame(2));
  expect(long.filter((id) => !short.includes(id)).map((id) => CARD_IDS.indexOf(id as never) + 1)).toEqual([
    16, 18, 23, 24,
  ]);
});

/** Draws by hand from a generator of the same seed: the referee for the order in which randomness is used. */
class Draws {
  readonly rng: Rng;
  constructor(seed: string) {
    this.rng = new Rng(seed);
    dealInto(this.rng.words, 0, seed, Number(dominantSpecies.rules));
  }
  /** One of the names, each as likely as its number. */
  from(left: Record<string, number>): string {
    let nth = this.rng.below(sum(left));
    for (const [name, n] of Object.entries(left)) {
      if (nth < n) {
        left[name] = n - 1;
        return name;
      }
      nth -= n;
    }
    return '';
  }
}

for (const earth of ['printed', 'random']) {
  rule(
    'DS-4.5.1',
    `${earth} Earth: animals, tiles, start elements, cards, Adaptation, Abundance, Wanderlust`,
    () => {
      for (const seed of ['one', 'two', 'three']) {
        const view = look(newGame(4, { earth }, seed));
        const draws = new Draws(seed);
        const ids = [...BOOK_FOOD_CHAIN];
        const seats: Record<string, number> = {};
        for (let seat = 0; seat < 4; seat++)
          seats[ids.splice(draws.rng.below(ids.length), 1)[0] ?? ''] = seat;
        expect(Object.fromEntries(view.animals.map((a) => [a.animal, a.seat]))).toEqual(seats);

        const tiles = { ...BOOK_TILES };
        for (const { hex, terrain } of BOOK_START_TILES) {
          const t = view.tiles.find((x) => x.hex === hexName(hex[0], hex[1]));
          if (earth === 'printed') tiles[terrain] = (tiles[terrain] ?? 0) - 1;
          expect(t?.under ?? t?.terrain).toBe(earth === 'printed' ? terrain : draws.from(tiles));
        }
        expect(view.stacks.map((x) => x.top)).toEqual([1, 2, 3].map(() => draws.from(tiles)));

        const bag = Object.fromEntries(BOOK_KINDS.map((kind) => [kind, earth === 'printed' ? 18 : 20]));
        if (earth === 'random') {
          const drawn = Array.from({ length: 12 }, () => draws.from(bag));
          expect(view.corners.map((c) => c.element).sort()).toEqual(drawn.sort());
        }
        const cards = SHORT.filter((id) => id !== 'ice-age');
        const faceUp = [1, 2, 3, 4, 5].map(() => cards.splice(draws.rng.below(cards.length), 1)[0]);
        expect([...view.cards.faceUp].sort()).toEqual(faceUp.sort());
        for (const box of ['adaptation', 'abundance', 'wanderlust'] as const) {
          const drawn: Record<string, number> = {};
          for (let i = 0; i < 4; i++) {
            const kind = draws.from(bag);
            drawn[kind] = (drawn[kind] ?? 0) + 1;
          }
          expect(view.boxes[box]).toEqual(drawn);
        }
      }
    },
  );
}

rule('DS-4.5.1', 'nothing is shuffled in advance: what is face down is drawn when it is turned up', () => {
  // The same face-up table with another generator turns up other tiles: no order was stored.
  const turned = (seed: string) => {
    const s = table({ ...(dominantSpecies.writePosition(newGame(2)) as object), random: undefined, seed });
    const { round } = look(s);
    planAll(s);
    while (look(s).round === round) play(s, options(s).at(-1) ?? '');
    return look(s).boxes;
  };
  expect(turned('x')).toEqual(turned('x'));
  expect(turned('x')).not.toEqual(turned('y'));
});
