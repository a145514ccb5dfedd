import type { SoundId } from './sounds.ts';

/** Never more than so many at once. */
const MOST = 3;
/** The same sound again within so many milliseconds is not heard. */
const APART = 80;
/** Between two sounds of one step. */
const STEP = 120;
/** What would begin later than this after its step is not heard: the next step is on its way. */
const LATEST = 900;

interface Sounding {
  readonly id: SoundId;
  readonly start: number;
  readonly end: number;
}

export interface Wanted {
  readonly id: SoundId;
  /** Milliseconds. */
  readonly length: number;
}

/** Who may be heard, and when. Times are those of the clock it is given. */
export class Gate {
  readonly #now: () => number;
  #sounding: Sounding[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** When each of the sounds of one step begins, in milliseconds from now; undefined for what is not heard. */
  admit(wanted: readonly Wanted[], hidden: boolean): (number | undefined)[] {
    const now = this.#now();
    this.#sounding = this.#sounding.filter(({ start, end }) => end > now || start > now - APART);
    let after = 0;
    return wanted.map(({ id, length }) => {
      const start = now + after;
      if (after > LATEST || (hidden && id !== 'turn') || !this.#isFree(id, start)) return undefined;
      this.#sounding.push({ id, start, end: start + length });
      const at = after;
      after += STEP;
      return at;
    });
  }

  #isFree(id: SoundId, start: number): boolean {
    const together = this.#sounding.filter((one) => one.end > start);
    const echo = this.#sounding.some((one) => one.id === id && Math.abs(start - one.start) < APART);
    return together.length < MOST && !echo;
  }
}
