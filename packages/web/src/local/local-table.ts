import type { Seat, Wire } from '@clade/engine';
import type {
  Advice,
  Course,
  Foreseen,
  Line,
  Moment,
  Proof,
  Refused,
  Snapshot,
  Table,
} from '../table/table.ts';
import type { Remote, RpcPort } from './rpc.ts';
import type { TableFunctions, Update } from './tables.worker.ts';

/** The worker in which the tables of this device are played. */
export interface Tables {
  readonly calls: Remote<TableFunctions>;
  readonly port: RpcPort;
}

/** Milliseconds after which nobody waits for the screen any more. */
const LONGEST_FRAME = 60;

/** A table of this device as the page sees it: what its worker tells. */
export class LocalTable implements Table {
  readonly #tables: Tables;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | undefined;
  #lines: readonly Line[] = [];
  #due = false;
  begunAt: number | undefined;
  /** Resolves with the first snapshot. */
  readonly ready: Promise<void>;
  #arrived: () => void = () => undefined;
  readonly #hear: (event: MessageEvent<Update>) => void;

  constructor(tables: Tables, id: string) {
    this.#tables = tables;
    this.#id = id;
    this.ready = new Promise((done) => {
      this.#arrived = done;
    });
    this.#hear = ({ data }) => {
      if (data?.table === id && data.snapshot) this.#update(data);
    };
    this.#tables.port.addEventListener('message', this.#hear);
  }

  #update({ snapshot, from, lines }: Update): void {
    this.#lines = lines.length === 0 && from > 0 ? this.#lines : [...this.#lines.slice(0, from), ...lines];
    this.#snapshot = { ...snapshot, lines: this.#lines };
    this.begunAt ??= snapshot.n;
    this.#arrived();
    this.#tell();
  }

  /** Bots can be quicker than the screen: whoever listens is told once in a frame, and also in a hidden window. */
  #tell(): void {
    if (this.#due) return;
    this.#due = true;
    const now = (): void => {
      if (!this.#due) return;
      this.#due = false;
      for (const listener of this.#listeners) listener();
    };
    requestAnimationFrame(now);
    setTimeout(now, LONGEST_FRAME);
  }

  snapshot(): Snapshot {
    if (this.#snapshot === undefined) throw new Error('the table is not open yet');
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  play(move: Wire, sure = false): Promise<Refused | undefined> {
    return this.#tables.calls.play(this.#id, move, sure);
  }

  confirm(): Promise<Refused | undefined> {
    return this.#tables.calls.confirm(this.#id);
  }

  undo(keep: number): Promise<Refused | undefined> {
    return this.#tables.calls.undo(this.#id, keep);
  }

  preview(move: Wire): Promise<Foreseen | Refused> {
    return this.#tables.calls.preview(this.#id, move);
  }

  explain(move: Wire): Promise<Refused | undefined> {
    return this.#tables.calls.explain(this.#id, move);
  }

  at(n: number): Promise<Moment> {
    return this.#tables.calls.at(this.#id, n);
  }

  course(): Promise<Course | undefined> {
    return this.#tables.calls.course(this.#id);
  }

  hint(n?: number, mine?: readonly Wire[]): Promise<Advice | Refused> {
    return this.#tables.calls.hint(this.#id, n, mine);
  }

  exportLog(): Promise<string | undefined> {
    return this.#tables.calls.exportLog(this.#id);
  }

  verify(): Promise<Proof | Refused> {
    return this.#tables.calls.verify(this.#id);
  }

  sit(seat: Seat): void {
    void this.#tables.calls.sit(this.#id, seat);
  }

  close(): void {
    this.#tables.port.removeEventListener('message', this.#hear);
    this.#listeners.clear();
    void this.#tables.calls.close(this.#id);
  }
}
