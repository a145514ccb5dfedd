import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on stderr while long work goes on; silent where nobody can see it. */
export class Progress {
  readonly #io: Io;
  readonly #total: number;
  readonly #what: string;
  readonly #began = Date.now();
  #drawn = 0;
  #shown = false;

  constructor(io: Io, total: number, what: string) {
    this.#io = io;
    this.#total = total;
    this.#what = what;
  }

  at(done: number): void {
    if (!this.#io.errTTY) return;
    const now = Date.now();
    if (now - this.#drawn < EVERY_MS && done < this.#total) return;
    this.#drawn = now;
    this.#shown = true;
    const share = this.#total === 0 ? 1 : done / this.#total;
    const full = Math.round(share * WIDTH);
    const left =
      done === 0 ? '' : ` ${Math.ceil((((now - this.#began) / done) * (this.#total - done)) / 1000)} s left`;
    const bar = `${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}`;
    this.#io.err(`\r[${bar}] ${done}/${this.#total} ${this.#what}${left}\u001b[K`);
  }

  /** Takes the bar away again. */
  end(): void {
    if (this.#shown) this.#io.err('\r\u001b[K');
  }
}
