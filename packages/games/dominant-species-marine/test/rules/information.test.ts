import { Rng, SPECTATOR, type State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type CardId, dominantSpeciesMarine } from '../../src/index.ts';
import { asked, options, play, playing, question, table, turnOf } from '../../src/testing/index.ts';
import { at, BOOK_CARDS, BOOK_START_ELEMENTS } from '../book.ts';
import { look, newGame, ofType, playRandomly, started } from './box.ts';
import { acting, actingSpecial, endRound, four, only, turn } from './turn.ts';

const randomOf = (s: State) => JSON.stringify(dominantSpeciesMarine.writePosition(s).random);
const VIEWERS = [0, 1, 2, 3, SPECTATOR];

rule('DSM-A.1', 'at trait selection everybody sees three cards of its own and nothing of others', () => {
  const s = newGame(4);
  for (const viewer of VIEWERS) {
    const seen = look(s, viewer).animals.map((a) => [a.seat, a.dealt?.length ?? null]);
    expect(seen).toEqual(look(s, viewer).animals.map((a) => [a.seat, a.seat === viewer ? 3 : null]));
  }
  expect(JSON.stringify(look(s, SPECTATOR))).not.toMatch(/"dealt":\[/);
});

rule('DSM-A.1', 'Gene Expression shows three cards to one player', () => {
  const s = playing('gene-expression', 'fishes');
  const seat = turnOf(s);
  expect(look(s, seat).look).toHaveLength(3);
  for (const viewer of VIEWERS.filter((v) => v !== seat)) expect(look(s, viewer).look).toBeNull();
  // A world in which the cards are others looks the same to everybody else.
  const other = (seat + 1) % 4;
  const worlds = Array.from({ length: 12 }, (_, i) =>
    dominantSpeciesMarine.sample(s, other, new Rng(`w ${i}`)),
  );
  for (const t of worlds) expect(look(t, other)).toEqual(look(s, other));
  expect(new Set(worlds.map((t) => String(look(t, seat).look))).size).toBeGreaterThan(6);
  for (const t of worlds.map((_, i) => dominantSpeciesMarine.sample(s, seat, new Rng(`own ${i}`))))
    expect(look(t, seat)).toEqual(look(s, seat));
});

rule('DSM-A.1', 'after set-up everybody sees the same, and nothing of it tells what comes next', () => {
  const s = started(4);
  for (const viewer of VIEWERS) expect(look(s, viewer)).toEqual(look(s, 0));
  // Twenty cards of the deck, three times six tiles.
  expect(dominantSpeciesMarine.hidden(s, 0)).toBe(20 + 18);
  const future = (t: State) => {
    play(t, 'retrieve', 'retrieve', 'retrieve', 'retrieve');
    return JSON.stringify([look(t).boxes, look(t).chips]);
  };
  const u = turn('crustaceans');
  const worlds = Array.from({ length: 5 }, (_, i) =>
    dominantSpeciesMarine.sample(u, 0, new Rng(`next ${i}`)),
  );
  for (const t of worlds) expect(look(t)).toEqual(look(u));
  expect(new Set([u, ...worlds].map(future)).size).toBe(6);
});

rule('DSM-A.2', 'chance only where something is drawn or turned up', () => {
  const drawing = [
    'disks-drawn',
    'chips-drawn',
    'card-revealed',
    'tile-revealed',
    'traits-dealt',
    'trait-gained',
  ];
  let draws = 0;
  for (const players of [2, 4]) {
    const s = newGame(players, { roundCap: 40, length: 'short' }, 'chance');
    let before = randomOf(s);
    playRandomly(s, 'chance', (t, events) => {
      const after = randomOf(t);
      const drawn = events.some((e) => drawing.includes(e.type) || e.rule === 'DSM-6.3.30');
      if (after !== before) {
        draws++;
        expect(drawn, JSON.stringify(events.map((e) => e.type))).toBe(true);
      }
      before = after;
    });
  }
  expect(draws).toBeGreaterThan(40);
});

rule(
  'DSM-A.2',
  'a Reseed draws 16 disks and eight chips; a new card, a tile, Symbiotic, Gene Expression',
  () => {
    const { events } = endRound('fishes');
    expect(ofType(events, 'disks-drawn').flatMap((e) => e.elements as string[])).toHaveLength(16);
    expect(ofType(events, 'chips-drawn').flatMap((e) => e.chips as string[])).toHaveLength(8);
    const differs = (result: (seed: string) => unknown) =>
      new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => JSON.stringify(result(seed)))).size;
    expect(differs((seed) => look(playing('annelids', 'fishes', { seed })).row)).toBeGreaterThan(3);
    expect(
      differs((seed) => look(playing('symbiotic', 'fishes', { seed })).animals[2]?.elements),
    ).toBeGreaterThan(2);
    const genes = (seed: string) => playing('gene-expression', 'fishes', { seed });
    expect(differs((seed) => look(genes(seed), turnOf(genes(seed))).look)).toBeGreaterThan(4);
    const laid = (seed: string) => acting('fishes', 'wanderlust-1', { seed }, 'take the tile of stack 1');
    expect(differs((seed) => look(laid(seed)).stacks)).toBeGreaterThan(3);
  },
);

rule('DSM-A.3', 'out of turn only these questions are asked', () => {
  const outOfTurn = new Set<string>();
  const inTurn = new Set<string>();
  for (let game = 0; game < 3; game++) {
    const s = newGame(4, { roundCap: 40, length: 'short', superheroes: true }, `who ${game}`);
    playRandomly(s, `who ${game}`, (t) => {
      const { phase, asked: of, turn: animal } = look(t);
      if (phase !== 'turns' && phase !== 'reseed') return;
      (of?.animal === animal ? inTurn : outOfTurn).add(question(t));
    });
  }
  // Symbiotic asks the owner of Phenotypic Plasticity where a disk goes (DSM-9.4.3).
  const allowed = ['arrivals', 'disease', 'regression-loss', 'camouflage', 'symbiotic'];
  expect([...outOfTurn].filter((kind) => !allowed.includes(kind))).toEqual([]);
  expect(outOfTurn).toContain('arrivals');
  expect(inTurn.size).toBeGreaterThan(20);
});

rule('DSM-A.3', 'every one of them, by the right animal', () => {
  const near = { cubes: { D5: { reptiles: 1, crustaceans: 1 } }, boxes: {} };
  const enter = acting('fishes', 'wanderlust-1', near, 'take the tile of stack 1', 'lay the tile on E5');
  expect([question(enter), asked(enter)]).toEqual(['arrivals', 'reptiles']);
  const sick = playing('disease', 'fishes', { animals: four({ reptiles: { elements: ['sun', 'worms'] } }) });
  expect([question(sick), asked(sick), options(sick)]).toEqual([
    'disease',
    'reptiles',
    ['give up worms on the board', 'give up sun on the board'],
  ]);
  const plastic = four({
    reptiles: { traits: ['phenotypic-plasticity'], elements: ['worms'], onTrait: ['worms'] },
  });
  const { s } = endRound('fishes', { animals: plastic, boxes: { regression: ['worms'] }, speciation: [] });
  expect([question(s), asked(s)]).toEqual(['regression-loss', 'reptiles']);
  const hidden = acting('fishes', 'tectonics-1', { animals: four({ reptiles: { traits: ['camouflage'] } }) });
  play(hidden, 'open a vent on C1', 'turn the geyser up', 'take the cube from pool');
  expect([question(hidden), asked(hidden)]).toEqual(['camouflage', 'reptiles']);
});

const count = (s: State, pattern: RegExp) => options(s).filter((words) => pattern.test(words)).length;

rule('DSM-A.4', 'numbers of choices at the start', () => {
  for (const [players, choices] of [
    [4, 32],
    [3, 31],
    [2, 30],
  ] as const) {
    const ids = (['crustaceans', 'fishes', 'cephalopods', 'reptiles'] as const).slice(0, players);
    expect(options(turn('crustaceans', { animals: only(ids) }))).toHaveLength(choices);
  }
  const traits = newGame(4);
  expect(options(traits)).toHaveLength(3);
  expect(options(newGame(4, { superheroes: true }))).toHaveLength(3);
  const forfeit = acting('fishes', 'regression-1');
  expect(options(forfeit)).toEqual(['use the action', 'forgo']);
  const disks = { boxes: { abundance: ['sun', 'algae', 'worms', 'sponges'] } };
  const abundance = acting('fishes', 'abundance-1', disks);
  expect(count(abundance, /^take/)).toBe(4);
  play(abundance, 'take sun');
  expect(options(abundance)).toHaveLength(46);
  const tiles = acting('fishes', 'wanderlust-1', { boxes: { wanderlust: disks.boxes.abundance } });
  expect(count(tiles, /^take/)).toBe(3);
  play(tiles, 'take the tile of stack 1');
  expect(options(tiles)).toHaveLength(14);
  expect(count(acting('fishes', 'tectonics-1'), /^open/)).toBe(4);
  expect(options(acting('fishes', 'domination-1'))).toEqual(['take control of plankton', 'forgo']);
  const camouflaged = acting('fishes', 'tectonics-1', {
    animals: four({ reptiles: { traits: ['camouflage'] } }),
  });
  play(camouflaged, 'open a vent on C1', 'turn the geyser up', 'take the cube from pool');
  expect(options(camouflaged)).toHaveLength(2);
});

rule('DSM-A.4', 'set-up choices: six pawns for Pack Hunters, at most three traits to copy', () => {
  for (const [trait, most] of [
    ['pack-hunters', 6],
    ['exaptation', 3],
  ] as const) {
    const s = table({
      phase: 'set-up',
      toAct: 'fishes',
      animals: four({
        fishes: { traits: [trait] },
        reptiles: { traits: ['flight'] },
        cephalopods: { traits: ['social'] },
        crustaceans: { traits: ['solitary'] },
      }),
    });
    expect([question(s), options(s).length]).toEqual([trait, most]);
  }
});

/** All ways to enter an action by single moves of one kind, and the distinct ends. */
function ways(s: State, kind: string): { entries: number; ends: Set<string> } {
  if (question(s) !== kind || asked(s) !== 'fishes') {
    return { entries: 1, ends: new Set([JSON.stringify(look(s).tiles.map((t) => t.cubes))]) };
  }
  let entries = 0;
  const ends = new Set<string>();
  for (const words of options(s)) {
    const t = dominantSpeciesMarine.clone(s);
    play(t, words);
    const more = ways(t, kind);
    entries += more.entries;
    for (const end of more.ends) ends.add(end);
  }
  return { entries, ends };
}

rule('DSM-A.4', 'a first Migration has 7 results with one cube, 84 with three, five or all', () => {
  expect(ways(acting('fishes', 'migration-1'), 'migration').ends.size).toBe(7);
  for (const space of ['migration-2', 'migration-3'])
    expect(ways(acting('fishes', space), 'migration').ends.size).toBe(84);
  expect(ways(actingSpecial('fishes', 'migration-4'), 'migration').ends.size).toBe(84);
});

rule('DSM-A.4', 'a first Speciation has 18 to 60 results', () => {
  const results = Object.entries(BOOK_START_ELEMENTS).map(([corner, kind]) => {
    const s = acting(
      'fishes',
      'speciation-1',
      { speciation: [kind] },
      `speciate around ${at([0, 0], corner)}`,
    );
    return ways(s, 'speciation-cubes').ends.size;
  });
  expect([Math.min(...results), Math.max(...results)]).toEqual([18, 60]);
});

/** A position in which every card finds something to do. */
const RICH = {
  animals: four({
    fishes: { elements: ['sun', 'worms'], eliminated: 2 },
    reptiles: { elements: ['sun', 'worms', 'algae'] },
  }),
  specials: { sun: { controller: 'fishes' } },
  cubes: {
    D4: { fishes: 2, reptiles: 2, cephalopods: 2 },
    D3: { fishes: 1, reptiles: 1, crustaceans: 1 },
    D7: { fishes: 1, reptiles: 2, crustaceans: 1 },
    C1: { reptiles: 1, fishes: 1 },
  },
};
const WITHOUT_DECISION: readonly CardId[] = [
  'annelids',
  'biodiversity',
  'carbon-cycle',
  'ecodiversity',
  'endosymbionts',
  'extremophiles',
  'invasive-species',
  'marine-snow',
  'monotypic-habitat',
  'producers',
  'semi-aquatic',
  'symbiotic',
  'tectonic-shift',
  'univalves',
];

rule('DSM-A.5', 'fourteen cards need no decision, all others ask', () => {
  expect(WITHOUT_DECISION).toHaveLength(14);
  const asking = BOOK_CARDS.filter((card) => {
    // Cladogenesis asks for a card of the row, whatever the top discard does.
    const discard = [card === 'biodiversity' ? 'ecodiversity' : 'biodiversity'];
    return question(playing(card, 'fishes', { ...RICH, discard }, 3)) !== 'turn';
  });
  expect(asking).toEqual(BOOK_CARDS.filter((card) => !WITHOUT_DECISION.includes(card)));
});

rule('DSM-A.6', 'what is equal is offered once, and searches enter every result in one way only', () => {
  const s = playing('predator', 'fishes', RICH);
  expect(options(s)).toEqual(['eliminate reptiles on C1']);
  const abundance = acting('fishes', 'abundance-1', { boxes: { abundance: ['sun', 'sun', 'worms', 'sun'] } });
  expect(options(abundance)).toEqual(['take worms', 'take sun', 'forgo']);
  const { entries, ends } = ways(dominantSpeciesMarine.inOrder(acting('fishes', 'migration-2')), 'migration');
  expect(entries).toBe(ends.size);
  let questions = 0;
  const game = newGame(2, { roundCap: 40, length: 'short' }, 'equal');
  playRandomly(game, 'equal', (t) => {
    if (look(t).phase !== 'turns' || ++questions % 10 !== 0) return;
    const words = options(t);
    expect(new Set(words).size).toBe(words.length);
  });
});
