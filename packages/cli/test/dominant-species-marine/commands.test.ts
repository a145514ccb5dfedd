import { CARD_IDS, dominantSpeciesMarine, SPACE_NAMES, TRAIT_IDS } from '@clade/dominant-species-marine';
import { table } from '@clade/dominant-species-marine/testing';
import { describe, expect, test } from 'vitest';
import { readUnattended } from '../../src/config.ts';
import { Coverage } from '../../src/fuzz/coverage.ts';
import { clade, entryOf, fileWith, randomLog, scratch, withGame } from '../harness.ts';

const json = async (...argv: string[]): Promise<unknown> => {
  const { code, out, err } = await clade([...argv, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

const script = (...lines: string[]): string => `${lines.join('\n')}\n`;

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly rule: string;
  readonly summary: string;
  readonly copies: number;
  readonly provenance: string;
  readonly confidence: string;
}

describe('the cards', () => {
  test('DSM-1.5.4: 35 Evolution cards and 18 traits, each with text, rule, provenance and confidence', async () => {
    const list = (await json('games', '--cards')) as { id: string; cards: Listed[] }[];
    const cards = list.find((g) => g.id === 'dominant-species-marine')?.cards ?? [];
    const of = (kind: string): Listed[] => cards.filter((card) => card.kind === kind);
    expect([of('evolution card').length, of('trait').length, cards.length]).toEqual([35, 18, 53]);
    expect(new Set(cards.map((c) => c.rule)).size).toBe(53);
    expect(new Set(cards.map((c) => c.summary)).size).toBe(53);
    for (const { copies, rule, kind } of cards) {
      expect(copies).toBe(1);
      expect(rule).toMatch(kind === 'trait' ? /^DSM-6\.4\.\d+$/ : /^DSM-6\.3\.\d+$/);
    }
    const known = (id: string): string[] => {
      const card = cards.find((c) => c.id === id);
      return [card?.provenance ?? '', card?.confidence ?? ''];
    };
    // DSM-6.2, DSM-6.4.
    expect(known('annelids')).toEqual(['printed', 'high']);
    expect(known('volcanism')).toEqual(['reconstructed', 'medium']);
    expect(known('marine-snow')).toEqual(['reconstructed', 'low']);
    expect(known('camouflage')).toEqual(['reconstructed', 'low']);
    expect(known('flight')).toEqual(['printed', 'high']);
    // The sister game tells what a crowded tile is and where Fertile works; the Russian book says otherwise of the next two.
    expect(known('biomass')).toEqual(['reconstructed', 'medium']);
    expect(known('fertile')).toEqual(['reconstructed', 'medium']);
    expect(known('resilience')).toEqual(['printed', 'medium']);
    expect(known('profligate-carnivore')).toEqual(['printed', 'medium']);
    // The Czech book has it word for word.
    expect(known('invasive-species')).toEqual(['printed', 'high']);
  });

  test('for people: where the texts come from, lower parts and events', async () => {
    const { out } = await clade(['games', '--cards'], { columns: 120 });
    const text = out.replaceAll(/\n {6}/g, ' ');
    expect(out).toContain('dominant-species-marine  53 cards: 35 evolution cards, 18 traits');
    expect(out).toMatch(
      /camouflage +1 +× +\[DSM-6\.4\.4\] +trait, reconstructed, low confidence\n +Camouflage: After/,
    );
    // The main effect is printed; what it does while in play is the weakest guess of all (DSM-6.3.29).
    expect(out).toMatch(/solar-radiation +1 +× +\[DSM-6\.3\.29\] +evolution card, printed, high confidence/);
    expect(text).toContain('While it lies in the row: First place scores 1 more.');
    expect(text).toContain('When it comes up: Every smoker is scored.');
    // DSM-6.2: both icons.
    expect(text).toMatch(/Mass Exodus: [^.]+\. Brings Extinction and Survival\./);
    expect(text).not.toMatch(/Annelids: [^.]+\. Brings/);
  });
});

describe('fuzz', () => {
  test('plays every player count without a failure and says what it covered', async () => {
    const argv = ['fuzz', 'dominant-species-marine', '--games', '6', '--seed', 'sea', '--dump', scratch()];
    const doc = (await json(...argv)) as {
      failures: unknown[];
      covered: Record<string, Record<string, number>>;
    };
    expect(doc.failures).toEqual([]);
    expect(doc.covered.players).toEqual({ 2: 2, 3: 2, 4: 2 });
    // 37 spaces of the display; the one on the trait card is the thirty-eighth.
    const display = SPACE_NAMES.filter((space) => !space.startsWith('feeder'));
    expect(Object.keys(doc.covered.actions ?? {})).toEqual(expect.arrayContaining(display));
    expect(Object.keys(doc.covered.cards ?? {}).length).toBeGreaterThan(20);
    expect(Object.keys(doc.covered.traits ?? {}).length).toBeGreaterThan(8);
    expect(Object.keys(doc.covered.options ?? {})).not.toContain('roundCap');
  });

  test('what was met counts: a card by its main effect, a trait by its card, a space by a pawn', () => {
    const entry = entryOf(dominantSpeciesMarine);
    const coverage = new Coverage(entry);
    const add = (group: string, key: string): void => coverage.add(group, key);
    const animal = 'fishes';
    for (const card of CARD_IDS) {
      entry.cover({ type: 'card-revealed', rule: 'DSM-5.15.8', card, slot: 5 }, add);
      // DSM-6.1.5: with an X of 0 three of the cards do nothing.
      entry.cover({ type: 'card-resolved', rule: 'DSM-6.1.5', animal, card, x: 0 }, add);
    }
    for (const trait of TRAIT_IDS.slice(1)) {
      entry.cover({ type: 'trait-gained', rule: 'DSM-4.1.11', animal, trait }, add);
    }
    for (const space of SPACE_NAMES) {
      entry.cover({ type: 'pawn-placed', rule: 'DSM-5.1.2', animal, space, special: null }, add);
    }
    expect(coverage.verdict()).toEqual([
      'Never met, cards: profligate-carnivore, solar-radiation, trophic-cascade.',
      'Never met, traits: ancient-lineage.',
      'Never met, traitsAtWork: budding-intelligence, camouflage, cannibal, exaptation, hadopelagic, pack-hunters, prey-switching, seasonal-migrants, solitary.',
    ]);
    for (const card of CARD_IDS) {
      entry.cover({ type: 'card-resolved', rule: 'DSM-5.15.7', animal, card, x: 2 }, add);
    }
    entry.cover({ type: 'trait-copied', rule: 'DSM-6.4.8', animal, trait: 'ancient-lineage' }, add);
    entry.cover({ type: 'cubes-moved', rule: 'DSM-5.13.1', animal, from: 'D4', to: 'D2', count: 1 }, add);
    for (const n of [3, 4, 5, 10, 11, 13, 18]) {
      entry.cover(
        { type: 'points', rule: `DSM-6.4.${n}`, animal, points: 1, total: 1, source: 'traits' },
        add,
      );
    }
    expect(coverage.verdict()).toEqual([
      'Everything was met at least once: actions 38, cards 35, entersPlay 1, inPlay 4, traits 18, traitsAtWork 10.',
    ]);
  });
});

describe('other commands', () => {
  test('perft of a deal: each of two players keeps one of three traits', async () => {
    const argv = ['perft', 'dominant-species-marine', '--players', '2', '--depth', '2'];
    expect(await json(...argv)).toEqual({ depth: 2, counts: [3, 9] });
  });

  test('DSM-5.1.4: tables without people come to an end', () => {
    expect(readUnattended(dominantSpeciesMarine, 3, []).options).toMatchObject({ roundCap: 40 });
  });

  test('replay shows Earth and the ranking of a whole log', async () => {
    const log = fileWith(randomLog('marine', 4, dominantSpeciesMarine));
    const { code, out, err } = await clade(['replay', log], { columns: 140 });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('every hash fits');
    expect(out).toContain('12 Domination');
    expect(out).toMatch(
      /points +start +scored tiles +new tiles +new vents +survival +cards +traits +at the end/,
    );
    const told = await clade(['replay', log, '--events', '--to', '30'], { columns: 140 });
    expect(told.out).toMatch(/[A-Z][a-z]+ placed a pawn on .*\[DSM-5\.1\.2\]/);
  });

  test('position draws, lists moves, plays one, and tells what came of it', async () => {
    const file = fileWith(
      JSON.stringify({
        game: 'dominant-species-marine',
        players: 2,
        animals: { reptiles: { seat: 0 }, crustaceans: { seat: 1 } },
        toAct: 'reptiles',
        boxes: { depletion: ['worms'] },
      }),
    );
    const listed = await clade(['position', file, '--legal'], { columns: 140 });
    expect(listed.out).toMatch(/Player 1 may, by DSM-5\.1\.2 \(turn\):\n {2}place a pawn on abundance-1\n/);
    const argv = [
      'position',
      file,
      '--play',
      'place a pawn on depletion',
      '--play',
      'remove the disk on D4-D5-E4',
    ];
    const played = await clade([...argv, '--events'], { columns: 140 });
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).toContain('Reptiles placed a pawn on Depletion. [DSM-5.1.2]');
    expect(played.out).toMatch(/^Earth lost worms on D4-D5-E4\. \[DSM-5\.7\.1\]$/m);
    const refused = await clade(['position', file, '--play', 'place a pawn on adaptation-3']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('[DSM-5.2.2]');
  });
});

describe('play', () => {
  test('the trait is chosen in secret, then turns are taken; legend, cards and reasons are at hand', async () => {
    const { out, err } = await clade(
      ['play', 'dominant-species-marine', '--players', '3', '--bots', 'random,random', '--seed', '3'],
      {
        input: script('c', '1', '?', 'c', 'w place a pawn on adaptation-3', 'c asteroid', 'q'),
        columns: 130,
      },
    );
    expect(err).toBe('');
    const [first = '', later = ''] = out.split('> 1\n');
    expect(first).toMatch(/You must keep one of three traits, in secret \[DSM-4\.1\.11\]/);
    // The others have chosen, and nobody sees what.
    expect(first.match(/has chosen a trait/g)).toHaveLength(2);
    expect(first.match(/\[DSM-6\.4\.\d+\]/g)).toHaveLength(3);
    // All choices are open now, the own one by its name.
    expect(later.match(/[A-Z][a-z]+ gained the trait [A-Z][A-Za-z -]+\./g)).toHaveLength(3);
    expect(later).toContain('R3 is three cubes of');
    expect(later).toContain('[DSM-5.2.2]');
    expect(later).toContain('Asteroid: Choose a tile: a single cube of an animal you name stays on it.');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
  });

  /** The last turn of the last round: whatever is done, the game is over behind it. */
  const LAST = table({
    toAct: 'fishes',
    players: 2,
    lastRound: true,
    animals: { fishes: { seat: 0 }, reptiles: { seat: 1, chain: 'right' } },
    specials: { sun: { controller: 'reptiles', target: 6 }, algae: { controller: 'reptiles', target: 7 } },
    cubes: { D4: { fishes: 2, reptiles: 1 } },
    forced: 'auto',
  });

  test('EX-21, DSM-5.18.3: a game ends with a ranking by points from each source', async () => {
    const registry = withGame({ setup: () => dominantSpeciesMarine.clone(LAST) }, 'dominant-species-marine');
    const { code, out, err } = await clade(
      ['play', 'dominant-species-marine', '--players', '2', '--bots', 'random', '--seed', 'end'],
      { input: script('r'), registry, columns: 130 },
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('LAST ROUND');
    expect(out).toContain('Retrieve nothing: the game ends');
    // The reef gives 6 to the fishes and 3 to the reptiles, whose special pawns are worth 13.
    expect(out).toContain('The game ended: the round of the Asteroid is over.');
    expect(out).toMatch(/The game is over\. Player 2 \(\w+\) won with 16 points\./);
    expect(out).toMatch(/Player 1 \(you\) +6 /);
  });

  test('log tells the present round, log all the whole game', async () => {
    const s = table({
      toAct: 'fishes',
      players: 2,
      animals: { fishes: { seat: 0 }, reptiles: { seat: 1, chain: 'right' } },
      forced: 'auto',
    });
    const registry = withGame({ setup: () => dominantSpeciesMarine.clone(s) }, 'dominant-species-marine');
    const argv = ['play', 'dominant-species-marine', '--players', '2', '--bots', 'random', '--seed', 'log'];
    const { out } = await clade(argv, { input: script('r', 'log', 'log all', 'q'), registry, columns: 130 });
    const round = out.slice(out.indexOf('> log\n'), out.indexOf('> log all\n'));
    const all = out.slice(out.indexOf('> log all\n'));
    expect(round).toMatch(/^> log\nRound 2\n/);
    expect(round).not.toContain('Round 1 ended with a Reseed.');
    expect(all).toContain('Round 1 ended with a Reseed.');
  });
});
