import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Handler } from '../jobs/jobs.ts';

/** How a change of a table ended: written, or another node was faster, or the store failed. */
export type WriteOutcome = 'written' | 'overtaken' | 'failed';

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the program counts and measures about itself, in the format of Prometheus. Nothing here names a person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#histogram('clade_request_seconds', 'Requests, to the end of the answer', FAST, [
    'method',
    'route',
    'status',
  ]);
  readonly #writes = this.#histogram(
    'clade_write_seconds',
    'Changes of tables, until they are on disk',
    FAST,
    ['outcome'],
  );
  readonly #thoughts = this.#histogram(
    'clade_bot_seconds',
    'Decisions of bots, with the time in the queue',
    SLOW,
    ['game'],
  );
  readonly #jobs = this.#histogram('clade_job_seconds', 'Jobs carried out', SLOW, ['kind', 'outcome']);
  readonly #lines = new Counter({
    name: 'clade_lines_total',
    help: 'Lines that came into the logs of games on this node',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  #histogram<L extends string>(name: string, help: string, buckets: number[], labelNames: L[]): Histogram<L> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.#registry] });
  }

  /** A figure that is looked up when somebody asks. */
  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value());
      },
    });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  wrote(outcome: WriteOutcome, seconds: number): void {
    this.#writes.observe({ outcome }, seconds);
  }

  lines(count: number): void {
    this.#lines.inc(count);
  }

  /** Measures how long a bot takes. */
  async thought<T>(game: string, thinking: Promise<T>): Promise<T> {
    const end = this.#thoughts.startTimer({ game });
    const answer = await thinking;
    end();
    return answer;
  }

  /** The same handler, measured. */
  timed(kind: string, handler: Handler): Handler {
    return async (job) => {
      const end = this.#jobs.startTimer({ kind });
      try {
        await handler(job);
        end({ outcome: 'done' });
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
