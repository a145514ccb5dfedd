import type { Mark, Told } from '../../games/game-ui.ts';

/** A stretch of the timeline that belongs to one round: from its first line to the last before the next round. */
export interface RoundSpan {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** The rounds of a game by the round of each line; the deal before the first round counts to it. */
export function roundSpans(rounds: readonly number[]): RoundSpan[] {
  const spans: { round: number; from: number; to: number }[] = [];
  rounds.forEach((round, n) => {
    const last = spans.at(-1);
    if (last === undefined || (round > last.round && last.round > 0)) spans.push({ round, from: n, to: n });
    else {
      last.round = Math.max(last.round, round);
      last.to = n;
    }
  });
  return spans;
}

/** The round of every line by what is told of them; a line of which nothing is told belongs to the one before. */
export function roundsOfTold(told: readonly Told[], last: number): number[] {
  const rounds = new Array<number>(last + 1).fill(-1);
  for (const { n, round } of told) if (n <= last) rounds[n] = Math.max(rounds[n] ?? -1, round);
  let round = told[0]?.round ?? 0;
  return rounds.map((known) => {
    if (known >= 0) round = known;
    return round;
  });
}

/** The line where a step by rounds leads: the start of this round, of the one before, or of the next. */
export function roundStep(spans: readonly RoundSpan[], n: number, direction: 1 | -1): number {
  const at = spans.findIndex((span) => n <= span.to);
  const span = spans[at];
  if (span === undefined) return n;
  if (direction === 1) return spans[at + 1]?.from ?? span.to;
  return n > span.from ? span.from : (spans[at - 1]?.from ?? span.from);
}

export interface PlacedMark {
  readonly x: number;
  /** The lines it stands for, in order. */
  readonly lines: readonly { readonly n: number; readonly mark: Mark }[];
}

/**
 * Marks of lines along a scale so that they do not cover each other: a mark may give way a little, and where there is
 * no room several become one.
 */
export function placeMarks(
  marks: readonly { readonly n: number; readonly mark: Mark }[],
  scale: (n: number) => number,
  apart: number,
): PlacedMark[] {
  const placed: { x: number; lines: { n: number; mark: Mark }[] }[] = [];
  for (const one of marks) {
    const x = scale(one.n);
    const last = placed.at(-1);
    if (last === undefined || x - last.x >= apart) placed.push({ x, lines: [one] });
    else if (last.x + apart - x <= apart / 2) placed.push({ x: last.x + apart, lines: [one] });
    else last.lines.push(one);
  }
  return placed;
}
