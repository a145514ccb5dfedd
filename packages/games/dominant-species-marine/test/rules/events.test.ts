import type { GameEvent, Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { CardId } from '../../src/index.ts';
import { animal, asked, disk, options, play, question, tile } from '../../src/testing/index.ts';
import { at, BOOK_CARDS, BOOK_TERRAINS } from '../book.ts';
import { look, ofType, pointsIn, sum } from './box.ts';
import { endRound, four, PLAIN_ROW, turn, turningUp } from './turn.ts';

/** Land in the middle with Algae for the Fishes, and vents at both ends. */
const EARTH: Position = {
  tiles: { D4: 'land', D3: 'kelp', D5: 'sand', D2: 'vent', D6: 'vent', E6: 'vent' },
  corners: { [at([0, 0], 'NW')]: 'algae', [at([0, -2], 'W')]: 'worms' },
};

const kinds = (events: readonly GameEvent[], ...types: string[]) =>
  events.map((e) => e.type).filter((type) => types.includes(type));

rule('DSM-5.17.1', 'Extinction before Survival', () => {
  // Mass Exodus shows both icons. The Reptiles lead on the vents until they die out.
  const { s, events } = turningUp('mass-exodus', {
    ...EARTH,
    cubes: { D4: { fishes: 1 }, D6: { reptiles: 3 }, E6: { reptiles: 1 }, D2: { crustaceans: 2 } },
  });
  expect(kinds(events, 'extinction', 'survival')).toEqual(['extinction', 'survival']);
  expect(pointsIn(events, 'survival')).toEqual({ crustaceans: 1 });
  expect(tile(s, 'D6').cubes).toEqual({});
});

rule('DSM-5.17.1', 'and Reseed after both', () => {
  // Ancient Lineage resolves Cladogenesis, which resolves Annelids; Mass Exodus takes its place.
  const row = [...PLAIN_ROW.slice(0, 4), 'asteroid'];
  const rest = BOOK_CARDS.filter(
    (card) => !row.includes(card) && card !== 'mass-exodus' && card !== 'cladogenesis',
  );
  const { s, events } = endRound('fishes', {
    ...EARTH,
    options: { length: 'epic' },
    animals: four({ fishes: { traits: ['ancient-lineage'] } }),
    cubes: { D4: { fishes: 1 }, D6: { reptiles: 3 }, D2: { crustaceans: 2 } },
    row,
    discard: [...rest, 'cladogenesis'],
    deck: 1,
  });
  expect(question(s)).toBe('ancient-lineage');
  const more = [...events, ...play(s, options(s)[0] ?? '', 'choose annelids')];
  expect(kinds(more, 'extinction', 'survival', 'reseed')).toEqual(['extinction', 'survival', 'reseed']);
  expect(look(s).round).toBe(2);
});

rule('DSM-5.17.2', 'all endangered cubes leave Earth for the box, all others stay', () => {
  const { s, events } = turningUp('biomass', {
    ...EARTH,
    cubes: {
      D4: { fishes: 2, crustaceans: 2, reptiles: 2 },
      D3: { cephalopods: 4 },
      D2: { crustaceans: 1, fishes: 1 },
    },
  });
  expect(ofType(events, 'extinction')).toHaveLength(1);
  expect(look(s).tiles.map((t) => [t.hex, t.cubes])).toEqual(
    expect.arrayContaining([
      ['D4', { fishes: 2, crustaceans: 2 }],
      ['D3', {}],
      ['D2', { crustaceans: 1 }],
    ]),
  );
  expect(look(s).animals.map((a) => a.eliminated)).toEqual([2, 4, 1, 0]);
});

rule('DSM-5.17.2', 'again for those who are endangered by it: Carnivore', () => {
  const cubes = { D4: { fishes: 1 }, D5: { reptiles: 2, crustaceans: 2 }, D3: { reptiles: 1, fishes: 2 } };
  const animals = four({ reptiles: { traits: ['carnivore'] } });
  const { s, events } = turningUp('biomass', { ...EARTH, animals, cubes });
  // On D3 the Fishes thrive by the Algae, so the Reptiles do among them; on D5 everybody dies, the Reptiles last.
  expect(tile(s, 'D3').cubes).toEqual({ reptiles: 1, fishes: 2 });
  expect(tile(s, 'D5').cubes).toEqual({});
  const dead = ofType(events, 'cubes-eliminated').map((e) => [e.animal, e.hex]);
  expect(dead).toEqual([
    ['crustaceans', 'D5'],
    ['reptiles', 'D5'],
  ]);
});

rule(
  'DSM-5.17.2',
  'the next check takes all who are endangered by then: two Carnivores do not keep each other',
  () => {
    // Exaptation copies Carnivore. The Crustaceans, without a match, keep both alive in the first check only.
    const animals = four({
      reptiles: { traits: ['carnivore'] },
      cephalopods: { traits: ['exaptation'], copied: 'carnivore' },
    });
    const { s, events } = turningUp('biomass', {
      ...EARTH,
      animals,
      cubes: { D4: { fishes: 1 }, D5: { reptiles: 1, cephalopods: 1, crustaceans: 1 } },
    });
    // Reptiles and Cephalopods each have two opposing cubes; without the Crustaceans one is left to each.
    expect(ofType(events, 'cubes-eliminated').map((e) => e.animal)).toEqual([
      'crustaceans',
      'reptiles',
      'cephalopods',
    ]);
    expect(tile(s, 'D5').cubes).toEqual({});
  },
);

const survival = (cubes: Position) =>
  turningUp('extremophiles', { ...EARTH, cubes: { D4: { fishes: 1 }, ...cubes } });

rule('DSM-5.17.3', 'most cubes on vents, bonus points for the vents occupied', () => {
  const { events } = survival({ D2: { reptiles: 2 }, E6: { reptiles: 1 }, D6: { crustaceans: 2 } });
  expect(pointsIn(events, 'survival')).toEqual({ reptiles: 3 });
  const three = survival({ D2: { reptiles: 1 }, E6: { reptiles: 1 }, D6: { crustaceans: 2, reptiles: 1 } });
  expect(pointsIn(three.events, 'survival')).toEqual({ reptiles: 6 });
  // Cubes decide, not tiles.
  const many = survival({ D2: { reptiles: 1 }, E6: { reptiles: 1 }, D6: { crustaceans: 3 } });
  expect(pointsIn(many.events, 'survival')).toEqual({ crustaceans: 1 });
});

rule('DSM-5.17.3', 'a tie, or nobody on vents: nothing', () => {
  const tie = survival({ D2: { reptiles: 2 }, E6: { reptiles: 1 }, D6: { crustaceans: 3 } });
  expect(pointsIn(tie.events, 'survival')).toEqual({});
  expect(pointsIn(survival({}).events, 'survival')).toEqual({});
});

rule('DSM-5.17.4', 'the Survival card always lies with the sole leader', () => {
  const holder = (cubes: Position) => look(turn('fishes', { ...EARTH, cubes })).survival;
  expect(holder({ D2: { reptiles: 1 } })).toBe('reptiles');
  expect(holder({ D2: { reptiles: 1 }, D6: { crustaceans: 1 } })).toBeNull();
  expect(holder({ D2: { reptiles: 1 }, D6: { crustaceans: 2 } })).toBe('crustaceans');
  expect(holder({ D4: { reptiles: 5 } })).toBeNull();
  const s = turn('fishes', { ...EARTH, cubes: { D2: { reptiles: 1 }, D5: { fishes: 2 } } });
  play(s, 'place a pawn on migration-2', 'move a cube from D5 to D6');
  expect(look(s).survival).toBeNull();
  play(s, 'move a cube from D5 to D6');
  expect(look(s).survival).toBe('fishes');
});

/** Something in every place of the display. */
const FULL = {
  abundance: ['algae'],
  autotrophs: ['worms'],
  depletion: ['plankton', 'plankton'],
  adaptation: ['sponges'],
  regression: ['gastropods'],
  wanderlust: ['sun', 'sun', 'sun'],
};
const SPECIATION = ['sun', 'worms', 'worms', 'algae'];

/** A Reseed with everything on the display; forced answers are taken. */
function reseed(more: Position = {}): { s: State; events: GameEvent[] } {
  return endRound('fishes', { forced: 'auto', corners: {}, boxes: FULL, speciation: SPECIATION, ...more });
}

rule('DSM-5.17.5', 'the steps in their order', () => {
  const vents = { D4: 'vent', E3: 'vent', E4: 'vent', D5: 'sand' };
  const { events } = reseed({
    tiles: vents,
    corners: { [at([0, 0], 'E')]: 'sun' },
    animals: four({ reptiles: { elements: ['gastropods'] } }),
  });
  const told = events.flatMap((e) => {
    if (e.type === 'disk-removed') return ['disk off Earth'];
    if (e.type === 'element-lost') return ['Regression'];
    if (e.type === 'box-emptied') return [`${e.section} to the bag`];
    if (e.type === 'box-moved') return [`${e.from} to ${e.to}`];
    if (e.type === 'disks-drawn' || e.type === 'chips-drawn') return [`draw ${e.section}`];
    return [];
  });
  expect(told).toEqual([
    'disk off Earth',
    'Regression',
    'regression to the bag',
    'adaptation to regression',
    'depletion to the bag',
    'wanderlust to the bag',
    'autotrophs to depletion',
    'abundance to autotrophs',
    'draw abundance',
    'draw adaptation',
    'draw speciation',
    'draw wanderlust',
    'draw competition',
    'draw evolution',
  ]);
});

rule('DSM-5.17.5', 'step 1: disks between exactly three vents leave Earth', () => {
  const tiles = { D4: 'vent', E3: 'vent', E4: 'vent', D5: 'sand', C4: 'vent' };
  const inside = at([0, 0], 'E');
  const withSand = at([0, 0], 'SE');
  const withEmpty = at([0, 0], 'NE');
  const { s, events } = reseed({
    tiles,
    corners: { [inside]: 'sun', [withSand]: 'worms', [withEmpty]: 'algae' },
  });
  expect([inside, withSand, withEmpty].map((corner) => disk(s, corner))).toEqual([
    undefined,
    'worms',
    'algae',
  ]);
  expect(ofType(events, 'disk-removed')).toMatchObject([{ corner: inside, element: 'sun' }]);
});

rule('DSM-5.17.5', 'step 2: Regression takes by what lies in its box, then the box is emptied', () => {
  const animals = four({ reptiles: { elements: ['gastropods', 'sponges'] } });
  const { s } = reseed({ animals });
  expect(animal(s, 'reptiles').elements).toEqual({ sun: 2, sponges: 2 });
  // Sponges came from Adaptation in step 3; nobody has lost one.
  expect(look(s).boxes.regression).toEqual({ sponges: 1 });
});

rule('DSM-5.17.5', 'step 3: what is left in Adaptation slides into Regression', () => {
  expect(look(reseed({ boxes: { adaptation: ['sun', 'sun', 'worms'] } }).s).boxes.regression).toEqual({
    sun: 2,
    worms: 1,
  });
  expect(look(reseed({ boxes: { regression: ['sun'] } }).s).boxes.regression).toEqual({});
});

rule('DSM-5.17.5', 'step 4: Depletion, Speciation and Wanderlust go to the bag', () => {
  const { s } = reseed();
  // 114 disks less what moved on (Algae, Worms, Sponges) and sixteen new ones.
  expect(sum(look(s).bag)).toBe(114 - 3 - 16);
  expect(look(s).boxes.depletion).toEqual({ worms: 1 });
});

rule('DSM-5.17.5', 'step 5: Autotrophs slide into Depletion, then Abundance into Autotrophs', () => {
  const { boxes } = look(reseed().s);
  expect([boxes.depletion, boxes.autotrophs]).toEqual([{ worms: 1 }, { algae: 1 }]);
});

rule('DSM-5.17.5', 'step 6: all chips go back before new ones are drawn', () => {
  // Eight chips of four terrains lie on the display: without them only the other four could be drawn.
  const shown = ['land', 'kelp', 'reef', 'seamount'];
  const chips = {
    competition: ['land', 'land', 'kelp'],
    evolution: ['kelp', 'reef', 'reef', 'seamount', 'seamount'],
  };
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const view = look(reseed({ chips, seed: `chips ${i}` }).s);
    for (const terrain of [...view.chips.competition, ...view.chips.evolution]) seen.add(terrain);
    expect(sum(view.chipBag)).toBe(8);
  }
  for (const terrain of shown) expect(seen).toContain(terrain);
  expect(seen.size).toBe(8);
});

rule('DSM-5.17.5', 'step 7: four disks for Abundance, Adaptation, Speciation and Wanderlust', () => {
  const { s, events } = reseed();
  const { boxes, speciation } = look(s);
  expect([sum(boxes.abundance), sum(boxes.adaptation), sum(boxes.wanderlust)]).toEqual([4, 4, 4]);
  expect(speciation.filter((kind) => kind !== null)).toHaveLength(4);
  expect(ofType(events, 'disks-drawn').map((e) => [e.section, (e.elements as string[]).length])).toEqual([
    ['abundance', 4],
    ['adaptation', 4],
    ['speciation', 4],
    ['wanderlust', 4],
  ]);
  const drawn = new Set(
    Array.from({ length: 8 }, (_, i) => JSON.stringify(look(reseed({ seed: `d ${i}` }).s).boxes)),
  );
  expect(drawn.size).toBe(8);
});

const all = (kind: string, n: number): string[] => Array(n).fill(kind);

/** All disks but `left` Sun lie where they stay on the display. */
const almostEmpty = (left: number): Position => ({
  boxes: {
    adaptation: [...all('algae', 19), ...all('worms', 19)],
    abundance: [...all('plankton', 19), ...all('sponges', 19)],
    autotrophs: [...all('gastropods', 19), ...all('sun', 19 - left)],
  },
  speciation: [],
});

rule('DSM-5.17.5', 'step 7: what went to the bag in this Reseed can be drawn at once', () => {
  const position = almostEmpty(4);
  const boxes = { ...(position.boxes as object), wanderlust: all('sun', 2), depletion: all('sun', 1) };
  const { s } = reseed({ ...position, boxes, speciation: ['sun'] });
  expect(look(s).boxes.abundance).toEqual({ sun: 4 });
});

rule('DSM-5.17.5', 'steps 8 and 9: three chips for Competition, five for Evolution in order', () => {
  let unsorted = 0;
  for (let i = 0; i < 30; i++) {
    const { competition, evolution } = look(reseed({ seed: `row ${i}` }).s).chips;
    expect([competition.length, evolution.length]).toEqual([3, 5]);
    const places = evolution.map((t) => BOOK_TERRAINS.indexOf(t));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const drawn = competition.map((t) => BOOK_TERRAINS.indexOf(t));
    if (drawn.some((place, n) => place < (drawn[n - 1] ?? 0))) unsorted++;
  }
  expect(unsorted).toBeGreaterThan(10);
});

rule('DSM-5.17.5', 'step 10: all Food Chain cubes go back to the left', () => {
  expect(look(reseed().s).animals.map((a) => a.chain)).toEqual(Array(4).fill('left'));
});

const lost = (more: Position, animals: Position) => {
  const { s } = reseed({ boxes: { regression: ['sun', 'sun', 'worms'] }, speciation: [], ...more, animals });
  return look(s).animals.map((a) => [a.elements.sun ?? 0, a.elements.worms ?? 0]);
};

rule('DSM-5.17.6', 'only types that lie in the box', () => {
  const animals = four({ fishes: { elements: ['worms', 'gastropods', 'algae'] } });
  const { s } = reseed({ boxes: { regression: ['worms', 'sun'] }, speciation: [], animals });
  expect(animal(s, 'fishes').elements).toEqual({ plankton: 2, algae: 2, gastropods: 1 });
});

rule('DSM-5.17.6', 'one disk of each type in the box, however many lie there', () => {
  const animals = four({
    cephalopods: { elements: ['sun', 'sun', 'worms'] },
    fishes: { elements: ['worms'] },
  });
  // Reptiles: two printed Sun. Crustaceans: two printed Worms. Printed elements are immune.
  expect(lost({}, animals)).toEqual([
    [2, 0],
    [1, 0],
    [0, 0],
    [0, 2],
  ]);
});

rule('DSM-5.17.6', 'a cube on a Regression square saves all disks of its animal, and goes back', () => {
  const animals = four({
    cephalopods: { elements: ['sun', 'worms'] },
    fishes: { elements: ['sun', 'worms'] },
  });
  expect(lost({ regression: ['fishes'] }, animals)).toEqual([
    [2, 0],
    [0, 0],
    [1, 1],
    [0, 2],
  ]);
  const { s } = reseed({ regression: ['fishes', 'fishes'] });
  expect(look(s).regression).toEqual([null, null]);
  expect(animal(s, 'fishes').pool).toBe(31);
});

rule('DSM-5.17.6', 'printed elements stay, also beside a disk of the type', () => {
  expect(
    lost({}, four({ reptiles: { elements: ['sun'] }, crustaceans: { elements: ['worms', 'worms'] } })),
  ).toEqual([
    [2, 0],
    [0, 0],
    [0, 0],
    [0, 3],
  ]);
});

rule('DSM-5.17.6', 'the owner chooses between board and trait card', () => {
  const animals = four({
    reptiles: { traits: ['phenotypic-plasticity'], elements: ['worms'], onTrait: ['worms', 'algae'] },
  });
  const { s } = reseed({ boxes: { regression: ['worms', 'algae'] }, speciation: [], animals });
  expect([question(s), asked(s), options(s)]).toEqual([
    'regression-loss',
    'reptiles',
    ['give up worms on the board', 'give up worms on the card'],
  ]);
  play(s, 'give up worms on the card');
  // The only Algae disk goes without a question.
  expect(animal(s, 'reptiles')).toMatchObject({ elements: { sun: 2, sponges: 1, worms: 1 }, onTrait: {} });
  expect([question(s), look(s).round]).toEqual(['turn', 2]);
});

rule('DSM-5.17.7', 'pawns stay on the display until they are retrieved', () => {
  const spaces = {
    'abundance-1': 'reptiles',
    'evolution-2': 'crustaceans',
    'migration-4': 'sun',
    depletion: 'fishes',
  };
  const { s } = reseed({ spaces, specials: { sun: { controller: 'cephalopods' } } });
  expect(Object.keys(look(s).spaces).sort()).toEqual(['abundance-1', 'evolution-2', 'migration-4']);
  expect(animal(s, 'reptiles').pawns).toMatchObject({ available: 3, display: 1 });
});

rule('DSM-5.17.8', 'a short bag fills Abundance, Adaptation, Speciation, Wanderlust in this order', () => {
  const filled = (left: number) => {
    const { boxes, speciation } = look(reseed(almostEmpty(left)).s);
    const spaces = speciation.filter((kind) => kind !== null).length;
    return [sum(boxes.abundance), sum(boxes.adaptation), spaces, sum(boxes.wanderlust)];
  };
  expect(filled(0)).toEqual([0, 0, 0, 0]);
  expect(filled(3)).toEqual([3, 0, 0, 0]);
  expect(filled(7)).toEqual([4, 3, 0, 0]);
  expect(filled(10)).toEqual([4, 4, 2, 0]);
  expect(filled(15)).toEqual([4, 4, 4, 3]);
});

rule('DSM-5.17.9', 'no Reseed when the game ends', () => {
  const chips = {
    competition: ['land', 'sand', 'kelp'],
    evolution: ['kelp', 'reef', 'reef', 'ocean', 'vent'],
  };
  const { s, events } = reseed({
    lastRound: true,
    chips,
    animals: four({ reptiles: { elements: ['gastropods'] } }),
  });
  expect(ofType(events, 'reseed')).toEqual([]);
  expect(look(s)).toMatchObject({ phase: 'over', round: 1, chips });
  expect(look(s).boxes).toMatchObject({
    abundance: { algae: 1 },
    regression: { gastropods: 1 },
    autotrophs: { worms: 1 },
  });
  expect(animal(s, 'reptiles').elements.gastropods).toBe(1);
});

const ICONS: readonly [CardId, boolean, boolean][] = [
  ['fertile', false, true],
  ['predator', true, false],
];
for (const [card, extinction, live] of ICONS) {
  rule('DSM-5.17.1', `only the events of the card: ${card}`, () => {
    const { events } = turningUp(card, { ...EARTH, cubes: { D4: { fishes: 1 }, D2: { crustaceans: 1 } } });
    expect(kinds(events, 'extinction', 'survival')).toEqual([
      ...(extinction ? ['extinction'] : []),
      ...(live ? ['survival'] : []),
    ]);
  });
}
