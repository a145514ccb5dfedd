import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { ElementId, SpecialView } from '../../../src/index.ts';
import { animal, options, play, question } from '../../../src/testing/index.ts';
import { look, ofType, refused } from '../box.ts';
import { corner, expectTaken, four, isOver, takes, value } from './stage.ts';

/** Reptiles on three tiles with sun, one of them with sponges. */
const DOMINANT = {
  cubes: { D4: { reptiles: 1 }, C3: { reptiles: 2 }, D3: { reptiles: 1 }, D6: { reptiles: 4 } },
};

/** They take a Domination. */
function dominating(more: Position = {}): State {
  return takes('reptiles', 'domination-1', { ...DOMINANT, ...more });
}

function special(s: State, kind: ElementId): SpecialView | undefined {
  return look(s).specials.find(({ element }) => element === kind);
}

rule('DSM-5.16.1', 'one of the kinds that the animal dominates at this moment', () => {
  const s = dominating({ specials: { sponges: { target: 2 } } });
  // Two suns on three tiles; one sponges on the reef and the kelp.
  expect([value(s, 'reptiles', 'sun'), value(s, 'reptiles', 'sponges')]).toEqual([6, 2]);
  expect(options(s)).toEqual(['take control of sun', 'forgo']);
  expect(refused(s, 'take control of sponges')).toMatchObject({
    code: 'not-dominated',
    rule: 'DSM-1.6.9',
    facts: { animal: 'reptiles', element: 'sponges', value: 2, target: 2 },
  });
  expect(refused(s, 'take control of algae')).toMatchObject({
    code: 'not-dominated',
    facts: { value: 0, target: 1 },
  });
  expect(options(dominating())).toEqual(['take control of sponges', 'take control of sun', 'forgo']);
});

rule('DSM-5.16.1', 'without such a kind there is no effect', () => {
  const s = dominating({ specials: { sponges: { target: 2 }, sun: { target: 6 } } });
  expect(isOver(s, 'reptiles')).toBe(true);
});

rule('DSM-5.16.2', 'a pawn on its start place or available to another becomes available', () => {
  for (const controller of [null, 'fishes']) {
    const s = dominating({ specials: { sun: { controller, target: 3 } } });
    play(s, 'take control of sun');
    expect(special(s, 'sun')).toEqual({ element: 'sun', controller: 'reptiles', space: null, target: 6 });
    play(s, 'retrieve', 'retrieve', 'retrieve');
    expect(options(s)).toContain('use the pawn of sun');
  }
});

rule('DSM-5.16.2', 'the pawn and its target change, and nothing else', () => {
  expectTaken(
    'reptiles',
    'domination-1',
    ['take control of sun'],
    { 'specials.sun.controller': ['fishes', 'reptiles'], 'specials.sun.target': [3, 6] },
    { ...DOMINANT, specials: { sun: { controller: 'fishes', target: 3 } } },
  );
});

rule('DSM-5.16.2', "a pawn on the display stays there and counts as the new controller's", () => {
  const s = dominating({ specials: { sun: { controller: 'fishes' } }, spaces: { 'migration-2': 'sun' } });
  play(s, 'take control of sun');
  expect(special(s, 'sun')).toMatchObject({ controller: 'reptiles', space: 'migration-2' });
  expect(look(s).spaces['migration-2']).toEqual({ animal: 'reptiles', special: 'sun' });
  // The fishes do not take it back, the reptiles do.
  play(s, 'retrieve', 'retrieve');
  expect(look(s).spaces['migration-2']).toBeDefined();
  play(s, 'retrieve');
  expect(options(s)).not.toContain('use the pawn of sun');
  play(s, 'retrieve');
  expect([look(s).spaces, special(s, 'sun')?.space]).toEqual([{}, null]);
});

rule('DSM-5.16.2', 'a pawn on the trait card of another animal stays there as well', () => {
  const s = dominating({
    animals: four({ fishes: { traits: ['bottom-feeder'] } }),
    specials: { sun: { controller: 'fishes' } },
    spaces: { 'feeder-fishes': 'sun' },
  });
  play(s, 'take control of sun');
  expect(special(s, 'sun')).toMatchObject({ controller: 'reptiles', space: 'feeder-fishes' });
  play(s, 'retrieve', 'retrieve', 'retrieve', 'retrieve');
  expect(special(s, 'sun')).toMatchObject({ controller: 'reptiles', space: null });
});

rule('DSM-5.16.3', 'the control marker leaves whoever had it', () => {
  const s = dominating({ specials: { sun: { controller: 'crustaceans' } } });
  const events = play(s, 'take control of sun');
  expect(ofType(events, 'control')).toMatchObject([{ animal: 'reptiles', element: 'sun', target: 6 }]);
  expect([special(s, 'sun')?.controller, options(s).includes('use the pawn of sun')]).toEqual([
    'reptiles',
    false,
  ]);
});

rule('DSM-5.16.4', 'the target goes up to the domination value', () => {
  const s = dominating({
    animals: four({ reptiles: { elements: ['sun', 'sun'] } }),
    specials: { sun: { target: 11 } },
  });
  play(s, 'take control of sun');
  // Four suns on three tiles.
  expect(special(s, 'sun')?.target).toBe(12);
  expect(special(s, 'sponges')).toEqual({ element: 'sponges', controller: null, space: null, target: 1 });
});

rule('DSM-5.16.5', 'a kind that the animal controls already may be chosen to raise its target', () => {
  const s = dominating({
    specials: { sun: { controller: 'reptiles', target: 5 } },
    spaces: { 'abundance-1': 'sun' },
  });
  play(s, 'take control of sun');
  expect(special(s, 'sun')).toEqual({
    element: 'sun',
    controller: 'reptiles',
    space: 'abundance-1',
    target: 6,
  });
});

rule('DSM-5.16.6', 'targets never fall, though values do', () => {
  const s = dominating({
    boxes: { depletion: ['sun'] },
    animals: four({ crustaceans: { elements: ['sun', 'sun', 'sun'] } }),
  });
  play(s, 'take control of sun');
  // The crustaceans take the only sun from Earth, and the value of the reptiles is gone.
  play(s, 'place a pawn on depletion', `remove the disk on ${corner('D4', 'NW')}`);
  expect([value(s, 'reptiles', 'sun'), special(s, 'sun')?.target]).toEqual([0, 6]);
  // A lower value takes nothing over, so it moves no marker.
  const low = takes('crustaceans', 'domination-1', {
    cubes: { D4: { crustaceans: 1 } },
    specials: { worms: { controller: 'fishes', target: 6 } },
  });
  expect([value(low, 'crustaceans', 'worms'), special(low, 'worms'), isOver(low, 'crustaceans')]).toEqual([
    2,
    { element: 'worms', controller: 'fishes', space: null, target: 6 },
    true,
  ]);
});

rule('DSM-5.16.1 DSM-5.4.1', 'forfeited', () => {
  const s = dominating();
  play(s, 'forgo');
  expect([special(s, 'sun'), isOver(s, 'reptiles')]).toEqual([
    { element: 'sun', controller: null, space: null, target: 1 },
    true,
  ]);
});

rule('DSM-5.16.2 DSM-5.2.5', 'a captured pawn binds the basic pawns of its new controller', () => {
  const s = takes('crustaceans', 'domination-1', {
    specials: { worms: { controller: 'fishes' } },
    spaces: { 'domination-2': 'worms' },
  });
  play(s, 'take control of worms', 'retrieve', 'retrieve', 'retrieve');
  expect([question(s), look(s).turn]).toEqual(['turn', 'crustaceans']);
  expect(options(s)).toEqual(['place a pawn on domination-3', 'retrieve']);
  expect(animal(s, 'crustaceans').pawns.available).toBe(3);
});
