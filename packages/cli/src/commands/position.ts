import {
  applyChecked,
  type Game,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Refusal,
  readMove,
  type Seat,
  SPECTATOR,
  type State,
  seatsToAct,
} from '@clade/engine';
import type { Line } from '@clade/wording';
import { type Args, wholeNumber } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import { type Entry, EVERYTHING } from '../entry.ts';
import { readPositionText, readSource } from '../files.ts';
import { namesFor, refusalLine, seenBy, storyLines, tableNames } from '../story.ts';
import { styleFor } from '../text.ts';

export const position: Command = {
  name: 'position',
  summary: 'load a hand-written position, list or play moves, print the result',
  positionals: ['a position file (or - for stdin)'],
  options: {
    legal: { text: 'list the legal moves in words' },
    play: { value: 'move', many: true, text: 'play a move, in words or as a wire array; may be repeated' },
    seat: { value: 'n', many: true, text: 'player (from 1) who makes the --play moves after it' },
    events: { text: 'tell what the played moves caused' },
    json: JSON_OPTION,
  },
  notes: [
    'Without --seat the first player to act makes each move. What follows by itself is carried out up to the next decision; where that changes the table, the table right after the move is shown too.',
    '--json prints the position in its own format, the legal moves, the events and, as "after", the position right after the last move; seats are counted from 0 there.',
  ],
  async run(args, { io, registry }) {
    const path = args.positional(0);
    const { entry, state } = readPositionText(registry, await readSource(io, path), path);
    const { game } = entry;
    const plays = readPlays(args, game, state);
    const past = { lines: [] as Line[], start: game.view(state, SPECTATOR) };
    let refused: Refusal | undefined;
    let after: State | undefined;
    let asked: Seat = 0;
    for (const { seat, text } of plays) {
      asked = seat ?? seatsToAct(game, state)[0] ?? 0;
      const line = { n: past.lines.length + 1, seat: asked, events: [] as GameEvent[] };
      const played = playOne(game, state, asked, text, line.events);
      if (isRefusal(played)) {
        refused = played;
        break;
      }
      after = played;
      past.lines.push(line);
    }
    if (args.flag('json')) {
      const position = game.writePosition(state);
      const document = {
        position,
        seatsToAct: seatsToAct(game, state),
        legal: legalList(game, state),
        events: past.lines.flatMap(({ events }) => events),
        ...(after ? { after: game.writePosition(after) } : {}),
      };
      printJson(io, refused ? { ...document, refused } : document);
    }
    if (refused)
      throw new BadInput(refusalLine(entry, refused, seenBy(game, state, asked, past), namesFor(asked)));
    if (args.flag('json')) return 0;
    const { players } = game.config(state);
    const paper = { width: io.columns, style: styleFor(io.colour), names: tableNames(players), past };
    const lines: string[] = [];
    if (after && goesOn(game, after, state)) {
      lines.push('Right after the move:', ...entry.draw(after, EVERYTHING, paper), '', 'Then, by itself:');
    }
    lines.push(...entry.draw(state, EVERYTHING, paper));
    if (args.flag('events')) lines.push('', ...storyLines(entry, past, io.columns));
    if (args.flag('legal')) lines.push('', ...legalLines(entry, state));
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};

interface Play {
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** A `--seat` counts for the `--play`s after it; a single one counts for all. */
function readPlays(args: Args, game: Game, s: State): Play[] {
  const { players } = game.config(s);
  const seats = args.values('seat').map((text) => wholeNumber('--seat', text, 1, players) - 1);
  const plays: Play[] = [];
  let seat = seats.length === 1 ? seats[0] : undefined;
  let next = 0;
  for (const { name, value } of args.given) {
    if (name === 'seat') seat = seats[next++];
    if (name === 'play') plays.push({ seat, text: value });
  }
  return plays;
}

/** Plays a move and returns the state right after it, before what follows by itself up to the next decision. */
function playOne(game: Game, s: State, seat: Seat, text: string, events: GameEvent[]): State | Refusal {
  const move = readMove(game, s, text);
  if (isRefusal(move)) return move;
  const after = game.clone(s);
  const refused = applyChecked(game, s, seat, move, (e) => events.push(e));
  if (refused) return refused;
  game.take(after, seat, move);
  return after;
}

/** Did anything follow by itself that a person would want to see apart? */
function goesOn(game: Game, after: State, s: State): boolean {
  const table = (state: State): string => {
    const { players, animals, tiles, corners, cubes } = game.writePosition(state);
    return JSON.stringify([players, animals, tiles, corners, cubes]);
  };
  return table(after) !== table(s);
}

function legalList(game: Game, s: State): unknown[] {
  return seatsToAct(game, s).flatMap((seat) => {
    const { rule } = game.decision(s, seat);
    return legalMoves(game, s, seat).map((move) => ({
      seat,
      move: game.toWire(move),
      words: game.describe(s, move),
      rule,
    }));
  });
}

function legalLines({ game }: Entry, s: State): string[] {
  const lines = seatsToAct(game, s).flatMap((seat) => {
    const { kind, rule } = game.decision(s, seat);
    const moves = legalMoves(game, s, seat).map((move) => `  ${game.describe(s, move)}`);
    return [`Player ${seat + 1} may, by ${rule} (${kind}):`, ...moves];
  });
  return lines.length > 0 ? lines : ['The game is over: there are no legal moves.'];
}
