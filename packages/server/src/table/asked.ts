import { hash } from 'node:crypto';

/** Requests that are remembered; one that is older is refused as stale, and so does no harm either. */
const MOST = 64;
/** Bytes of a mark: enough to tell some dozen requests apart. */
const MARK = 8;

/** A request as it is remembered: the key that a person chose for it. */
export type RequestMark = Buffer;

export function markOf(user: string, key: string): RequestMark {
  return hash('sha256', `${user}/${key}`, 'buffer').subarray(0, MARK);
}

/**
 * The requests that a table has carried out lately, each as a mark, so that repeating one changes nothing. They are
 * kept with the table and written together with what they did.
 */
export class AskedRequests {
  #bytes: Buffer;

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = Buffer.alloc(bytes.length); // memory of its own: it goes to another thread
    this.#bytes.set(bytes);
  }

  has(mark: RequestMark): boolean {
    for (let at = this.#bytes.indexOf(mark); at >= 0; at = this.#bytes.indexOf(mark, at + 1))
      if (at % MARK === 0) return true;
    return false;
  }

  /** The same with one more, and without the oldest. */
  with(mark: RequestMark): AskedRequests {
    return new AskedRequests(Buffer.concat([this.#bytes.subarray(-MARK * (MOST - 1)), mark]));
  }

  /** As they are stored. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }
}
