/** Time that is charged for an item when it is taken, until its own is known. */
const ADVANCE = 100;

interface Waiting<T> {
  readonly path: readonly string[];
  readonly item: T;
}

/** One that wants time: a host, and below it one of their tables. */
class Flow<T> {
  /** Time it has had, counted from where the others were when it came. */
  used = 0;
  /** Items that were taken and whose time is not known yet. */
  open = 0;
  readonly items: Waiting<T>[] = [];
  readonly flows = new Map<string, Flow<T>>();
  size = 0;
  /** What the flow that was served last had used: who comes anew begins there, and owes or is owed nothing. */
  #clock = 0;

  add(waiting: Waiting<T>, depth: number): void {
    this.size++;
    const name = waiting.path[depth];
    if (name === undefined) this.items.push(waiting);
    else this.#arrived(name).add(waiting, depth + 1);
  }

  #arrived(name: string): Flow<T> {
    const flow = this.flows.get(name) ?? new Flow<T>();
    this.flows.set(name, flow);
    if (flow.size === 0 && flow.open === 0) flow.used = Math.max(flow.used, this.#clock);
    return flow;
  }

  /** The next item: of the flow that has had the least time, of those the one that has waited longest. */
  take(): Waiting<T> | undefined {
    if (this.size === 0) return undefined;
    this.size--;
    this.open++;
    const own = this.items.shift();
    if (own !== undefined) return own;
    let next: Flow<T> | undefined;
    for (const flow of this.flows.values())
      if (flow.size > 0 && (next === undefined || flow.used < next.used)) next = flow;
    const flow = next as Flow<T>;
    this.#clock = flow.used;
    flow.used += ADVANCE;
    return flow.take();
  }

  done(path: readonly string[], depth: number, time: number): void {
    this.open--;
    const name = path[depth];
    if (name === undefined) return;
    const flow = this.flows.get(name) as Flow<T>;
    flow.used += time - ADVANCE;
    flow.done(path, depth + 1, time);
    for (const [other, { size, open, used }] of this.flows)
      if (size === 0 && open === 0 && used <= this.#clock) this.flows.delete(other);
  }
}

/**
 * Items wait by a path of names, here host and table. Time is shared evenly among the first names, and among the second
 * names of each: who asks for much waits for themselves. What was taken is charged with the time it took.
 */
export class FairQueue<T> {
  readonly #root = new Flow<T>();

  get size(): number {
    return this.#root.size;
  }

  add(path: readonly string[], item: T): void {
    this.#root.add({ path, item }, 0);
  }

  /** The next item, and where to say how long it took. */
  take(): { readonly item: T; done(time: number): void } | undefined {
    const next = this.#root.take();
    return next && { item: next.item, done: (time) => this.#root.done(next.path, 0, time) };
  }
}
