import { dominantSpecies, MAP } from '@clade/dominant-species';
import { START_CORNER_FIELDS, START_TILE_FIELDS, table } from '@clade/dominant-species/testing';
import { GRID } from '@clade/earth';
import { CORNERS, type Position, type State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { drawDominantSpecies } from '../../src/draw/dominant-species.ts';
import { drawHexMap } from '../../src/draw/hex-map.ts';
import { EVERYTHING } from '../../src/entry.ts';
import { tableNames } from '../../src/story.ts';
import { styleFor, widthOf } from '../../src/text.ts';
import { config, randomGame } from '../harness.ts';

const plain = styleFor(false);

function drawn(s: State, width = 140): string[] {
  return drawDominantSpecies(s, EVERYTHING, { width, style: plain, names: tableNames(6) });
}

describe('the map', () => {
  /** One tile on D3 with a word on one corner, drawn by itself. */
  function corner(name: (typeof CORNERS)[number]): string[] {
    const hex = MAP.hexNames.indexOf('D3');
    const at = GRID.corners[hex * 6 + CORNERS.indexOf(name)] ?? -1;
    const picture = {
      tiles: new Set([hex]),
      open: new Set<number>(),
      corners: new Map([[at, { text: 'seed' }]]),
      inside: () => [[{ text: 'D3' }], [{ text: 'M1' }], []],
    };
    return drawHexMap(MAP, picture, 80, plain);
  }

  test('a word begins or ends at its corner and runs along the edge beside it', () => {
    expect(corner('NW')).toEqual([
      '  seed──────+',
      ' /D3         \\',
      '+ M1          +',
      ' \\           /',
      '  +─────────+',
    ]);
    expect(corner('NE')[0]).toBe('  +──────seed');
    expect(corner('SW')[4]).toBe('  seed──────+');
    expect(corner('SE')[4]).toBe('  +──────seed');
    // The edges of the outer corners lead away from the tile.
    expect(corner('E')[2]).toBe('+ M1          seed');
    expect(corner('W')[2]).toBe('seed M1          +');
    expect(corner('W')[0]).toBe('     +─────────+');
  });

  test('DS-2.4, DS-2.5: the start Earth, with hexes around it where a tile could be laid', () => {
    const s = table({});
    expect(drawn(s, 80).slice(2, 23)).toEqual([
      '                          +─────────+',
      '                         /           \\',
      '              +─────────+     D1      +─────────+',
      '             /           \\           /           \\',
      '  +─────────+     C2      +─────────+     E2      +─────────+',
      ' /           \\           /D2 WET 8421\\           /           \\',
      '+     B2      +──────watr A2* S1 I1   gras──────+     F2      +',
      ' \\           /C3 JUN 632 \\           /E3 SAV 742 \\           /',
      '  +─────────+ S2* B1 A1   grub───watr I2* R1 A1   +─────────+',
      ' /           \\           /D3 TUN 1   \\           /           \\',
      '+     B3      grub───seed             gras────sun     F3      +',
      ' \\           /C4 FOR 532 \\           /E4 DES 42  \\           /',
      '  +─────────+ B2* M1 S1   meat────sun R2* M1 I1   +─────────+',
      ' /           \\           /D4 MOU 32  \\           /           \\',
      '+     B4      +──────seed M2* R1 B1   meat──────+     F4      +',
      ' \\           /           \\           /           \\           /',
      '  +─────────+     C5      +─────────+     E5      +─────────+',
      '             \\           /           \\           /',
      '              +─────────+     D5      +─────────+',
      '                         \\           /',
      '                          +─────────+',
    ]);
  });

  test('DS-5.6, DS-5.7.3: dominance, endangered and safe cubes and scored tiles are marked', () => {
    const marked: Position = {
      phase: 'execution',
      cursor: 'domination-2',
      spaces: { 'domination-2': 'insects' },
      tiles: START_TILE_FIELDS,
      corners: START_CORNER_FIELDS,
      // Grub, water and seed lie around the jungle: nothing for mammals and reptiles.
      cubes: { C3: { mammals: 3, reptiles: 12, arachnids: 1, amphibians: 1 } },
      safe: { mammals: { C3: 2 } },
      scored: ['C3'],
    };
    const text = drawn(table(marked)).join('\n');
    expect(text).toContain('/C3✓JUN 632 \\');
    // The one with most cubes scores first; of equals the higher in the food chain (DS-5.4.12.3).
    expect(text).toContain('R12! M3!~');
    expect(text).toMatch(/A1\*? S1\*?/);
    expect(text.indexOf('R12!')).toBeLessThan(text.indexOf('A1'));
  });

  test('six animals with crowds still fit into a tile', () => {
    const crowd = { mammals: 11, reptiles: 12, birds: 10, amphibians: 13, arachnids: 14, insects: 15 };
    const s = table({ tiles: START_TILE_FIELDS, corners: START_CORNER_FIELDS, cubes: { D4: crowd } });
    for (const width of [80, 140]) {
      const text = drawn(s, width).join('\n');
      for (const cubes of ['I15', 'S14', 'A13', 'R12', 'M11', 'B10']) expect(text).toContain(cubes);
    }
  });

  test('colour adds nothing but colour', () => {
    const paint = (colour: boolean): string[] =>
      drawDominantSpecies(table({}), 0, { width: 140, style: styleFor(colour), names: tableNames(6) });
    const bare = paint(true).map((l) => l.replaceAll(/\p{Cc}\[[0-9;]*m/gu, ''));
    expect(paint(true)).not.toEqual(bare);
    // Blanks at the end of a painted line are the only difference.
    expect(bare.map((l) => l.trimEnd())).toEqual(paint(false));
  });
});

describe('the table', () => {
  test('fits its width for every number of animals at every stage, also when it must be low', () => {
    let low = 0;
    let beside = 0;
    for (const players of [2, 4, 6]) {
      let n = 0;
      for (const s of randomGame(dominantSpecies, config(players, {}, dominantSpecies), `draw ${players}`)) {
        if (n++ % 20 !== 0) continue;
        for (const width of [80, 100, 140]) {
          const paper = { width, style: styleFor(true), names: tableNames(players) };
          const full = drawDominantSpecies(s, 0, paper);
          const dense = drawDominantSpecies(s, 0, { ...paper, height: 5 });
          for (const line of [...full, ...dense]) expect(widthOf(line)).toBeLessThanOrEqual(width);
          if (dense.length < full.length) low++;
          if (full.some((line) => line.includes('\\') && line.includes('Migration'))) beside++;
        }
      }
    }
    expect(low).toBeGreaterThan(0);
    expect(beside).toBeGreaterThan(0);
  });

  test('shows the action display with pawns, elements, the place of execution, and the piles', () => {
    const text = drawn(
      table({
        round: 3,
        phase: 'execution',
        cursor: 'speciation-2',
        lastRound: true,
        spaces: { 'speciation-2': 'birds', 'migration-2': 'arachnids', 'competition-3': 'mammals' },
        boxes: { adaptation: ['sun', 'sun', 'meat'], wasteland: ['grub'] },
        initiative: ['birds', 'mammals', 'reptiles', 'amphibians', 'arachnids', 'insects'],
        cards: { faceUp: ['aquatic', 'omnivore'], deck: 4 },
        options: { deck: 'long' },
      }),
    ).join('\n');
    for (const line of [
      'Round 3 · execution: Speciation, sun',
      'LAST ROUND',
      '1 Initiative  [ ]  order B M R A S I',
      '2 Adaptation  [ ][ ][ ]  meat, sun ×2',
      '3 Regression  [ ][ ]  none · reptiles protect one',
      '5 Wasteland   [ ]  grub',
      '▶ 8 Speciation  meat[ ] sun[▸] seed[ ] water[ ] grub[ ] grass[ ]',
      '10 Migration   7[ ] 6[S] 5[ ] 4[ ] 3[ ] 2[ ]',
      '11 Competition jun[ ]wet[ ]des[M]for[ ]sav[ ]mou[ ]sea[ ]jun',
      'deck 4',
      'Omnivore      You gain one pawn for good.',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/tiles [A-Z]{3}\+7 [A-Z]{3}\+7 [A-Z]{3}\+7/);
  });

  test('shows what each animal has, printed elements apart', () => {
    const s = table({
      animals: {
        mammals: {
          points: { tiles: 17 },
          pool: 31,
          eliminated: 21,
          pawns: 4,
          elements: ['meat', 'sun', 'sun'],
        },
        insects: {},
      },
      cubes: { D4: { mammals: 2 } },
      toAct: 'mammals',
    });
    const lines = drawn(s);
    const mammals = lines.find((line) => line.includes('M mammals')) ?? '';
    expect(mammals).toMatch(/^▶ M mammals +Player 1 +17 +31 +21 +4\+\d +1 +\[meat ×2\] meat, sun ×2$/);
    expect(lines.find((line) => line.includes('I insects'))).toMatch(/\[grass ×2\]$/);
  });

  test('DS-4.7: animals of one player are all marked as theirs', () => {
    const options = { animals: 3 };
    const s = dominantSpecies.setup(config(2, options, dominantSpecies), 'three');
    const names = ['Player 1 (you)', 'Player 2 (random)'];
    const text = drawDominantSpecies(s, 0, { width: 140, style: plain, names }).join('\n');
    expect(text.match(/Player 1 \(you\)/g)).toHaveLength(3);
    expect(text.match(/Player 2 \(random\)/g)).toHaveLength(3);
  });

  test('DS-4.1.1: while animals are chosen there is no Earth yet', () => {
    const s = dominantSpecies.setup(config(3, { assignment: 'choose' }, dominantSpecies), 'choose');
    expect(drawn(s).join('\n')).toContain('choice of animals');
    expect(drawn(s).join('\n')).not.toContain('D3');
  });
});
