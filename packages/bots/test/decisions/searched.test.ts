import { dominantSpecies } from '@clade/dominant-species';
import * as ds from '@clade/dominant-species/testing';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { acting, play, playing, turnOf } from '@clade/dominant-species-marine/testing';
import { type Game, type Position, Rng, type State, seatsToAct } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { feeding } from '@clade/evolution/testing';
import { describe, expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../../src/index.ts';

// Decisions that a look at one move does not make: from the level on that is named here a search makes them.

function answer(game: Game, s: State, level: string, seat = seatsToAct(game, s)[0] ?? 0): string {
  const bot = makeBot(level, { game: game.id, scale: 0.3 }) as Bot;
  return game.describe(s, askBot(game, s, seat, bot, new Rng('searched')));
}

describe('Evolution', () => {
  test('a hungry carnivore that must attack takes the other player, not its own row', () => {
    const s = feeding([
      [
        [4, 2, 0, ['carnivore']],
        [3, 2, 2],
      ],
      [[1, 2, 2]],
    ]);
    expect(answer(evolution, s, 'casual')).toBe('attack player 2 species 1 with species 1');
  });

  test('Intelligence keeps its cards when nothing but a little fat is to be gained and rounds follow', () => {
    const s = feeding([[[1, 2, 2, ['intelligence', 'fat-tissue'], 0]], [[2, 3, 3]]], {
      hands: [['horns', 'carnivore'], []],
      step: 'window',
    });
    expect(answer(evolution, s, 'skilled')).toBe('decline');
  });
});

test('Dominant Species: Metamorphosis gives up a disk that matches nothing', () => {
  const s = ds.playing('metamorphosis', 'reptiles', 'E4', {
    animals: {
      mammals: {},
      reptiles: { elements: ['seed', 'meat'] },
      birds: {},
      amphibians: {},
      arachnids: {},
      insects: {},
    },
    corners: { 'D3-D4-E4': 'sun', 'E4-E5-F4': 'sun', 'D4-E4-E5': 'meat' },
  });
  expect(ds.question(s)).toBe('metamorphosis-out');
  expect(answer(dominantSpecies, s, 'expert')).toBe('lose seed');
});

describe('Marine', () => {
  const two = { reptiles: {}, crustaceans: {} };
  const tiles = { D4: 'reef', D5: 'seagrass', C4: 'seamount' };
  const said = (s: State, level: string): string => answer(dominantSpeciesMarine, s, level, turnOf(s));

  test('cubes move in where they can live, and not where they would starve', () => {
    const moved = (disk: string): number => {
      const s = acting('wanderlust-1', 'reptiles', {
        animals: two,
        stacks: ['kelp', null, null],
        tiles: { D4: 'reef', D5: 'seagrass' },
        corners: { [disk]: 'sun' },
        cubes: { D5: { reptiles: 6 } },
      });
      play(s, 'take the tile of stack 1', 'lay the tile on C5');
      return Number(said(s, 'skilled').split(' ')[1]);
    };
    const fed = moved('C4-C5-D5');
    expect(fed).toBeGreaterThan(1);
    // One may go ahead for a place that is soon scored.
    expect(moved('D5-D6-E5')).toBeLessThan(fed);
  });

  test('Profligate Carnivore is chosen by its slot (DSM-6.1.5)', () => {
    const rest = ['semi-aquatic', 'annelids', 'carbon-cycle', 'producers'];
    const chosen = (...row: readonly string[]): string => {
      const s = acting('evolution-5', 'reptiles', {
        animals: two,
        row,
        chips: { evolution: ['land', 'land', 'kelp', 'kelp', 'reef'] },
        tiles,
        corners: { 'C4-D4-D5': 'sun', 'D5-D6-E5': 'worms' },
        cubes: { D4: { reptiles: 3, crustaceans: 1 }, D5: { reptiles: 1, crustaceans: 4 } },
        lastRound: true,
      });
      play(s, 'score D4');
      return said(s, 'skilled');
    };
    expect(chosen('profligate-carnivore', ...rest)).toBe('choose semi-aquatic');
    expect(chosen(...rest, 'profligate-carnivore')).toBe('choose profligate-carnivore');
  });

  test('Profligate Carnivore: cubes of the leader, where two others stand alike', () => {
    const position: Position = {
      animals: { reptiles: {}, cephalopods: { points: 5 }, crustaceans: { points: 60 } },
      tiles,
      corners: { 'C4-D4-D5': 'sun', 'C3-C4-D4': 'worms', 'D4-D5-E4': 'gastropods' },
      cubes: { D4: { cephalopods: 3, crustaceans: 3, reptiles: 2 } },
    };
    const s = playing('profligate-carnivore', 'reptiles', position, 2);
    expect(said(s, 'skilled')).toBe('eliminate crustaceans on D4');
    play(s, 'eliminate crustaceans on D4');
    expect(said(s, 'skilled')).toBe('eliminate crustaceans on D4');
  });

  test('Adaptability: a disk that matches nothing, not the one that feeds', () => {
    const s = playing('adaptability', 'reptiles', {
      tiles,
      animals: { reptiles: { elements: ['gastropods', 'plankton'] }, fishes: {} },
      corners: { 'C4-D4-D5': 'plankton', 'D4-D5-E4': 'plankton' },
      cubes: { D4: { reptiles: 3, fishes: 1 }, D5: { reptiles: 3 } },
    });
    expect(said(s, 'casual')).toBe('give up gastropods on the board');
  });
});
