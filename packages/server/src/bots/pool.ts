import { Worker } from 'node:worker_threads';
import type { Hint } from '@clade/bots';
import { legalMoves, Rng } from '@clade/engine';
import type { BotQuestion } from '../table/thinkers.ts';
import { FairQueue } from './fair-queue.ts';
import { isQuick } from './quick.ts';
import type { ThinkReply, ThinkRequest } from './worker.ts';

type Answer = Exclude<ThinkReply, { readonly ready: true }>;

interface Job {
  readonly what: ThinkRequest['what'];
  readonly question: BotQuestion;
  /** Undefined when the thread was lost, or nobody wants the answer any more. */
  done(answer: Answer | undefined): void;
}

interface Thread {
  readonly worker: Worker;
  /** The number of the question that it is to give up. */
  readonly given: Int32Array;
  /** It has loaded; until then the time of a bot does not run. */
  ready: boolean;
  job: (Job & { readonly id: number; timer: NodeJS.Timeout; charge(): void }) | undefined;
}

/** Milliseconds that a thread may take to load, on a machine that has other things to do. */
const LONGEST_START = 60_000;
/** Milliseconds between looks whether what is thought about is still wanted. */
const LOOK = 100;

export interface PoolOptions {
  /** Threads for bots that search; one more answers for those that do not. */
  readonly threads: number;
  /** Milliseconds after which a bot is stopped and plays anything legal. */
  readonly limit: number;
  /** The module of the threads. */
  readonly module?: URL;
  alarm(error: unknown): void;
}

/**
 * Bots think in threads of their own, so that no request waits for them. Those that answer at once have a thread for
 * themselves. Time is shared evenly among hosts, and among the tables of each; tables at which only bots play have what
 * is left over. What nobody wants any more is dropped.
 */
export class BotPool {
  readonly #quick: Lane;
  readonly #deep: Lane;

  constructor(options: PoolOptions) {
    this.#quick = new Lane({ ...options, threads: 1 });
    this.#deep = new Lane(options);
  }

  /** A legal move; undefined when nobody wants it any more. */
  async think(question: BotQuestion): Promise<number | undefined> {
    const answer = await this.#ask('think', question);
    if (answer !== undefined && 'move' in answer) return answer.move;
    return question.wanted() ? anything(question) : undefined;
  }

  /** What the bot would do, to tell a person; undefined when it could not say. */
  async advise(question: BotQuestion): Promise<Hint | undefined> {
    const answer = await this.#ask('advise', question);
    return answer !== undefined && 'hint' in answer ? answer.hint : undefined;
  }

  #ask(what: Job['what'], question: BotQuestion): Promise<Answer | undefined> {
    const lane = isQuick(question.bot) ? this.#quick : this.#deep;
    return new Promise((done) => lane.add({ what, question, done }));
  }

  /** Questions that nobody thinks about yet. */
  get waiting(): number {
    return this.#quick.waiting + this.#deep.waiting;
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#deep.close()]);
  }
}

/**
 * Threads that take questions from one queue. A thread that takes too long, or dies, is replaced, and its question is
 * answered with a random legal move: a game never stops because of a bot.
 */
class Lane {
  readonly #options: PoolOptions;
  readonly #people = new FairQueue<Job>();
  readonly #botsAlone = new FairQueue<Job>();
  #threads: Thread[] = [];
  #looking: NodeJS.Timeout | undefined;
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#people.size + this.#botsAlone.size;
  }

  add(job: Job): void {
    const { host, table, people } = job.question.from;
    (people ? this.#people : this.#botsAlone).add([host, table], job);
    this.#assign();
  }

  #assign(): void {
    while (this.waiting > 0 && !this.#closed) {
      const thread = this.#threads.find((t) => t.job === undefined) ?? this.#spawn();
      if (thread === undefined) return;
      const next = this.#people.take() ?? this.#botsAlone.take();
      if (next === undefined) return;
      if (next.item.question.wanted()) this.#give(thread, next.item, next.done);
      else {
        next.done(0);
        next.item.done(undefined);
      }
    }
  }

  #spawn(): Thread | undefined {
    if (this.#threads.length >= this.#options.threads) return undefined;
    const given = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(this.#options.module ?? new URL('./worker.ts', import.meta.url), {
      workerData: given,
    });
    worker.unref();
    const thread: Thread = { worker, given, ready: false, job: undefined };
    worker.on('message', (reply: ThinkReply) => this.#answer(thread, reply));
    worker.on('error', (error) => this.#lose(thread, error));
    this.#threads.push(thread);
    return thread;
  }

  #give(thread: Thread, job: Job, done: (time: number) => void): void {
    const id = ++this.#ids;
    const { game, state, seat, bot, seed, mine } = job.question;
    const began = performance.now();
    const charge = (): void => done(performance.now() - began);
    thread.job = { ...job, id, timer: this.#timer(thread, bot), charge };
    thread.worker.postMessage({
      id,
      what: job.what,
      game: game.id,
      rules: game.rules,
      words: state,
      seat,
      bot,
      seed,
      mine,
    } satisfies ThinkRequest);
    this.#looking ??= setInterval(() => this.#look(), LOOK).unref();
  }

  /** Lets threads give up what nobody wants any more: a search looks at the number now and then. */
  #look(): void {
    const busy = this.#threads.flatMap(({ job, given }) => (job === undefined ? [] : [{ job, given }]));
    for (const { job, given } of busy) if (!job.question.wanted()) Atomics.store(given, 0, job.id);
    if (busy.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
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
    if ('error' in reply) this.#options.alarm(new Error(reply.error));
    this.#end(thread, reply);
  }

  #end(thread: Thread, answer: Answer | undefined): void {
    const { job } = thread;
    thread.job = undefined;
    if (job !== undefined) {
      clearTimeout(job.timer);
      job.charge();
      job.done(answer);
    }
    this.#assign();
  }

  /** Gives a thread up; what it was asked is answered anyhow. */
  #lose(thread: Thread, error: unknown): void {
    if (!this.#threads.includes(thread)) return; // given up already
    this.#threads = this.#threads.filter((t) => t !== thread);
    void thread.worker.terminate();
    if (this.#closed) return;
    this.#options.alarm(error);
    this.#end(thread, undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#looking);
    for (const { job } of this.#threads) if (job) clearTimeout(job.timer);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

function anything({ game, state, seat, seed }: BotQuestion): number {
  const legal = legalMoves(game, state, seat);
  return legal[new Rng(seed).below(legal.length)] as number;
}
