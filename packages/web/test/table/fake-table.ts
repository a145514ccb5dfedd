import type { Wire } from '@clade/engine';
import type { Foreseen, Moment, Refused, SeatInfo, Snapshot, Table } from '../../src/table/table.ts';

const PERSON: SeatInfo = { kind: 'person', name: 'Ada', here: true };
const BOT: SeatInfo = { kind: 'bot', name: 'Fern', here: false, bot: 'beginner' };

/** A game made of rules given as functions: what is legal after a draft, and what a move opens. */
export interface FakeRules {
  legal(draft: readonly Wire[]): readonly Wire[];
  opens?(move: Wire): boolean;
  /** A choice of several at once: a confirmed draft stands until somebody else commits it. */
  readonly simultaneous?: boolean;
}

/** A table without rules, workers or requests: what was asked of it stands in `calls`. */
export class FakeTable implements Table {
  readonly calls: string[] = [];
  /** Requests fail with this while it is set. */
  broken: Error | undefined;
  /** Previews are refused, though not by the rules. */
  blind = false;
  /** How previews are answered; each waits for its release when set. */
  hold: Promise<void> | undefined;
  readonly #rules: FakeRules;
  readonly #listeners = new Set<() => void>();
  #draft: readonly Wire[] = [];
  #confirmed = false;
  #n = 0;
  #viewer = 0;
  #seats: readonly SeatInfo[];
  #snapshot: Snapshot;

  constructor(rules: FakeRules, seats: readonly SeatInfo[] = [PERSON, BOT]) {
    this.#rules = rules;
    this.#seats = seats;
    this.#snapshot = this.#make();
  }

  #make(): Snapshot {
    const legal = this.#confirmed || this.#viewer !== 0 ? [] : this.#rules.legal(this.#draft);
    return {
      where: 'local',
      id: 'fake',
      game: 'fake',
      name: 'Fake',
      config: { rules: '1', players: this.#seats.length, options: {} },
      status: 'playing',
      seats: this.#seats,
      commitment: '',
      viewer: this.#viewer,
      n: this.#n,
      view: { n: this.#n },
      draft: { moves: this.#draft, events: this.#draft.map(() => []), confirmed: this.#confirmed },
      ...(legal.length > 0
        ? { decision: { seat: 0, kind: 'any', rule: 'X-1', optional: false, group: 0 } }
        : {}),
      legal: legal.map((move) => ({ move, words: move.join(' ') })),
      waitingFor: [0],
      lines: [],
      scores: this.#seats.map(() => 0),
      busy: false,
      connected: true,
    };
  }

  #change(): void {
    this.#snapshot = this.#make();
    for (const listener of this.#listeners) listener();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Somebody else moves. */
  elsewhere(): void {
    this.#n += 1;
    this.#change();
  }

  async #asked(call: string): Promise<void> {
    this.calls.push(call);
    await Promise.resolve();
    if (this.broken) throw this.broken;
  }

  async play(move: Wire, sure = false): Promise<Refused | undefined> {
    await this.#asked(`play ${move.join(' ')}${sure ? '!' : ''}`);
    if (!this.#isLegal(move)) return this.#why(move);
    this.#draft = [...this.#draft, move];
    if (this.#rules.opens?.(move)) this.#commit();
    else if (sure) this.#confirm();
    this.#change();
    return undefined;
  }

  async confirm(): Promise<Refused | undefined> {
    await this.#asked('confirm');
    this.#confirm();
    this.#change();
    return undefined;
  }

  #confirm(): void {
    if (this.#rules.simultaneous) this.#confirmed = true;
    else this.#commit();
  }

  #commit(): void {
    this.#n += this.#draft.length;
    this.#draft = [];
    this.#confirmed = false;
  }

  async undo(keep: number): Promise<Refused | undefined> {
    await this.#asked(`undo ${keep}`);
    this.#draft = this.#draft.slice(0, keep);
    this.#confirmed = false;
    this.#change();
    return undefined;
  }

  async preview(move: Wire): Promise<Foreseen | Refused> {
    await this.#asked(`preview ${move.join(' ')}`);
    await this.hold;
    if (this.blind) return { code: 'unavailable', sentence: 'not now' };
    if (!this.#isLegal(move)) return this.#why(move);
    if (this.#rules.opens?.(move)) return { events: [], opens: 'draw', again: false };
    return {
      events: [{ type: 'made', rule: 'X-1', move }],
      again: this.#rules.legal([...this.#draft, move]).length > 0,
    };
  }

  async explain(move: Wire): Promise<Refused | undefined> {
    await this.#asked(`explain ${move.join(' ')}`);
    return this.#isLegal(move) ? undefined : this.#why(move);
  }

  #isLegal(move: Wire): boolean {
    return this.#snapshot.legal.some((legal) => legal.words === move.join(' '));
  }

  #why(move: Wire): Refused {
    return { code: 'no', sentence: `not ${move.join(' ')}`, rule: 'X-2' };
  }

  async at(n: number): Promise<Moment> {
    return { n, view: { n }, scores: [] };
  }

  async course(): Promise<undefined> {
    return undefined;
  }

  async exportLog(): Promise<undefined> {
    return undefined;
  }

  async verify(): Promise<Refused> {
    return { code: 'not-over', sentence: '' };
  }

  sit(seat: number): void {
    this.#viewer = seat;
    this.#change();
  }

  close(): void {
    this.#listeners.clear();
  }
}

export const SEATS = { PERSON, BOT };
