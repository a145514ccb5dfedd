import { type GameEvent, redact, type Seat, type State } from '@clade/engine';
import type { Entry } from '../src/entry.ts';
import { namesFor, storyLines, tale } from '../src/story.ts';

/** What somebody reads of what is done at a table. */
export function taleOf(entry: Entry, s: State, reader: Seat, act: () => readonly GameEvent[]): string[] {
  const start = entry.game.view(s, reader);
  const lines = [{ n: 1, seat: 0, events: act().map((event) => redact(event, reader)) }];
  return tale(entry, { lines, start }, namesFor(reader), 0);
}

/** The same with the rules, for who sees everything. */
export function storyOf(entry: Entry, s: State, events: readonly GameEvent[]): string[] {
  return storyLines(entry, { lines: [{ n: 1, seat: 0, events }], start: entry.game.view(s, 0) }, 500);
}

/** Events of whole games, each told by itself. */
export class Heard {
  readonly #entry: Entry;
  readonly #lines = new Set<string>();
  readonly #types = new Map<string, boolean>();

  constructor(entry: Entry) {
    this.#entry = entry;
  }

  hear(events: readonly GameEvent[], end: State): void {
    const start = this.#entry.game.view(end, 0);
    const apart = new Map(events.map((event) => [JSON.stringify(event), event]));
    for (const event of apart.values()) {
      const told = storyLines(this.#entry, { lines: [{ n: 1, seat: 0, events: [event] }], start }, 500);
      for (const line of told) this.#lines.add(line);
      this.#types.set(event.type, this.#types.get(event.type) === true || told.length > 0);
    }
  }

  get lines(): readonly string[] {
    return [...this.#lines];
  }

  /** Types of events that were told at least once. */
  get told(): readonly string[] {
    return this.#where(true);
  }

  /** Types that never were. */
  get quiet(): readonly string[] {
    return this.#where(false);
  }

  #where(told: boolean): string[] {
    return [...this.#types].flatMap(([type, is]) => (is === told ? [type] : [])).sort();
  }
}
