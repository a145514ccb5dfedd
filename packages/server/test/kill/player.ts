import { isDeepStrictEqual } from 'node:util';
import type { Rng, Wire } from '@clade/engine';
import type { TableView } from '../../src/table/shown.ts';
import { Client, key, type Reply } from '../client.ts';

/** The tentative turn of a seat, as the server has acknowledged it. */
export interface Turn {
  readonly n: number;
  readonly moves: readonly Wire[];
  readonly confirmed: boolean;
}

/** A request that was sent, with what it leads to when it is carried out. */
export interface Pending {
  readonly kind: 'moves' | 'confirm' | 'undo';
  readonly body: Readonly<Record<string, unknown>>;
  readonly after: Turn;
}

export interface Counts {
  requests: number;
  acknowledged: number;
  /** Requests that a kill left without an answer, and that were repeated. */
  unanswered: number;
  /** Requests that had been answered and came once more. */
  doubled: number;
  refused: number;
}

export class Unfit extends Error {}

/**
 * A person who plays by the legal list, with second thoughts: drafts, undo, withdrawing, confirming, and repeating
 * whatever was not answered. Everything that the server has acknowledged is remembered, to be held against the store.
 */
export class Player {
  readonly name: string;
  readonly #rng: Rng;
  readonly #counts: Counts;
  client: Client | undefined;
  cookie = '';
  table = '';
  seat = -1;
  turn: Turn = { n: 0, moves: [], confirmed: false };
  /** Own moves that are in the log, as far as answers told. */
  logged: Wire[] = [];
  pending: Pending | undefined;
  finished = false;

  constructor(name: string, rng: Rng, counts: Counts) {
    this.name = name;
    this.#rng = rng;
    this.#counts = counts;
  }

  sitDown(table: string, seat: number): void {
    this.table = table;
    this.seat = seat;
    this.turn = { n: 0, moves: [], confirmed: false };
    this.logged = [];
    this.pending = undefined;
    this.finished = false;
  }

  meet(address: string): Client {
    const client = new Client(address);
    client.cookie = this.cookie;
    this.client = client;
    return client;
  }

  /** Plays until the server is gone, the game is over, or `stop`. */
  async play(stop: () => boolean): Promise<void> {
    while (!stop() && !this.finished) {
      try {
        if (this.pending) await this.#ask(this.pending, true);
        else await this.#step();
      } catch (error) {
        if (error instanceof Unfit) throw error;
        return; // the server has been killed; what was asked is asked again later
      }
    }
  }

  async #step(): Promise<void> {
    const view = await (this.client as Client).table(this.table);
    this.learn(view);
    if (view.table.status !== 'playing') {
      this.finished = true;
      return;
    }
    const wanted = this.#choose(view);
    // Some think longer, so that simultaneous choices lie there for a while.
    if (view.waitingFor.length > 0 && this.#rng.below(12) === 0) await pause(this.#rng.below(250));
    if (wanted === undefined) await pause(3);
    else await this.#ask(wanted, false);
  }

  /** What a view tells of the own turn must be what was acknowledged. */
  learn(view: TableView): void {
    const { moves, confirmed } = view.draft;
    const seen: Turn = { n: view.n, moves, confirmed };
    if (seen.n > this.turn.n && this.turn.confirmed) this.#log(this.turn.moves, seen.n);
    else if (seen.n > this.turn.n && this.turn.moves.length === 0) this.turn = { ...this.turn, n: seen.n };
    if (!isDeepStrictEqual(seen, this.turn)) this.#complain('sees another turn', { seen });
  }

  #log(moves: readonly Wire[], n: number): void {
    this.logged.push(...moves);
    this.turn = { n, moves: [], confirmed: false };
  }

  #choose(view: TableView): Pending | undefined {
    const { n, moves, confirmed } = this.turn;
    const chance = (percent: number): boolean => this.#rng.below(100) < percent;
    if (moves.length > 0 && chance(confirmed ? 10 : 12)) {
      const to = this.#rng.below(moves.length);
      return {
        kind: 'undo',
        body: { n, to, key: key() },
        after: { n, moves: moves.slice(0, to), confirmed: false },
      };
    }
    if (confirmed) return undefined;
    if (moves.length > 0 && (view.legal.length === 0 || chance(35))) {
      return { kind: 'confirm', body: { n, key: key() }, after: { n, moves, confirmed: true } };
    }
    if (view.legal.length === 0) return undefined;
    const { move } = view.legal[this.#rng.below(view.legal.length)] as TableView['legal'][0];
    const body = { n, drafted: moves.length, move, key: key() };
    return { kind: 'moves', body, after: { n, moves: [...moves, move], confirmed: false } };
  }

  async #ask(wanted: Pending, again: boolean): Promise<void> {
    if (again) this.#counts.unanswered++;
    this.#counts.requests++;
    this.pending = wanted;
    const post = (): Promise<Reply> =>
      (this.client as Client).post(`/api/tables/${this.table}/${wanted.kind}`, wanted.body);
    const reply = await post();
    if (reply.status === 503) throw new Error('later'); // the server goes down, or its store is away
    this.#answered(wanted, reply);
    this.pending = undefined;
    if (reply.status === 200 && this.#rng.below(10) === 0) {
      // A client that has not seen the answer sends the same once more.
      const second = await post();
      if (second.status === 503) return;
      this.#counts.doubled++;
      if (second.status !== 200) this.#complain('repeats an answered request in vain', second.body);
      this.learn(second.body);
    }
  }

  #answered({ kind, after }: Pending, { status, body }: Reply): void {
    if (status === 409) {
      // Not carried out: the others were faster, or a simultaneous choice is not complete.
      this.#counts.refused++;
      if (!['stale', 'unfinished', 'nothing'].includes(body.code)) this.#complain(`cannot ${kind}`, body);
      return;
    }
    if (status !== 200) this.#complain(`${kind}: ${status}`, body);
    this.#counts.acknowledged++;
    const view = body as TableView;
    if (view.n > after.n) {
      if (kind === 'undo') this.#complain('has taken back what then was played', view.n);
      this.#log(after.moves, view.n);
    } else this.turn = after;
    this.learn(view);
  }

  #complain(what: string, facts: unknown): never {
    const known = { table: this.table, seat: this.seat, turn: this.turn, pending: this.pending };
    throw new Unfit(`${this.name} ${what}: ${JSON.stringify(facts)}; known: ${JSON.stringify(known)}`);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
