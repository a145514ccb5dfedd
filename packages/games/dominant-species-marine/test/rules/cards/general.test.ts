import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { CARD_IDS, CARDS, type CardId } from '../../../src/index.ts';
import { animal, options, play, question, refused, turnOf } from '../../../src/testing/index.ts';
import {
  atTurn,
  byCards,
  byTiles,
  cubes,
  earth,
  evolving,
  four,
  isThrough,
  lastInDeck,
  resolving,
  rowWith,
  told,
  view,
} from './stage.ts';

/** The table of DSM-6.2, typed by hand: icons, and cards with a text below. */
const SKELETONS = [
  ...['biomass', 'disease', 'invasive-species', 'mass-exodus', 'metamorphosis', 'omnivore', 'predator'],
  ...['profligate-carnivore', 'tectonic-shift', 'trophic-cascade'],
];
const LIVE_FISH = [
  ...['extremophiles', 'fecundity', 'fertile', 'habitat', 'mass-exodus', 'metamorphosis'],
  ...['niche-construction', 'population-explosion', 'symbiotic', 'tectonic-shift'],
];
const IN_PLAY = ['adaptability', 'monotypic-habitat', 'solar-radiation', 'volcanism'];
const ENTERS = ['marine-snow'];

const idsOf = (which: (card: (typeof CARDS)[number]) => unknown) =>
  CARDS.filter((card) => which(card) !== undefined).map(({ id }) => id);

rule(
  'DSM-6.1.1 DSM-6.1.3',
  'every card has a main effect; five have a text below, and none of these an icon',
  () => {
    expect(idsOf(({ enters }) => enters)).toEqual(ENTERS);
    expect(idsOf(({ inPlay }) => inPlay)).toEqual(IN_PLAY);
    const below = [...ENTERS, ...IN_PLAY];
    expect([...SKELETONS, ...LIVE_FISH].filter((id) => below.includes(id))).toEqual([]);
    expect(CARDS.map(({ id }) => id)).toEqual(CARD_IDS);
  },
);

rule('DSM-6.1.3', 'each record says where its text comes from and how sure it is', () => {
  const sure = (level: string) => CARDS.filter(({ confidence }) => confidence === level).map(({ id }) => id);
  expect(sure('low')).toEqual(['marine-snow']);
  expect(sure('medium')).toEqual([
    ...['biomass', 'cladogenesis', 'extremophiles', 'fertile', 'habitat', 'omnivore', 'population-explosion'],
    ...['profligate-carnivore', 'tectonic-shift', 'terrestrial', 'volcanism'],
  ]);
  expect(CARDS.map(({ rule: cited }) => cited)).toEqual(CARDS.map((_, i) => `DSM-6.3.${i + 1}`));
});

rule('DSM-6.1.2', 'main effects are compulsory and in order; the acting player chooses', () => {
  const s = resolving('omnivore', 'crustaceans', earth({ cubes: { E6: { crustaceans: 1 } } }));
  const asked: string[] = [];
  for (const words of ['choose tile D4', 'remove the disk on C3-C4-D4', 'eliminate fishes on D4']) {
    asked.push(question(s));
    expect(turnOf(s)).toBe(3);
    expect(options(s).some((way) => ['skip', 'stop', 'forgo'].includes(way))).toBe(false);
    play(s, words);
  }
  expect(asked).toEqual(['omnivore-tile', 'omnivore-disk', 'omnivore-cube']);
  // An impossible part is skipped, the next is not.
  const bare = resolving('omnivore', 'crustaceans', earth({ cubes: { E6: { crustaceans: 1 } } }));
  play(bare, 'choose tile E6');
  expect(question(bare)).toBe('omnivore-cube');
});

rule('DSM-6.1.4', 'while it is resolved a card lies in its slot', () => {
  const s = evolving('crustaceans', { row: rowWith('fertile', 3) });
  play(s, 'choose fertile');
  expect(view(s).row[2]?.card).toBe('fertile');
  play(s, 'choose tile D4');
  expect(view(s).row.map(({ card }) => card)).not.toContain('fertile');
  expect(view(s).discard.at(-1)).toBe('fertile');
});

rule('DSM-6.1.5', 'X is the slot of the card', () => {
  for (const slot of [1, 2, 3, 4, 5]) {
    const s = resolving('trophic-cascade', 'crustaceans', { slot });
    play(s, 'choose tile D4');
    let removed = 0;
    for (; !isThrough(s); removed++) play(s, options(s)[0] ?? '');
    expect([removed, view(s).corners.length]).toEqual([slot, 6 - slot]);
  }
});

rule('DSM-6.1.5', 'X is 0 out of the discard pile, and each card with an X then does nothing', () => {
  const cards: CardId[] = ['profligate-carnivore', 'solar-radiation', 'trophic-cascade'];
  for (const card of cards) {
    const s = atTurn('crustaceans', {
      animals: four({ crustaceans: { traits: ['ancient-lineage'] } }),
      discard: [card],
    });
    play(s, 'retrieve', `choose ${card}`);
    expect(isThrough(s), card).toBe(true);
    expect([view(s).corners.length, cubes(s, 'D4')], card).toEqual([
      6,
      { reptiles: 3, cephalopods: 3, fishes: 3, crustaceans: 3 },
    ]);
  }
});

rule('DSM-6.1.6', 'ten skeletons and ten live fish, three cards with both, none on Asteroid', () => {
  expect(idsOf(({ extinction }) => extinction)).toEqual(SKELETONS);
  expect(idsOf(({ survival }) => survival)).toEqual(LIVE_FISH);
  const row = ['biomass', 'fertile', 'tectonic-shift', 'annelids', 'asteroid'];
  const icons = view(atTurn('fishes', { row })).row.map(({ extinction, survival }) => [extinction, survival]);
  expect(icons).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});

/** Crustaceans starve on E6; Fishes alone are on a vent, where they starve too. */
const STARVING = earth({ cubes: { E6: { crustaceans: 2 }, D7: { fishes: 1 } } });

rule('DSM-6.1.6 DSM-5.15.9', 'the icons of a new card are its events: Extinction, then Survival', () => {
  const outcome = (last: CardId) => {
    const s = evolving('reptiles', { ...lastInDeck(last, 'annelids'), ...STARVING });
    const events = told(play(s, 'choose annelids'), 'extinction', 'survival');
    return {
      events,
      left: [cubes(s, 'E6').crustaceans ?? 0, cubes(s, 'D7').fishes ?? 0],
      points: animal(s, 'fishes').parts.survival ?? 0,
    };
  };
  expect(outcome('predator')).toEqual({ events: ['extinction'], left: [0, 0], points: 0 });
  expect(outcome('fertile')).toEqual({ events: ['survival'], left: [2, 1], points: 1 });
  // Extinction first: nobody is left on a vent.
  expect(outcome('mass-exodus')).toEqual({ events: ['extinction'], left: [0, 0], points: 0 });
  expect(outcome('producers')).toEqual({ events: [], left: [2, 1], points: 0 });
});

rule('DSM-6.1.7', 'what meets the condition may be chosen, though the effect then does nothing', () => {
  for (const card of ['mass-exodus', 'asteroid'] as const) {
    const s = resolving(card, 'crustaceans');
    play(s, 'choose tile E1');
    expect(isThrough(s), card).toBe(true);
  }
  for (const card of ['solar-radiation', 'trophic-cascade'] as const) {
    const s = resolving(card, 'crustaceans', { slot: 2 });
    expect(refused(s, 'choose tile A1')).toMatchObject({ code: 'no-tile' });
    play(s, 'choose tile E1');
    expect(isThrough(s), card).toBe(true);
  }
  // Fertile for a single cube of one's own, a terrain without a tile, a population that cannot grow.
  const s = resolving('population-explosion', 'crustaceans', { animals: four({ crustaceans: { pool: 0 } }) });
  expect(options(s)).toEqual(['choose tile D4']);
});

rule('DSM-6.1.7', 'a condition that nothing meets skips the part', () => {
  // After the scoring of the reef by Fishes of EVO5 the card is theirs, whoever else is there.
  const s = resolving('predator', 'fishes', earth({ cubes: { D4: { fishes: 2 } } }));
  expect([isThrough(s), byTiles(s, 'fishes'), byCards(s, 'fishes')]).toEqual([true, 6, 0]);
});
