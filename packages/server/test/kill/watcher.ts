import { Client } from '../client.ts';
import { Listener } from '../stream-client.ts';
import { pause, Unfit } from './player.ts';

/** One who only looks, and comes back after each kill with the last number seen. */
export class Watcher {
  readonly table: string;
  readonly cookie: string;
  readonly lines: number[] = [];
  readonly ids: number[] = [];
  #listener: Listener | undefined;
  #last: number | undefined;

  constructor(table: string, cookie: string) {
    this.table = table;
    this.cookie = cookie;
  }

  async open(address: string): Promise<void> {
    const client = new Client(address);
    client.cookie = this.cookie;
    this.#listener = await Listener.open(client, { after: this.#last, tables: [this.table] });
  }

  /** Takes in what came until the connection was cut. */
  collect(): void {
    const listener = this.#listener;
    if (listener === undefined) return; // it was cut before anything came
    this.#listener = undefined;
    this.ids.push(...listener.ids());
    this.lines.push(...listener.lines(this.table));
    this.#last = listener.lastId;
    listener.close();
    if (listener.kinds().includes('reload')) throw new Unfit('a watcher was sent away');
  }

  /** Resolves when the connection is cut, or when it is enough. */
  async cut(enough: () => boolean): Promise<void> {
    while (this.#listener?.ended === false && !enough()) await pause(20);
  }

  async seen(n: number): Promise<void> {
    await this.#listener?.until((l) => n === 0 || [...this.lines, ...l.lines(this.table)].includes(n));
  }

  check(n: number): void {
    if (this.lines.some((line, i) => line !== i + 1) || this.lines.length > n)
      throw new Unfit(
        `a watcher of ${this.table} was told ${this.lines.join(' ')}, and there are ${n} lines`,
      );
    if (this.ids.some((id, i) => i > 0 && id <= (this.ids[i - 1] as number)))
      throw new Unfit(`a watcher of ${this.table} got events in the order ${this.ids.join(' ')}`);
  }
}
