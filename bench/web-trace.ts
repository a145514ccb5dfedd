/** One event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  /** Of that, the time that its thread had a processor. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export interface Trace {
  /** Milliseconds from the dispatch of the click to the end of the next frame that was painted; undefined: none was. */
  clickToFrame(): number | undefined;
  /** The same to the end of the last frame that the click led to: the board, previews of the worker included. */
  clickToLast(): number | undefined;
  /** Milliseconds that scripts of the page and of its workers ran. */
  work(): number;
  /** The same with style, layout and paint. */
  frame(): number;
}

/** Scripts: the engine in its worker, messages, scenes and what React makes of them. Painting comes on top. */
const WORK = new Set([
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'MinorGC',
]);

/** What the thread of the page does for a frame beside its scripts. */
const DRAWING = new Set([
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);
const FRAME = new Set([...WORK, ...DRAWING]);

export function readTrace(buffer: Buffer): Trace {
  const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: readonly TraceEvent[] };
  const events = [...traceEvents].sort((a, b) => a.ts - b.ts);
  const dispatched = (type: string) =>
    events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  // A pointer that goes up is a click; what listens to the one is part of the other.
  const up = dispatched('pointerup');
  const after = (dispatched('click') ?? up)?.ts ?? 0;
  const frames = events.filter(
    ({ name, ts, pid, tid }) => name === 'Commit' && ts > after && pid === up?.pid && tid === up.tid,
  );
  /** Processor time of the events with these names. */
  function spentOn(names: ReadonlySet<string>): number {
    // Events of a thread are nested; only the outermost count.
    const until = new Map<string, number>();
    let sum = 0;
    for (const { name, ts, dur = 0, tdur = dur, pid, tid } of events) {
      if (!names.has(name)) continue;
      const thread = `${pid}/${tid}`;
      const end = until.get(thread) ?? 0;
      if (ts < end) continue;
      until.set(thread, ts + dur);
      sum += tdur;
    }
    return sum / 1000;
  }
  const until = (frame: TraceEvent | undefined): number | undefined =>
    frame && up && (frame.ts + (frame.dur ?? 0) - up.ts) / 1000;
  return {
    clickToFrame: () => until(frames[0]),
    clickToLast: () => until(frames.at(-1)),
    work: () => spentOn(WORK),
    frame: () => spentOn(FRAME),
  };
}
