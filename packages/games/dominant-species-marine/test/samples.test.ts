import { RNG, RNG_WORDS, Rng, type State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesMarine, ELEMENTS, TRAIT_IDS, type TraitId } from '../src/index.ts';
import { FOUR, play, table } from '../src/testing/index.ts';

/**
 * DSM-A.1: nothing that is face down has an order in the state, so what comes next is drawn in every sample anew; trait
 * cards in the hands of others are dealt anew. Both with the right frequency.
 */

const SAMPLES = 1500;

/** Five standard deviations of a count with this chance. */
function near(count: number, chance: number): void {
  const spread = 5 * Math.sqrt(SAMPLES * chance * (1 - chance));
  expect(Math.abs(count - SAMPLES * chance)).toBeLessThan(spread);
}

function samplesOf(s: State, seat: number): State[] {
  const rng = new Rng('samples');
  return Array.from({ length: SAMPLES }, () => dominantSpeciesMarine.sample(s, seat, rng));
}

/** Traits of an animal that its own player sees. */
function handOf(s: State, seat: number): { dealt: readonly TraitId[]; kept: readonly TraitId[] | boolean } {
  const own = dominantSpeciesMarine.view(s, seat).animals.find((a) => a.seat === seat)!;
  return { dealt: own.dealt!, kept: own.kept! };
}

const OWN: TraitId[] = ['flight', 'social', 'solitary'];

/** Fishes have seat 0, Reptiles seat 1 and have made their choice; Crustaceans, seat 2, have not. */
function choosing(options = {}): State {
  return table({
    options,
    phase: 'traits',
    animals: {
      fishes: { dealt: OWN },
      reptiles: { dealt: ['cannibal', 'carnivore', 'ram-feeder'], kept: ['carnivore'] },
      crustaceans: { dealt: ['pack-hunters', 'exaptation', 'resilience'] },
    },
  });
}

describe('traits at set-up (DSM-4.1.11)', () => {
  test('others have three of the fifteen cards that one does not see, each equally often', () => {
    const counts = new Map<string, number>();
    for (const t of samplesOf(choosing(), 0)) {
      expect(handOf(t, 0)).toEqual({ dealt: OWN, kept: false });
      const [reptiles, crustaceans] = [handOf(t, 1), handOf(t, 2)];
      expect(new Set([...reptiles.dealt, ...crustaceans.dealt, ...OWN]).size).toBe(9);
      for (const trait of reptiles.dealt) counts.set(trait, (counts.get(trait) ?? 0) + 1);
    }
    const unseen = TRAIT_IDS.filter((trait) => !OWN.includes(trait));
    expect([...counts.keys()].sort()).toEqual([...unseen].sort());
    for (const trait of unseen) near(counts.get(trait)!, 3 / 15);
  });

  test('who has chosen has kept one of the three, each equally often; who has not, none', () => {
    const places = [0, 0, 0];
    for (const t of samplesOf(choosing(), 0)) {
      const { dealt, kept } = handOf(t, 1);
      expect(kept).toHaveLength(1);
      const [one] = kept as TraitId[];
      places[dealt.indexOf(one!)]!++;
      expect(handOf(t, 2).kept).toBe(false);
    }
    expect(places.reduce((a, b) => a + b)).toBe(SAMPLES);
    for (const n of places) near(n, 1 / 3);
  });

  test('a spectator sees no hand at all: the own ones are dealt anew too', () => {
    const flights = samplesOf(choosing(), -1).filter((t) => handOf(t, 0).dealt.includes('flight'));
    near(flights.length, 3 / 18);
  });

  test('cards that the table plays without are never dealt', () => {
    const options = { opt17: 'b', opt18: 'b' };
    const s = choosing(options);
    for (const t of samplesOf(s, 0)) {
      for (const seat of [1, 2]) {
        expect(handOf(t, seat).dealt).not.toContain('bottom-feeder');
        expect(handOf(t, seat).dealt).not.toContain('camouflage');
      }
    }
  });

  test('both animals of a player are known to the player', () => {
    const animals = {
      reptiles: { seat: 0, dealt: ['flight', 'social', 'solitary'] },
      cephalopods: { seat: 1 },
      fishes: { seat: 0, dealt: ['cannibal', 'carnivore', 'ram-feeder'], kept: ['cannibal'] },
      crustaceans: { seat: 1 },
    };
    const s = table({ phase: 'traits', animals });
    const view = JSON.stringify(dominantSpeciesMarine.view(s, 0));
    for (const t of samplesOf(s, 0)) expect(JSON.stringify(dominantSpeciesMarine.view(t, 0))).toBe(view);
    const others = new Set(samplesOf(s, 0).map((t) => JSON.stringify(dominantSpeciesMarine.view(t, 1))));
    expect(others.size).toBeGreaterThan(SAMPLES / 2);
  });
});

describe('the look of Gene Expression (DSM-6.3.15)', () => {
  const HELD: TraitId[] = ['cannibal', 'carnivore', 'ram-feeder', 'resilience'];
  const SEEN: TraitId[] = ['flight', 'social', 'solitary'];
  const looking = (): State =>
    table({
      toAct: 'fishes',
      animals: {
        fishes: { traits: ['cannibal'] },
        reptiles: { traits: ['carnivore'] },
        cephalopods: { traits: ['ram-feeder'] },
        crustaceans: { traits: ['resilience'] },
      },
      doing: [{ id: 'gene-expression', step: 1 }],
      look: SEEN,
    });

  test('others think of any three cards of the box, never of one that somebody has', () => {
    const counts = new Map<string, number>();
    for (const t of samplesOf(looking(), 1)) {
      const seen = dominantSpeciesMarine.view(t, 0).look!;
      expect(seen).toHaveLength(3);
      for (const trait of seen) counts.set(trait, (counts.get(trait) ?? 0) + 1);
    }
    const box = TRAIT_IDS.filter((trait) => !HELD.includes(trait));
    expect([...counts.keys()].sort()).toEqual([...box].sort());
    for (const trait of box) near(counts.get(trait)!, 3 / 14);
  });

  test('who looks knows the three', () => {
    for (const t of samplesOf(looking(), 0)) expect(dominantSpeciesMarine.view(t, 0).look).toEqual(SEEN);
  });

  test('behind the choice only the card that is kept is unknown', () => {
    const s = looking();
    play(s, 'choose the trait social');
    const counts = new Map<string, number>();
    for (const t of samplesOf(s, 1)) {
      const [one, ...more] = dominantSpeciesMarine.view(t, 0).look!;
      expect(more).toEqual([]);
      counts.set(one!, (counts.get(one!) ?? 0) + 1);
    }
    expect(counts.size).toBe(14);
    for (const n of counts.values()) near(n, 1 / 14);
  });
});

describe('what is drawn only when it is turned up', () => {
  test('cards come equally often out of all that nobody has seen, Asteroid not before the last five', () => {
    // The five cards of the row are seen, and Fertile leaves it; 29 others may come while 20 are in the deck.
    const s = table({
      toAct: 'fishes',
      row: ['fertile', 'annelids', 'producers', 'univalves', 'biomass'],
      doing: [{ id: 'resolve', card: 'fertile' }],
    });
    const counts = new Map<string, number>();
    for (const t of samplesOf(s, 0)) {
      const [shown] = play(t, 'choose tile D4').filter((e) => e.type === 'card-revealed');
      counts.set(String(shown!.card), (counts.get(String(shown!.card)) ?? 0) + 1);
    }
    expect(counts.has('asteroid')).toBe(false);
    expect(counts.size).toBe(29);
    for (const n of counts.values()) near(n, 1 / 29);
  });

  test('of the last five cards Asteroid is each with the same chance (DSM-4.2.1)', () => {
    for (const deck of [5, 2]) {
      const s = table({
        toAct: 'fishes',
        row: ['fertile', 'annelids', 'producers', 'univalves', 'biomass'],
        deck,
        doing: [{ id: 'resolve', card: 'fertile' }],
      });
      const shown = samplesOf(s, 0).map(
        (t) => play(t, 'choose tile D4').find((e) => e.type === 'card-revealed')!.card,
      );
      near(shown.filter((card) => card === 'asteroid').length, 1 / deck);
    }
  });

  test('tiles come as often as they are among those that nobody has seen', () => {
    // Of the 21 tiles behind the start two lie face up; the third is the one that is taken.
    const s = table({
      toAct: 'fishes',
      stacks: ['kelp', 'ocean', 'land'],
      doing: [{ id: 'wanderlust' }],
      boxes: {},
    });
    const left = { land: 2, kelp: 2, reef: 3, seamount: 3, seagrass: 3, sand: 3, ocean: 2 };
    const counts: Record<string, number> = {};
    for (const t of samplesOf(s, 0)) {
      const [shown] = play(t, 'take the tile of stack 1').filter((e) => e.type === 'tile-revealed');
      counts[String(shown!.terrain)] = (counts[String(shown!.terrain)] ?? 0) + 1;
    }
    for (const [terrain, n] of Object.entries(left)) near(counts[terrain]!, n / 18);
  });

  test('disks come as often as they are in the bag', () => {
    // The last question of a round: the bag then holds 18 of each kind, one of each lies on Earth.
    const s = table({
      phase: 'reseed',
      animals: { ...FOUR, fishes: { elements: ['sun'], traits: ['flight'] } },
      boxes: { regression: ['sun'] },
    });
    const drawn: Record<string, number> = {};
    for (const t of samplesOf(s, 0)) {
      const events = play(t, 'give up sun on the board').filter((e) => e.type === 'disks-drawn');
      expect(events.map((e) => e.section)).toEqual(['abundance', 'adaptation', 'speciation', 'wanderlust']);
      for (const e of events) {
        const [first] = e.elements as string[];
        if (e.section === 'abundance') drawn[first!] = (drawn[first!] ?? 0) + 1;
      }
    }
    for (const kind of ELEMENTS) near(drawn[kind]!, 1 / 6);
  });
});

test('outside of trait choices a sample differs in the generator alone', () => {
  const s = table({});
  const t = dominantSpeciesMarine.sample(s, 1, new Rng('one'));
  expect(Array.from(t.slice(RNG, RNG + RNG_WORDS))).not.toEqual(Array.from(s.slice(RNG, RNG + RNG_WORDS)));
  expect(Array.from(t.slice(RNG + RNG_WORDS))).toEqual(Array.from(s.slice(RNG + RNG_WORDS)));
  expect(t).not.toBe(s);
});
