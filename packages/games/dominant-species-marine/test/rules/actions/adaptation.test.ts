import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { TraitId } from '../../../src/index.ts';
import { animal, options, play, question, tile } from '../../../src/testing/index.ts';
import { look, refused } from '../box.ts';
import { expectTaken, four, inBag, isOver, takes, value } from './stage.ts';

const BOX = { boxes: { adaptation: ['algae', 'sun', 'sun', 'worms'] } };

/** Fishes with disks on their board, and perhaps another trait, on a space of the section. */
function adapting(
  space: string,
  elements: readonly string[],
  traits?: readonly TraitId[],
  more: Position = {},
): State {
  const fishes = { elements, ...(traits ? { traits } : {}) };
  return takes('fishes', space, { ...BOX, animals: four({ fishes }), ...more });
}

rule('DSM-5.8.1', 'one disk of the section goes to an empty space of the board', () => {
  const s = adapting('adaptation-1', []);
  expect(options(s)).toEqual(['take algae', 'take worms', 'take sun', 'forgo']);
  expect(refused(s, 'take sponges')).toMatchObject({
    code: 'no-such-disk',
    facts: { element: 'sponges', count: 0 },
  });
  const gained = { 'animals.fishes.elements': [[], ['sun']], 'boxes.adaptation': [['sun'], []] } as const;
  expect(isOver(expectTaken('fishes', 'adaptation-1', ['take sun'], gained, BOX), 'fishes')).toBe(true);
});

rule('DSM-5.8.1', 'a kind that the animal has already may be taken again', () => {
  const s = adapting('adaptation-2', ['algae', 'sun']);
  play(s, 'take algae');
  expect(animal(s, 'fishes').elements).toEqual({ algae: 3, plankton: 2, sun: 1 });
});

rule('DSM-5.8.2', 'six elements are the most, printed ones included', () => {
  const full = adapting('adaptation-1', ['sun', 'worms', 'worms']);
  expect([isOver(full, 'fishes'), look(full).boxes.adaptation]).toEqual([
    true,
    { algae: 1, sun: 2, worms: 1 },
  ]);
  const five = adapting('adaptation-1', ['sun', 'worms']);
  play(five, 'take sun');
  expect(animal(five, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sun: 2, worms: 1 });
});

rule('DSM-5.8.2', 'trait cards add spaces: two on Phenotypic Plasticity, and Ram Feeder takes none', () => {
  const plastic = adapting('adaptation-1', ['sun', 'worms', 'worms'], ['phenotypic-plasticity']);
  play(plastic, 'take sun');
  expect([animal(plastic, 'fishes').onTrait, animal(plastic, 'fishes').elements.sun]).toEqual([
    { sun: 1 },
    2,
  ]);
  const wide = adapting('adaptation-1', ['sun'], ['phenotypic-plasticity']);
  play(wide, 'take sun');
  // Both have an empty space, so the owner says which.
  expect(options(wide)).toEqual(['keep it on the board', 'keep it on the card']);
  play(wide, 'keep it on the card');
  expect(animal(wide, 'fishes')).toMatchObject({ onTrait: { sun: 1 }, elements: { sun: 2 } });
  const ram = adapting('adaptation-1', ['sun', 'worms'], ['ram-feeder']);
  play(ram, 'take sun');
  expect(animal(ram, 'fishes').elements).toEqual({ algae: 1, plankton: 3, sun: 2, worms: 1 });
  expect(isOver(adapting('adaptation-1', ['sun', 'worms', 'sun'], ['ram-feeder']), 'fishes')).toBe(true);
});

rule('DSM-5.8.2', 'with eight of eight there is no effect', () => {
  const fishes = {
    traits: ['phenotypic-plasticity' as const],
    elements: ['sun', 'worms', 'worms'],
    onTrait: ['sun', 'sponges'],
  };
  expect(isOver(takes('fishes', 'adaptation-1', { ...BOX, animals: four({ fishes }) }), 'fishes')).toBe(true);
});

rule('DSM-5.8.3', 'on the special space the disk may replace one of the own disks', () => {
  const s = adapting('adaptation-3', ['gastropods', 'sponges']);
  const bag = inBag(s, 'gastropods');
  play(s, 'take worms');
  expect(options(s)).toEqual(['give up sponges on the board', 'give up gastropods on the board', 'skip']);
  // Plankton and algae are printed.
  for (const kind of ['plankton', 'algae']) {
    expect(refused(s, `give up ${kind} on the board`)).toMatchObject({
      code: 'no-such-disk',
      facts: { animal: 'fishes', element: kind, disks: 0 },
    });
  }
  play(s, 'give up gastropods on the board');
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sponges: 1, worms: 1 });
  expect([inBag(s, 'gastropods'), look(s).boxes.adaptation]).toEqual([bag + 1, { algae: 1, sun: 2 }]);
  expect(isOver(s, 'fishes')).toBe(true);
});

rule('DSM-5.8.3', 'an empty space may be used there in the normal way', () => {
  const s = adapting('adaptation-3', ['gastropods', 'sponges']);
  play(s, 'take worms', 'skip');
  expect(animal(s, 'fishes').elements).toEqual({
    algae: 1,
    gastropods: 1,
    plankton: 2,
    sponges: 1,
    worms: 1,
  });
});

rule(
  'DSM-5.8.3',
  'a full board can only replace there, and without a disk there is nothing to replace',
  () => {
    const full = adapting('adaptation-3', ['gastropods', 'sponges', 'sun']);
    play(full, 'take worms');
    expect(refused(full, 'skip')).toMatchObject({ code: 'no-way-out' });
    play(full, 'give up sun on the board');
    expect(animal(full, 'fishes').elements).toEqual({
      algae: 1,
      gastropods: 1,
      plankton: 2,
      sponges: 1,
      worms: 1,
    });
    const bare = adapting('adaptation-3', []);
    play(bare, 'take worms');
    expect([isOver(bare, 'fishes'), animal(bare, 'fishes').elements.worms]).toEqual([true, 1]);
  },
);

rule('DSM-5.8.3', 'replacing is for the special space alone, whichever pawn stands on the others', () => {
  const s = adapting('adaptation-1', ['gastropods', 'sponges']);
  play(s, 'take worms');
  expect(isOver(s, 'fishes')).toBe(true);
  expect(animal(s, 'fishes').elements).toMatchObject({ gastropods: 1, sponges: 1, worms: 1 });
});

rule(
  'DSM-5.8.1 DSM-5.4.1',
  'without a disk in the section nobody is asked, and the action may be forfeited',
  () => {
    expect(isOver(adapting('adaptation-1', [], undefined, { boxes: { abundance: ['sun'] } }), 'fishes')).toBe(
      true,
    );
    const s = adapting('adaptation-1', []);
    play(s, 'forgo');
    expect([animal(s, 'fishes').elements, look(s).boxes.adaptation]).toEqual([
      { algae: 1, plankton: 2 },
      { algae: 1, sun: 2, worms: 1 },
    ]);
  },
);

rule('DSM-5.8.1 DSM-1.6.7 DSM-1.6.9', 'a new element counts at once for thriving and for domination', () => {
  const s = adapting('adaptation-1', [], undefined, { cubes: { C3: { fishes: 2 }, D4: { fishes: 1 } } });
  expect([tile(s, 'C3').endangered, value(s, 'fishes', 'sun')]).toEqual([['fishes'], 0]);
  play(s, 'take sun');
  expect([tile(s, 'C3').endangered, value(s, 'fishes', 'sun')]).toEqual([[], 2]);
  expect(question(s)).toBe('turn');
});
