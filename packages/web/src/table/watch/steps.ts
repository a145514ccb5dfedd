import type { Line, Snapshot } from '../table.ts';

/**
 * How much of a moment a line deserves while others act: nothing at all (a decline that changes nothing), one shared
 * with others of its kind (plain meals), a short one, a long one (reveals, attacks, losses, scoring), or one at which
 * nobody may be carried past: an attack on me, an extinction of mine.
 */
export type Beat = 'silent' | 'routine' | 'plain' | 'moment' | 'mine';

/** Milliseconds of a plain line, at normal speed. */
export const PLAIN = 300;

/** Milliseconds until the next step, at normal speed. */
const PAUSES: Readonly<Record<Beat | 'own', number>> = {
  silent: 0,
  own: 150,
  routine: 500,
  plain: PLAIN,
  moment: 800,
  mine: 1500,
};

/** What is shown at once: everything up to line `to`, and how long it stands. */
export interface WatchStep {
  readonly to: number;
  readonly pause: number;
  readonly beat: Beat;
}

type Weigh = (line: Line, snapshot: Snapshot) => Beat;

/**
 * The next step behind line `shown`, of the lines that are known; undefined when there are none. What is silent comes
 * with its neighbours, and of what is routine every seat has one in a step.
 */
export function nextStep(shown: number, now: Snapshot, weigh: Weigh): WatchStep | undefined {
  const ahead = linesBehind(now, shown);
  const seats = new Set<number>();
  let step: WatchStep | undefined;
  for (const line of ahead) {
    const own = line.seat === now.viewer;
    const beat = weigh(line, now);
    const quiet = beat === 'silent';
    const joins = quiet || step === undefined || step.beat === 'silent';
    const shares = beat === 'routine' && step?.beat === 'routine' && !own && !seats.has(line.seat);
    if (!joins && !shares) break;
    if (own && step !== undefined) break;
    if (quiet && step !== undefined) step = { ...step, to: line.n };
    else step = { to: line.n, beat, pause: PAUSES[own && !isLoud(beat) ? 'own' : beat] };
    if (own) break;
    if (beat === 'routine') seats.add(line.seat);
  }
  return step;
}

/** Where skipping ends: before the last line at what is done to me. */
export function skipStep(shown: number, now: Snapshot, weigh: Weigh): WatchStep | undefined {
  const ahead = linesBehind(now, shown);
  const stop = ahead.find((line) => line.seat !== now.viewer && weigh(line, now) === 'mine');
  const to = stop?.n ?? ahead.at(-1)?.n;
  if (to === undefined) return undefined;
  return stop ? { to, pause: PAUSES.mine, beat: 'mine' } : { to, pause: 0, beat: 'silent' };
}

/** Milliseconds until the last known line is shown. */
export function timeLeft(shown: number, now: Snapshot, weigh: Weigh): number {
  let left = 0;
  let at = shown;
  for (let step = nextStep(at, now, weigh); step && step.to < now.n; step = nextStep(at, now, weigh)) {
    left += step.pause;
    at = step.to;
  }
  return left;
}

function isLoud(beat: Beat): boolean {
  return beat === 'moment' || beat === 'mine';
}

/** Lines behind `shown`, up to the present; those that are missing yet end them. */
function linesBehind({ lines, n }: Snapshot, shown: number): readonly Line[] {
  const from = lines.findLastIndex((line) => line.n <= shown) + 1;
  return lines.slice(from).filter((line) => line.n <= n);
}
