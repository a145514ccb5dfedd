import type { Game, Seat, State } from '@clade/engine';
import type { Bot } from '../src/index.ts';

/**
 * Each seat in turn says a number from 0 to 2; the highest number wins, equal ones share. The score is ten times the
 * number plus the seat, so that a mean score tells where a bot sat. State: players, seat to act, numbers.
 */
const said = (s: State): number[] => Array.from(s.subarray(2, 2 + (s[0] as number)));

const parts = {
  id: 'counting',
  setup: ({ players }: { players: number }): State =>
    Int32Array.from([players, 0, ...Array(players).fill(0)]),
  pending: (s: State): number => (s[1] === s[0] ? 0 : 1 << (s[1] as number)),
  decision: (_s: State, seat: Seat) => ({ seat, kind: 'number', rule: 'T-1', optional: false, group: 0 }),
  legalMoves(s: State, seat: Seat, out: { clear(): void; add(move: number): void }): void {
    out.clear();
    if (seat === s[1]) for (let n = 0; n < 3; n++) out.add(n);
  },
  apply(s: State, seat: Seat, move: number): void {
    s[2 + seat] = move;
    s[1] = seat + 1;
  },
  inOrder: (s: State): State => s,
  view: (s: State) => ({ round: 1 + Math.max(...said(s)) }),
  sample: (s: State): State => Int32Array.from(s),
  result(s: State) {
    const numbers = said(s);
    const top = Math.max(...numbers);
    return {
      reason: top === 2 ? 'loud' : 'quiet',
      winners: numbers.flatMap((n, seat) => (n === top ? [seat] : [])),
      standings: numbers.map((n, seat) => ({
        seat,
        score: 10 * n + seat,
        rank: n === top ? 1 : 2,
        parts: {},
      })),
    };
  },
};

/** Only the parts that a simulation uses. */
export const counting = parts as unknown as Game;

/** Always says the same number. */
export const sayer = (name: string, number: number): Bot => ({ name, choose: () => number });
