import { Worker } from 'node:worker_threads';
import type { Hint } from '@clade/bots';
import { legalMoves, Rng } from '@clade/engine';
import type { BotQuestion } from '../table/thinkers.ts';
import type { ThinkReply, ThinkRequest } from './worker.ts';

type Answer = Exclude<ThinkReply, { readonly ready: true }>;

interface Job {
  readonly what: ThinkRequest['what'];
  readonly question: BotQuestion;
  /** Undefined when the thread was lost. */
  done(answer: Answer | undefined): void;
}

interface Thread {
  readonly worker: Worker;
  /** It has loaded; until then the time of a bot does not run. */
  ready: boolean;
  job: (Job & { readonly id: number; timer: NodeJS.Timeout }) | undefined;
}

/** Milliseconds that a thread may take to load, on a machine that has other things to do. */
const LONGEST_START = 60_000;

export interface PoolOptions {
  readonly threads: number;
  /** Milliseconds after which a bot is stopped and plays anything legal. */
  readonly limit: number;
  /** The module of the threads. */
  readonly module?: URL;
  alarm(error: unknown): void;
}

/**
 * Bots think in threads of their own, so that no request waits for them. A thread that takes too long, or dies, is
 * replaced, and its question is answered with a random legal move: a game never stops because of a bot.
 */
export class BotPool {
  readonly #options: PoolOptions;
  readonly #waiting: Job[] = [];
  #threads: Thread[] = [];
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async think(question: BotQuestion): Promise<number> {
    const answer = await this.#ask('think', question);
    return answer !== undefined && 'move' in answer ? answer.move : anything(question);
  }

  /** What the bot would do, to tell a person; undefined when it could not say. */
  async advise(question: BotQuestion): Promise<Hint | undefined> {
    const answer = await this.#ask('advise', question);
    return answer !== undefined && 'hint' in answer ? answer.hint : undefined;
  }

  #ask(what: Job['what'], question: BotQuestion): Promise<Answer | undefined> {
    return new Promise((done) => {
      this.#waiting.push({ what, question, done });
      this.#assign();
    });
  }

  /** Questions that nobody thinks about yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  #assign(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const thread = this.#threads.find((t) => t.job === undefined) ?? this.#spawn();
      if (thread === undefined) return;
      this.#give(thread, this.#waiting.shift() as Job);
    }
  }

  #spawn(): Thread | undefined {
    if (this.#threads.length >= this.#options.threads) return undefined;
    const worker = new Worker(this.#options.module ?? new URL('./worker.ts', import.meta.url));
    worker.unref();
    const thread: Thread = { worker, ready: false, job: undefined };
    worker.on('message', (reply: ThinkReply) => this.#answer(thread, reply));
    worker.on('error', (error) => this.#lose(thread, error));
    this.#threads.push(thread);
    return thread;
  }

  #give(thread: Thread, job: Job): void {
    const id = ++this.#ids;
    const { game, state, seat, bot, seed } = job.question;
    thread.job = { ...job, id, timer: this.#timer(thread, bot) };
    thread.worker.postMessage({
      id,
      what: job.what,
      game: game.id,
      rules: game.rules,
      words: state,
      seat,
      bot,
      seed,
    } satisfies ThinkRequest);
  }

  #timer(thread: Thread, bot: string): NodeJS.Timeout {
    const limit = thread.ready ? this.#options.limit : LONGEST_START;
    return setTimeout(() => this.#lose(thread, new Error(`bot ${bot} took too long`)), limit);
  }

  #answer(thread: Thread, reply: ThinkReply): void {
    const { job } = thread;
    if ('ready' in reply) {
      thread.ready = true;
      if (job === undefined) return;
      clearTimeout(job.timer);
      job.timer = this.#timer(thread, job.question.bot);
      return;
    }
    if (job === undefined || job.id !== reply.id) return;
    clearTimeout(job.timer);
    thread.job = undefined;
    if ('error' in reply) this.#options.alarm(new Error(reply.error));
    job.done(reply);
    this.#assign();
  }

  /** Gives a thread up; what it was asked is answered anyhow. */
  #lose(thread: Thread, error: unknown): void {
    if (!this.#threads.includes(thread)) return; // given up already
    this.#threads = this.#threads.filter((t) => t !== thread);
    void thread.worker.terminate();
    if (this.#closed) return;
    this.#options.alarm(error);
    if (thread.job) {
      clearTimeout(thread.job.timer);
      thread.job.done(undefined);
    }
    this.#assign();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { job } of this.#threads) if (job) clearTimeout(job.timer);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

function anything({ game, state, seat, seed }: BotQuestion): number {
  const legal = legalMoves(game, state, seat);
  return legal[new Rng(seed).below(legal.length)] as number;
}
