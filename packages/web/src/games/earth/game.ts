import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Threat } from './overlay/threats.ts';
import type { EarthMap } from './places.ts';
import type { Verbs } from './spots.ts';

/** How far a question about counts is answered before the person has touched it. */
export type Filling = 'most' | 'none';

export interface Bundled {
  /** `first` are the answers to the first question that is still open. */
  all(view: unknown, first: readonly Wire[]): readonly Wire[];
  clash(a: Wire, b: Wire, view: unknown): boolean;
}

/** What the shared gestures and drawings need to know of a hex game. */
export interface EarthGame {
  /** Before ids of animals and keys of texts: `ds`, `m`. */
  readonly prefix: 'ds' | 'm';
  readonly map: EarthMap;
  readonly verbs: Verbs;
  /**
   * Questions that go from tile to tile and ask for a count each time, by kind: one counter for each of them at once,
   * filled in until the person changes it. The last noun of their moves is the count.
   */
  readonly counted: Readonly<Record<string, Filling>>;
  /** Kinds of questions whose answer leads to such counts: undone together with them. */
  readonly leading: ReadonlySet<string>;
  /** Kinds of questions that are asked again and again and take answers in one order only; people choose in any. */
  readonly gathered: ReadonlySet<string>;
  /**
   * Kinds of questions that an action asks one after the other, each for one answer or none; people give them together.
   * All answers of the action by the table as it lies, and which two are to the same question.
   */
  readonly bundled?: Readonly<Record<string, Bundled>>;
  /** Could this answer join those that were given already, if it had come in time? */
  fits(run: readonly Wire[], move: Wire, now: Snapshot): boolean;
  /** What threatens a seat besides what lies on the map. */
  threats?(view: unknown, seat: number, say: Say): readonly Threat[];
  /** Name of something that is a chip: a noun of the game's own. */
  word(say: Say, verb: string, name: string): string;
}
