import {
  cloneState,
  copyInto,
  explainBy,
  type Game,
  type Op,
  playedBy,
  refuseSeat,
  type State,
  type Vocabulary,
} from '@clade/engine';
import { inOrder } from './steps/order.ts';

/** The parts of a hex game that do not follow from its programs and its words. */
export type GameParts<View> = Omit<
  Game<View>,
  keyof ReturnType<typeof playedBy> | 'earlier' | 'explain' | 'clone' | 'inOrder' | 'copyInto' | keyof Spoken
> & {
  readonly ops: readonly Op[];
  readonly words: Vocabulary;
  /** The rule that says whose turn it is. */
  turnRule(s: State): string;
};
type Spoken = Pick<Game, 'toWire' | 'fromWire' | 'describe' | 'parse'>;

/** Completes a game. */
export function hexGame<View>({
  ops,
  words,
  turnRule,
  ...parts
}: GameParts<View>): Omit<Game<View>, 'earlier'> {
  const played = playedBy(ops);
  return {
    ...parts,
    ...played,
    explain: (s, seat, move) =>
      refuseSeat(played.pending(s), seat, turnRule(s)) ?? explainBy(ops, s, seat, move),
    clone: cloneState,
    inOrder,
    copyInto,
    toWire: words.toWire,
    fromWire: words.fromWire,
    describe: (_s, move) => words.describe(move),
    parse: (_s, text) => words.parse(text),
  };
}
