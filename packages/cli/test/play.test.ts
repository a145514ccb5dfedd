import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot } from '@clade/bots';
import {
  type GameEvent,
  isRefusal,
  legalMoves,
  type Move,
  type Position,
  parseLog,
  plainRefusal,
  type State,
  seatsToAct,
} from '@clade/engine';
import { type Card, evolution } from '@clade/evolution';
import type { Line } from '@clade/wording';
import { traitName } from '@clade/wording/evolution';
import { describe, expect, test } from 'vitest';
import { type Seating, Session } from '../src/play/session.ts';
import { said } from '../src/speech.ts';
import { namesFor, redacted, storyLines, tale } from '../src/story.ts';
import { askedFor, clade, config, entryOf, menuFor, randomGame, scratch } from './harness.ts';

const script = (...lines: string[]): string => `${lines.join('\n')}\n`;
const ones = (n: number): string[] => Array.from({ length: n }, () => '1');

/** A game that begins with a given position instead of a deal. */
function gameFrom(position: Position): typeof evolution {
  const read = (): State => {
    const s = evolution.readPosition({ game: 'evolution', forced: 'auto', ...position });
    if (isRefusal(s)) throw new Error(plainRefusal(s));
    return s;
  };
  return { ...evolution, setup: read };
}

function random(...seats: number[]): Seating['bots'] {
  const bot = makeBot('random');
  if (isRefusal(bot)) throw new Error(plainRefusal(bot));
  return new Map(seats.map((seat) => [seat, bot]));
}

function sessionFrom(position: Position, ...bots: number[]): Session {
  const session = new Session(gameFrom(position), config(bots.length + 1), 'seed', {
    seat: 0,
    bots: random(...bots),
  });
  session.advance();
  return session;
}

function moveOf(session: Session, words: string): Move {
  const move = evolution.parse(session.state, words);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  expect(legalMoves(evolution, session.state, session.seat)).toContain(move);
  return move;
}

describe('play', () => {
  test('a whole scripted game ends with a ranking by points', async () => {
    const { code, out, err } = await clade(['play', 'evolution', '--seed', 'full', '--players', '2'], {
      input: script(...ones(600)),
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('LAST ROUND');
    expect(out).toMatch(/The game is over\. .+ with \d+ points\./);
    const ranking = out.slice(out.indexOf('The game is over'));
    expect(ranking).toMatch(/player +points +plants +meat +population +traits/);
    const rows = [...ranking.matchAll(/Player \d \(\w+\) +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$/gm)];
    expect(rows).toHaveLength(2);
    for (const [, points, ...parts] of rows) {
      expect(parts.map(Number).reduce((a, b) => a + b, 0)).toBe(Number(points));
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('quick play with six players is played through as well', async () => {
    const { code, out } = await clade(
      ['play', 'evolution', '--seed', 'six', '--players', '6', '--bots', 'random'],
      {
        input: script(...ones(600)),
      },
    );
    expect(code).toBe(0);
    expect(out).toContain('You may plan any number of cards');
    expect(out).toContain('planned: ');
    expect(out).toContain('The game is over');
  });

  test('the end of the input ends the game with a sentence', async () => {
    const { code, out } = await clade(['play', 'evolution', '--seed', 'x'], { input: script('1') });
    expect(code).toBe(0);
    expect(out).toMatch(/The input ended: the game stops here, after \d+ moves\.\n$/);
  });

  test('the default is seat 1 of 3 against beginner bots; another seat and bots can be asked for', async () => {
    const usual = await clade(['play', 'evolution'], { input: 'q\n' });
    for (const name of ['Player 1 (you)', 'Player 2 (beginner)', 'Player 3 (beginner)'])
      expect(usual.out).toContain(name);
    expect(usual.out).not.toContain('Player 4');
    expect(usual.out).toMatch(/You left after \d+ moves\.\n$/);
    const argv = ['play', 'evolution', '--bots', 'random,beginner,random', '--seat', '3'];
    const other = await clade(argv, { input: 'q\n' });
    const names = ['Player 4 (random)', 'Player 1 (beginner)', 'Player 2 (random)', 'Player 3 (you)'];
    for (const name of names) expect(other.out).toContain(name);
  });

  test('undo takes a choice back and stops at a draw', async () => {
    const { out } = await clade(['play', 'evolution', '--seed', '5', '--seat', '1'], {
      input: script('u', '1', '1 1', 'u', 'u', 'u', 'q'),
    });
    // Before the first choice there is nothing; then the card and the food card come back, in this order.
    const answers = out.split('\n').filter((l) => /Taken back|no choice of yours/.test(l));
    expect(answers).toEqual([
      'There is no choice of yours to take back.',
      'Taken back.',
      'Taken back.',
      'There is no choice of yours to take back.',
    ]);
    expect(out.match(/You must choose a food card/g)).toHaveLength(2);
    const later = await clade(['play', 'evolution', '--seed', '5'], { input: script('1', 'e', 'u', 'q') });
    expect(later.out).toMatch(
      /You cannot go back: (another player has decided|cards were drawn|cards were turned up)/,
    );
  });

  test('words, wire arrays, explanations, lists and help', async () => {
    const { out } = await clade(['play', 'evolution', '--seed', '5'], {
      input: script(
        '?',
        'l',
        'w pass',
        'w',
        'pass',
        'sing',
        '99',
        'c',
        'c horns',
        'c nothing',
        'log',
        'log all',
        'b',
        '',
        'q',
      ),
    });
    expect(out).toContain('undo your last choice');
    expect(out).toMatch(/Lay [\w ]+ [+−]?\d as food card/);
    expect(out.match(/Not now: choose a food card\. \[EVO-3\.3\.1\]/g)).toHaveLength(2);
    expect(out).toContain('This is not a move of Evolution: "sing" has the words of none.');
    expect(out).toContain('There is no choice 99 here: the numbers go from 1 to');
    expect(out.replaceAll(/\n +/g, ' ')).toContain(
      'Horns: A carnivore that attacks it loses 1 population before it eats. [EVO-6.11]',
    );
    expect(out).toContain('There is no card "nothing".');
    expect(out).toContain('Round 1: you go first.');
    // As it is listed, in the words of logs, and as a wire array.
    for (const typed of [
      'lay foraging +3 as food card',
      'choose foraging 3 as food',
      JSON.stringify(['food', 'foraging', 3]),
    ]) {
      const played = await clade(['play', 'evolution', '--seed', '5'], { input: script(typed, 'q') });
      expect(played.out).toContain('You may play any number of cards');
      expect(played.out).toContain('Player 1: food card: Foraging +3.');
    }
  });

  test('a species is typed by its name or by its number, in capitals or not', async () => {
    for (const typed of [
      'Put Hard Shell +1 on Oryga',
      'PUT HARD SHELL +1 ON ORYGA',
      'put hard shell +1 on fig. 1',
    ]) {
      const { out } = await clade(['play', 'evolution', '--seed', '5'], { input: script('1', typed, 'q') });
      expect(out).toContain('Player 1: Hard Shell +1 on Oryga.');
    }
  });

  test('save writes a log that replay opens, and never over another file', async () => {
    const path = join(scratch(), 'game.jsonl');
    const argv = ['play', 'evolution', '--seed', '5'];
    const { out } = await clade(argv, {
      input: script('save', `save ${path}`, '1', '1 1', `save ${path}`, 'q'),
    });
    expect(out).toContain('Type a file name after it');
    expect(out).toContain(`The file "${path}" already exists; nothing was written.`);
    const log = parseLog(readFileSync(path, 'utf8'));
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.header.seats).toEqual(['you', 'beginner', 'beginner']);
    // The two bots have put down their food cards, and nothing else.
    expect(log.moves.map((m) => m.seat)).toEqual([1, 2]);
    expect((await clade(['replay', path])).code).toBe(0);
    const nowhere = await clade(argv, { input: script(`save ${join(path, 'x', 'y')}`, 'q') });
    expect(nowhere.out).toContain('cannot be written');
    writeFileSync(path, '');
    expect(existsSync(join(path, 'x'))).toBe(false);
  });
});

describe('a session', () => {
  /** A plant eater with Intelligence and cards to spend; both players have something to eat. */
  const WINDOW = {
    phase: 'feeding',
    step: 'window',
    wateringHole: 20,
    window: { active: 0, used: false },
    players: [
      {
        hand: [
          { trait: 'horns', food: 3 },
          { trait: 'climbing', food: 2 },
        ],
        species: [{ population: 6, traits: ['intelligence'] }, { population: 6 }],
      },
      { hand: [], species: [{ population: 5 }, { population: 5 }] },
    ],
  };

  test('EVO-5.6.3: one standing answer declines all Intelligence windows of the round', () => {
    const asked = (standing: boolean): string[] => {
      const session = sessionFrom(WINDOW, 1);
      const kinds: string[] = [];
      const round = (): number => evolution.view(session.state, 0).round;
      while (!session.over && round() === 1 && seatsToAct(evolution, session.state)[0] === 0) {
        const { kind } = evolution.decision(session.state, 0);
        kinds.push(kind);
        const [first = 0] = legalMoves(evolution, session.state, 0);
        session.choose(
          kind === 'intelligence' ? moveOf(session, 'decline') : first,
          standing && kind === 'intelligence',
        );
        session.advance();
      }
      return kinds;
    };
    const each = asked(false).filter((k) => k === 'intelligence');
    expect(each.length).toBeGreaterThan(5);
    expect(asked(true).filter((k) => k === 'intelligence')).toHaveLength(1);
  });

  test('the menu of a window offers every card, decline, and decline for the round', () => {
    const s = evolution.readPosition({ game: 'evolution', ...WINDOW });
    if (isRefusal(s)) throw new Error(plainRefusal(s));
    const menu = menuFor(evolution, s);
    expect(menu.filter((c) => c.key === undefined)).toHaveLength(2);
    expect(menu.filter((c) => c.key !== undefined).map((c) => [c.key, c.standing ?? false])).toEqual([
      ['d', false],
      ['dd', true],
    ]);
    expect(askedFor(evolution, s)).toBe('You may use Intelligence before you feed');
  });

  test('undo goes back over own choices, not over the bots', () => {
    const play = {
      phase: 'play',
      players: [
        {
          hand: [
            { trait: 'horns', food: 3 },
            { trait: 'climbing', food: 2 },
          ],
          foodCard: { trait: 'horns', food: 4 },
          species: [{}],
        },
        { hand: [{ trait: 'horns', food: 2 }], foodCard: { trait: 'horns', food: 1 }, species: [{}] },
      ],
    };
    const session = sessionFrom(play, 1);
    const before = evolution.hash(session.state);
    session.choose(moveOf(session, 'put horns 3 on species 1'));
    session.choose(moveOf(session, 'discard climbing 2 to grow population of species 1'));
    // The bot has answered the end of the person's turn, which the last card brought about.
    session.advance();
    expect(session.moveCount).toBeGreaterThan(2);
    expect(session.undo()).toBe('other-seat');
    const fresh = sessionFrom(play, 1);
    fresh.choose(moveOf(fresh, 'put horns 3 on species 1'));
    fresh.advance();
    expect(fresh.undo()).toBeUndefined();
    expect(evolution.hash(fresh.state)).toBe(before);
    expect(fresh.undo()).toBe('nothing');
  });

  test('in a simultaneous choice the commitments of the others stay', () => {
    const session = new Session(evolution, config(3), 'together', { seat: 0, bots: random(1, 2) });
    session.advance();
    const before = evolution.hash(session.state);
    expect(session.moveCount).toBe(2);
    const [first = 0] = legalMoves(evolution, session.state, 0);
    session.choose(first);
    expect(session.undo()).toBeUndefined();
    expect(evolution.hash(session.state)).toBe(before);
    expect(session.moveCount).toBe(2);
  });
});

describe('the story', () => {
  const line = (n: number, seat: number, events: readonly GameEvent[]): Line => ({ n, seat, events });

  test('EVO-3.8: what is secret is not told to others', () => {
    const entry = entryOf(evolution);
    const events: GameEvent[] = [];
    for (const _ of randomGame(evolution, config(6), 'story', (e) => events.push(e)));
    const told = (event: GameEvent, reader: number): string =>
      tale(entry, { lines: [redacted(line(1, 0, [event]), reader)] }, namesFor(reader), 0).join();
    let secrets = 0;
    for (const event of events) {
      const { secret } = event as {
        secret?: { seat: number; card?: Card; cards?: Card[] };
      };
      for (const card of [secret?.card, ...(secret?.cards ?? [])]) {
        if (card === undefined || secret === undefined) continue;
        secrets++;
        expect(told(event, (secret.seat + 1) % 6)).not.toContain(said(traitName(card.trait)));
        expect(told(event, secret.seat)).toContain(said(traitName(card.trait)));
      }
    }
    expect(secrets).toBeGreaterThan(100);
  });

  test('what belongs together is one sentence, and routine in a row is gathered', () => {
    const took = {
      type: 'took',
      rule: 'EVO-5.3.2',
      count: 1,
      meat: false,
      source: 'watering-hole',
      cause: 'eat',
      foraging: false,
      toFat: 0,
    };
    const s = evolution.setup(config(2), 'took');
    const lines = [
      line(1, 1, [
        { type: 'card-discarded', rule: 'EVO-3.4.6', seat: 1, card: { trait: 'horns', food: 3 } },
        { type: 'grown', rule: 'EVO-3.4.6', seat: 1, species: 0, what: 'body', value: 2 },
      ]),
      line(2, 0, [{ ...took, seat: 0, species: 0 }]),
      line(3, 1, [{ ...took, seat: 1, species: 0 }]),
      line(4, 0, [{ type: 'passed', rule: 'EVO-3.6.7', seat: 0 }]),
    ];
    const past = { lines, start: evolution.view(s, 0) };
    expect(tale(entryOf(evolution), past, namesFor(0), 0)).toEqual([
      'Player 2: Horns +3 for body size of Molia: 2.',
      '2 plain meals, 2 food.',
      'Player 1: passes.',
    ]);
    expect(storyLines(entryOf(evolution), past, 80)[0]).toMatch(/\[EVO-3\.4\.6\]$/);
  });
});
