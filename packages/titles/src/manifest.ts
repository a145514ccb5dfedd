import type { Game, OptionValue } from '@clade/engine';
import type { Key } from '@clade/text';

/**
 * Everything that is said of a game before its rules are loaded, and where its parts are. Server, page, terminal, bench
 * and scripts know the games by the registry of these (index.ts).
 */
export interface Manifest {
  readonly id: string;
  readonly title: Key;
  /** For narrow places. */
  readonly short: Key;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long it lasts with people who know it. */
  readonly minutes: number;
  /** What the ids of its rules begin with. */
  readonly rules: string;
  /** Path of its icon: 24 by 24, drawn with a stroke. */
  readonly icon: string;
  /** The options that are offered first. */
  readonly options: readonly MainOption[];
  /** Answers that a person may leave in advance. */
  readonly orders: readonly OrderTemplate[];
  load(): Promise<Game>;
  /** What the page shows (a `GameUi`); without it the page's folder `games/<id>`. */
  page?(): Promise<unknown>;
  /** What the terminal shows (an `Entry` without its game); without it the terminal's file `games/<id>.ts`. */
  terminal?(): Promise<unknown>;
}

/**
 * `printed` is what the rule book says, `house` a departure from it, `variant` a way to play that the rule book offers
 * itself. A switch is on when the option has the value `on`.
 */
export type OptionKind = 'printed' | 'house' | 'variant';
export type MainOption = readonly [name: string, kind: OptionKind, on?: OptionValue];

/** Which questions an answer in advance is for, and what is answered. */
export interface OrderTemplate {
  readonly id: string;
  /** Kinds of decisions (docs/rules: each names its rule) that it answers. */
  readonly decisions: readonly string[];
  /**
   * Moves on the wire, tried in this order: `*` is any operand, `<` and `>` the least and the greatest, `$of` what the
   * person has chosen, `!$of` anything else.
   */
  readonly answers: readonly (readonly (string | number)[])[];
  /** What it is about: one of these. */
  readonly of?: readonly string[];
  /** It is over when the person has none of it any more: where the view says how many there are. */
  readonly needs?: 'own-element';
}
