import type { SharedStorage } from '../storage/storage.ts';

/** Somebody has come to a table, or gone: table, person, 1 or 0. The table '' stands for being here at all. */
type Step = readonly [table: string, user: string, here: 0 | 1];

type Message =
  | { readonly node: string; readonly steps: readonly Step[] }
  /** A person by whom, or from some device of whom, nothing is to be believed any more without looking. */
  | { readonly node: string; readonly dismissed: string }
  /** A node that has heard nothing yet wants to know who is where. */
  | { readonly node: string; readonly asks: true };

/** Milliseconds in which steps are collected before they are told. */
const COLLECTED = 25;
/** Steps in one message: a message of the database holds 8000 bytes. */
const MOST_STEPS = 100;
/** Milliseconds between looks for nodes that have died. */
const LOOK = 2000;

const HERE = '';

/**
 * Who is here, at which tables: on this node, and as far as others have said on theirs. Nothing of it is kept: a node
 * that comes asks, and one that dies takes its people with it.
 */
export class Presence {
  readonly #shared: SharedStorage | undefined;
  /** How often a person is at a table on this node. */
  readonly #own = new Map<string, Map<string, number>>();
  /** Tables, with their people, by node. */
  readonly #others = new Map<string, Map<string, Set<string>>>();
  #steps: Step[] = [];
  #telling: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #changed: (table: string) => void = () => undefined;
  readonly #dismissing: ((user: string) => void)[] = [];

  constructor(shared?: SharedStorage) {
    this.#shared = shared;
    if (shared === undefined) return;
    shared.listen(
      (text) => this.#hear(JSON.parse(text) as Message),
      () => this.#anew(),
    );
    this.#anew();
    this.#looking = setInterval(() => void this.#look(), LOOK);
    this.#looking.unref();
  }

  /** `changed` hears at which table people of other nodes have come or gone. */
  watch(changed: (table: string) => void): void {
    this.#changed = changed;
  }

  /** `dismissed` hears on every node who is sent away, and may come back if they still can. */
  whenDismissed(dismissed: (user: string) => void): void {
    this.#dismissing.push(dismissed);
  }

  /** Sends a person away from every node: a session was ended, a token revoked, an account removed. */
  dismiss(user: string): void {
    for (const dismissed of this.#dismissing) dismissed(user);
    if (this.#shared !== undefined) this.#say({ dismissed: user });
  }

  /** Is this person here, wherever? */
  present(user: string): boolean {
    if (this.#own.get(HERE)?.has(user)) return true;
    for (const tables of this.#others.values()) if (tables.get(HERE)?.has(user)) return true;
    return false;
  }

  /** People who are at a table on other nodes. */
  *elsewhere(table: string): Generator<string> {
    for (const tables of this.#others.values()) yield* tables.get(table) ?? [];
  }

  come(user: string, table = HERE): void {
    const people = this.#own.get(table) ?? new Map<string, number>();
    this.#own.set(table, people);
    const times = (people.get(user) ?? 0) + 1;
    people.set(user, times);
    if (times === 1) this.#tell([table, user, 1]);
  }

  go(user: string, table = HERE): void {
    const people = this.#own.get(table);
    const times = (people?.get(user) ?? 0) - 1;
    if (people === undefined || times < 0) return;
    if (times > 0) {
      people.set(user, times);
      return;
    }
    people.delete(user);
    if (people.size === 0) this.#own.delete(table);
    this.#tell([table, user, 0]);
  }

  #tell(step: Step): void {
    if (this.#shared === undefined) return;
    this.#steps.push(step);
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.#flush();
    }, COLLECTED).unref();
  }

  #flush(): void {
    const steps = this.#steps;
    this.#steps = [];
    for (let i = 0; i < steps.length; i += MOST_STEPS) this.#say({ steps: steps.slice(i, i + MOST_STEPS) });
  }

  #say(
    what: { readonly steps: readonly Step[] } | { readonly dismissed: string } | { readonly asks: true },
  ): void {
    const { node, say } = this.#shared as SharedStorage;
    // What is lost is asked for again when the connection is back.
    say(JSON.stringify({ node, ...what } satisfies Message)).catch(() => undefined);
  }

  #hear(message: Message): void {
    if (message.node === this.#shared?.node) return;
    if ('asks' in message) {
      for (const [table, people] of this.#own) for (const user of people.keys()) this.#tell([table, user, 1]);
      return;
    }
    if ('dismissed' in message) {
      for (const dismissed of this.#dismissing) dismissed(message.dismissed);
      return;
    }
    const tables = this.#others.get(message.node) ?? new Map<string, Set<string>>();
    this.#others.set(message.node, tables);
    const changed = new Set<string>();
    for (const [table, user, here] of message.steps) {
      const people = tables.get(table) ?? new Set();
      tables.set(table, people);
      if (people.has(user) === (here === 1)) continue;
      if (here === 1) people.add(user);
      else people.delete(user);
      if (people.size === 0) tables.delete(table);
      changed.add(table);
    }
    for (const table of changed) this.#changed(table);
  }

  /** What others have said may be out of date: they say it again. */
  #anew(): void {
    for (const node of [...this.#others.keys()]) this.#forget(node);
    this.#say({ asks: true });
    for (const [table, people] of this.#own) for (const user of people.keys()) this.#tell([table, user, 1]);
  }

  async #look(): Promise<void> {
    try {
      const alive = new Set(await this.#shared?.nodes());
      for (const node of [...this.#others.keys()]) if (!alive.has(node)) this.#forget(node);
    } catch {
      // Nothing can be known at the moment.
    }
  }

  #forget(node: string): void {
    const tables = this.#others.get(node);
    this.#others.delete(node);
    for (const table of tables?.keys() ?? []) this.#changed(table);
  }

  close(): void {
    clearTimeout(this.#telling);
    clearInterval(this.#looking);
  }
}
