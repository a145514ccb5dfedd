import {
  configure,
  type GameEvent,
  isRefusal,
  legalMoves,
  plainRefusal,
  readMove,
  type State,
  seatsToAct,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine, type TraitId } from '../../src/index.ts';
import {
  at,
  BOOK_CARDS,
  BOOK_DECKS,
  BOOK_FOOD_CHAIN,
  BOOK_KINDS,
  BOOK_PAWNS,
  BOOK_START_ELEMENTS,
  BOOK_START_TILES,
  BOOK_START_VENTS,
  BOOK_TERRAINS,
  BOOK_TILES,
  BOOK_TRAITS,
} from '../book.ts';
import { look, newGame, ofType, playRandomly, refused, started, sum } from './box.ts';

const COUNTS = [2, 3, 4];

/** Deviation of counts from what is fair, for a chi-square test. */
function deviation(seen: Readonly<Record<string, number>>, fair: Readonly<Record<string, number>>): number {
  return Object.entries(fair).reduce((x, [name, n]) => x + ((seen[name] ?? 0) - n) ** 2 / n, 0);
}

function countIn(seen: Record<string, number>, name: string | null | undefined): void {
  seen[String(name)] = (seen[String(name)] ?? 0) + 1;
}

/** Plays one move in words for a seat. */
function choose(s: State, seat: number, words: string, events?: GameEvent[]): void {
  const move = readMove(dominantSpeciesMarine, s, words);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  expect(dominantSpeciesMarine.explain(s, seat, move), words).toBeUndefined();
  dominantSpeciesMarine.apply(s, seat, move, (e) => events?.push(e));
}

rule('DSM-4.1.1', 'the 15 start tiles, one Land and one Open Ocean under the vents', () => {
  const { tiles } = look(newGame(4));
  expect(Object.fromEntries(tiles.map((t) => [t.hex, t.under ?? t.terrain]))).toEqual(BOOK_START_TILES);
  expect(tiles.filter((t) => t.under !== undefined).map((t) => t.under)).toEqual(['land', 'ocean']);
});

rule('DSM-4.1.2', 'three stacks of seven, the top tiles face up, shuffled', () => {
  const GAMES = 700;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    const { stacks } = look(newGame(2, {}, `stacks ${i}`));
    expect(stacks.map((x) => x.left)).toEqual([6, 6, 6]);
    for (const { top } of stacks) countIn(seen, top);
  }
  // Three of each of the seven terrains are left. Six degrees of freedom, once in 10,000 times.
  const fair = Object.fromEntries(Object.keys(BOOK_TILES).map((terrain) => [terrain, (GAMES * 3) / 7]));
  expect(deviation(seen, fair)).toBeLessThan(27.86);
  expect(Object.keys(seen)).toHaveLength(7);
});

rule('DSM-4.1.3', 'a smoker on D7, a geyser on D1, ten vents in the supply', () => {
  const { tiles, ventsLeft } = look(newGame(3));
  const vents = tiles.filter((t) => t.terrain === 'vent');
  expect(Object.fromEntries(vents.map((t) => [t.hex, t.side]))).toEqual(BOOK_START_VENTS);
  expect(ventsLeft).toBe(10);
});

rule('DSM-4.1.4', 'one disk of each type around D4, all others in the bag or drawn from it', () => {
  const { corners, bag, boxes, speciation } = look(newGame(4));
  expect(Object.fromEntries(corners.map((c) => [c.corner, c.element]))).toEqual(
    Object.fromEntries(
      Object.entries(BOOK_START_ELEMENTS).map(([corner, kind]) => [at([0, 0], corner), kind]),
    ),
  );
  for (const kind of BOOK_KINDS) {
    const drawn = Object.values(boxes).reduce((n, box) => n + (box[kind] ?? 0), 0);
    const atSpaces = speciation.filter((element) => element === kind).length;
    expect((bag[kind] ?? 0) + drawn + atSpaces).toBe(18);
  }
});

rule(
  'DSM-4.1.5',
  'four disks each for Abundance, Adaptation, Speciation, Wanderlust; three boxes empty',
  () => {
    const events: GameEvent[] = [];
    const { boxes, speciation, bag } = look(newGame(3, {}, 'draws', events));
    expect(ofType(events, 'disks-drawn').map((e) => e.section)).toEqual([
      'abundance',
      'adaptation',
      'speciation',
      'wanderlust',
    ]);
    expect(Object.fromEntries(Object.entries(boxes).map(([name, disks]) => [name, sum(disks)]))).toEqual({
      abundance: 4,
      autotrophs: 0,
      depletion: 0,
      adaptation: 4,
      regression: 0,
      wanderlust: 4,
    });
    expect(speciation.filter((kind) => kind !== null)).toHaveLength(4);
    expect(sum(bag)).toBe(114 - 6 - 16);
  },
);

rule('DSM-4.1.5', 'the disks are drawn at random', () => {
  const GAMES = 300;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++)
    for (const kind of look(newGame(2, {}, `disks ${i}`)).speciation) countIn(seen, kind);
  const fair = Object.fromEntries(BOOK_KINDS.map((kind) => [kind, (GAMES * 4) / 6]));
  // Five degrees of freedom, once in 10,000 times.
  expect(deviation(seen, fair)).toBeLessThan(25.74);
});

rule('DSM-4.1.6', 'three chips for Competition as they come, then five for Evolution in order', () => {
  const GAMES = 400;
  const seen: Record<string, number> = {};
  let unsorted = 0;
  for (let i = 0; i < GAMES; i++) {
    const events: GameEvent[] = [];
    const { chips, chipBag } = look(newGame(2, {}, `chips ${i}`, events));
    expect(ofType(events, 'chips-drawn').map((e) => e.section)).toEqual(['competition', 'evolution']);
    expect([chips.competition.length, chips.evolution.length, sum(chipBag)]).toEqual([3, 5, 8]);
    const places = chips.evolution.map((terrain) => BOOK_TERRAINS.indexOf(terrain));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const drawn = chips.competition.map((terrain) => BOOK_TERRAINS.indexOf(terrain));
    if (drawn.some((place, n) => place < (drawn[n - 1] ?? 0))) unsorted++;
    for (const terrain of [...chips.competition, ...chips.evolution]) countIn(seen, terrain);
  }
  expect(unsorted).toBeGreaterThan(GAMES / 2);
  const fair = Object.fromEntries(BOOK_TERRAINS.map((terrain) => [terrain, GAMES]));
  // Seven degrees of freedom, once in 10,000 times; chips are not put back, which only makes it smaller.
  expect(deviation(seen, fair)).toBeLessThan(29.88);
});

rule('DSM-4.1.7', 'at random every animal is equally likely for every seat', () => {
  const GAMES = 800;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    for (const { animal, seat } of look(newGame(2, {}, `animals ${i}`)).animals)
      countIn(seen, `${animal} ${seat}`);
  }
  for (const seat of [0, 1]) {
    const fair = Object.fromEntries(BOOK_FOOD_CHAIN.map((id) => [`${id} ${seat}`, GAMES / 4]));
    // Three degrees of freedom, once in 10,000 times.
    expect(deviation(seen, fair)).toBeLessThan(21.11);
  }
});

rule('DSM-4.1.7', 'by choice the seats choose in turn; standard boards', () => {
  const s = newGame(3, { assignment: 'choose' });
  expect([look(s).phase, seatsToAct(dominantSpeciesMarine, s)]).toEqual(['choosing', [0]]);
  const offered = legalMoves(dominantSpeciesMarine, s, 0).map((m) => dominantSpeciesMarine.describe(s, m));
  expect(offered).toEqual(BOOK_FOOD_CHAIN.map((id) => `play ${id}`));
  choose(s, 0, 'play fishes');
  expect(refused(s, 'play fishes')).toMatchObject({ code: 'animal-taken' });
  choose(s, 1, 'play crustaceans');
  choose(s, 2, 'play reptiles');
  expect(look(s).animals.map((a) => [a.animal, a.seat])).toEqual([
    ['reptiles', 2],
    ['fishes', 0],
    ['crustaceans', 1],
  ]);
  expect(look(s).animals.map((a) => a.elements)).toEqual([
    { sun: 2, sponges: 1 },
    { plankton: 2, algae: 1 },
    { worms: 2, algae: 1 },
  ]);
  expect(look(s).phase).toBe('traits');
});

rule('DSM-4.1.8', 'seven, five or four basic pawns; the rest of the eight in the box', () => {
  for (const players of COUNTS) {
    const pawns = BOOK_PAWNS[players] ?? 0;
    for (const a of look(newGame(players)).animals)
      expect(a.pawns).toEqual({ available: pawns, display: 0, box: 8 - pawns });
  }
});

rule('DSM-4.1.9', 'nobody controls a special pawn; targets on 1, points on 0', () => {
  const { specials, animals } = look(newGame(4));
  expect(specials).toEqual(
    BOOK_KINDS.map((element) => ({ element, controller: null, space: null, target: 1 })),
  );
  expect(animals.map((a) => a.points)).toEqual([0, 0, 0, 0]);
});

rule('DSM-4.1.10', 'of 35 cubes one on the left of the Food Chain, three on D4, 31 in the gene pool', () => {
  for (const players of COUNTS) {
    const { animals, tiles } = look(newGame(players));
    expect(animals.map((a) => [a.pool, a.eliminated, a.chain])).toEqual(animals.map(() => [31, 0, 'left']));
    expect(tiles.find((t) => t.hex === 'D4')?.cubes).toEqual(
      Object.fromEntries(animals.map((a) => [a.animal, 3])),
    );
    expect(tiles.filter((t) => sum(t.cubes) > 0)).toHaveLength(1);
  }
});

const dealtTo = (s: State, seat: number): readonly TraitId[] =>
  look(s, seat).animals.find((a) => a.seat === seat)?.dealt ?? [];

rule('DSM-4.1.11', 'three different traits each, one is kept in secret, all are revealed together', () => {
  const events: GameEvent[] = [];
  const s = newGame(4, {}, 'traits', events);
  expect(look(s).phase).toBe('traits');
  expect(seatsToAct(dominantSpeciesMarine, s)).toEqual([0, 1, 2, 3]);
  const hands = [0, 1, 2, 3].map((seat) => dealtTo(s, seat));
  expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
  expect(new Set(hands.flat()).size).toBe(12);
  for (const trait of hands.flat()) expect(BOOK_TRAITS).toContain(trait);
  // Nobody sees the cards of another, nor what another has kept.
  const others = look(s, 0).animals.filter((a) => a.seat !== 0);
  expect(others.map((a) => [a.dealt, a.kept, a.traits])).toEqual(others.map(() => [null, false, []]));
  expect(refused(s, `keep ${hands[1]?.[0]}`)).toMatchObject({ code: 'not-dealt' });
  for (const seat of [3, 1, 0]) choose(s, seat, `keep ${hands[seat]?.[2]}`);
  expect(look(s, 2).animals.map((a) => [a.traits, a.kept])).toEqual(
    look(s, 2).animals.map((a) => [[], a.seat !== 2]),
  );
  expect(seatsToAct(dominantSpeciesMarine, s)).toEqual([2]);
  choose(s, 2, `keep ${hands[2]?.[1]}`, events);
  for (const { seat, traits } of look(s, 0).animals)
    expect(traits).toEqual([hands[seat]?.[seat === 2 ? 1 : 2]]);
  expect(ofType(events, 'trait-gained').map((e) => e.animal)).toEqual(BOOK_FOOD_CHAIN);
});

rule('DSM-4.1.11', 'every one of the 18 traits is dealt equally often', () => {
  const GAMES = 600;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    const s = newGame(2, {}, `deal ${i}`);
    for (const trait of [...dealtTo(s, 0), ...dealtTo(s, 1)]) countIn(seen, trait);
  }
  const fair = Object.fromEntries(BOOK_TRAITS.map((trait) => [trait, (GAMES * 6) / 18]));
  // Seventeen degrees of freedom, once in 10,000 times.
  expect(deviation(seen, fair)).toBeLessThan(46.6);
});

/** A four-player deal in which the two traits fall to different animals, all kept; who is asked what, in order. */
function preparation(first: TraitId, second: TraitId): { animals: string[]; asked: string[] } {
  for (let i = 0; i < 400; i++) {
    const s = newGame(4, {}, `${first} and ${second} ${i}`);
    const owner = (trait: TraitId) => [0, 1, 2, 3].find((seat) => dealtTo(s, seat).includes(trait)) ?? -1;
    const [a, b] = [owner(first), owner(second)];
    if (a < 0 || b < 0 || a === b) continue;
    const animalOf = (seat: number) => look(s).animals.find((x) => x.seat === seat)?.animal ?? '';
    const animals = [animalOf(a), animalOf(b)];
    const order = animals.map((id) => BOOK_FOOD_CHAIN.indexOf(id as never));
    if ((order[0] ?? 0) > (order[1] ?? 0)) continue;
    for (const seat of [0, 1, 2, 3]) {
      const keeps = seat === a ? first : seat === b ? second : dealtTo(s, seat)[0];
      choose(s, seat, `keep ${keeps}`);
    }
    const asked: string[] = [];
    while (look(s).phase === 'set-up') {
      const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
      const { kind } = dominantSpeciesMarine.decision(s, seat);
      asked.push(`${kind} ${look(s).asked?.animal}`);
      const [move = 0] = legalMoves(dominantSpeciesMarine, s, seat);
      dominantSpeciesMarine.apply(s, seat, move);
    }
    return { animals, asked };
  }
  throw new Error('no deal of the series gives these traits to two animals in this order');
}

rule('DSM-4.1.12', 'set-up effects of traits down the Food Chain, before the cards', () => {
  const one = preparation('exaptation', 'pack-hunters');
  expect(one.asked).toEqual([`exaptation ${one.animals[0]}`, `pack-hunters ${one.animals[1]}`]);
  const two = preparation('pack-hunters', 'exaptation');
  expect(two.asked).toEqual([`pack-hunters ${two.animals[0]}`, `exaptation ${two.animals[1]}`]);
});

rule('DSM-4.1.13', 'the slots are filled from 1 to 5 when the traits are prepared', () => {
  const events: GameEvent[] = [];
  const s = started(4, {}, 'row', events);
  expect(ofType(events, 'card-revealed').map((e) => e.slot)).toEqual([1, 2, 3, 4, 5]);
  expect(look(s).row.map((x) => x.card)).toEqual(ofType(events, 'card-revealed').map((e) => e.card));
  const types = events.map((e) => e.type);
  expect(types.lastIndexOf('trait-gained')).toBeLessThan(types.indexOf('card-revealed'));
  expect(look(newGame(4, {}, 'row')).row).toEqual([]);
});

rule('DSM-4.1.13', 'a text for entering play is carried out right after its card is placed', () => {
  // Random Earth with Open Ocean in the middle, where all cubes are, and Marine Snow that also scores Open Ocean.
  for (let i = 0; i < 2000; i++) {
    const events: GameEvent[] = [];
    const options = { earth: 'random', opt15: 'a' };
    const s = newGame(3, options, `snow ${i}`);
    if (look(s).tiles.find((t) => t.hex === 'D4')?.terrain !== 'ocean') continue;
    started(3, options, `snow ${i}`, events);
    const snow = events.findIndex((e) => e.type === 'card-revealed' && e.card === 'marine-snow');
    if (snow < 0 || events[snow]?.slot === 5) continue;
    const scored = events.findIndex((e) => e.type === 'tile-scored' && e.hex === 'D4');
    const next = events.findIndex((e, n) => n > snow && e.type === 'card-revealed');
    expect([snow < scored, scored < next]).toEqual([true, true]);
    return;
  }
  throw new Error('no start of the series turns Marine Snow up');
});

rule('DSM-4.1.13', 'a text in play works from the first turn on', () => {
  const tectonics = (seed: string) => {
    const s = started(2, {}, seed);
    const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
    choose(s, seat, 'place a pawn on tectonics-1');
    const words = legalMoves(dominantSpeciesMarine, s, seat).map((m) => dominantSpeciesMarine.describe(s, m));
    return { words, cards: look(s).row.map((x) => x.card) };
  };
  const all = Array.from({ length: 40 }, (_, i) => tectonics(`play ${i}`));
  const volcanic = all.filter(({ cards }) => cards.includes('volcanism'));
  expect(volcanic.length).toBeGreaterThan(0);
  // C4 is a Seamount in the interior.
  for (const { words, cards } of all)
    expect(words.includes('open a vent on C4')).toBe(cards.includes('volcanism'));
});

rule('DSM-4.1.14', 'event icons of the first five cards are not resolved', () => {
  let icons = 0;
  for (let i = 0; i < 20; i++) {
    const events: GameEvent[] = [];
    const s = started(4, {}, `icons ${i}`, events);
    icons += look(s).row.filter((x) => x.extinction || x.survival).length;
    expect([...ofType(events, 'extinction'), ...ofType(events, 'survival')]).toEqual([]);
  }
  expect(icons).toBeGreaterThan(20);
});

rule('DSM-4.1.16', 'nobody holds the Survival card; the lowest animal in play takes the first turn', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 24; i++) {
    for (const players of COUNTS) {
      const s = started(players, {}, `first ${i}`);
      const view = look(s);
      expect(view.survival).toBeNull();
      const ids = view.animals.map((a) => a.animal);
      const lowest = BOOK_FOOD_CHAIN.filter((id) => ids.includes(id)).at(-1);
      expect([view.turn, view.asked?.animal]).toEqual([lowest, lowest]);
      expect(seatsToAct(dominantSpeciesMarine, s)).toEqual([view.animals.at(-1)?.seat]);
      seen.add(String(lowest));
    }
  }
  expect([...seen].sort()).toEqual(['cephalopods', 'crustaceans', 'fishes']);
});

rule('DSM-4.2.1 DSM-4.9.1', 'decks of 20, 25, 30 or 35 cards, five of them in the row', () => {
  for (const [length, cards] of Object.entries(BOOK_DECKS)) {
    const { row, deck, discard } = look(started(2, { length }));
    expect([row.length, deck, discard.length], length).toEqual([5, cards - 5, 0]);
  }
  expect(look(started(2)).deck).toBe(20);
});

rule('DSM-4.2.1', 'the cards are shuffled, and Asteroid is not among the first five', () => {
  const GAMES = 680;
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    const length = i % 2 === 0 ? 'short' : 'epic';
    for (const { card } of look(started(2, { length }, `cards ${i}`)).row) countIn(seen, card);
  }
  const fair = Object.fromEntries(
    BOOK_CARDS.filter((id) => id !== 'asteroid').map((id) => [id, (GAMES * 5) / 34]),
  );
  // Thirty-three degrees of freedom, once in 10,000 times.
  expect(deviation(seen, fair)).toBeLessThan(73);
  expect(seen.asteroid).toBeUndefined();
});

rule('DSM-4.2.1', 'Asteroid is one of the last five cards of every deck', () => {
  const behind: number[] = [];
  for (let game = 0; game < 20; game++) {
    const seed = `bottom ${game}`;
    const s = newGame(2, { length: 'short', roundCap: 40 }, seed);
    const cards: unknown[] = [];
    playRandomly(s, seed, (_t, events) => cards.push(...ofType(events, 'card-revealed').map((e) => e.card)));
    if (cards.includes('asteroid')) behind.push(20 - 1 - cards.indexOf('asteroid'));
    else expect(cards.length).toBeLessThan(20);
  }
  expect(behind.length).toBeGreaterThan(6);
  for (const left of behind) expect(left).toBeLessThanOrEqual(4);
});

rule('DSM-4.3.1', 'two to four players with one animal each; the others are not there', () => {
  for (const players of [0, 1, 5, 2.5])
    expect(isRefusal(configure(dominantSpeciesMarine, players))).toBe(true);
  for (const players of COUNTS) {
    const { animals, tiles } = look(newGame(players));
    expect(animals.map((a) => a.seat).sort()).toEqual(Array.from({ length: players }, (_, i) => i));
    const onEarth = new Set(tiles.flatMap((t) => Object.keys(t.cubes)));
    expect([...onEarth].sort()).toEqual(animals.map((a) => a.animal).sort());
  }
});

rule('DSM-4.3.1', 'absent animals are skipped in the turn order', () => {
  for (let i = 0; i < 12; i++) {
    const s = started(3, {}, `skip ${i}`);
    const order = look(s)
      .animals.map((a) => a.animal)
      .toReversed();
    for (const id of [...order, ...order]) {
      expect(look(s).turn).toBe(id);
      const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
      choose(s, seat, 'retrieve');
    }
  }
});

rule('DSM-4.4.1', 'all variants together: a game is played to its end', () => {
  const options = {
    animals: 2,
    earth: 'random',
    boards: 'alternate',
    superheroes: true,
    length: 'short',
    assignment: 'choose',
    roundCap: 40,
  };
  const s = newGame(2, options);
  expect(dominantSpeciesMarine.config(s).options).toMatchObject(options);
  let most = 0;
  playRandomly(s, 'all variants', (t) => {
    dominantSpeciesMarine.check(t);
    most = Math.max(most, ...look(t).animals.map((a) => a.traits.length));
  });
  expect(most).toBe(2);
  expect(look(s).animals.every((a) => sum(a.printed) <= 1)).toBe(true);
  expect(dominantSpeciesMarine.result(s)?.standings).toHaveLength(2);
});

rule('DSM-4.8.1', 'Superheroes keep two of three traits; Exaptation is not in the deck', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const s = newGame(4, { superheroes: true }, `heroes ${i}`);
    for (const seat of [0, 1, 2, 3]) {
      const hand = dealtTo(s, seat);
      expect(hand).toHaveLength(3);
      for (const trait of hand) seen.add(trait);
    }
  }
  expect([...seen].sort()).toEqual(BOOK_TRAITS.filter((trait) => trait !== 'exaptation'));
  const s = newGame(2, { superheroes: true }, 'heroes');
  const [a, b, c] = BOOK_TRAITS.filter((trait) => dealtTo(s, 0).includes(trait));
  const pairs = legalMoves(dominantSpeciesMarine, s, 0).map((m) => dominantSpeciesMarine.describe(s, m));
  expect(pairs).toEqual([`keep ${a} and ${b}`, `keep ${a} and ${c}`, `keep ${b} and ${c}`]);
  choose(s, 0, `keep ${a} and ${c}`);
  const [move = 0] = legalMoves(dominantSpeciesMarine, s, 1);
  dominantSpeciesMarine.apply(s, 1, move);
  expect(look(s).animals.find((x) => x.seat === 0)?.traits).toEqual([a, c]);
});

rule('DSM-4.8.1', 'both traits work', () => {
  // Ram Feeder adds an element, Flight lets pawns go in front of others.
  for (let i = 0; i < 600; i++) {
    const s = newGame(2, { superheroes: true }, `both ${i}`);
    const seat = [0, 1].find((x) =>
      ['flight', 'ram-feeder'].every((t) => dealtTo(s, x).includes(t as TraitId)),
    );
    if (seat === undefined) continue;
    choose(s, seat, 'keep flight and ram-feeder');
    while (look(s).phase !== 'turns') {
      const [other = 0] = seatsToAct(dominantSpeciesMarine, s);
      const [move = 0] = legalMoves(dominantSpeciesMarine, s, other);
      dominantSpeciesMarine.apply(s, other, move);
    }
    const mine = look(s).animals.find((a) => a.seat === seat);
    expect(sum(mine?.elements ?? {})).toBe(4);
    const place = (space: string) => {
      while (look(s).turn !== mine?.animal) choose(s, 1 - seat, 'retrieve');
      choose(s, seat, `place a pawn on ${space}`);
      if (seatsToAct(dominantSpeciesMarine, s)[0] === seat && look(s).turn === mine?.animal)
        choose(s, seat, 'forgo');
    };
    place('regression-1');
    place('abundance-1');
    expect(Object.keys(look(s).spaces).sort()).toEqual(['abundance-1', 'regression-1']);
    return;
  }
  throw new Error('no deal of the series gives both traits to one player');
});
