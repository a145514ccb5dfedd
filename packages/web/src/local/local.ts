import type { Refusal, Seat, Wire } from '@clade/engine';
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
import type { LocalSeat, LocalSetup, LocalSummary } from './record.ts';
import { calls, type Port, type Remote } from './rpc.ts';
import { listRecords, removeRecord } from './store.ts';
import type { TableFunctions, Update } from './tables.worker.ts';

/** Tables on this device: played in a worker, kept in the browser's database, no server needed. */

export type { LocalSeat, LocalSetup, LocalSummary } from './record.ts';

let worker: { readonly calls: Remote<TableFunctions>; readonly port: Worker } | undefined;

function tables(): { readonly calls: Remote<TableFunctions>; readonly port: Worker } {
  if (worker === undefined) {
    const port = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    worker = { port, calls: calls<TableFunctions>(port as Port) };
  }
  return worker;
}

export function createLocal(setup: LocalSetup): Promise<string | Refusal> {
  return tables().calls.create(setup);
}

export function listLocal(): Promise<LocalSummary[]> {
  return listRecords();
}

export async function removeLocal(id: string): Promise<void> {
  await tables().calls.close(id);
  await removeRecord(id);
}

/** Opens a table of this device; undefined when there is none of this id. */
export async function openLocal(id: string): Promise<Table | undefined> {
  const table = new LocalTable(id);
  if (!(await tables().calls.open(id))) {
    table.close();
    return undefined;
  }
  await table.ready;
  return table;
}

/** Brings in a log; it stays among the games played. */
export function importLog(text: string, name: string): Promise<string | Refusal> {
  return tables().calls.importLog(text, name);
}

let replays = 0;

/** A log as a table to look at: replays of finished games of a server. */
export async function openLogText(text: string, name: string): Promise<Table | Refusal> {
  const id = `log-${++replays}`;
  const table = new LocalTable(id);
  const refused = await tables().calls.openLog(text, id, name);
  if (refused) {
    table.close();
    return refused;
  }
  await table.ready;
  return table;
}

/** A new table from line `n` of an open one, played on by others; its id. */
export function forkLocal(
  id: string,
  n: number,
  name: string,
  seats: readonly LocalSeat[],
): Promise<string | Refusal> {
  return tables().calls.fork(id, n, name, seats);
}

/** Milliseconds between two moves of bots. */
export function setPace(milliseconds: number): void {
  void tables().calls.pace(milliseconds);
}

/** Milliseconds after which nobody waits for the screen any more. */
const LONGEST_FRAME = 60;

class LocalTable implements Table {
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | undefined;
  #lines: readonly Line[] = [];
  #due = false;
  /** Resolves with the first snapshot. */
  readonly ready: Promise<void>;
  #arrived: () => void = () => undefined;
  readonly #hear: (event: MessageEvent<Update>) => void;

  constructor(id: string) {
    this.#id = id;
    this.ready = new Promise((done) => {
      this.#arrived = done;
    });
    this.#hear = ({ data }) => {
      if (data?.table === id && data.snapshot) this.#update(data);
    };
    tables().port.addEventListener('message', this.#hear);
  }

  #update({ snapshot, from, lines }: Update): void {
    this.#lines = lines.length === 0 && from > 0 ? this.#lines : [...this.#lines.slice(0, from), ...lines];
    this.#snapshot = { ...snapshot, lines: this.#lines };
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
    return tables().calls.play(this.#id, move, sure);
  }

  confirm(): Promise<Refused | undefined> {
    return tables().calls.confirm(this.#id);
  }

  undo(keep: number): Promise<Refused | undefined> {
    return tables().calls.undo(this.#id, keep);
  }

  preview(move: Wire): Promise<Foreseen | Refused> {
    return tables().calls.preview(this.#id, move);
  }

  explain(move: Wire): Promise<Refused | undefined> {
    return tables().calls.explain(this.#id, move);
  }

  at(n: number): Promise<Moment> {
    return tables().calls.at(this.#id, n);
  }

  course(): Promise<Course | undefined> {
    return tables().calls.course(this.#id);
  }

  hint(n?: number): Promise<Advice | Refused> {
    return tables().calls.hint(this.#id, n);
  }

  exportLog(): Promise<string | undefined> {
    return tables().calls.exportLog(this.#id);
  }

  verify(): Promise<Proof | Refused> {
    return tables().calls.verify(this.#id);
  }

  sit(seat: Seat): void {
    void tables().calls.sit(this.#id, seat);
  }

  close(): void {
    tables().port.removeEventListener('message', this.#hear);
    this.#listeners.clear();
    void tables().calls.close(this.#id);
  }
}
