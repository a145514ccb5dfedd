import {
  commitmentOf,
  type DealShare,
  isRefusal,
  type LogHeader,
  type OptionValue,
  parseLog,
  proveDeal,
  type Result,
} from '@clade/engine';
import { schemas } from '@clade/protocol';
import { Compile } from 'typebox/compile';
import type { Games } from '../games.ts';
import { Problem, refusedBy } from '../problem.ts';
import type { Secret } from '../storage/storage.ts';
import { type PlayedLine, playLines } from './play-lines.ts';

/** A finished game, as it is brought in. */
export interface ReadLog {
  readonly game: string;
  readonly rules: string;
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly string[];
  readonly result: Result;
  readonly secret: Secret;
  readonly commitment: string;
  readonly shares: readonly DealShare[];
  readonly moves: readonly PlayedLine[];
}

/** Lines of a log; whole games have some thousands. */
const MOST_LINES = 20_000;
/** Deeper than any log: what reads and quotes it goes down as deep. */
const DEEPEST = 16;
/** Characters of a seed or a salt: what is kept is the game, not a store for anything. */
const LONGEST_SECRET = 200;

/** Reads a log, deals its game and plays every move. Throws a problem when it is not a whole, true, finished game. */
export function readLog(games: Games, text: string): ReadLog {
  if (linesOf(text) > MOST_LINES) throw bad(`A log has up to ${MOST_LINES} lines.`);
  if (isDeep(text, DEEPEST)) throw bad('The log is nested too deep.');
  const log = parseLog(text);
  if (isRefusal(log)) throw refusedBy(log);
  if (log.seal === 'broken') throw bad('The log has been edited or cut.');
  const { header } = log;
  const game = games.find(header.game, header.rules);
  if (game === undefined) {
    const code = games.newest(header.game) === undefined ? 'unknown-game' : 'unknown-rules';
    const sentence = `There is no version ${header.rules.slice(0, 20)} of "${header.game.slice(0, 40)}" here.`;
    throw new Problem(422, code, sentence);
  }
  if (header.seed === undefined || header.position !== undefined)
    throw bad('Only games that were dealt from a seed can be brought in.');
  if (!header.seats.every(isName))
    throw bad('A name in the log is longer than 40 characters, or cannot be seen.');
  const { seed, secret = seed, salt = '' } = header;
  if ([seed, secret, salt].some(({ length }) => length > LONGEST_SECRET))
    throw bad(`A seed, a secret or a salt has up to ${LONGEST_SECRET} characters.`);
  const { played, lines } = playLines(game, log);
  if (isRefusal(played)) throw refusedBy(played);
  if (played.diverged) throw refusedBy(played.diverged.reason);
  const result = game.result(played.state);
  if (result === undefined) throw new Problem(422, 'not-over', 'Only finished games can be brought in.');
  return {
    game: game.id,
    rules: game.rules,
    title: game.title,
    players: header.players,
    options: game.config(played.state).options,
    seats: header.seats,
    result,
    ...dealOf(header),
    moves: lines,
  };
}

/** What the game was dealt from; a deal that is not what was promised is refused. */
function dealOf(header: LogHeader): Pick<ReadLog, 'secret' | 'commitment' | 'shares'> {
  const { broken, promised } = proveDeal(header);
  if (broken !== undefined) throw bad(UNTRUE[broken]);
  const { seed = '', secret = seed, salt = '', commitment, shares = [] } = header;
  // A salt alone promises nothing.
  const own = { seed: secret, salt: promised ? salt : '' };
  return { secret: own, commitment: commitment ?? commitmentOf(own.seed, own.salt), shares };
}
const UNTRUE = {
  commitment: 'The secret and the salt of the log do not give its commitment.',
  share: 'A number in the log is not the one that was promised.',
  seed: 'The secret and the numbers of the log do not give its seed.',
};

function bad(sentence: string): Problem {
  return new Problem(422, 'bad-log', sentence);
}

/** As names of people here, or nothing where nobody was named. */
function isName(name: string): boolean {
  return name === '' || GUEST.Check({ name });
}
const GUEST = Compile(schemas.Guest);

function linesOf(text: string): number {
  let lines = 1;
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lines++;
  return lines;
}

/** Do brackets stand inside each other more than `most` deep? */
function isDeep(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === NEWLINE) {
      depth = 0;
      quoted = false;
    } else if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (c === OPEN_ARRAY || c === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (c === CLOSE_ARRAY || c === CLOSE_OBJECT) depth--;
  }
  return false;
}
const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
