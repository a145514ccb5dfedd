import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { AnimalId } from '../../../src/index.ts';
import { disk, options, play, question, tile } from '../../../src/testing/index.ts';
import { look, ofType, refused } from '../box.ts';
import { earth } from '../cards/stage.ts';
import { corner, expectTaken, inBag, isOver, takes } from './stage.ts';

const GEYSER_SUN = corner('D1', 'NE');
/** Touches the geyser and two Land tiles. */
const GEYSER_PLANKTON = corner('D1', 'SE');
const SMOKER_WORMS = corner('D7', 'NW');
const CORNERS = { [GEYSER_SUN]: 'sun', [GEYSER_PLANKTON]: 'plankton', [SMOKER_WORMS]: 'worms' } as const;

function feeding(id: AnimalId, space: string, more: Position = {}): State {
  return takes(id, space, {
    boxes: { autotrophs: ['gastropods', 'sun'] },
    ...earth({ corners: CORNERS }),
    ...more,
  });
}

rule('DSM-5.6.1', 'a disk at a vent changes places with any disk of the box', () => {
  const s = feeding('cephalopods', 'autotrophs-2');
  play(s, `swap the disk on ${GEYSER_PLANKTON}`);
  expect(options(s)).toEqual(['exchange it for gastropods', 'exchange it for sun']);
  expect(refused(s, 'exchange it for worms')).toMatchObject({
    code: 'no-such-disk',
    facts: { element: 'worms' },
  });
  const swapped = expectTaken(
    'cephalopods',
    'autotrophs-2',
    [`swap the disk on ${GEYSER_PLANKTON}`, 'exchange it for gastropods'],
    {
      [`corners.${GEYSER_PLANKTON}`]: ['plankton', 'gastropods'],
      'boxes.autotrophs.0': ['gastropods', 'plankton'],
    },
    { boxes: { autotrophs: ['gastropods', 'sun'] }, ...earth({ corners: CORNERS }) },
  );
  expect(isOver(swapped, 'cephalopods')).toBe(true);
});

rule('DSM-5.6.1', 'a disk goes to the bag only where the box holds its kind', () => {
  const s = feeding('cephalopods', 'autotrophs-2');
  const suns = inBag(s, 'sun');
  play(s, `swap the disk on ${GEYSER_PLANKTON}`);
  expect(refused(s, 'exchange it for nothing')).toMatchObject({
    code: 'not-in-box',
    facts: { element: 'plankton', corner: GEYSER_PLANKTON, count: 0 },
  });
  const t = feeding('cephalopods', 'autotrophs-2');
  play(t, `swap the disk on ${GEYSER_SUN}`);
  const events = play(t, 'exchange it for nothing');
  expect(ofType(events, 'disk-removed')).toMatchObject([{ corner: GEYSER_SUN, element: 'sun' }]);
  expect([disk(t, GEYSER_SUN), inBag(t, 'sun')]).toEqual([undefined, suns + 1]);
});

rule('DSM-5.6.2', 'the first space is for smokers, the second for geysers', () => {
  const geyser = feeding('fishes', 'autotrophs-2');
  const swaps = [GEYSER_SUN, GEYSER_PLANKTON].map((where) => `swap the disk on ${where}`);
  expect(options(geyser).sort()).toEqual([...swaps, 'forgo'].sort());
  expect(refused(geyser, `swap the disk on ${SMOKER_WORMS}`)).toMatchObject({
    code: 'no-vent',
    facts: { corner: SMOKER_WORMS, side: 'geyser' },
  });
  const smoker = feeding('fishes', 'autotrophs-1');
  expect(options(smoker)).toEqual([`swap the disk on ${SMOKER_WORMS}`, 'forgo']);
  expect(refused(smoker, `swap the disk on ${corner('D4', 'NE')}`)).toMatchObject({
    code: 'no-vent',
    facts: { side: 'smoker' },
  });
  expect(refused(smoker, `swap the disk on ${corner('D7', 'NE')}`)).toMatchObject({ code: 'no-disk' });
});

rule('DSM-5.6.2', 'the side that is up counts, also on the middle line', () => {
  const middle = (side: string) =>
    feeding('fishes', 'autotrophs-1', {
      ...earth({ corners: CORNERS, tiles: { D4: { terrain: 'vent', under: 'reef', side } } }),
    });
  expect(options(middle('geyser'))).toHaveLength(2);
  // The worms and the six disks around the centre.
  expect(options(middle('smoker'))).toHaveLength(8);
});

rule('DSM-5.6.3', 'with an empty box, or without a disk at such a vent, there is no effect', () => {
  expect(isOver(feeding('fishes', 'autotrophs-2', { boxes: { depletion: ['sun'] } }), 'fishes')).toBe(true);
  const none = feeding('fishes', 'autotrophs-1', earth({ corners: { [GEYSER_SUN]: 'sun' } }));
  expect(isOver(none, 'fishes')).toBe(true);
  expect(question(feeding('fishes', 'autotrophs-2', earth({ corners: { [GEYSER_SUN]: 'sun' } })))).toBe(
    'autotrophs',
  );
});

rule('DSM-5.6.3', 'a removal leaves the disk of the box where it is', () => {
  const s = feeding('fishes', 'autotrophs-2');
  play(s, `swap the disk on ${GEYSER_SUN}`, 'exchange it for nothing');
  expect(look(s).boxes.autotrophs).toEqual({ gastropods: 1, sun: 1 });
});

rule('DSM-5.6.1 DSM-5.4.1', 'forfeited as a whole, but not once a disk has been named', () => {
  const s = feeding('fishes', 'autotrophs-2');
  play(s, 'forgo');
  expect([disk(s, GEYSER_SUN), look(s).boxes.autotrophs]).toEqual(['sun', { gastropods: 1, sun: 1 }]);
  const t = feeding('fishes', 'autotrophs-2');
  play(t, `swap the disk on ${GEYSER_SUN}`);
  expect(refused(t, 'forgo')).toMatchObject({ code: 'no-way-out' });
});

rule('DSM-5.6.1 DSM-5.6.2 DSM-1.6.7', 'a disk that touches other tiles too feeds or starves them', () => {
  const s = feeding(
    'cephalopods',
    'autotrophs-2',
    earth({ corners: CORNERS, cubes: { D2: { fishes: 1, cephalopods: 2 }, E1: { fishes: 1 } } }),
  );
  expect([tile(s, 'D2').endangered, tile(s, 'E1').endangered]).toEqual([['cephalopods'], []]);
  play(s, `swap the disk on ${GEYSER_PLANKTON}`, 'exchange it for gastropods');
  expect([tile(s, 'D2').endangered, tile(s, 'E1').endangered]).toEqual([['fishes'], ['fishes']]);
});
