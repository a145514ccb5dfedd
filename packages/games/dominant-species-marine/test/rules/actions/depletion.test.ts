import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { disk, options, play, tile } from '../../../src/testing/index.ts';
import { look, refused } from '../box.ts';
import { earth } from '../cards/stage.ts';
import { corner, expectTaken, isOver, takes, value } from './stage.ts';

const OUTER_SUN = corner('E6', 'SE');
const NEAR_SUN = corner('D4', 'NW');

rule(
  'DSM-5.7.1',
  'a disk anywhere on Earth whose kind lies in the box goes to the bag, and the box stays',
  () => {
    const suns = {
      boxes: { depletion: ['sun', 'sponges', 'sun'] },
      ...earth({ corners: { [OUTER_SUN]: 'sun' } }),
    };
    const s = takes('crustaceans', 'depletion', suns);
    const removals = [OUTER_SUN, NEAR_SUN, corner('D4', 'W')].map((where) => `remove the disk on ${where}`);
    expect(options(s).sort()).toEqual([...removals, 'forgo'].sort());
    expect(refused(s, `remove the disk on ${corner('D4', 'NE')}`)).toMatchObject({
      code: 'not-in-box',
      facts: { element: 'algae', box: ['sponges', 'sun'] },
    });
    expect(refused(s, `remove the disk on ${corner('D6', 'SW')}`)).toMatchObject({ code: 'no-disk' });
    const gone = { [`corners.${OUTER_SUN}`]: ['sun', undefined] } as const;
    const removal = [`remove the disk on ${OUTER_SUN}`];
    expect(isOver(expectTaken('crustaceans', 'depletion', removal, gone, suns), 'crustaceans')).toBe(true);
  },
);

rule('DSM-5.7.2', 'with an empty box, or no disk of its kinds on Earth, there is no effect', () => {
  expect(isOver(takes('crustaceans', 'depletion', { boxes: { autotrophs: ['sun'] } }), 'crustaceans')).toBe(
    true,
  );
  const none = takes('crustaceans', 'depletion', {
    boxes: { depletion: ['worms'] },
    ...earth({ corners: { [corner('D4', 'SE')]: null } }),
  });
  expect([isOver(none, 'crustaceans'), look(none).corners.length]).toEqual([true, 5]);
});

rule('DSM-5.7.1 DSM-5.4.1', 'forfeited', () => {
  const s = takes('crustaceans', 'depletion', { boxes: { depletion: ['sun'] } });
  play(s, 'forgo');
  expect([disk(s, NEAR_SUN), isOver(s, 'crustaceans')]).toEqual(['sun', true]);
});

rule(
  'DSM-5.7.1 DSM-1.6.7 DSM-1.6.9',
  'who lived on the disk alone is endangered and dominates no longer',
  () => {
    const s = takes('crustaceans', 'depletion', {
      boxes: { depletion: ['sun'] },
      cubes: { D4: { reptiles: 1 }, D3: { reptiles: 1 }, C3: { reptiles: 1 } },
    });
    expect(value(s, 'reptiles', 'sun')).toBe(6);
    play(s, `remove the disk on ${NEAR_SUN}`);
    // The reef still has sponges, and so has the kelp; the Land has nothing.
    expect(['D4', 'C3', 'D3'].map((hex) => tile(s, hex).endangered)).toEqual([[], [], ['reptiles']]);
    expect(value(s, 'reptiles', 'sun')).toBe(0);
  },
);
