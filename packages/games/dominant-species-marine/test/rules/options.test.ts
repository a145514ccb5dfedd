import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { turnUpCard } from '../../src/deck.ts';
import { CARD_IDS, type CardId, dominantSpeciesMarine, type TraitId } from '../../src/index.ts';
import { addToPile, takeFromRow } from '../../src/row.ts';
import { animal, asked, options, play, question, refused, table, tile } from '../../src/testing/index.ts';
import {
  answers,
  atTurn,
  byCards,
  byTiles,
  byTraits,
  CHIPS,
  control,
  controlled,
  cubes,
  earth,
  evolving,
  four,
  isThrough,
  lastInDeck,
  NO_DISKS,
  resolving,
  row,
  rowWith,
  view,
} from './cards/stage.ts';

/** Every table option of DSM-9.3: its default and its alternatives. */

const opt = (n: number, value: 'default' | 'a' | 'b' | 'c') => ({ options: { [`opt${n}`]: value } });
const right = { chain: 'right' };

describe('DSM-9.3', () => {
  rule('OPT-1 DSM-3.3', 'Migration moves 1, 3, 5 cubes; or 5, 3, 1; or 2, 3, 5', () => {
    const moved = (value: 'default' | 'a' | 'b') =>
      [1, 2, 3].map((space) => {
        const s = atTurn('crustaceans', {
          ...opt(1, value),
          ...earth({ cubes: { D4: { crustaceans: 9 } } }),
        });
        play(s, `place a pawn on migration-${space}`);
        let count = 0;
        for (; question(s) === 'migration'; count++) play(s, 'move a cube from D4 to C3');
        return count;
      });
    expect(moved('default')).toEqual([1, 3, 5]);
    expect(moved('a')).toEqual([5, 3, 1]);
    expect(moved('b')).toEqual([2, 3, 5]);
  });

  rule('OPT-2 DSM-6.1.6', 'icons lie as listed, or ten of each are dealt among the 34 other cards', () => {
    const fixed = (card: string) =>
      view(table({ row: [card, 'annelids', 'producers', 'univalves', 'asteroid'] })).row[0];
    expect(fixed('biomass')).toMatchObject({ extinction: true, survival: false });
    // With the option the icons of a position may be any.
    const dealt = table({
      ...opt(2, 'a'),
      row: [{ card: 'annelids', extinction: true }, 'biomass', 'producers', 'univalves', 'asteroid'],
    });
    expect(view(dealt).row.slice(0, 2)).toMatchObject([
      { card: 'annelids', extinction: true, survival: false },
      { card: 'biomass', extinction: false, survival: false },
    ]);
    // All other 30 cards of an epic game turned up: ten of each, and none on Asteroid.
    const dealings = new Set<string>();
    for (const seed of ['1', '2', '3']) {
      const epic = table({ options: { length: 'epic', opt2: 'a' }, seed });
      const revealed = [];
      while (view(epic).deck > 0) {
        const first = CARD_IDS.indexOf(row(epic)[0] as CardId);
        takeFromRow(epic, first);
        addToPile(epic, first, 1);
        turnUpCard(epic, 'DSM-5.15.8', undefined);
        revealed.push(view(epic).row.at(-1));
      }
      const skeletons = revealed.filter((card) => card?.extinction).map((card) => card?.card);
      const fish = revealed.filter((card) => card?.survival).map((card) => card?.card);
      expect([revealed.length, skeletons.length, fish.length]).toEqual([30, 10, 10]);
      expect([...skeletons, ...fish]).not.toContain('asteroid');
      dealings.add([...skeletons].sort().join());
    }
    expect(dealings.size).toBe(3);
    // The last card of the game gets the last skeleton, and the event follows.
    const s = evolving('reptiles', {
      ...lastInDeck('producers', 'annelids'),
      options: { length: 'epic', opt2: 'a' },
      icons: { extinction: 1, survival: 0 },
      ...earth({ cubes: { E6: { crustaceans: 2 } } }),
    });
    play(s, 'choose annelids');
    expect(view(s).row.at(-1)).toMatchObject({ card: 'producers', extinction: true, survival: false });
    expect(cubes(s, 'E6')).toEqual({});
    const none = evolving('reptiles', {
      ...lastInDeck('predator', 'annelids'),
      options: { length: 'epic', opt2: 'a' },
      icons: { extinction: 0, survival: 0 },
      ...earth({ cubes: { E6: { crustaceans: 2 } } }),
    });
    play(none, 'choose annelids');
    expect(view(none).row.at(-1)).toMatchObject({ card: 'predator', extinction: false });
    expect(cubes(none, 'E6')).toEqual({ crustaceans: 2 });
  });

  rule(
    'OPT-3 DSM-5.1.4',
    'a Retrieve without a pawn on the display is legal, or only when none can be placed',
    () => {
      expect(options(atTurn('crustaceans'))).toContain('retrieve');
      const s = atTurn('crustaceans', opt(3, 'a'));
      expect(refused(s, 'retrieve')).toMatchObject({ code: 'nothing-to-retrieve', rule: 'DSM-5.1.4' });
      const out = atTurn('crustaceans', { ...opt(3, 'a'), spaces: { depletion: 'crustaceans' } });
      expect(options(out)).toContain('retrieve');
    },
  );

  rule('OPT-4 DSM-6.4.15', 'Resilience never loses disks, or keeps one disk at each Reseed', () => {
    const reseed = (value: 'default' | 'a') =>
      atTurn('crustaceans', {
        ...opt(4, value),
        animals: four({
          reptiles: right,
          cephalopods: right,
          fishes: { traits: ['resilience'], elements: ['sun', 'worms'], ...right },
        }),
        boxes: { regression: ['sun', 'worms'] },
        forced: 'auto',
      });
    const safe = reseed('default');
    play(safe, 'retrieve');
    expect([question(safe), animal(safe, 'fishes').elements]).toEqual([
      'turn',
      { algae: 1, plankton: 2, sun: 1, worms: 1 },
    ]);
    const one = reseed('a');
    play(one, 'retrieve');
    expect([asked(one), options(one)]).toEqual(['fishes', ['protect worms', 'protect sun', 'skip']]);
    play(one, 'protect sun');
    expect(animal(one, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sun: 1 });
    const declined = reseed('a');
    play(declined, 'retrieve', 'skip');
    expect(animal(declined, 'fishes').elements).toEqual({ algae: 1, plankton: 2 });
    // A cube in Regression protects everything, and nothing is asked.
    const cube = atTurn('crustaceans', {
      ...opt(4, 'a'),
      animals: four({
        reptiles: right,
        cephalopods: right,
        fishes: { traits: ['resilience'], elements: ['sun'], ...right },
      }),
      boxes: { regression: ['sun'] },
      regression: ['fishes'],
    });
    play(cube, 'retrieve');
    expect([question(cube), animal(cube, 'fishes').elements.sun]).toEqual(['turn', 1]);
  });

  rule('OPT-5 DSM-6.3.27', 'Profligate Carnivore takes cubes anywhere, or only where you are', () => {
    const spread = earth({ cubes: { D4: { reptiles: 1, crustaceans: 1 }, E6: { fishes: 1 } } });
    const s = resolving('profligate-carnivore', 'crustaceans', { ...opt(5, 'default'), ...spread });
    expect(options(s)).toEqual(['eliminate reptiles on D4', 'eliminate fishes on E6']);
    const near = resolving('profligate-carnivore', 'crustaceans', { ...opt(5, 'a'), ...spread, slot: 3 });
    expect(options(near)).toEqual(['eliminate reptiles on D4']);
    expect(refused(near, 'eliminate fishes on E6')).toMatchObject({ code: 'absent', rule: 'DSM-6.3.27' });
    play(near, 'eliminate reptiles on D4', 'add 1 to D4');
    expect([isThrough(near), cubes(near, 'E6')]).toEqual([true, { fishes: 1 }]);
  });

  rule('OPT-6 DSM-6.1.5', 'X of a discard is 0, or the slot in which it was resolved', () => {
    const lineage = (value: 'default' | 'a') => {
      const s = atTurn('crustaceans', {
        ...opt(6, value),
        animals: four({ crustaceans: { traits: ['ancient-lineage'] } }),
        discard: [{ card: 'trophic-cascade', slot: 3 }],
      });
      play(s, 'retrieve', 'choose trophic-cascade');
      return s;
    };
    expect(isThrough(lineage('default'))).toBe(true);
    const three = lineage('a');
    play(three, 'choose tile D4');
    for (let i = 0; i < 3; i++) play(three, options(three)[0] ?? '');
    expect([isThrough(three), view(three).corners.length]).toEqual([true, 3]);
    // The slot is remembered from the Evolution action, not from where the row has slid to since.
    const both = evolving('crustaceans', {
      ...opt(6, 'a'),
      animals: four({ fishes: { traits: ['ancient-lineage'] } }),
      row: rowWith('trophic-cascade', 2),
    });
    play(
      both,
      'choose trophic-cascade',
      'choose tile E4',
      'remove the disk on D4-E3-E4',
      'remove the disk on D4-D5-E4',
    );
    play(both, 'retrieve', 'choose trophic-cascade', 'choose tile D4');
    play(both, 'remove the disk on C3-D3-D4', 'remove the disk on C3-C4-D4');
    expect([isThrough(both), view(both).corners.length]).toEqual([true, 2]);
  });

  rule('OPT-7 DSM-6.4.6', 'two opposing cubes are a second way to thrive, or the only one', () => {
    const hunting = (value: 'default' | 'a' | 'b') => {
      const s = atTurn('reptiles', {
        ...opt(7, value),
        animals: four({ reptiles: { traits: ['carnivore'] } }),
        // D3 has Sun and one other cube; C1 has no disk and two.
        ...earth({ cubes: { D3: { reptiles: 1, fishes: 1 }, C1: { reptiles: 1, fishes: 2 } } }),
      });
      return ['D3', 'C1'].map((hex) => tile(s, hex).endangered.includes('reptiles'));
    };
    expect(hunting('default')).toEqual([false, false]);
    expect(hunting('a')).toEqual([true, false]);
    expect(hunting('b')).toEqual([false, false]);
  });

  rule('OPT-8 DSM-6.3.12', 'Extremophiles: 1 VP a cube, or the bonus table', () => {
    const vents = earth({ cubes: { D1: { crustaceans: 2 }, D7: { crustaceans: 2 } } });
    const points = (value: 'default' | 'a') =>
      byCards(resolving('extremophiles', 'crustaceans', { ...opt(8, value), ...vents }), 'crustaceans');
    expect([points('default'), points('a')]).toEqual([4, 10]);
  });

  rule('OPT-9 DSM-6.3.31', 'Tectonic Shift: pawns of all animals, or only yours', () => {
    const shift = (value: 'default' | 'a') => {
      const s = resolving('tectonic-shift', 'crustaceans', {
        ...opt(9, value),
        ...control({ sun: 'crustaceans' }),
        spaces: { 'abundance-1': 'fishes', 'migration-1': 'crustaceans', 'migration-4': 'sun' },
      });
      return Object.keys(view(s).spaces);
    };
    expect(shift('default')).toEqual([]);
    expect(shift('a')).toEqual(['abundance-1']);
  });

  rule('OPT-10 DSM-6.3.17', 'Invasive Species: all animals, or all but yours', () => {
    const invade = (value: 'default' | 'a') =>
      cubes(
        resolving('invasive-species', 'crustaceans', {
          ...opt(10, value),
          chips: { ...CHIPS, competition: ['reef', 'sand', 'sand'] },
        }),
        'D4',
      );
    expect(invade('default')).toEqual({ reptiles: 2, cephalopods: 2, fishes: 2, crustaceans: 2 });
    expect(invade('a')).toEqual({ reptiles: 2, cephalopods: 2, fishes: 2, crustaceans: 3 });
  });

  rule(
    'OPT-11 DSM-6.3.8',
    'Cladogenesis: top discard and any card; or any discard; or the lowest other card; or both',
    () => {
      const clade = (value: 'default' | 'a' | 'b' | 'c') => {
        const s = evolving('fishes', {
          ...opt(11, value),
          row: ['cladogenesis', 'annelids', 'ecodiversity', 'asteroid'],
          discard: ['producers', 'biodiversity'],
        });
        play(s, 'choose cladogenesis');
        const discards = answers(s, 'choose');
        play(s, 'choose biodiversity');
        return { producers: discards.includes('producers'), row: answers(s, 'choose') };
      };
      const all = ['annelids', 'asteroid', 'ecodiversity'];
      expect(clade('default')).toEqual({ producers: false, row: all });
      expect(clade('a')).toEqual({ producers: true, row: all });
      expect(clade('b')).toEqual({ producers: false, row: ['annelids'] });
      expect(clade('c')).toEqual({ producers: true, row: ['annelids'] });
    },
  );

  rule('OPT-12 DSM-6.4.1', 'Ancient Lineage: the top discard, or any', () => {
    const lineage = (value: 'default' | 'a') => {
      const s = atTurn('fishes', {
        ...opt(12, value),
        animals: four({ fishes: { traits: ['ancient-lineage'] } }),
        discard: ['producers', 'biodiversity'],
      });
      play(s, 'retrieve');
      return s;
    };
    expect(answers(lineage('default'), 'choose')).toEqual(['biodiversity']);
    const any = lineage('a');
    expect(answers(any, 'choose')).toHaveLength(view(any).discard.length);
    play(any, 'choose producers');
    // Algae on the reef: 1 VP.
    expect(byCards(any, 'fishes')).toBe(1);
    expect(view(any).discard.slice(-2)).toEqual(['producers', 'biodiversity']);
  });

  rule('OPT-13 DSM-6.4.18', 'Solitary: exactly one cube of yours, or no other animal', () => {
    const scored = (value: 'default' | 'a', fishes: number, others: number) => {
      const s = evolving('crustaceans', {
        ...opt(13, value),
        animals: four({ fishes: { traits: ['solitary'] } }),
        row: rowWith('annelids'),
        ...earth({
          cubes: { D4: { ...(fishes > 0 ? { fishes } : {}), ...(others > 0 ? { reptiles: others } : {}) } },
        }),
      });
      return byTraits(s, 'fishes');
    };
    expect([scored('default', 1, 2), scored('default', 3, 0), scored('default', 1, 0)]).toEqual([1, 0, 1]);
    expect([scored('a', 1, 2), scored('a', 3, 0), scored('a', 1, 0), scored('a', 0, 1)]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  rule('OPT-14 DSM-6.3.29', 'Solar Radiation in play: first place +1, or nothing', () => {
    const first = (value: 'default' | 'a') =>
      byTiles(evolving('crustaceans', { ...opt(14, value), row: rowWith('solar-radiation', 2) }), 'reptiles');
    expect([first('default'), first('a')]).toEqual([7, 6]);
  });

  rule('OPT-15 DSM-6.3.18', 'Marine Snow enters: smokers, or smokers and Open Ocean', () => {
    const enters = (value: 'default' | 'a') => {
      const s = evolving('fishes', {
        ...lastInDeck('marine-snow', 'annelids'),
        options: { length: 'epic', opt15: value },
        ...earth({ cubes: { D7: { reptiles: 1 }, D6: { cephalopods: 1 }, D1: { crustaceans: 1 } } }),
      });
      play(s, 'choose annelids');
      return (['reptiles', 'cephalopods', 'crustaceans'] as const).map((id) => byCards(s, id));
    };
    expect(enters('default')).toEqual([1, 0, 0]);
    expect(enters('a')).toEqual([1, 2, 0]);
  });

  rule('OPT-16 DSM-6.3.18', 'Marine Snow: 1 VP a tile, or no main effect', () => {
    const spread = earth({ cubes: { D5: { fishes: 1 }, D7: { fishes: 1 } } });
    const points = (value: 'default' | 'a') =>
      byCards(resolving('marine-snow', 'fishes', { ...opt(16, value), ...spread }), 'fishes');
    expect([points('default'), points('a')]).toEqual([2, 0]);
  });

  rule(
    'OPT-17 DSM-6.4.2',
    'Bottom Feeder: the card in slot 1, or an Adaptation from two boxes, or not in the game',
    () => {
      const feeding = (value: 'default' | 'a', own: Position = {}) => {
        const s = atTurn('fishes', {
          ...opt(17, value),
          animals: four({ fishes: { traits: ['bottom-feeder'], ...own } }),
          boxes: { depletion: ['sun'], regression: ['worms', 'sun'], adaptation: ['sponges'] },
        });
        play(s, 'place a pawn on feeder-fishes');
        return s;
      };
      expect(options(feeding('default'))).toEqual(['choose annelids', 'forgo']);
      const s = feeding('a');
      expect(options(s)).toEqual([
        'take worms from regression',
        'take sun from depletion',
        'take sun from regression',
        'forgo',
      ]);
      expect(refused(s, 'take worms from depletion')).toMatchObject({
        code: 'no-such-disk',
        rule: 'DSM-6.4.2',
      });
      play(s, 'take sun from depletion', 'keep it on the board');
      expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sun: 1 });
      expect(view(s).boxes).toMatchObject({ depletion: {}, regression: { worms: 1, sun: 1 } });
      expect(row(s)).toEqual(['annelids', 'asteroid']);
      expect(isThrough(feeding('a', { elements: ['sun', 'sun', 'sun'] }))).toBe(true);
      expect(inDeck(opt(17, 'a'), 'bottom-feeder')).toBe(true);
      expect(inDeck(opt(17, 'b'), 'bottom-feeder')).toBe(false);
    },
  );

  rule('OPT-18 DSM-6.4.4', 'Camouflage: a cube, or 1 VP, or not in the game', () => {
    const hidden = (value: 'default' | 'a') => {
      const s = atTurn('crustaceans', {
        ...opt(18, value),
        animals: four({ fishes: { traits: ['camouflage'] } }),
      });
      play(
        s,
        'place a pawn on tectonics-1',
        'open a vent on E6',
        'turn the smoker up',
        'take the cube from pool',
      );
      return s;
    };
    const cube = hidden('default');
    expect(options(cube)).toEqual(['add 1 to E6', 'skip']);
    expect(byTraits(cube, 'fishes')).toBe(0);
    const point = hidden('a');
    expect([isThrough(point), byTraits(point, 'fishes'), cubes(point, 'E6')]).toEqual([
      true,
      1,
      { crustaceans: 1 },
    ]);
    expect(inDeck(opt(18, 'a'), 'camouflage')).toBe(true);
    expect(inDeck(opt(18, 'b'), 'camouflage')).toBe(false);
  });

  rule('OPT-19 DSM-6.3.35', 'Volcanism: an edge tile or a Seamount, or a Seamount only', () => {
    const vents = (value: 'default' | 'a') =>
      answers(resolving('volcanism', 'crustaceans', opt(19, value)), 'open a vent on');
    expect(vents('default')).toEqual(['C1', 'C4', 'C6', 'E1', 'E6']);
    expect(vents('a')).toEqual(['C4']);
    // The in-play text stays.
    const s = atTurn('crustaceans', { ...opt(19, 'a'), row: rowWith('volcanism') });
    play(s, 'place a pawn on tectonics-1');
    expect(answers(s, 'open a vent on')).toEqual(['C1', 'C4', 'C6', 'E1', 'E6']);
  });

  rule('OPT-20 DSM-6.3.14 DSM-6.3.23 DSM-6.3.24', 'three cards: a tile you occupy, or any tile', () => {
    const spread = earth({ cubes: { C3: { fishes: 2 } } });
    const tiles = (card: 'fertile' | 'omnivore' | 'population-explosion', value: 'default' | 'a') =>
      answers(resolving(card, 'crustaceans', { ...opt(20, value), ...spread }), 'choose tile');
    for (const card of ['fertile', 'omnivore', 'population-explosion'] as const) {
      expect(tiles(card, 'default'), card).toEqual(['D4']);
      expect(tiles(card, 'a'), card).toHaveLength(15);
    }
    const fertile = resolving('fertile', 'crustaceans', { ...opt(20, 'a'), ...spread });
    play(fertile, 'choose tile C3');
    expect(byCards(fertile, 'crustaceans')).toBe(2);
    const explosion = resolving('population-explosion', 'crustaceans', { ...opt(20, 'a'), ...spread });
    play(explosion, 'choose tile C3');
    expect(cubes(explosion, 'C3')).toEqual({ fishes: 2, crustaceans: 2 });
    const omnivore = resolving('omnivore', 'crustaceans', { ...opt(20, 'a'), ...spread });
    play(omnivore, 'choose tile C3', 'remove the disk on C3-C4-D4', 'eliminate fishes on C3');
    expect([isThrough(omnivore), cubes(omnivore, 'C3')]).toEqual([true, { fishes: 1 }]);
    const empty = resolving('omnivore', 'crustaceans', { ...opt(20, 'a'), ...spread });
    play(empty, 'choose tile C1');
    expect(isThrough(empty)).toBe(true);
  });

  rule('OPT-21 DSM-6.3.21', 'Monotypic Habitat reverses all ties, or those of tile scoring only', () => {
    const ending = (value: 'default' | 'a') => {
      const own = { points: 7, chain: 'right', eliminated: 34 };
      const s = atTurn('crustaceans', {
        ...opt(21, value),
        animals: four({
          reptiles: own,
          cephalopods: { ...own, points: 1 },
          fishes: { ...own, points: 1 },
          crustaceans: { ...own, chain: 'left' },
        }),
        ...earth({ cubes: { D4: null } }),
        row: ['monotypic-habitat'],
        discard: ['asteroid'],
      });
      play(s, 'retrieve');
      return dominantSpeciesMarine.result(s)?.winners;
    };
    expect(ending('default')).toEqual([3]);
    expect(ending('a')).toEqual([0]);
    const scored = evolving('crustaceans', { ...opt(21, 'a'), row: rowWith('monotypic-habitat') });
    expect(byTiles(scored, 'crustaceans')).toBe(6);
  });

  rule(
    'OPT-22 DSM-5.2.5',
    'a captured special pawn binds its new controller, or nobody until it is retrieved',
    () => {
      const captured = (value: 'default' | 'a', taken: boolean): State =>
        atTurn('crustaceans', {
          ...opt(22, value),
          specials: { sun: { controller: 'crustaceans', target: 2, ...(taken ? { captured: true } : {}) } },
          spaces: { 'migration-1': 'sun' },
        });
      expect(refused(captured('default', true), 'place a pawn on abundance-1')).toMatchObject({
        code: 'not-behind',
      });
      expect(options(captured('a', true))).toContain('place a pawn on abundance-1');
      // One that was placed by its controller binds in any case.
      expect(refused(captured('a', false), 'place a pawn on abundance-1')).toMatchObject({
        code: 'not-behind',
      });
      // By Domination: Reptiles on the reef and D3 have two Sun on two tiles.
      const s = atTurn('reptiles', {
        ...opt(22, 'a'),
        specials: { sun: { controller: 'fishes', target: 2 }, worms: { controller: 'fishes', target: 2 } },
        spaces: { 'migration-1': 'sun' },
        ...earth({ cubes: { D3: { reptiles: 1 } } }),
      });
      play(s, 'place a pawn on domination-1', 'take control of sun');
      expect(view(s).spaces['migration-1']).toEqual({ animal: 'reptiles', special: 'sun' });
      // The Fishes bump the basic pawn: only the captured one is left, and it binds nobody.
      play(s, 'retrieve', 'use the pawn of worms', 'place a pawn on domination-1', 'forgo', 'retrieve');
      expect([view(s).turn, Object.keys(view(s).spaces)]).toEqual([
        'reptiles',
        ['migration-1', 'domination-1'],
      ]);
      expect(options(s)).toContain('place a pawn on abundance-1');
      play(s, 'retrieve');
      expect(view(s).spaces).toEqual({ 'domination-1': { animal: 'fishes', special: 'worms' } });
    },
  );

  rule(
    'OPT-23 DSM-5.14.2',
    'the special Competition space needs a cube of yours on each tile, or none',
    () => {
      const compete = (value: 'default' | 'a') => {
        const s = atTurn('crustaceans', {
          ...opt(23, value),
          ...controlled('crustaceans', 'sun'),
          ...earth({ cubes: { E6: { fishes: 1 } } }),
        });
        play(s, 'use the pawn of sun', 'place a pawn on competition-4');
        return s;
      };
      expect(refused(compete('default'), 'eliminate fishes on E6')).toMatchObject({
        code: 'absent',
        rule: 'DSM-5.14.2',
      });
      const s = compete('a');
      play(s, 'eliminate fishes on E6');
      expect(cubes(s, 'E6')).toEqual({});
      // Basic spaces still need one.
      const basic = atTurn('crustaceans', {
        ...opt(23, 'a'),
        chips: { ...CHIPS, competition: ['ocean', 'sand', 'sand'] },
        ...earth({ cubes: { E6: { fishes: 1 } } }),
      });
      play(basic, 'place a pawn on competition-1');
      expect(isThrough(basic)).toBe(true);
    },
  );

  rule('OPT-24 DSM-6.3.16', 'Habitat removes a disk you do not control, or adds one', () => {
    const habitat = (value: 'default' | 'a') =>
      resolving('habitat', 'crustaceans', { ...opt(24, value), ...controlled('crustaceans', 'worms') });
    expect(question(habitat('default'))).toBe('habitat-removed');
    const s = habitat('a');
    expect(options(s)).toEqual(
      ['algae', 'plankton', 'sponges', 'gastropods', 'sun'].map((kind) => `take ${kind}`),
    );
    play(s, 'take sun', 'put the disk on D7.SE');
    expect(options(s)).toEqual(['take worms']);
    play(s, 'take worms', 'put the disk on D7.SW');
    expect([isThrough(s), view(s).corners.length]).toEqual([true, 8]);
    // OPT-24 concerns part 1 alone.
    const all = resolving('habitat', 'crustaceans', {
      ...opt(24, 'a'),
      ...controlled('crustaceans', 'algae', 'worms', 'plankton', 'sponges', 'gastropods', 'sun'),
    });
    expect(question(all)).toBe('habitat-disk');
  });

  rule('DSM-6.4.6 OPT-7', 'a Carnivore by the only way gets no card on a mere match', () => {
    const s = evolving('reptiles', {
      ...opt(7, 'a'),
      animals: four({ reptiles: { traits: ['carnivore'] } }),
      row: rowWith('annelids'),
      ...earth({ cubes: { D4: { reptiles: 2, fishes: 1 } } }),
    });
    expect(isThrough(s)).toBe(true);
    const bare = evolving('reptiles', {
      ...opt(7, 'a'),
      animals: four({ reptiles: { traits: ['carnivore'] } }),
      row: rowWith('annelids'),
      ...earth({ corners: NO_DISKS, cubes: { D4: { reptiles: 2, fishes: 2 } } }),
    });
    expect(question(bare)).toBe('card');
  });
});

function defaults() {
  return Object.fromEntries(dominantSpeciesMarine.options.map((o) => [o.name, o.default]));
}

/** May the trait be dealt at set-up, or lie in a position? */
function inDeck(position: Position, trait: TraitId): boolean {
  const { options: chosen } = position as { options: Record<string, string> };
  for (let seed = 0; seed < 12; seed++) {
    const s = dominantSpeciesMarine.setup(
      { rules: dominantSpeciesMarine.rules, players: 4, options: { ...defaults(), ...chosen } },
      String(seed),
    );
    const dealt = [0, 1, 2, 3].flatMap((seat) =>
      view(s, seat).animals.flatMap((own) => (own.dealt ?? []) as readonly string[]),
    );
    if (dealt.includes(trait)) return true;
  }
  return false;
}
