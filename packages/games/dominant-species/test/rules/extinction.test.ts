import type { GameEvent, Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, asked, executing, options, play, question, SIX, tile } from '../../src/testing/index.ts';
import { at } from '../book.ts';
import { declineAll, look, ofType, only, planAll, refused } from './box.ts';

/** The last pawn of the round is declined: Reset begins. */
function reset(more: Position): { s: State; events: GameEvent[] } {
  const s = executing({ 'domination-5': 'birds' }, { ...more, cards: { faceUp: [] } });
  return { s, events: play(s, 'forgo') };
}

/** Three tiles; meat and seed lie around D3 only. */
const THREE = {
  tiles: { D2: 'sea', D3: 'jungle', D4: 'desert' },
  corners: { [at([0, 0], 'W')]: 'meat', [at([0, 0], 'E')]: 'seed' },
};

rule('DS-5.9.1.1', 'all endangered cubes are eliminated at the same time', () => {
  const { s, events } = reset({
    ...THREE,
    cubes: { D2: { birds: 2, insects: 1 }, D3: { birds: 3, reptiles: 2 }, D4: { insects: 4 } },
  });
  expect(look(s).tiles.map((t) => t.cubes)).toEqual([{}, { birds: 3 }, {}]);
  expect(animal(s, 'birds')).toMatchObject({ eliminated: 2, pool: 29 });
  expect([animal(s, 'reptiles').eliminated, animal(s, 'insects').eliminated]).toEqual([2, 5]);
  expect(ofType(events, 'cubes-eliminated')).toHaveLength(4);
  expect(look(s).phase).toBe('planning');
});

rule('DS-5.9.1.2', 'before that the Mammals may save one cube', () => {
  const { s } = reset({
    ...THREE,
    cubes: { D2: { mammals: 3 }, D3: { mammals: 1 }, D4: { mammals: 2, birds: 1 } },
  });
  expect([question(s), asked(s), look(s).phase]).toEqual(['save', 'mammals', 'extinction']);
  expect(options(s)).toEqual(['save a cube on D2', 'save a cube on D4', 'skip']);
  // Nothing has died yet.
  expect(tile(s, 'D4').cubes).toEqual({ mammals: 2, birds: 1 });
  play(s, 'save a cube on D2');
  expect(look(s).tiles.map((t) => t.cubes)).toEqual([{ mammals: 1 }, { mammals: 1 }, {}]);
  expect(animal(s, 'mammals').eliminated).toBe(4);
});

rule('DS-5.9.1.2', 'they may decline', () => {
  const { s } = reset({ ...THREE, cubes: { D2: { mammals: 1 }, D3: { mammals: 1 } } });
  play(s, 'skip');
  expect(look(s).tiles.map((t) => t.cubes)).toEqual([{}, { mammals: 1 }, {}]);
});

rule('DS-5.9.1.2', 'nobody is asked without endangered mammals, or without mammals', () => {
  const fine = reset({ ...THREE, cubes: { D3: { mammals: 2 }, D4: { birds: 1 } } });
  expect(look(fine.s).phase).toBe('planning');
  const absent = reset({
    ...THREE,
    animals: only('reptiles', 'birds'),
    cubes: { D4: { reptiles: 1, birds: 1 } },
  });
  expect(look(absent.s).phase).toBe('planning');
  expect(tile(absent.s, 'D4').cubes).toEqual({});
});

rule('DS-5.9.1.3', 'safe cubes stay, a saved one too, and both are still endangered', () => {
  const { s } = reset({
    ...THREE,
    cubes: { D2: { birds: 3 }, D4: { mammals: 2 } },
    safe: { birds: { D2: 2 } },
  });
  play(s, 'save a cube on D4');
  expect(tile(s, 'D2')).toMatchObject({ cubes: { birds: 2 }, levels: { birds: 0 }, endangered: ['birds'] });
  expect(tile(s, 'D4')).toMatchObject({ cubes: { mammals: 1 }, endangered: ['mammals'] });
});

rule('DS-5.9.1.4', 'a saved cube comes in addition to safe ones, and only where an unsafe one stands', () => {
  const { s } = reset({
    ...THREE,
    cubes: { D2: { mammals: 2 }, D3: { mammals: 1 }, D4: { mammals: 4 } },
    safe: { mammals: { D2: 2, D4: 1 } },
  });
  expect(options(s)).toEqual(['save a cube on D4', 'skip']);
  expect(refused(s, 'save a cube on D2')).toMatchObject({
    rule: 'DS-5.9.1.4',
    facts: { cubes: 2, safe: 2, endangered: true },
  });
  expect(refused(s, 'save a cube on D3')).toMatchObject({ facts: { endangered: false } });
  play(s, 'save a cube on D4');
  expect(look(s).tiles.map((t) => t.cubes.mammals)).toEqual([2, 1, 2]);
});

rule('DS-5.9.1.5', 'safety ends with the Extinction', () => {
  const { s } = reset({ ...THREE, cubes: { D2: { birds: 3 } }, safe: { birds: { D2: 2 } } });
  expect(tile(s, 'D2').safe).toBeUndefined();
  expect(look(s).safeAnimal).toBeNull();
});

rule('DS-5.9.1.5', 'a Hibernation of this round does not help in the next', () => {
  const s = executing(
    { 'domination-1': 'birds' },
    {
      ...THREE,
      cubes: { D3: { birds: 1 } },
      animals: { ...SIX, birds: { eliminated: 4 } },
      cards: { faceUp: ['hibernation'], deck: 3 },
    },
  );
  play(s, 'score D3', 'choose hibernation', 'choose tile D2', 'add 3 to D2');
  expect([look(s).phase, tile(s, 'D2').cubes]).toEqual(['planning', { birds: 3 }]);
  planAll(s);
  declineAll(s);
  expect([look(s).round, tile(s, 'D2').cubes]).toEqual([3, {}]);
});
