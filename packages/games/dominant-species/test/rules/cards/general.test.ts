import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import {
  animal,
  asked,
  executing,
  options,
  play,
  question,
  SIX,
  turnOf,
} from '../../../src/testing/index.ts';
import {
  bag,
  byCards,
  cubes,
  declineUntil,
  earth,
  expectTaken,
  isThrough,
  phase,
  START_CUBES,
  TWO_PLAYERS,
  taking,
} from './stage.ts';

const cards = (faceUp: readonly string[]) => ({ cards: { faceUp, deck: 3 } });
const TILES = ['C3', 'C4', 'D2', 'D3', 'D4', 'E3', 'E4'];

describe('DS-6.0', () => {
  rule(
    'DS-6.0.1',
    'a face-up card of free choice is carried out at once; impossible parts are dropped',
    () => {
      const s = executing(
        { 'domination-1': 'insects', 'domination-2': 'insects' },
        cards(['biodiversity', 'fertile', 'nocturnal']),
      );
      play(s, 'score E3');
      expect([question(s), asked(s)]).toEqual(['card', 'insects']);
      expect(options(s)).toEqual(['choose biodiversity', 'choose fertile', 'choose nocturnal']);
      play(s, 'choose biodiversity');
      // The points are there before the next pawn acts.
      expect([byCards(s, 'insects'), isThrough(s)]).toEqual([3, true]);
      // Aquatic without a vacant corner: the disk is dropped, the cubes are not.
      const full = earth({ corners: { 'C2-D1-D2': 'meat', 'D1-D2-E2': 'meat' } });
      const aquatic = taking('aquatic', 'amphibians', 'D2', full);
      play(aquatic, 'choose tile D2', 'add 3 to D2');
      expect(cubes(aquatic, 'D2').amphibians).toBe(5);
    },
  );

  rule('DS-6.0.2', 'a card may be chosen although it will do nothing', () => {
    // Nothing eliminated; no disk; leftmost on the track; nothing in the pool.
    const idle = { hibernation: 30, metamorphosis: 30, nocturnal: 30, evolution: 0 };
    for (const [card, pool] of Object.entries(idle)) {
      expectTaken(card, 'insects', 'E3', [], {}, { animals: { ...SIX, insects: { pool } } });
    }
  });

  rule('DS-6.0.3', 'you are the animal that dominates the tile, whosever pawn it was', () => {
    const s = executing(
      { 'domination-1': 'insects', 'domination-2': 'insects' },
      cards(['biodiversity', 'fertile']),
    );
    play(s, 'score D2');
    expect(asked(s)).toBe('amphibians');
    play(s, 'choose biodiversity');
    // Amphibians share wetland, jungle and savannah; the Insects, who scored, gain nothing by the card.
    expect([byCards(s, 'amphibians'), byCards(s, 'insects')]).toEqual([3, 0]);
    // To be on a tile takes one cube; every other animal in play is opposing.
    play(s, 'score E3', 'choose fertile');
    expect(options(s)).toEqual(['choose tile D2', 'choose tile E3', 'choose tile E4']);
    const alone = taking('biodiversity', 'insects', 'E3', {
      animals: { mammals: {}, insects: {} },
      ...earth({
        cubes: { D2: null, D4: null, C4: null, C3: null, E3: { insects: 2 }, E4: { insects: 1, mammals: 1 } },
      }),
    });
    expect(byCards(alone, 'insects')).toBe(1);
  });

  rule('DS-6.0.4', 'the player of that animal makes all choices, unless the affected animals choose', () => {
    const s = executing({ 'domination-1': 'insects', 'domination-2': 'insects' }, cards(['catastrophe']));
    play(s, 'score D2', 'choose catastrophe');
    for (const words of [
      'choose tile E3',
      'spare reptiles',
      'eliminate arachnids on D2',
      'eliminate mammals on E4',
    ]) {
      expect([asked(s), turnOf(s)]).toEqual(['amphibians', 3]);
      play(s, words);
    }
    expect(isThrough(s)).toBe(true);
    const sick = taking('disease', 'insects', 'E3', {
      animals: { mammals: { elements: ['sun', 'seed'] }, insects: {} },
      ...earth({ cubes: { D2: null, D4: null, C4: null, C3: null, E3: { insects: 1 }, E4: { mammals: 1 } } }),
    });
    expect([question(sick), asked(sick), turnOf(sick)]).toEqual(['disease', 'mammals', 0]);
  });

  rule('DS-6.0.5', '"up to" and "may" include zero; the rest is done even against own cubes', () => {
    const fecundity = taking('fecundity', 'insects', 'E3');
    expect(options(fecundity)).toContain('stop');
    const evolution = taking('evolution', 'insects', 'E3');
    expect(options(evolution)).toContain('stop');
    const aquatic = taking('aquatic', 'amphibians', 'D2');
    play(aquatic, 'choose tile D2', 'take sun', 'put the disk on C2-D1-D2');
    expect(options(aquatic)).toContain('add 0 to D2');
    // Mandatory: no way out, and the only cube on the tile is your own.
    const biomass = taking('biomass', 'insects', 'E3', earth({ cubes: { E3: { insects: 5 } } }));
    expect(options(biomass)).toEqual(['eliminate insects on E3']);
    const habitat = taking('habitat', 'insects', 'E3');
    expect(options(habitat).some((words) => ['stop', 'skip', 'forgo'].includes(words))).toBe(false);
  });

  rule('DS-6.0.6', 'parts come in the given order, and a tile is any tile of Earth', () => {
    const s = taking('catastrophe', 'insects', 'E3');
    expect(options(s)).toEqual(TILES.map((hex) => `choose tile ${hex}`));
    const kinds: string[] = [];
    // The Insects are not on the forest; part 1 is through before part 2 begins.
    for (const words of ['choose tile C4', 'spare birds', 'eliminate birds on C3', 'eliminate birds on D4']) {
      kinds.push(question(s));
      play(s, words);
    }
    expect(kinds).toEqual([
      'catastrophe-tile',
      'catastrophe-survivor',
      'catastrophe-beside',
      'catastrophe-beside',
    ]);
    for (const card of ['blight', 'mass-exodus']) {
      expect(options(taking(card, 'insects', 'E3')), card).toEqual(TILES.map((hex) => `choose tile ${hex}`));
    }
  });

  rule(
    'DS-6.0.7',
    'cubes are eliminated, disks go to the bag; only Ice Sheet returns cubes to the pool',
    () => {
      const s = taking('catastrophe', 'insects', 'E3');
      play(s, 'choose tile C4', 'spare arachnids', 'eliminate birds on C3', 'eliminate mammals on D4');
      expect(animal(s, 'birds')).toMatchObject({ pool: 30, eliminated: 3 });
      expect(animal(s, 'mammals')).toMatchObject({ pool: 30, eliminated: 2 });
      const blight = taking('blight', 'insects', 'E3');
      const before = bag(blight, 'grass');
      play(blight, 'choose tile E3', 'keep the disk on D2-D3-E3');
      expect(bag(blight, 'grass')).toBe(before + 2);
      const ice = taking('ice-sheet', 'insects', 'E3');
      play(ice, 'glaciate C4');
      expect(animal(ice, 'birds')).toMatchObject({ pool: 31, eliminated: 0 });
      // Taken from the bag by choice: no chance is used up. A blind draw uses it.
      const random = (t: typeof s) => dominantSpecies.writePosition(t).random;
      const habitat = taking('habitat', 'insects', 'E3');
      const chance = random(habitat);
      play(habitat, 'take meat', 'put the disk on C2-D1-D2');
      expect(random(habitat)).toEqual(chance);
      const blind = executing({ 'domination-1': 'insects', 'domination-2': 'insects' }, cards(['symbiotic']));
      play(blind, 'score E3');
      const unused = random(blind);
      play(blind, 'choose symbiotic');
      expect(random(blind)).not.toEqual(unused);
    },
  );

  rule('DS-6.0.8', 'the card leaves the game', () => {
    const s = executing(
      { 'domination-1': 'insects', 'domination-2': 'insects' },
      { cards: { faceUp: ['biodiversity', 'fertile'], deck: ['habitat', 'ice-age'] } },
    );
    expect(dominantSpecies.view(s, 0).cards).toEqual({
      faceUp: ['biodiversity', 'fertile'],
      deck: 2,
      taken: 18,
    });
    play(s, 'score E3', 'choose biodiversity');
    expect(dominantSpecies.view(s, 0).cards).toEqual({ faceUp: ['fertile'], deck: 2, taken: 19 });
    declineUntil(s, () => phase(s) === 'planning');
    expect(dominantSpecies.view(s, 0).cards).toEqual({
      faceUp: ['fertile', 'habitat', 'ice-age'],
      deck: 0,
      taken: 19,
    });
  });

  rule('DS-6.0.9', 'cards speak of animals: the other animals of the same player are opposing', () => {
    const s = taking('biodiversity', 'insects', 'E3', {
      animals: TWO_PLAYERS,
      ...earth({
        cubes: {
          ...START_CUBES,
          E3: { insects: 2, amphibians: 1 },
          D2: { insects: 1, arachnids: 1 },
          E4: { insects: 1 },
        },
      }),
    });
    expect([byCards(s, 'insects'), byCards(s, 'amphibians')]).toEqual([2, 0]);
    // Of the other cube owners the player of the Insects plays two; Predator may still hit them.
    const predator = taking('predator', 'insects', 'E3', { animals: TWO_PLAYERS });
    expect(options(predator)).toEqual(['eliminate amphibians on D2', 'eliminate arachnids on D2']);
  });
});
