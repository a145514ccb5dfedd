import { isRefusal, readMove } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../src/index.ts';
import { animal, asked, options, play, question, tile } from '../../src/testing/index.ts';
import { BOOK_MIGRATION, BOOK_SECTIONS, BOOK_SPACES, BOOK_SPECIAL_ONLY } from '../book.ts';
import { look, newGame, refused, started, sum } from './box.ts';
import { acting, actingSpecial, endRound, four, only, PLAIN_ROW, turn } from './turn.ts';

const spacesIn = (words: readonly string[]) =>
  words.flatMap((text) => /^place a pawn on (.+)/.exec(text)?.[1] ?? []);
const basic = BOOK_SPACES.filter((space) => !BOOK_SPECIAL_ONLY.includes(space));

rule('DSM-3.1', '37 spaces: 31 for all pawns, six for special ones only', () => {
  const s = turn('fishes', { specials: { sun: { controller: 'fishes' } } });
  expect(spacesIn(options(s))).toEqual(basic);
  expect(basic).toHaveLength(31);
  play(s, 'use the pawn of sun');
  expect(spacesIn(options(s))).toEqual(BOOK_SPACES);
  expect(BOOK_SPACES).toHaveLength(37);
  for (const space of ['abundance-4', 'depletion-2', 'tectonics-3', 'evolution-6', 'domination-4'])
    expect(isRefusal(readMove(dominantSpeciesMarine, s, `place a pawn on ${space}`))).toBe(true);
});

rule('DSM-3.2', 'how many spaces each section has, and which of them is special', () => {
  const s = turn('fishes', { specials: { sun: { controller: 'fishes' } } });
  const forBasic = spacesIn(options(s));
  play(s, 'use the pawn of sun');
  const counted = BOOK_SECTIONS.map(([id]) => {
    const all = spacesIn(options(s)).filter((space) => space.split('-')[0] === id);
    return [id, all.map((space, i) => `${i + 1}${forBasic.includes(space) ? '' : '*'}`).join(' ')];
  });
  expect(counted).toEqual(BOOK_SECTIONS);
});

for (const space of basic) {
  rule('DSM-3.2', `spaces are ordered by section and column: behind ${space}`, () => {
    const s = turn('fishes', { spaces: { [space]: 'fishes' } });
    const behind = BOOK_SPACES.slice(BOOK_SPACES.indexOf(space) + 1);
    expect(spacesIn(options(s))).toEqual(behind.filter((name) => !BOOK_SPECIAL_ONLY.includes(name)));
  });
}

rule(
  'DSM-3.2',
  'four disks in four sections, three and five chips; Evolution spaces reach so many slots',
  () => {
    const { boxes, speciation, chips } = look(newGame(4));
    expect([sum(boxes.abundance), sum(boxes.adaptation), speciation.length, sum(boxes.wanderlust)]).toEqual([
      4, 4, 4, 4,
    ]);
    expect([chips.competition.length, chips.evolution.length]).toEqual([3, 5]);
    for (const value of [1, 2, 3, 4, 5]) {
      // One reef chip, under the space.
      const row = ['land', 'land', 'kelp', 'kelp', 'reef', 'seamount', 'seamount', 'seagrass', 'seagrass'];
      const evolution = row.slice(5 - value, 10 - value);
      const s = acting('fishes', `evolution-${value}`, { chips: { evolution } });
      play(s, 'score D4');
      expect(options(s)).toEqual(PLAIN_ROW.slice(0, value).map((card) => `choose ${card}`));
    }
  },
);

rule('DSM-3.2', 'the second Domination space from three animals on, the third with four', () => {
  const offered = (ids: Parameters<typeof only>[0]) =>
    spacesIn(options(turn('fishes', { animals: only(ids) }))).filter((space) =>
      space.startsWith('domination'),
    );
  expect(offered(['fishes', 'crustaceans'])).toEqual(['domination-1']);
  expect(offered(['reptiles', 'fishes', 'crustaceans'])).toEqual(['domination-1', 'domination-2']);
  expect(offered(['reptiles', 'cephalopods', 'fishes', 'crustaceans'])).toEqual([
    'domination-1',
    'domination-2',
    'domination-3',
  ]);
  const two = turn('fishes', { animals: only(['fishes', 'crustaceans']) });
  expect(refused(two, 'place a pawn on domination-2')).toMatchObject({ code: 'closed-space' });
});

rule('DSM-3.3', 'Migration moves 1, 3 or 5 cubes, on the special space all', () => {
  const moved = (s: ReturnType<typeof turn>) => {
    let n = 0;
    for (; question(s) === 'migration'; n++) play(s, 'move a cube from D4 to D5');
    return n;
  };
  const cubes = { D4: { fishes: 9 } };
  expect(BOOK_MIGRATION.map((_, i) => moved(acting('fishes', `migration-${i + 1}`, { cubes })))).toEqual(
    BOOK_MIGRATION,
  );
  expect(moved(actingSpecial('fishes', 'migration-4', { cubes }))).toBe(9);
});

rule('DSM-3.4', 'five slots, the new card on top; discards with the newest on top', () => {
  const s = acting('fishes', 'evolution-2', {
    chips: { evolution: ['land', 'reef', 'sand', 'ocean', 'vent'] },
  });
  play(s, 'score D4', 'choose biodiversity');
  expect(
    look(s)
      .row.map((x) => [x.slot, x.card])
      .slice(0, 4),
  ).toEqual([
    [1, 'annelids'],
    [2, 'carbon-cycle'],
    [3, 'ecodiversity'],
    [4, 'endosymbionts'],
  ]);
  expect(look(s).row).toHaveLength(5);
  expect(PLAIN_ROW).not.toContain(look(s).row[4]?.card);
  expect(look(s).discard.at(-1)).toBe('biodiversity');
});

rule('DSM-3.5', 'three stacks of seven with their top tiles face up, one pile of vents', () => {
  const { stacks, ventsLeft } = look(started(3));
  expect(stacks.map((x) => [x.top !== null, x.left])).toEqual(Array(3).fill([true, 6]));
  expect(ventsLeft).toBe(10);
  // The next tile of the stack is turned up as soon as one is taken.
  const s = acting('fishes', 'wanderlust-1', { boxes: {} }, 'take the tile of stack 2');
  expect(look(s).stacks.map((x) => [x.top !== null, x.left])).toEqual([
    [true, 6],
    [true, 5],
    [true, 6],
  ]);
});

rule('DSM-3.6', 'a square on the left and on the right of every animal', () => {
  const s = turn('crustaceans', { animals: four({ reptiles: { chain: 'right' } }) });
  const chain = () => look(s).animals.map((a) => a.chain);
  expect(chain()).toEqual(['right', 'left', 'left', 'left']);
  play(s, 'retrieve');
  expect(chain()).toEqual(['right', 'left', 'left', 'right']);
});

rule('DSM-3.7', 'the boxes hold all four disks of their sections', () => {
  const { s } = endRound('fishes', {
    boxes: {
      abundance: Array(4).fill('sun'),
      autotrophs: Array(4).fill('worms'),
      adaptation: Array(4).fill('algae'),
    },
  });
  const { boxes } = look(s);
  expect([boxes.autotrophs, boxes.depletion, boxes.regression]).toEqual([
    { sun: 4 },
    { worms: 4 },
    { algae: 4 },
  ]);
  expect([animal(s, 'fishes').chain, asked(s), tile(s, 'D4').terrain]).toEqual([
    'left',
    'cephalopods',
    'reef',
  ]);
});
