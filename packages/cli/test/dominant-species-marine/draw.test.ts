import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  playing,
  START_CORNER_FIELDS,
  START_TILE_FIELDS,
  table,
} from '@clade/dominant-species-marine/testing';
import { legalMoves, type Position, type State, seatsToAct } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { drawMarine } from '../../src/draw/dominant-species-marine.ts';
import { EVERYTHING, type Viewer } from '../../src/entry.ts';
import { fuzzTable } from '../../src/fuzz/tables.ts';
import { tableNames } from '../../src/story.ts';
import { styleFor, widthOf } from '../../src/text.ts';
import { config, randomGame } from '../harness.ts';

const plain = styleFor(false);

function drawn(s: State, width = 140, viewer: Viewer = EVERYTHING): string[] {
  return drawMarine(s, viewer, { width, style: plain, names: tableNames(4) });
}

/** The fishes have the turn; pawns and markers of all sorts lie about. */
const BUSY: Position = {
  round: 3,
  toAct: 'fishes',
  spaces: {
    'abundance-1': 'reptiles',
    'migration-2': 'fishes',
    'competition-2': 'sun',
    'speciation-5': 'algae',
    'evolution-4': 'crustaceans',
  },
  specials: {
    sun: { controller: 'reptiles', target: 4 },
    algae: { controller: 'fishes', target: 3 },
    worms: { controller: 'fishes', target: 2 },
  },
  boxes: { abundance: ['sun', 'sun', 'worms'], regression: ['algae'], wanderlust: ['worms'] },
  speciation: ['sun', 'algae', null, 'gastropods'],
  regression: ['reptiles', null],
  chips: { competition: ['kelp', 'sand', 'vent'], evolution: ['land', 'land', 'kelp', 'reef', 'ocean'] },
  row: ['monotypic-habitat', 'marine-snow', 'asteroid', 'volcanism', 'solar-radiation'],
  discard: ['omnivore'],
  deck: 2,
};

describe('the map', () => {
  test('DSM-2.5, DSM-2.11: the start Earth with its vents, and hexes around it where a tile could be laid', () => {
    expect(drawn(table({}), 80).slice(1, 30)).toEqual([
      '                          +─────────+',
      '                         /D1 GEY 1   \\',
      '              +─────────+             +─────────+',
      '             /C1 LAN 8421\\           /E1 LAN 8421\\',
      '  +─────────+             +─────────+             +─────────+',
      ' /           \\           /D2 LAN 8421\\           /           \\',
      '+     B1      +─────────+             +─────────+     F1      +',
      ' \\           /           \\           /           \\           /',
      '  +─────────+     C2      +─────────+     E2      +─────────+',
      ' /           \\           /D3 LAN 8421\\           /           \\',
      '+     B2      +─────────+             +─────────+     F2      +',
      ' \\           /C3 KEL 742 \\           /E3 GRA 42  \\           /',
      '  +─────────+             sun────alga             +─────────+',
      ' /           \\           /D4 REE 632 \\           /           \\',
      '+     B3      +──────spon R3 C3       gast──────+     F3      +',
      ' \\           /C4 SMT 532 \\ F3 K3     /E4 SAN 32  \\           /',
      '  +─────────+             plan───worm             +─────────+',
      ' /           \\           /D5 OCE 21  \\           /           \\',
      '+     B4      +─────────+             +─────────+     F4      +',
      ' \\           /           \\           /           \\           /',
      '  +─────────+     C5      +─────────+     E5      +─────────+',
      ' /           \\           /D6 OCE 21  \\           /           \\',
      '+     B5      +─────────+             +─────────+     F5      +',
      ' \\           /C6 OCE 21  \\           /E6 OCE 21  \\           /',
      '  +─────────+             +─────────+             +─────────+',
      '             \\           /D7 SMO 1   \\           /',
      '              +─────────+             +─────────+',
      '                         \\           /',
      '                          +─────────+',
    ]);
  });

  test('DSM-1.6.7: endangered cubes are marked; DSM-5.15.2: who scores first stands first', () => {
    // Around the reef lies everything, around D2 nothing.
    const cubes = { D4: { fishes: 2, reptiles: 2, crustaceans: 5 }, D2: { cephalopods: 1 } };
    const text = drawn(table({ cubes })).join('\n');
    expect(text).toContain(' K5 R2 F2');
    expect(text).toContain(' C1! ');
    expect(text).not.toMatch(/K5!|R2!|F2!/);
  });

  test('DSM-6.3.21: with Monotypic Habitat in the row ties go up from the bottom', () => {
    const cubes = { D4: { fishes: 2, reptiles: 2, crustaceans: 5 } };
    const row = ['monotypic-habitat', 'annelids', 'producers', 'univalves', 'carbon-cycle'];
    expect(drawn(table({ cubes, row })).join('\n')).toContain(' K5 F2 R2');
  });

  test('four animals with crowds still fit into a tile', () => {
    const crowd = { reptiles: 11, cephalopods: 12, fishes: 10, crustaceans: 13 };
    const s = table({ tiles: START_TILE_FIELDS, corners: START_CORNER_FIELDS, cubes: { D4: crowd } });
    for (const width of [80, 140]) {
      const text = drawn(s, width).join('\n');
      for (const cubes of ['K13', 'C12', 'R11', 'F10']) expect(text).toContain(cubes);
    }
  });
});

describe('the table', () => {
  test('shows spaces, pawns, chips, disks, and what can be done by whoever has the turn', () => {
    const text = drawn(table(BUSY)).join('\n');
    for (const line of [
      'Round 3 · turn of the fishes · Survival: nobody · deck 2 · discard 18, on top Omnivore',
      // DSM-5.2.3: the special pawn of worms is available and can bump basic pawns, but not special ones (DSM-5.2.4).
      ' 1 Abundance   <R>[ ][ ]  worms, sun ×2',
      ' 2 Autotrophs  smoker[ ] geyser[ ]  none',
      ' 4 Adaptation  [ ][ ]{ }  none',
      ' 5 Regression  [ ][ ]  algae · safe R –',
      ' 6 Speciation  sun[ ] alga[ ] none[ ] gast[ ] any{F·alga}',
      ' 8 Tectonics   edge[ ] any{ }  10 vents left',
      // DSM-5.2.2: basic pawns go behind the last one, which stands on the second space of Migration.
      ' 9 Migration   1[ ] 3[F] 5[+] all{ }',
      '10 Competition KEL1[+]SAN2[R·sun]VEN3[+]1+1{ }',
      '11 Evolution   LAN[+]LAN[+]KEL[+]REE<K>OCE[+]',
      '12 Domination  [+][+][+]',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/7 Wanderlust {2}\[ \]\[ \]\{ \} {2}worms · tiles( [A-Z]{3}\+6){3}/);
  });

  test('DSM-3.2: three animals have two Domination spaces, two have one', () => {
    const domination = (position: Position): string | undefined =>
      /12 Domination {2}(\S+)/.exec(drawn(table(position)).join('\n'))?.[1];
    expect(domination({})).toBe('[+][+][+]');
    const three = { reptiles: {}, fishes: {}, crustaceans: {} };
    expect(domination({ players: 3, animals: three })).toBe('[+][+]');
    expect(domination({ players: 2, animals: { reptiles: {}, crustaceans: {} } })).toBe('[+]');
  });

  test('OPT-1: the cubes of Migration are those of the table', () => {
    const text = drawn(table({ options: { opt1: 'a' } })).join('\n');
    expect(text).toContain('9 Migration   5[+] 3[+] 1[+] all{ }');
  });

  test('where pawns may go is only shown to who has the turn', () => {
    const s = table(BUSY);
    expect(drawn(s, 140, seatsToAct(dominantSpeciesMarine, s)[0])).toEqual(drawn(s));
    const others = drawn(s, 140, 0).join('\n');
    expect(others).not.toMatch(/\[\+\]|<K>|<R>/);
    expect(others).toContain('REE[K]');
  });

  test('DSM-5.2: + and < > are the legal placements, at every table and option', () => {
    let seen = 0;
    let bumps = 0;
    for (const i of [1, 2, 3, 4, 5]) {
      for (const s of randomGame(
        dominantSpeciesMarine,
        fuzzTable(dominantSpeciesMarine, 'places', i),
        `${i}`,
      )) {
        const seat = seatsToAct(dominantSpeciesMarine, s)[0] ?? 0;
        if (dominantSpeciesMarine.decision(s, seat).kind !== 'turn' || seen++ % 7 !== 0) continue;
        const moves = legalMoves(dominantSpeciesMarine, s, seat).map((m) => dominantSpeciesMarine.toWire(m));
        const { spaces, row, turn } = dominantSpeciesMarine.view(s, seat);
        const placed = moves.flatMap(([verb, space]) =>
          verb === 'place' && !String(space).startsWith('feeder') ? [String(space)] : [],
        );
        const special = moves.some(([verb]) => verb === 'special');
        const immune = !row.some(({ card }) => card === 'adaptability');
        const bumped = Object.entries(spaces).filter(([space, pawn]) => {
          if (pawn.animal === turn || space.startsWith('feeder')) return false;
          return placed.includes(space) || (special && !(immune && pawn.special !== null));
        });
        const text = drawn(s, 200, seat).join('\n');
        const free = placed.filter((space) => spaces[space] === undefined);
        expect(text.match(/[[{]\+[\]}]/g) ?? []).toHaveLength(free.length);
        expect(text.match(/<[A-Z]/g) ?? []).toHaveLength(bumped.length);
        if (bumped.length > 0) bumps++;
      }
    }
    expect(bumps).toBeGreaterThan(10);
    expect(seen).toBeGreaterThan(100);
  });

  test('DSM-3.4: the row by slots, with what cards do while they lie there', () => {
    const lines = drawn(table(BUSY), 160);
    const text = lines.join('\n').replaceAll(/\n.*? {6}(?=\S)/g, ' ');
    expect(text).toMatch(/1 Monotypic Habitat +Earn bonus points for the number of tiles/);
    expect(text).toContain('While it lies in the row: Ties go to the lower animal.');
    expect(text).toMatch(/2 Marine Snow +Earn 1 point for each ocean tile and each smoker you occupy\./);
    expect(text).toMatch(/3 Asteroid +Choose a tile: a single cube/);
    expect(text).not.toContain('?low');
    // The card that is being resolved is marked.
    const resolving = drawn(playing('fertile', 'fishes', {}, 3)).join('\n');
    expect(resolving).toMatch(/▶3 Fertile +Choose a tile you occupy and earn 1 point/);
  });

  test('DSM-1.6.9: elements on Earth and in the bag, targets, control, and the values of the animals', () => {
    const lines = drawn(
      table({ ...BUSY, cubes: { D4: { fishes: 3 }, D5: { fishes: 1 }, E3: { fishes: 1 } } }),
    );
    const row = (name: string): string[] =>
      lines
        .find((line) => line.trim().startsWith(name))
        ?.trim()
        .split(/ {2,}/) ?? [];
    expect(row('element')).toEqual(['element', 'alga', 'worm', 'plan', 'spon', 'gast', 'sun']);
    expect(row('target')).toEqual(['target', '3', '2', '1', '1', '1', '4']);
    expect(row('special pawn')).toEqual(['special pawn', 'F out', 'F', '–', '–', '–', 'R out']);
    // Algae lie on the reef and the seagrass, plankton on the reef and the ocean.
    expect(row('F value')).toEqual(['F value', '1×2=2', '·', '2×2=4*', '·', '·', '·']);
    // Without cubes the reptiles have elements, but no tile.
    expect(row('R value')).toEqual(['R value', '·', '·', '·', '1×0', '·', '2×0']);
    expect(row('Earth + bag')[1]).toMatch(/^1 \+ \d+$/);
  });

  test('shows what each animal has: points, cubes, pawns, Food Chain, elements, traits', () => {
    const s = table({
      ...BUSY,
      animals: {
        reptiles: { traits: ['carnivore'] },
        cephalopods: { traits: ['phenotypic-plasticity'], elements: ['algae'], onTrait: ['sun'] },
        fishes: { traits: ['flight'], points: { tiles: 12 }, chain: 'right', elements: ['sun'] },
        crustaceans: { traits: ['exaptation'], copied: 'flight' },
      },
    });
    const lines = drawn(s, 200);
    const of = (letter: string): string => lines.find((line) => line.slice(2, 4) === `${letter} `) ?? '';
    expect(of('F')).toMatch(/^▶ F fishes +Player 3 +12 +31 +0 +3\+1 +right +Migr 2 \/ before Spec 5/);
    expect(of('F')).toMatch(/\[algae, plankton ×2\] sun · Flight$/);
    expect(of('K')).toMatch(/left +or before Evol 4 +\[algae, worms ×2\] · Exaptation as Flight$/);
    expect(of('R')).toMatch(/Competition 2 +\[sponges, sun ×2\] · Carnivore$/);
    expect(of('C')).toMatch(/anywhere +.*algae, sun \(sun on the trait card\) · Phenotypic Plasticity$/);
    // In turn order, up the Food Chain (DSM-5.1.1).
    expect(lines.slice(-4).map((line) => line[2])).toEqual(['K', 'F', 'C', 'R']);
  });

  test('DSM-5.2.6: the space of Bottom Feeder is on the trait card', () => {
    const animals = { fishes: { traits: ['bottom-feeder'] }, crustaceans: {} };
    const empty = table({ players: 2, animals });
    expect(drawn(empty).join('\n')).toContain('Bottom Feeder [ ]');
    const taken = table({ players: 2, animals, spaces: { 'feeder-fishes': 'fishes' } });
    expect(drawn(taken).join('\n')).toContain('Bottom Feeder [F]');
  });

  test('DSM-5.17.4: who holds Survival, and how many cubes are on vents', () => {
    const s = table({ cubes: { D1: { reptiles: 2 }, D7: { crustaceans: 1 }, D4: { fishes: 1 } } });
    expect(drawn(s)[0]).toContain('Survival: reptiles (on vents R2 K1)');
  });

  test('DSM-A.1: dealt traits are shown to their player, and to those who see everything', () => {
    const s = table({
      phase: 'traits',
      animals: {
        reptiles: { seat: 0, dealt: ['flight', 'social', 'solitary'] },
        fishes: { seat: 1, dealt: ['cannibal', 'carnivore', 'camouflage'], kept: ['cannibal'] },
      },
      players: 2,
    });
    const reptiles = drawn(s, 140, 0).join('\n');
    expect(reptiles).toContain('dealt Flight, Social and Solitary');
    expect(reptiles).toContain('has chosen a trait');
    expect(reptiles).not.toMatch(/Cannibal|Carnivore|Camouflage/);
    const fishes = drawn(s, 140, 1).join('\n');
    expect(fishes).toContain('keeps Cannibal');
    expect(fishes).toContain('is choosing a trait');
    expect(fishes).not.toMatch(/Flight|Social|Solitary/);
    expect(drawn(s, 140).join('\n')).toMatch(/keeps Cannibal[\s\S]*dealt Flight, Social and Solitary/);
  });

  test('DSM-6.3.15: the cards of Gene Expression are seen by who draws them', () => {
    const s = playing('gene-expression', 'fishes');
    const drew = dominantSpeciesMarine.view(s, 2).look ?? [];
    expect(drew).toHaveLength(3);
    const heading = /traits to choose from: [A-Z]/;
    expect(drawn(s, 200, 2)[0]).toMatch(heading);
    expect(drawn(s, 200)[0]).toMatch(heading);
    expect(drawn(s, 200, 0)[0]).not.toMatch(heading);
  });

  test('fits its width for every number of animals at every stage, also when it must be low', () => {
    let low = 0;
    let beside = 0;
    for (const players of [2, 3, 4]) {
      let n = 0;
      const made = config(players, { superheroes: players === 3 }, dominantSpeciesMarine);
      for (const s of randomGame(dominantSpeciesMarine, made, `draw ${players}`)) {
        if (n++ % 25 !== 0) continue;
        for (const width of [80, 100, 130]) {
          const paper = { width, style: styleFor(true), names: tableNames(players) };
          const full = drawMarine(s, 0, paper);
          const dense = drawMarine(s, 0, { ...paper, height: 5 });
          for (const line of [...full, ...dense]) expect(widthOf(line)).toBeLessThanOrEqual(width);
          expect(full.join('\n')).not.toMatch(/undefined|null|NaN/);
          if (dense.length < full.length) low++;
          if (full.some((line) => line.includes('\\') && line.includes('Migration'))) beside++;
        }
      }
    }
    expect(low).toBeGreaterThan(0);
    expect(beside).toBeGreaterThan(0);
  });

  test('colour adds nothing but colour', () => {
    const paint = (colour: boolean): string[] =>
      drawMarine(table(BUSY), 2, { width: 140, style: styleFor(colour), names: tableNames(4) });
    const bare = paint(true).map((l) => l.replaceAll(/\p{Cc}\[[0-9;]*m/gu, ''));
    expect(paint(true)).not.toEqual(bare);
    expect(bare.map((l) => l.trimEnd())).toEqual(paint(false));
  });

  test('DSM-4.1.7: while animals are chosen there is no Earth yet', () => {
    const s = dominantSpeciesMarine.setup(
      config(3, { assignment: 'choose' }, dominantSpeciesMarine),
      'choose',
    );
    expect(drawn(s).join('\n')).toContain('choice of animals');
    expect(drawn(s).join('\n')).not.toContain('D4');
  });
});
