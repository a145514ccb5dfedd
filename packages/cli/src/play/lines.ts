import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** Lines that a person types, or that come through a pipe. */
export class Lines {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #queue: string[] = [];
  #wake: (() => void) | undefined;
  #ended = false;
  /** What Tab completes to. */
  words: readonly string[] = [];

  constructor(io: Io) {
    this.#io = io;
    const completer = (line: string): [string[], string] => {
      const hits = this.words.filter((w) => w.startsWith(line.toLowerCase()));
      return [hits, line];
    };
    this.#reader = io.terminal
      ? createInterface({ input: io.input, output: io.terminal, completer })
      : createInterface({ input: io.input, terminal: false });
    this.#reader.on('line', (line) => {
      this.#queue.push(line);
      this.#wake?.();
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
  }

  /** The next line; `undefined` at the end of the input. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#io.terminal && !this.#ended) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else this.#io.out(prompt);
    while (this.#queue.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const line = this.#queue.shift();
    // A piped line is written down, so that a transcript reads like a session.
    if (!this.#io.terminal) this.#io.out(`${line ?? ''}\n`);
    else if (line === undefined) this.#io.out('\n');
    return line?.trim();
  }

  close(): void {
    this.#reader.close();
  }
}
