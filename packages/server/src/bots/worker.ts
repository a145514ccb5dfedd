import { parentPort, workerData } from 'node:worker_threads';
import { Adviser, askBot, type Hint, makeBot } from '@clade/bots';
import { isRefusal, plainRefusal, Rng } from '@clade/engine';
import { Games } from '../games.ts';

/** A thread that thinks for bots: one question at a time, integers in and out. */
export interface ThinkRequest {
  readonly id: number;
  /** Answer in place of the bot, or tell a person what it would do. */
  readonly what: 'think' | 'advise';
  readonly game: string;
  readonly rules: string;
  readonly words: Int32Array;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
  /** Moves of the person's own, to be held against the bot's. */
  readonly mine?: readonly number[] | undefined;
}
export type ThinkReply =
  | { readonly id: number; readonly move: number }
  | { readonly id: number; readonly hint: Hint }
  | { readonly id: number; readonly error: string }
  /** The thread has loaded and begins to think. */
  | { readonly ready: true };

const games = new Games();
const adviser = new Adviser();
const port = parentPort;
const given = workerData as Int32Array;

function answer(request: ThinkRequest): ThinkReply {
  const { id, what, game: name, rules, words, seat, bot: level, seed, mine } = request;
  const game = games.find(name, rules);
  if (game === undefined) throw new Error(`no game ${name} with rules ${rules}`);
  // On a machine that has other things to do a bot thinks by the clock, not by the count. The time of a question that
  // nobody wants any more is up.
  const now = (): number => (Atomics.load(given, 0) === id ? Number.POSITIVE_INFINITY : performance.now());
  if (what === 'advise') {
    const plan = mine ? { mine } : {};
    return { id, hint: adviser.advise(game, words, seat, { level, game: name, seed, now, ...plan }) };
  }
  const bot = makeBot(level, { game: name, now });
  if (isRefusal(bot)) throw new Error(plainRefusal(bot));
  return { id, move: askBot(game, words, seat, bot, new Rng(seed)) };
}

port?.on('message', (request: ThinkRequest) => {
  try {
    port.postMessage(answer(request));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ id: request.id, error: message } satisfies ThinkReply);
  }
});

port?.postMessage({ ready: true } satisfies ThinkReply);
