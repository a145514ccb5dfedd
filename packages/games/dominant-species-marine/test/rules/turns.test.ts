import { configure, type Position, type State, unattended } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type AnimalId, dominantSpeciesMarine } from '../../src/index.ts';
import { animal, asked, options, play, question } from '../../src/testing/index.ts';
import { at, BOOK_GRID, BOOK_KINDS, BOOK_SPACES, BOOK_SPECIAL_ONLY, BOOK_TURN_ORDER } from '../book.ts';
import { badField, look, ofType, refused } from './box.ts';
import { acting, endRound, four, only, turn } from './turn.ts';

const spacesIn = (words: readonly string[]) =>
  words.flatMap((text) => /^place a pawn on (.+)/.exec(text)?.[1] ?? []);
/** All basic pawns of an animal on the display. */
const FULL = {
  'abundance-1': 'fishes',
  depletion: 'fishes',
  'migration-1': 'fishes',
  'evolution-1': 'fishes',
};

rule('DSM-5.1.1', 'Crustaceans, Fishes, Cephalopods, Reptiles, and again, whatever they do', () => {
  const s = turn('crustaceans');
  const order: (AnimalId | null)[] = [];
  for (const move of [
    'retrieve',
    'place a pawn on regression-1',
    'retrieve',
    'place a pawn on domination-1',
    'retrieve',
  ]) {
    order.push(asked(s));
    play(s, move);
    if (question(s) !== 'turn') play(s, 'forgo');
  }
  expect(order).toEqual([...BOOK_TURN_ORDER, 'crustaceans']);
  const two = turn('cephalopods', { animals: only(['cephalopods', 'crustaceans']) });
  play(two, 'retrieve');
  expect(asked(two)).toBe('crustaceans');
});

rule('DSM-5.1.1', 'after a Reseed the next animal goes on', () => {
  for (const [last, next] of [
    ['crustaceans', 'fishes'],
    ['fishes', 'cephalopods'],
    ['cephalopods', 'reptiles'],
    ['reptiles', 'crustaceans'],
  ] as const) {
    const { s, events } = endRound(last);
    expect(ofType(events, 'reseed')).toHaveLength(1);
    expect(asked(s)).toBe(next);
  }
});

rule('DSM-5.1.2', 'one pawn or Retrieve, then the next animal', () => {
  const s = turn('fishes');
  expect(question(s)).toBe('turn');
  expect(options(s).filter((words) => !words.startsWith('place'))).toEqual(['retrieve']);
  const events = play(s, 'place a pawn on regression-2', 'forgo');
  expect(ofType(events, 'pawn-placed')).toHaveLength(1);
  expect(animal(s, 'fishes').pawns).toMatchObject({ available: 3, display: 1 });
  expect([asked(s), question(s)]).toEqual(['cephalopods', 'turn']);
  const back = turn('fishes', { spaces: FULL });
  play(back, 'retrieve');
  expect([animal(back, 'fishes').pawns.display, asked(back)]).toEqual([0, 'cephalopods']);
});

rule('DSM-5.1.3', 'without an available pawn Retrieve is forced', () => {
  expect(options(turn('fishes', { spaces: FULL }))).toEqual(['retrieve']);
  expect(refused(turn('fishes', { spaces: FULL }), 'place a pawn on domination-1')).toMatchObject({
    code: 'no-pawn',
  });
  // In a dealt game it is not asked.
  const dealt = turn('crustaceans', { forced: 'auto', spaces: FULL });
  const events = play(dealt, 'retrieve');
  expect(ofType(events, 'retrieved').map((e) => e.animal)).toEqual(['crustaceans', 'fishes']);
  expect(asked(dealt)).toBe('cephalopods');
});

rule('DSM-5.1.3', 'and with pawns for which there is no space', () => {
  const s = turn('fishes', { spaces: { 'domination-3': 'fishes' } });
  expect([animal(s, 'fishes').pawns.available, options(s)]).toEqual([3, ['retrieve']]);
  const taken = turn('fishes', {
    spaces: { 'domination-1': 'fishes', 'domination-2': 'reptiles', 'domination-3': 'reptiles' },
  });
  expect(options(taken)).toEqual(['retrieve']);
  // A special pawn can still go anywhere.
  const special = turn('fishes', {
    spaces: { 'domination-3': 'fishes' },
    specials: { sun: { controller: 'fishes' } },
  });
  expect(options(special)).toEqual(['retrieve', 'use the pawn of sun']);
});

rule('DSM-5.1.4', 'Retrieve at will, also with no pawn on the display', () => {
  const s = turn('fishes');
  expect(spacesIn(options(s))).toHaveLength(31);
  play(s, 'retrieve');
  expect([animal(s, 'fishes').chain, animal(s, 'fishes').pawns.available, asked(s)]).toEqual([
    'right',
    4,
    'cephalopods',
  ]);
});

/** Two animals with a special pawn each, and Adaptability in the row. */
const bumping = (more: Position = {}) =>
  turn('crustaceans', {
    animals: only(['cephalopods', 'crustaceans']),
    specials: { sun: { controller: 'cephalopods' }, plankton: { controller: 'crustaceans' } },
    row: ['adaptability', 'annelids', 'biodiversity', 'carbon-cycle', 'ecodiversity'],
    ...more,
  });

/** Each in turn bumps the special pawn of the other, so many times. */
function bump(s: State, times: number): void {
  for (let i = 0; i < times; i++) {
    const pawn = asked(s) === 'crustaceans' ? 'plankton' : 'sun';
    play(s, `use the pawn of ${pawn}`, 'place a pawn on regression-1', 'forgo');
  }
}

rule('DSM-5.1.4', 'two special pawns may bump each other for ever within a round', () => {
  const s = bumping();
  bump(s, 250);
  expect(look(s)).toMatchObject({ phase: 'turns', round: 1 });
  expect(dominantSpeciesMarine.writePosition(s).turns).toBeUndefined();
});

rule(
  'DSM-5.1.4',
  'a table of programs ends after 200 turns of a round; people are not offered the cap',
  () => {
    expect(unattended(dominantSpeciesMarine)).toEqual({ roundCap: 40, turnCap: 200 });
    expect(configure(dominantSpeciesMarine, 4)).toMatchObject({ options: { roundCap: null, turnCap: null } });
    const s = bumping({ options: { turnCap: 200 } });
    bump(s, 199);
    expect([look(s).phase, look(s).round]).toEqual(['turns', 1]);
    expect(dominantSpeciesMarine.writePosition(s)).toMatchObject({ turns: 199 });
    bump(s, 1);
    expect(look(s).phase).toBe('over');
    expect(dominantSpeciesMarine.result(s)?.reason).toBe('round-cap');
  },
);

rule('DSM-5.1.4', 'a Retrieve and a forced one are turns too, and a new round counts from none', () => {
  const left = (s: State) => dominantSpeciesMarine.writePosition(s).turns;
  const s = bumping({ options: { turnCap: 200 }, turns: 150 });
  play(s, 'retrieve');
  expect(left(s)).toBe(151);
  play(s, 'retrieve');
  expect([look(s).round, left(s)]).toEqual([2, undefined]);
  // All pawns of the Crustaceans lie behind the last space, so theirs is a Retrieve that nobody chooses.
  const forced = bumping({
    options: { turnCap: 200 },
    forced: 'auto',
    toAct: 'cephalopods',
    spaces: { 'domination-1': 'plankton' },
    turns: 150,
  });
  play(forced, 'place a pawn on regression-1', 'forgo');
  expect([asked(forced), left(forced)]).toEqual(['cephalopods', 152]);
});

rule('DSM-5.1.4', 'turns are counted with the cap only', () => {
  expect(badField({ animals: four(), turns: 3 })).toBe('turns');
  expect(badField({ animals: four(), options: { turnCap: 200 }, turns: 201 })).toBe('turns');
  expect(badField({ animals: four(), options: { turnCap: 200 }, turns: 3, phase: 'over' })).toBe('turns');
});

rule('DSM-5.1.5', 'a round lasts from one Reseed to the next', () => {
  const s = turn('crustaceans');
  const rounds = Array.from({ length: 9 }, () => {
    play(s, 'retrieve');
    return look(s).round;
  });
  expect(rounds).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3]);
});

/** All tiles and all vents are laid: kelp, reef and sand lie under vents. The Fishes can do nothing with any action. */
const COVERED = ['kelp', 'reef', 'sand'].flatMap((terrain) => Array(4).fill(terrain));
const OPEN = ['land', 'ocean'].flatMap((terrain) => Array(8).fill(terrain));
const REST = ['seamount', 'seagrass'].flatMap((terrain) => Array(4).fill(terrain));
const USELESS: Position = {
  animals: four({ fishes: { pool: 0, elements: ['sun', 'sun', 'sun'] } }),
  tiles: Object.fromEntries(
    BOOK_GRID.slice(1).map(([label], i) => [
      label,
      i < 12 ? { terrain: 'vent', under: COVERED[i] } : ([...OPEN, ...REST][i - 12] ?? ''),
    ]),
  ),
  corners: {},
  cubes: {},
  boxes: {},
  speciation: [],
  chips: { competition: ['land', 'land', 'ocean'], evolution: ['kelp', 'kelp', 'reef', 'reef', 'sand'] },
};

rule('DSM-5.2.1', 'a pawn may go where its action does nothing; it stays there', () => {
  for (const space of BOOK_SPACES.filter((name) => !BOOK_SPECIAL_ONLY.includes(name))) {
    const s = turn('fishes', USELESS);
    const events = play(s, `place a pawn on ${space}`);
    expect([question(s), asked(s)], space).toEqual(['turn', 'cephalopods']);
    expect(
      events.map((e) => e.type),
      space,
    ).toEqual(['pawn-placed']);
    expect(look(s).spaces, space).toEqual({ [space]: { animal: 'fishes', special: null } });
  }
});

rule('DSM-5.2.2', 'a basic pawn: an empty space that is not special, behind all own pawns', () => {
  const s = turn('fishes', {
    spaces: { 'speciation-2': 'fishes', 'adaptation-1': 'fishes', 'migration-2': 'reptiles' },
  });
  const offered = spacesIn(options(s));
  const behind = BOOK_SPACES.slice(BOOK_SPACES.indexOf('speciation-2') + 1);
  expect(offered).toEqual(
    behind.filter((name) => !BOOK_SPECIAL_ONLY.includes(name) && name !== 'migration-2'),
  );
  expect(refused(s, 'place a pawn on speciation-1')).toMatchObject({
    code: 'not-behind',
    facts: { last: 'speciation-2' },
  });
  expect(refused(s, 'place a pawn on speciation-5')).toMatchObject({ code: 'special-only' });
  expect(refused(s, 'place a pawn on migration-2')).toMatchObject({ code: 'taken-space' });
  // Pawns of others bind nobody.
  const others = turn('fishes', { spaces: { 'domination-1': 'reptiles' } });
  expect(spacesIn(options(others))).toHaveLength(30);
});

const SPECIAL = { sun: { controller: 'fishes' } };

rule('DSM-5.2.3', 'a special pawn: any space that is empty or holds a basic pawn of another animal', () => {
  const s = turn('fishes', {
    specials: { ...SPECIAL, worms: { controller: 'reptiles' }, algae: { controller: 'fishes' } },
    spaces: {
      'migration-2': 'fishes',
      'abundance-1': 'reptiles',
      'evolution-3': 'worms',
      'tectonics-2': 'algae',
    },
  });
  play(s, 'use the pawn of sun');
  const closed = ['migration-2', 'evolution-3', 'tectonics-2'];
  expect(spacesIn(options(s))).toEqual(BOOK_SPACES.filter((name) => !closed.includes(name)));
  const two = turn('fishes', { animals: only(['fishes', 'reptiles']), specials: SPECIAL });
  play(two, 'use the pawn of sun');
  expect(refused(two, 'place a pawn on domination-2')).toMatchObject({ code: 'closed-space' });
});

rule('DSM-5.2.4', 'a bumped pawn goes back to its owner, available at once', () => {
  const s = turn('fishes', { specials: SPECIAL, spaces: { 'domination-1': 'cephalopods' } });
  const events = play(s, 'use the pawn of sun', 'place a pawn on domination-1');
  expect(ofType(events, 'pawn-taken')).toMatchObject([{ animal: 'cephalopods', space: 'domination-1' }]);
  expect(look(s).spaces).toEqual({ 'domination-1': { animal: 'fishes', special: 'sun' } });
  expect(animal(s, 'cephalopods').pawns).toMatchObject({ available: 4, display: 0 });
  play(s, 'forgo');
  expect([asked(s), spacesIn(options(s)).includes('abundance-1')]).toEqual(['cephalopods', true]);
});

rule('DSM-5.2.4', 'neither special pawns nor own pawns are bumped', () => {
  const s = turn('fishes', {
    specials: { ...SPECIAL, worms: { controller: 'reptiles' }, algae: { controller: 'fishes' } },
    spaces: { 'migration-2': 'fishes', 'evolution-3': 'worms', 'tectonics-2': 'algae' },
  });
  play(s, 'use the pawn of sun');
  expect(refused(s, 'place a pawn on migration-2')).toMatchObject({ code: 'own-pawn', rule: 'DSM-5.2.4' });
  expect(refused(s, 'place a pawn on tectonics-2')).toMatchObject({ code: 'own-pawn', rule: 'DSM-5.2.4' });
  expect(refused(s, 'place a pawn on evolution-3')).toMatchObject({ code: 'special-pawn' });
});

rule('DSM-5.2.2', 'a basic pawn bumps no pawn, its own neither', () => {
  const s = turn('fishes', { spaces: { 'migration-2': 'fishes', 'migration-3': 'reptiles' } });
  expect(refused(s, 'place a pawn on migration-2')).toMatchObject({ code: 'own-pawn', rule: 'DSM-5.2.2' });
  expect(refused(s, 'place a pawn on migration-3')).toMatchObject({ code: 'taken-space', rule: 'DSM-5.2.2' });
});

rule('DSM-5.2.5', 'special pawns bind the animal that controls them now', () => {
  const offered = (controller: string) => {
    const s = turn('fishes', {
      specials: { sun: { controller, captured: true } },
      spaces: { 'competition-1': 'sun', 'abundance-2': 'fishes' },
    });
    return spacesIn(options(s))[0];
  };
  expect(offered('fishes')).toBe('competition-2');
  expect(offered('reptiles')).toBe('abundance-3');
});

rule('DSM-5.2.5', 'so from the moment at which it is captured', () => {
  // The Reptiles have put the Sun pawn on Competition; the Fishes take control of it.
  const s = turn('fishes', {
    animals: four({ fishes: { elements: ['sun', 'sun'] } }),
    specials: { sun: { controller: 'reptiles' } },
    spaces: { 'evolution-5': 'sun' },
  });
  play(s, 'place a pawn on domination-1', 'take control of sun', 'retrieve', 'retrieve', 'retrieve');
  expect(asked(s)).toBe('fishes');
  expect(spacesIn(options(s))[0]).toBe('domination-2');
  const free = turn('reptiles', {
    specials: { sun: { controller: 'fishes', captured: true } },
    spaces: { 'evolution-5': 'sun' },
  });
  expect(spacesIn(options(free))[0]).toBe('abundance-1');
});

const FEEDER = { traits: ['bottom-feeder'] };

rule('DSM-5.2.6', 'a pawn on Bottom Feeder binds nothing, and is bound by nothing', () => {
  const s = turn('fishes', { animals: four({ fishes: FEEDER }), spaces: { 'feeder-fishes': 'fishes' } });
  expect(spacesIn(options(s))).toHaveLength(31);
  const late = turn('fishes', { animals: four({ fishes: FEEDER }), spaces: { 'domination-3': 'fishes' } });
  expect(spacesIn(options(late))).toEqual(['feeder-fishes']);
});

rule('DSM-5.2.6', 'nobody else can place or bump there', () => {
  const s = turn('reptiles', {
    animals: four({ fishes: FEEDER }),
    spaces: { 'feeder-fishes': 'fishes' },
    specials: { sun: { controller: 'reptiles' } },
  });
  expect(refused(s, 'place a pawn on feeder-fishes')).toMatchObject({ code: 'no-such-space' });
  play(s, 'use the pawn of sun');
  expect(refused(s, 'place a pawn on feeder-fishes')).toMatchObject({ code: 'no-such-space' });
});

rule('DSM-5.2.7', 'all special pawns may go to the same spaces and do the same there', () => {
  const specials = Object.fromEntries(BOOK_KINDS.map((kind) => [kind, { controller: 'fishes' }]));
  for (const kind of BOOK_KINDS) {
    const s = turn('fishes', {
      specials,
      spaces: { 'abundance-1': 'reptiles' },
      boxes: { adaptation: ['worms'] },
    });
    play(s, `use the pawn of ${kind}`);
    expect(spacesIn(options(s))).toEqual(BOOK_SPACES);
    play(s, 'place a pawn on adaptation-3', 'take worms', 'keep it on the board');
    expect(animal(s, 'fishes').elements).toEqual({ plankton: 2, algae: 1, worms: 1 });
  }
});

rule(
  'DSM-5.3.1',
  'all pawns of the animal come back, basic and special, from the display and trait cards',
  () => {
    const s = turn('fishes', {
      animals: four({ fishes: FEEDER }),
      specials: { sun: { controller: 'fishes' }, worms: { controller: 'reptiles' } },
      spaces: {
        'abundance-1': 'fishes',
        'evolution-2': 'fishes',
        'competition-4': 'sun',
        'feeder-fishes': 'fishes',
        'abundance-2': 'reptiles',
        'wanderlust-3': 'worms',
      },
    });
    play(s, 'retrieve');
    expect(Object.keys(look(s).spaces)).toEqual(['abundance-2', 'wanderlust-3']);
    expect(animal(s, 'fishes').pawns).toMatchObject({ available: 4, display: 0 });
    expect(look(s).specials.find((x) => x.element === 'sun')).toMatchObject({
      controller: 'fishes',
      space: null,
    });
  },
);

rule('DSM-5.3.1', "a captured special pawn comes back from another animal's trait card", () => {
  const s = turn('reptiles', {
    animals: four({ fishes: FEEDER }),
    specials: { sun: { controller: 'reptiles', captured: true } },
    spaces: { 'feeder-fishes': 'sun' },
  });
  play(s, 'retrieve');
  expect(look(s).spaces).toEqual({});
  expect(look(s).specials.find((x) => x.element === 'sun')).toMatchObject({
    controller: 'reptiles',
    space: null,
  });
});

rule('DSM-5.3.2', 'the Food Chain cube goes to the right and stays there', () => {
  const s = turn('fishes');
  play(s, 'retrieve');
  expect(animal(s, 'fishes').chain).toBe('right');
  const again = turn('fishes', { animals: four({ fishes: { chain: 'right' } }) });
  play(again, 'retrieve');
  expect(animal(again, 'fishes').chain).toBe('right');
});

const LINEAGE = { traits: ['ancient-lineage'] };

rule('DSM-5.3.3', 'then what a trait says about Retrieve, before the round ends', () => {
  const { s } = endRound('fishes', {
    animals: four({ fishes: LINEAGE }),
    spaces: { 'abundance-1': 'fishes' },
    discard: ['univalves'],
  });
  expect([question(s), asked(s)]).toEqual(['ancient-lineage', 'fishes']);
  expect(look(s).spaces).toEqual({});
  expect([look(s).round, animal(s, 'fishes').chain]).toEqual([1, 'right']);
  const events = play(s, options(s)[0] ?? '');
  expect(ofType(events, 'reseed')).toHaveLength(1);
  expect(look(s).round).toBe(2);
});

rule('DSM-5.3.4', 'the round ends when all cubes of animals in play are on the right', () => {
  const s = turn('cephalopods', {
    animals: four({ crustaceans: { chain: 'right' }, fishes: { chain: 'right' } }),
  });
  expect(ofType(play(s, 'retrieve'), 'reseed')).toEqual([]);
  expect(ofType(play(s, 'retrieve'), 'reseed')).toHaveLength(1);
  expect(look(s).animals.map((a) => a.chain)).toEqual(Array(4).fill('left'));
  const two = turn('fishes', {
    animals: only(['fishes', 'crustaceans'], { crustaceans: { chain: 'right' } }),
  });
  expect(ofType(play(two, 'retrieve'), 'reseed')).toHaveLength(1);
});

rule('DSM-5.3.4', "then Hadopelagic's extra turn, then the next animal", () => {
  const { s, events } = endRound('fishes', {
    animals: four({ fishes: { traits: ['hadopelagic'] } }),
    spaces: FULL,
  });
  const types = events.map((e) => e.type);
  expect(types.indexOf('reseed')).toBeLessThan(types.indexOf('extra-turn'));
  expect([asked(s), look(s).round]).toEqual(['fishes', 2]);
  play(s, 'retrieve');
  expect(asked(s)).toBe('cephalopods');
});

rule('DSM-5.3.5', 'with the cube on the right an animal takes normal turns, and may Retrieve again', () => {
  const s = turn('fishes', { animals: four({ fishes: { chain: 'right' } }) });
  expect(spacesIn(options(s))).toHaveLength(31);
  play(s, 'place a pawn on abundance-1', 'forgo', 'retrieve', 'retrieve', 'retrieve');
  // All cubes were on the right with that of the Crustaceans: the next round.
  expect([look(s).round, asked(s)]).toEqual([2, 'fishes']);
  const twice = turn('fishes', { animals: four({ fishes: { chain: 'right' } }) });
  play(twice, 'retrieve');
  expect([look(twice).round, animal(twice, 'fishes').chain]).toEqual([1, 'right']);
});

/** What is asked after each answer. */
function answers(s: State, ...words: string[]): string[][] {
  return words.map((text) => {
    play(s, text);
    return options(s);
  });
}

rule('DSM-5.4.1', 'an action may be declined as a whole, right after the pawn is placed', () => {
  const boxes = { abundance: ['sun'], autotrophs: ['sun'], depletion: ['sun'], adaptation: ['sun'] };
  for (const space of [
    'abundance-1',
    'autotrophs-1',
    'depletion',
    'adaptation-1',
    'regression-1',
    'speciation-1',
    'wanderlust-1',
    'tectonics-1',
    'competition-1',
    'evolution-1',
    'domination-1',
  ]) {
    const s = acting('fishes', space, {
      boxes,
      speciation: ['sun'],
      corners: { [at([0, 0], 'NW')]: 'sun', [at([0, 3], 'W')]: 'sun', [at([0, 0], 'SW')]: 'plankton' },
      chips: { competition: ['reef', 'land', 'land'], evolution: ['reef', 'sand', 'sand', 'ocean', 'vent'] },
    });
    expect([asked(s), options(s).at(-1)], space).toEqual(['fishes', 'forgo']);
    const before = look(s);
    play(s, 'forgo');
    expect([asked(s), question(s)], space).toEqual(['cephalopods', 'turn']);
    expect({ ...look(s), turn: null, asked: null }, space).toEqual({ ...before, turn: null, asked: null });
  }
});

rule('DSM-5.4.1', 'what has begun is carried out in every part that is not optional', () => {
  const corner = at([0, -1], 'E');
  const abundance = acting('fishes', 'abundance-1', { boxes: { abundance: ['sun'] } });
  const [whole] = answers(abundance, 'take sun');
  expect(whole?.every((words) => words.startsWith('put the disk on'))).toBe(true);
  play(abundance, `put the disk on ${corner}`);

  const tectonics = acting('fishes', 'tectonics-1', {});
  const parts = answers(tectonics, 'open a vent on C1', 'turn the geyser up');
  expect(parts).toEqual([['turn the geyser up'], ['take the cube from pool']]);

  const evolution = acting('fishes', 'evolution-1', {
    chips: { evolution: ['reef', 'sand', 'sand', 'ocean', 'vent'] },
  });
  expect(answers(evolution, 'score D4')).toEqual([['choose annelids']]);

  const wanderlust = acting('fishes', 'wanderlust-1', { boxes: { wanderlust: ['sun'] }, cubes: {} });
  const [hexes, disks] = answers(wanderlust, 'take the tile of stack 1', 'lay the tile on E5');
  expect(hexes?.every((words) => words.startsWith('lay'))).toBe(true);
  // The disk alone is optional.
  expect(disks).toEqual(['take sun', 'skip']);
});

rule('DSM-5.4.2', 'impossible parts are skipped', () => {
  // No disk for Wanderlust, nobody beside the new tile.
  const lay = acting('fishes', 'wanderlust-1', { boxes: {}, cubes: {} }, 'take the tile of stack 1');
  play(lay, 'lay the tile on E5');
  expect(asked(lay)).toBe('cephalopods');
  // No cube for Tectonics, which still opens the vent and pays.
  const vent = acting('fishes', 'tectonics-1', { cubes: { D4: { fishes: 34 } } }, 'open a vent on C1');
  play(vent, 'turn the geyser up');
  expect([asked(vent), animal(vent, 'fishes').points]).toEqual(['cephalopods', 3]);
});

rule('DSM-5.4.3', 'the acting player chooses', () => {
  const s = acting('fishes', 'competition-2', { chips: { competition: ['land', 'reef', 'land'] } });
  expect(asked(s)).toBe('fishes');
  expect(options(s)).toEqual([
    'eliminate reptiles on D4',
    'eliminate cephalopods on D4',
    'eliminate crustaceans on D4',
    'forgo',
  ]);
  play(s, 'eliminate crustaceans on D4');
  expect(asked(s)).toBe('fishes');
});

rule('DSM-5.4.4', 'a disk that is taken leaves a gap until the next Reseed', () => {
  const s = acting('crustaceans', 'adaptation-1', {
    boxes: { adaptation: ['sun', 'worms'], abundance: ['sun'] },
  });
  play(s, 'take sun', 'keep it on the board');
  expect(look(s).boxes.adaptation).toEqual({ worms: 1 });
  play(s, 'retrieve', 'place a pawn on adaptation-2');
  expect(options(s)).toEqual(['take worms', 'forgo']);
  play(s, 'take worms', 'keep it on the board', 'retrieve');
  expect(look(s).boxes.adaptation).toEqual({});
});
