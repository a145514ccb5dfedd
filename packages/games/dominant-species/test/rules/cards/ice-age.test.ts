import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { ANIMAL_IDS, dominantSpecies } from '../../../src/index.ts';
import { executing, options, play, question, refused, tile } from '../../../src/testing/index.ts';
import { byCards, declineUntil, earth, expectTaken, isThrough, TWO_PLAYERS, taking, view } from './stage.ts';

const LAST = { cards: { faceUp: ['ice-age'], deck: 0 } };
const gains = (s: ReturnType<typeof taking>) => ANIMAL_IDS.map((id) => byCards(s, id));

describe('Ice Age', () => {
  rule('DS-6.14.1', 'every animal gains the bonus of the tiles that it dominates', () => {
    const each = Object.fromEntries(ANIMAL_IDS.map((id) => [`animals.${id}.points.cards`, [0, 1]] as const));
    expectTaken('ice-age', 'insects', 'E3', [], { ...each, lastRound: [undefined, true] }, LAST);
    // Insects alone on three tiles with grass; the Mammals alone on a tile without meat dominate nothing.
    const cubes = {
      D2: { insects: 1 },
      E4: { insects: 1 },
      D4: { birds: 1, reptiles: 1 },
      C4: { birds: 2 },
      C3: { mammals: 1 },
    };
    const s = taking('ice-age', 'insects', 'E3', { ...LAST, ...earth({ cubes }) });
    expect(['D2', 'E3', 'E4', 'D4', 'C4', 'C3'].map((hex) => tile(s, hex).dominant)).toEqual([
      'insects',
      'insects',
      'insects',
      undefined,
      'birds',
      undefined,
    ]);
    expect(gains(s)).toEqual([0, 0, 1, 0, 0, 6]);
    // DS-4.7.3: each animal by itself, also when one player owns several.
    expect(
      gains(taking('ice-age', 'insects', 'E3', { ...LAST, ...earth({ cubes }), animals: TWO_PLAYERS })),
    ).toEqual([0, 0, 1, 0, 0, 6]);
  });

  rule('DS-6.14.2', 'this is the last round', () => {
    const s = taking('ice-age', 'insects', 'E3', { ...LAST, round: 4 });
    expect([view(s).lastRound, view(s).phase]).toEqual([true, 'execution']);
    const events = declineUntil(s, () => view(s).phase === 'over');
    expect(dominantSpecies.result(s)?.reason).toBe('ice-age');
    expect(view(s).round).toBe(4);
    expect(events.some((e) => e.type === 'disks-drawn')).toBe(false);
  });

  rule('DS-6.14.3', 'nobody is asked, and the tile just scored counts', () => {
    const lone = earth({ cubes: { D2: null, E4: null, D4: null, C4: null, C3: null, E3: { insects: 1 } } });
    const s = taking('ice-age', 'insects', 'E3', { ...LAST, ...lone });
    expect([gains(s), isThrough(s)]).toEqual([[0, 0, 0, 0, 0, 1], true]);
  });

  rule('DS-6.14.4', 'it may be left as long as another card lies face up; the last one must be taken', () => {
    const s = executing(
      { 'domination-1': 'insects', 'domination-2': 'insects' },
      { cards: { faceUp: ['ice-age', 'nocturnal'], deck: 0 } },
    );
    play(s, 'score E3');
    expect(options(s)).toEqual(['choose ice-age', 'choose nocturnal']);
    play(s, 'choose nocturnal', 'score D2');
    expect([question(s), options(s)]).toEqual(['card', ['choose ice-age']]);
    for (const words of ['skip', 'stop', 'forgo']) expect(refused(s, words), words).toBeDefined();
    play(s, 'choose ice-age');
    expect(view(s).lastRound).toBe(true);
  });
});
