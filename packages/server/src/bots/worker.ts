import { parentPort } from 'node:worker_threads';
import { askBot, makeBot } from '@clade/bots';
import { isRefusal, Rng } from '@clade/engine';
import { Games } from '../games.ts';

/** A thread that thinks for bots: one question at a time, integers in and out. */
export interface ThinkRequest {
  readonly id: number;
  readonly game: string;
  readonly rules: string;
  readonly words: Int32Array;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
}
export type ThinkReply =
  | { readonly id: number; readonly move: number }
  | { readonly id: number; readonly error: string }
  /** The thread has loaded and begins to think. */
  | { readonly ready: true };

const games = new Games();
const port = parentPort;

function think({ game: id, rules, words, seat, bot: name, seed }: ThinkRequest): number {
  const game = games.find(id, rules);
  const bot = makeBot(name, { game: id, now: () => performance.now() });
  if (game === undefined) throw new Error(`no game ${id} with rules ${rules}`);
  if (isRefusal(bot)) throw new Error(bot.sentence);
  return askBot(game, words, seat, bot, new Rng(seed));
}

port?.on('message', (request: ThinkRequest) => {
  try {
    port.postMessage({ id: request.id, move: think(request) } satisfies ThinkReply);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ id: request.id, error: message } satisfies ThinkReply);
  }
});

port?.postMessage({ ready: true } satisfies ThinkReply);
