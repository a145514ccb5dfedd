import { type DealShare, isPromise, isShare, promiseOf } from '@clade/engine';
import type { SentTable } from '@clade/protocol';
import type { Kept } from '../shell/kept.ts';
import { type Doubt, isRefused } from '../table/table.ts';
import { type Api, Lost } from './api.ts';

/** What this device has to do with the deal of a table, and what it saw of it. */
interface Part {
  /** The number that it adds. */
  readonly share: string;
  /** What the server was bound to when the number was promised. */
  readonly commitment: string;
  /** The promises for which the number was told; it is told for no others. */
  readonly promises?: readonly Promised[];
  /** The server has taken it in time. */
  readonly taken?: true;
}

interface Offer {
  readonly share: string;
  readonly promise: string;
}

type Promised = Pick<DealShare, 'seat' | 'promise'>;
export type Parts = Readonly<Record<string, Part>>;

/** Tables whose deals are remembered. */
const MOST = 100;

/** Has a part in the deals of my tables (docs/decisions/0032), without asking anybody. */
export class Deals {
  readonly #api: Api;
  readonly #parts: Kept<Parts>;
  /** Tables at which something is on its way, and those at which this page has promised a number. */
  readonly #asking = new Set<string>();
  readonly #promised = new Set<string>();

  constructor(api: Api, parts: Kept<Parts>) {
    this.#api = api;
    this.#parts = parts;
  }

  /** Looks at a table, and does what the deal needs of me: promises a number, or tells it. */
  async see(table: SentTable): Promise<void> {
    const { id, status, seats, deal } = table;
    const seat = seats.findIndex(({ you, kind }) => you && kind === 'person');
    if (status !== 'open' || seat < 0 || this.#asking.has(id)) return;
    this.#asking.add(id);
    try {
      if (deal !== undefined) await this.#tell(table, seat, deal.promises);
      else await this.#promise(table, seats[seat]?.promise);
    } catch (error) {
      // Without an answer the table is looked at again, or dealt without me.
      if (!(error instanceof Lost)) throw error;
    } finally {
      this.#asking.delete(id);
    }
  }

  /** A promise to sit down with, so that no start comes between. */
  offer(): Offer {
    const share = newShare();
    return { share, promise: promiseOf(share) };
  }

  /** The seat was taken with that promise. */
  seated({ id, commitment }: SentTable, { share }: Offer): void {
    this.#keep(id, { share, commitment });
    this.#promised.add(id);
  }

  /** Promises once for each page: another device of mine that came before may be away. */
  async #promise({ id, commitment }: SentTable, there: string | undefined): Promise<void> {
    const known = this.#parts.get()[id];
    const own = known !== undefined && known.promises === undefined && promiseOf(known.share) === there;
    if (own || (there !== undefined && this.#promised.has(id))) return;
    const share = known !== undefined && known.promises === undefined ? known.share : newShare();
    this.#keep(id, { share, commitment });
    const answer = await this.#api.post(`/api/tables/${id}/promise`, { promise: promiseOf(share) });
    if (!isRefused(answer)) this.#promised.add(id);
  }

  async #tell({ id, commitment }: SentTable, seat: number, promises: readonly Promised[]): Promise<void> {
    const known = this.#parts.get()[id];
    if (known === undefined || known.taken || known.commitment !== commitment) return;
    const { share } = known;
    if (known.promises !== undefined && !same(known.promises, promises)) return;
    if (!promises.some((other) => other.seat === seat && other.promise === promiseOf(share))) return;
    const told: Part = { share, commitment, promises };
    this.#keep(id, told);
    const answer = await this.#api.post(`/api/tables/${id}/share`, { share });
    if (!isRefused(answer)) this.#keep(id, { ...told, taken: true });
  }

  /** What speaks against a deal that is open now. */
  doubt(id: string, commitment: string, shares: readonly DealShare[]): Doubt | undefined {
    const known = this.#parts.get()[id];
    if (known === undefined) return undefined;
    if (known.commitment !== commitment) return 'other';
    if (known.promises === undefined) return undefined;
    if (!same(known.promises, shares)) return 'other';
    return known.taken && !shares.some(({ share }) => share === known.share) ? 'left-out' : undefined;
  }

  /** The table that was looked at last is forgotten last. */
  #keep(id: string, part: Part): void {
    const { [id]: _, ...others } = this.#parts.get();
    const all = [...Object.entries(others), [id, part] as const];
    this.#parts.set(Object.fromEntries(all.slice(-MOST)));
  }
}

/** What was stored, by any version of the page. */
export function readParts(stored: unknown): Parts {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, part]) => isPart(part)));
}

function isPart(value: unknown): value is Part {
  const { share, commitment, promises } = (value ?? {}) as Partial<Part>;
  const fits = (list: readonly Partial<Promised>[]): boolean =>
    list.every((x) => Number.isInteger(x?.seat) && isPromise(x?.promise));
  return (
    isShare(share) &&
    typeof commitment === 'string' &&
    (promises === undefined || (Array.isArray(promises) && fits(promises)))
  );
}

function same(a: readonly Promised[], b: readonly Promised[]): boolean {
  return a.length === b.length && a.every((x, i) => x.seat === b[i]?.seat && x.promise === b[i]?.promise);
}

/** 32 random bytes. */
function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
