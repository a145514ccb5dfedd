import type { Seat } from '@clade/engine';
import type { Say } from '../../text/text.tsx';
import type { Snapshot } from '../table.ts';

/** A sentence that a character says, and what it has weighed for it. */
export interface Saying {
  readonly n: number;
  readonly seat: Seat;
  /** Of the character. */
  readonly id: string;
  readonly text: string;
  readonly feature: string;
  readonly points: number;
}

interface Lines extends Pick<Snapshot, 'lines' | 'n'> {
  /** Ids of the characters, by seat; empty where none sits. */
  readonly cast: readonly string[];
}

/** Lines without a word of anybody, and without one of the same character. */
const REST = 8;
const REST_OF_ONE = 30;

/**
 * What the characters say, of all that they would remark on: now and then, not the same one all the time, and never twice
 * in a row about the same thing. It follows from the lines alone, so everybody at the table hears the same.
 */
export function sayingsIn({ lines, n: end, cast }: Lines, say: Say): readonly Saying[] {
  const sayings: Saying[] = [];
  const last = new Map<Seat, { readonly n: number; readonly topic: string }>();
  for (const { n, remark } of lines) {
    if (remark === undefined || n > end) continue;
    const { seat, topic, feature, points } = remark;
    const id = cast[seat] ?? '';
    const key = `voice.${id}.${topic}`;
    const before = last.get(seat);
    if (!say.texts.has(key)) continue;
    if (n - (sayings.at(-1)?.n ?? -REST) < REST) continue;
    if (before && (n - before.n < REST_OF_ONE || before.topic === topic)) continue;
    last.set(seat, { n, topic });
    sayings.push({ n, seat, id, text: say.texts.text(key), feature, points });
  }
  return sayings;
}
