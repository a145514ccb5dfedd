import {
  configure,
  firstSeat,
  isRefusal,
  plainRefusal,
  Rng,
  type State,
  unattended,
  uniform,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import {
  animal,
  asked,
  disk,
  FOUR,
  look,
  options,
  play,
  question,
  table,
  tile,
  turnOf,
} from '../src/testing/index.ts';

/** A position as it is, without the quiet defaults of tests. */
function load(position: Record<string, unknown>): State {
  const s = dominantSpeciesMarine.readPosition(position);
  if (isRefusal(s)) throw new Error(plainRefusal(s));
  dominantSpeciesMarine.check(s);
  return s;
}

describe('what is left out', () => {
  test('animals alone are the start of a game (DSM-4.1)', () => {
    const s = load({ animals: FOUR });
    const view = look(s);
    expect(question(s)).toBe('turn');
    expect(view.turn).toBe('crustaceans');
    expect(view.round).toBe(1);
    expect(view.tiles).toHaveLength(15);
    expect(view.tiles.filter((t) => t.terrain === 'vent').map((t) => [t.hex, t.side, t.under])).toEqual([
      ['D1', 'geyser', 'land'],
      ['D7', 'smoker', 'ocean'],
    ]);
    expect(tile(s, 'D4').cubes).toEqual({ reptiles: 3, cephalopods: 3, fishes: 3, crustaceans: 3 });
    expect(view.corners).toHaveLength(6);
    expect(animal(s, 'fishes').pool).toBe(31);
    expect(animal(s, 'fishes').pawns).toEqual({ available: 4, display: 0, box: 4 });
    expect(view.specials.map((x) => [x.controller, x.target])).toEqual(Array(6).fill([null, 1]));
    expect(view.row.map((x) => x.slot)).toEqual([1, 2, 3, 4, 5]);
    expect(view.deck).toBe(20);
    expect(view.discard).toEqual([]);
    expect(view.stacks.map((x) => [x.top === null, x.left])).toEqual(Array(3).fill([false, 6]));
    expect(view.speciation).not.toContain(null);
    expect(view.chips.evolution).toHaveLength(5);
    for (const box of ['abundance', 'adaptation', 'wanderlust'] as const)
      expect(Object.values(view.boxes[box]).reduce((a, b) => a + b)).toBe(4);
    expect(view.boxes.depletion).toEqual({});
    // 114 disks: 6 on Earth and 16 on the display; printed elements are no disks.
    expect(Object.values(view.bag).reduce((a, b) => a + b)).toBe(92);
    expect(view.animals.map((a) => a.traits.length)).toEqual([1, 1, 1, 1]);
  });

  test('fewer animals have more pawns, and the longest game the most cards (DSM-4.1.8, DSM-4.2.1)', () => {
    const s = load({ options: { length: 'epic' }, animals: { fishes: {}, reptiles: {} } });
    expect(animal(s, 'fishes').pawns.available).toBe(7);
    expect(animal(s, 'reptiles').seat).toBe(1);
    expect(look(s).deck).toBe(30);
  });

  test('traits are drawn, and never one that is named elsewhere', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const s = load({ seed: `traits ${i}`, animals: { ...FOUR, fishes: { traits: ['flight'] } } });
      const held = look(s).animals.map((a) => a.traits[0] as string);
      expect(new Set(held).size).toBe(4);
      for (const trait of held) seen.add(trait);
    }
    expect(seen.size).toBe(18);
  });

  test('alternate boards begin with three disks, unless they are named (DSM-4.7.1)', () => {
    const s = load({
      options: { boards: 'alternate' },
      animals: { reptiles: { elements: ['sun'], traits: ['flight'] }, fishes: { traits: ['social'] } },
    });
    expect(animal(s, 'reptiles').elements).toEqual({ sun: 1 });
    expect(animal(s, 'reptiles').printed).toEqual({});
    expect(Object.values(animal(s, 'fishes').elements).reduce((a, b) => a + b)).toBe(3);
  });

  test('with tiles there are no disks and no cubes but those that are named', () => {
    const s = table({ tiles: { D4: 'reef', D3: 'ocean' }, cubes: { D3: { fishes: 3 } } });
    expect(look(s).corners).toEqual([]);
    expect(tile(s, 'D3').cubes).toEqual({ fishes: 3 });
    expect(tile(s, 'D4').cubes).toEqual({});
    expect(animal(s, 'fishes').pool).toBe(31);
    expect(animal(s, 'reptiles').pool).toBe(34);
    // 36 large tiles, two on Earth.
    expect(look(s).stacks.reduce((n, x) => n + x.left + (x.top === null ? 0 : 1), 0)).toBe(34);
  });

  test('the side of a vent follows from its half, and what lies under it is some tile that is left', () => {
    const s = table({
      tiles: {
        D4: { terrain: 'vent', side: 'geyser', under: 'reef' },
        D3: 'vent',
        D5: 'vent',
      },
    });
    expect(tile(s, 'D3').side).toBe('geyser');
    expect(tile(s, 'D5').side).toBe('smoker');
    expect(tile(s, 'D4')).toMatchObject({ side: 'geyser', under: 'reef' });
    expect(['land', 'ocean']).toContain(tile(s, 'D3').under);
    expect(look(s).ventsLeft).toBe(9);
  });

  test('pool, eliminated cubes and those in Regression complete each other', () => {
    const s = table({
      animals: { ...FOUR, fishes: { pool: 10 }, reptiles: { eliminated: 4 } },
      regression: [null, 'fishes'],
    });
    // 35 cubes: one in the Food Chain, three on D4, one in Regression.
    expect(animal(s, 'fishes').eliminated).toBe(20);
    expect(animal(s, 'reptiles').pool).toBe(27);
    expect(look(s).regression).toEqual([null, 'fishes']);
  });

  test('pawns on the display are taken from those of the start, special ones are not', () => {
    const s = table({
      spaces: { 'domination-1': 'fishes', 'abundance-1': 'fishes', 'adaptation-3': 'sun' },
      specials: { sun: { controller: 'fishes', target: 4 } },
    });
    expect(animal(s, 'fishes').pawns).toEqual({ available: 2, display: 2, box: 4 });
    expect(look(s).spaces['adaptation-3']).toEqual({ animal: 'fishes', special: 'sun' });
    expect(look(s).specials[5]).toEqual({
      element: 'sun',
      controller: 'fishes',
      space: 'adaptation-3',
      target: 4,
    });
  });

  test('who has Budding Intelligence and 20 points has bred a pawn (DSM-6.4.3)', () => {
    const animals = { ...FOUR, fishes: { traits: ['budding-intelligence'], points: 20 } };
    expect(animal(table({ animals }), 'fishes').pawns).toEqual({ available: 5, display: 0, box: 3 });
    const late = { ...FOUR, fishes: { traits: ['budding-intelligence'], points: 20, budded: false } };
    expect(animal(table({ animals: late }), 'fishes').pawns.available).toBe(4);
  });

  test('Ram Feeder, Phenotypic Plasticity and a copy of Exaptation work as cards do', () => {
    const s = table({
      animals: {
        ...FOUR,
        reptiles: { traits: ['ram-feeder'] },
        fishes: { traits: ['phenotypic-plasticity'], onTrait: ['sun', 'sun'], elements: ['algae'] },
        crustaceans: { traits: ['exaptation'], copied: 'ram-feeder' },
      },
    });
    expect(animal(s, 'reptiles').elements).toEqual({ sun: 2, sponges: 1, plankton: 1 });
    expect(animal(s, 'fishes').elements).toEqual({ algae: 2, plankton: 2, sun: 2 });
    expect(animal(s, 'fishes').onTrait).toEqual({ sun: 2 });
    expect(animal(s, 'crustaceans').elements).toEqual({ algae: 1, worms: 2, plankton: 1 });
    expect(animal(s, 'crustaceans').copied).toBe('ram-feeder');
  });

  test('points count as points of tiles, or by their sources', () => {
    const s = table({
      animals: { ...FOUR, fishes: { points: 12 }, reptiles: { points: { cards: -3, tiles: 9 } } },
    });
    expect(animal(s, 'fishes').parts).toEqual({ tiles: 12 });
    expect(animal(s, 'reptiles').points).toBe(6);
  });

  test('a list of chips that is not named is drawn from what the other leaves', () => {
    const s = table({ chips: { competition: ['kelp', 'kelp', 'vent'] } });
    expect(look(s).chips.competition).toEqual(['kelp', 'kelp', 'vent']);
    expect(look(s).chips.evolution).not.toContain('kelp');
  });
});

describe('cards (DSM-4.2.1)', () => {
  test('a short row is filled from the deck', () => {
    const s = load({ animals: FOUR, row: ['fertile', 'biomass'] });
    const cards = look(s).row.map((x) => x.card);
    expect(cards.slice(0, 2)).toEqual(['fertile', 'biomass']);
    expect(new Set(cards).size).toBe(5);
    expect(look(s).deck).toBe(20);
  });

  test('with a small deck other cards lie under the discards', () => {
    const s = table({ row: ['fertile'], discard: ['biomass', { card: 'disease', slot: 4 }], deck: 3 });
    const view = look(s);
    expect(view.deck).toBe(3);
    // 25 cards: five in the row and three in the deck.
    expect(view.discard).toHaveLength(17);
    expect(view.discard.slice(-2)).toEqual(['biomass', 'disease']);
    expect(view.discard).not.toContain('asteroid');
    expect(dominantSpeciesMarine.writePosition(s).discard).toContainEqual({ card: 'disease', slot: 4 });
  });

  test('Asteroid in the row has at most four cards behind it', () => {
    const s = table({ row: ['asteroid'] });
    expect(look(s).deck).toBe(4);
    expect(look(s).lastRound).toBe(false);
    expect(look(s).discard).toHaveLength(16);
  });

  test('in the last round Asteroid lies among the discards', () => {
    const named = table({ row: [], discard: ['asteroid'], deck: 2 });
    expect(look(named).lastRound).toBe(true);
    const unnamed = table({ lastRound: true });
    expect(look(unnamed).discard).toContain('asteroid');
    expect(look(unnamed).deck).toBe(4);
  });

  test('an empty deck is possible behind Asteroid, and leaves the row as it is', () => {
    const s = table({ row: ['fertile'], lastRound: true, deck: 0 });
    expect(look(s).row.map((x) => x.card)).toEqual(['fertile']);
    expect(look(s).discard).toHaveLength(24);
  });

  test('icons are printed, or dealt with opt2', () => {
    const printed = table({ row: ['biomass', 'fecundity'] });
    expect(look(printed).row[0]).toMatchObject({ extinction: true, survival: false });
    expect(look(printed).row[1]).toMatchObject({ extinction: false, survival: true });
    const dealt = table({
      options: { opt2: 'a' },
      row: [{ card: 'annelids', extinction: true }, 'biomass', 'disease', 'fecundity', 'fertile'],
      icons: { extinction: 4 },
    });
    expect(look(dealt).row.map((x) => [x.extinction, x.survival])).toEqual([
      [true, false],
      ...Array(4).fill([false, false]),
    ]);
    expect(dominantSpeciesMarine.writePosition(dealt).icons).toEqual({ extinction: 4, survival: 10 });
  });
});

describe('whose turn it is, and in the middle of what', () => {
  test('the animal to act is the one that is named, and after it the next up the Food Chain', () => {
    const s = table({ toAct: 'fishes' });
    play(s, 'place a pawn on regression-1', 'forgo');
    expect(look(s).spaces).toEqual({ 'regression-1': { animal: 'fishes', special: null } });
    expect(look(s).turn).toBe('cephalopods');
  });

  test('a special pawn that is being placed', () => {
    const s = table({ toAct: 'fishes', special: 'sun', specials: { sun: { controller: 'fishes' } } });
    expect(question(s)).toBe('special-space');
    expect(look(s).asked?.element).toBe('sun');
    const worms = table({ toAct: 'fishes', special: 'worms', specials: { worms: { controller: 'fishes' } } });
    expect(look(worms).asked?.element).toBe('worms');
    expect(options(s)).toContain('place a pawn on tectonics-2');
    expect(options(s)).not.toContain('retrieve');
  });

  test('a card by itself, with its X', () => {
    const s = table({
      toAct: 'fishes',
      doing: [{ id: 'solar-radiation', x: 2 }],
      cubes: { D4: { fishes: 2, reptiles: 1 } },
    });
    play(s, 'choose tile D4', 'return reptiles on D4', 'return fishes on D4');
    expect(tile(s, 'D4').cubes).toEqual({ fishes: 1 });
    expect(look(s).turn).toBe('cephalopods');
  });

  test('a card out of its slot goes to the discard pile', () => {
    const s = table({
      toAct: 'fishes',
      row: ['annelids', 'fertile', 'producers', 'univalves', 'biomass'],
      doing: [{ id: 'resolve', card: 'fertile' }],
    });
    expect(options(s)).toEqual(['choose tile D4']);
    play(s, 'choose tile D4');
    expect(look(s).discard).toEqual(['fertile']);
    expect(dominantSpeciesMarine.writePosition(s).discard).toEqual([{ card: 'fertile', slot: 2 }]);
  });

  test('cards in cards: Cladogenesis resolves a discard, then another card of the row', () => {
    const s = table({
      toAct: 'fishes',
      row: ['cladogenesis', 'fertile', 'producers', 'univalves', 'annelids'],
      discard: ['bountiful-habitat'],
      doing: [
        { id: 'resolve', card: 'cladogenesis' },
        { id: 'cladogenesis', step: 1, x: 1 },
        { id: 'bountiful-habitat' },
      ],
    });
    play(s, 'choose kelp tiles');
    expect(question(s)).toBe('cladogenesis-row');
    expect(options(s)).not.toContain('choose cladogenesis');
  });

  test('who moves in next after Wanderlust is asked, not who acts', () => {
    const s = table({
      toAct: 'fishes',
      doing: [{ id: 'wanderlust', step: 5, hex: 'C4', of: 'reptiles', neighbour: 0 }],
    });
    expect(asked(s)).toBe('reptiles');
    expect(turnOf(s)).toBe(0);
    expect(options(s)).toEqual(['bring 0 from D4', 'bring 1 from D4', 'bring 2 from D4', 'bring 3 from D4']);
  });

  test('a tile that was taken lies in no stack', () => {
    const s = table({ toAct: 'fishes', doing: [{ id: 'wanderlust', step: 1, terrain: 'kelp' }] });
    expect(look(s).tileInHand).toBe('kelp');
    expect(look(s).stacks.reduce((n, x) => n + x.left + (x.top === null ? 0 : 1), 0)).toBe(20);
  });

  test('another turn is remembered (DSM-5.11.6)', () => {
    const s = table({
      toAct: 'fishes',
      anotherTurn: true,
      doing: [{ id: 'wanderlust', step: 1, space: 'wanderlust-3', terrain: 'kelp' }],
      boxes: {},
      cubes: {},
    });
    play(s, 'lay the tile on E5');
    expect(look(s).turn).toBe('fishes');
    expect(question(s)).toBe('turn');
  });

  test('traits are chosen by all at once, and what is not named is dealt', () => {
    const s = table({
      phase: 'traits',
      animals: { fishes: { dealt: ['flight', 'social', 'solitary'], kept: ['social'] }, reptiles: {} },
    });
    expect(dominantSpeciesMarine.pending(s)).toBe(0b10);
    expect(dominantSpeciesMarine.view(s, 0).animals.map((a) => a.kept)).toEqual([false, ['social']]);
    expect(options(s)).toHaveLength(3);
    for (const words of options(s)) expect(words).not.toMatch(/flight|social|solitary/);
  });

  test('set-up begins with the first animal that is named, or at the top of the Food Chain', () => {
    const animals = { ...FOUR, fishes: { traits: ['pack-hunters'] }, reptiles: { traits: ['exaptation'] } };
    expect(question(table({ phase: 'set-up', animals }))).toBe('exaptation');
    const later = table({ phase: 'set-up', toAct: 'cephalopods', animals });
    expect(question(later)).toBe('pack-hunters');
    play(later, 'take control of worms');
    expect(look(later).row).toHaveLength(5);
    expect(look(later).turn).toBe('crustaceans');
  });

  test('Reseed is a phase of its own', () => {
    const s = table({
      phase: 'reseed',
      animals: { ...FOUR, fishes: { elements: ['sun'] }, reptiles: { traits: ['resilience'] } },
      boxes: { regression: ['sun'] },
    });
    expect(question(s)).toBe('regression-loss');
    play(s, 'give up sun on the board');
    expect(look(s).round).toBe(2);
    expect(look(s).animals.map((a) => a.chain)).toEqual(Array(4).fill('left'));
  });

  test('a look at three traits is for the player who resolves Gene Expression', () => {
    const s = table({
      toAct: 'fishes',
      doing: [{ id: 'gene-expression', step: 1 }],
      look: ['flight', 'social', 'solitary'],
    });
    expect(dominantSpeciesMarine.view(s, 2).look).toEqual(['flight', 'social', 'solitary']);
    expect(dominantSpeciesMarine.view(s, 1).look).toBeNull();
  });

  test('a finished game is a position too', () => {
    const s = table({
      phase: 'over',
      end: 'round-cap',
      animals: { fishes: { points: 5 }, reptiles: { points: 9 } },
    });
    expect(dominantSpeciesMarine.pending(s)).toBe(0);
    expect(dominantSpeciesMarine.result(s)).toMatchObject({ reason: 'round-cap', winners: [1] });
    const asteroid = table({ phase: 'over' });
    expect(dominantSpeciesMarine.result(asteroid)?.reason).toBe('asteroid');
    expect(look(asteroid).lastRound).toBe(true);
    expect(disk(s, 'C4-D4-D5')).toBe('plankton');
  });
});

test('forced choices are asked in written positions, and taken with "auto"', () => {
  const one = { toAct: 'fishes', doing: [{ id: 'fertile' }], cubes: { D4: { fishes: 2 } } };
  expect(options(table(one))).toEqual(['choose tile D4']);
  const auto = table({ ...one, forced: 'auto' });
  expect(question(auto)).toBe('turn');
  expect(animal(auto, 'fishes').points).toBe(2);
});

/** A state of a random game, some moves in. */
function reach(players: number, given: Record<string, unknown>, moves: number): State {
  const config = configure(dominantSpeciesMarine, players, {
    ...unattended(dominantSpeciesMarine),
    ...given,
  });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const s = dominantSpeciesMarine.setup(config, 'position');
  const choose = uniform(dominantSpeciesMarine, new Rng(`position ${moves}`));
  for (let i = 0; i < moves; i++) {
    const seat = firstSeat(dominantSpeciesMarine.pending(s));
    dominantSpeciesMarine.apply(s, seat, choose(s, seat));
  }
  return s;
}

test.each([
  [2, {}, 0],
  [2, {}, 1],
  [2, {}, 223],
  [2, { animals: 2, boards: 'alternate' }, 160],
  [3, { assignment: 'choose' }, 2],
  [4, { earth: 'random', length: 'short' }, 271],
  [4, { superheroes: true, opt2: 'a', opt6: 'a' }, 333],
  [3, { superheroes: true }, 1],
])('a printed position is read back to the same state: %i players, %j, %i moves', (players, given, moves) => {
  const s = reach(players, given, moves);
  const position = JSON.parse(JSON.stringify(dominantSpeciesMarine.writePosition(s)));
  expect(load(position)).toEqual(s);
});
