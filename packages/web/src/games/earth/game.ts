import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { EarthMap } from './places.ts';
import type { Verbs } from './spots.ts';

/** How far a question about counts is answered before the person has touched it. */
export type Filling = 'most' | 'none';

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
  /** Could this answer join those that were given already, if it had come in time? */
  fits(run: readonly Wire[], move: Wire, now: Snapshot): boolean;
  /** Name of something that is a chip: a noun of the game's own. */
  word(say: Say, verb: string, name: string): string;
}
