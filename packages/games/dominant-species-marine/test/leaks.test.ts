import {
  type GameEvent,
  legalMoves,
  type Move,
  Rng,
  redact,
  type Seat,
  type State,
  seatsToAct,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import { table } from '../src/testing/index.ts';

/** Moves of every kind, most of them illegal here: what somebody could ask about. */
const QUESTIONS: readonly Move[] = (() => {
  const moves = new Set<Move>();
  const rng = new Rng('questions');
  for (const options of [{}, { superheroes: true }]) {
    const s = table({ phase: 'traits', options, forced: 'auto' });
    for (let n = 0; n < 600; n++) {
      const [seat] = seatsToAct(dominantSpeciesMarine, s);
      if (seat === undefined) break;
      const legal = legalMoves(dominantSpeciesMarine, s, seat);
      for (const move of legal.slice(0, 6)) moves.add(move);
      dominantSpeciesMarine.apply(s, seat, legal[rng.below(legal.length)]!);
    }
  }
  return [...moves];
})();

/** All that a viewer can find out by asking, as one text. */
function everything(s: State, viewer: Seat): string {
  const legal = viewer < 0 ? [] : legalMoves(dominantSpeciesMarine, s, viewer);
  return JSON.stringify({
    view: dominantSpeciesMarine.view(s, viewer),
    pending: dominantSpeciesMarine.pending(s),
    scores: dominantSpeciesMarine.scores(s),
    hidden: dominantSpeciesMarine.hidden(s, viewer),
    legal,
    words: [...legal, ...QUESTIONS].map((move) => dominantSpeciesMarine.describe(s, move)),
    decision: legal.length > 0 ? dominantSpeciesMarine.decision(s, viewer) : null,
    explanations:
      viewer < 0 ? [] : QUESTIONS.map((move) => dominantSpeciesMarine.explain(s, viewer, move) ?? null),
  });
}

/** Can the viewer not tell the two apart? */
function alike(a: State, b: State, viewer: Seat): boolean {
  return everything(a, viewer) === everything(b, viewer);
}

/** What a viewer hears of a move. */
function heard(s: State, seat: Seat, words: string, viewer: Seat): string {
  const move = dominantSpeciesMarine.parse(s, words) as Move;
  const events: GameEvent[] = [];
  dominantSpeciesMarine.apply(s, seat, move, (e) => events.push(redact(e, viewer)));
  return JSON.stringify(events);
}

const HANDS = {
  one: ['flight', 'social', 'solitary'],
  other: ['cannibal', 'carnivore', 'ram-feeder'],
  known: ['hadopelagic', 'pack-hunters', 'resilience'],
};

/** Fishes sit at seat 0, Reptiles at 1, Crustaceans at 2; the hands of the last two change places. */
function choosing(reptiles: string[], crustaceans: string[], kept?: string): State {
  return table({
    phase: 'traits',
    animals: {
      fishes: { dealt: HANDS.known },
      reptiles: { dealt: reptiles, ...(kept === undefined ? {} : { kept: [kept] }) },
      crustaceans: { dealt: crustaceans },
    },
  });
}

describe('traits that are dealt (DSM-4.1.11)', () => {
  const worlds = (): [State, State] => [choosing(HANDS.one, HANDS.other), choosing(HANDS.other, HANDS.one)];

  test.each([0, -1])('viewer %i cannot tell who of the others has which', (viewer) => {
    const [a, b] = worlds();
    expect(alike(a, b, viewer)).toBe(true);
  });

  test.each([1, 2])('the player of seat %i can', (viewer) => {
    const [a, b] = worlds();
    expect(alike(a, b, viewer)).toBe(false);
  });

  test('a choice says to others only that it was made', () => {
    const [a, b] = worlds();
    expect(heard(a, 1, 'keep social', 0)).toBe(heard(b, 1, 'keep cannibal', 0));
    expect(alike(a, b, 0)).toBe(true);
    expect(alike(a, b, -1)).toBe(true);
    expect(dominantSpeciesMarine.view(a, 0).animals.map((x) => x.kept)).toEqual([true, false, false]);
  });

  test('which card was kept stays secret until all have chosen, and is told then', () => {
    const a = choosing(HANDS.one, HANDS.other, 'social');
    const b = choosing(HANDS.one, HANDS.other, 'flight');
    for (const viewer of [-1, 0, 2]) expect(alike(a, b, viewer)).toBe(true);
    dominantSpeciesMarine.apply(a, 2, dominantSpeciesMarine.parse(a, 'keep carnivore') as Move);
    const told = heard(a, 0, 'keep resilience', 0);
    expect(told).toContain('"animal":"reptiles","trait":"social"');
    // The cards that were not kept go to the box unseen.
    expect(told).not.toContain('solitary');
    expect(told).not.toContain('ram-feeder');
    expect(JSON.stringify(dominantSpeciesMarine.view(a, 0))).not.toContain('solitary');
  });
});

describe('the look of Gene Expression (DSM-6.3.15)', () => {
  const looking = (look: string[], step = 1): State =>
    table({
      toAct: 'fishes',
      animals: {
        fishes: { traits: ['hadopelagic'] },
        reptiles: { traits: ['pack-hunters'] },
        crustaceans: { traits: ['resilience'] },
      },
      doing: [{ id: 'gene-expression', step }],
      look,
    });

  test.each([1, 2, -1])('viewer %i learns nothing of the three cards', (viewer) => {
    expect(alike(looking(HANDS.one), looking(HANDS.other), viewer)).toBe(true);
  });

  test('the player who looks does', () => {
    expect(alike(looking(HANDS.one), looking(HANDS.other), 0)).toBe(false);
  });

  test.each([1, 2, -1])(
    'viewer %i learns nothing of the card that was chosen, while another goes',
    (viewer) => {
      expect(alike(looking(['flight'], 2), looking(['social'], 2), viewer)).toBe(true);
    },
  );

  test('the draw itself tells the cards to the one who looks alone', () => {
    const drawing = (seed: string): State =>
      table({
        seed,
        toAct: 'fishes',
        animals: { fishes: { traits: ['hadopelagic'] }, reptiles: { traits: ['pack-hunters'] } },
        row: ['gene-expression', 'annelids', 'producers', 'univalves', 'biomass'],
        chips: {
          evolution: ['land', 'kelp', 'reef', 'reef', 'vent'],
          competition: ['sand', 'sand', 'ocean'],
        },
        doing: [{ id: 'evolution', step: 1, hex: 'D4', space: 'evolution-3' }],
        boxes: {},
        stacks: ['sand', 'reef', 'kelp'],
      });
    const [a, b] = [drawing('a'), drawing('b')];
    const [c, d] = [drawing('a'), drawing('b')];
    const words = 'choose gene-expression';
    expect(heard(a, 0, words, 1)).toBe(heard(b, 0, words, 1));
    expect(heard(c, 0, words, 0)).not.toBe(heard(d, 0, words, 0));
    expect(alike(a, b, 1)).toBe(true);
    expect(alike(a, b, 0)).toBe(false);
  });
});

test('two tables that differ only in their future draws look alike to everybody', () => {
  const a = table({ seed: 'one' });
  const same = dominantSpeciesMarine.writePosition(a);
  const b = table({ ...same, random: '0123456789abcdef0123456789abcdef' });
  for (const viewer of [-1, 0, 1, 2, 3]) expect(alike(b, a, viewer)).toBe(true);
});
