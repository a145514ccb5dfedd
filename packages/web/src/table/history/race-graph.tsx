import { useSize } from '@clade/board';
import { useMemo } from 'react';
import type { Runner } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark } from '../at-table.tsx';
import { linear, spread } from '../charts/scale.ts';
import { againstMean, turnsOf } from './race.ts';
import { placeMarks } from './timeline.ts';
import { TimelineMark, type TimelineProps } from './timeline-view.tsx';

const LEFT = 46;
const RIGHT = 34;
const TOP = 8;
/** Marks of what stood out, and the rounds below them. */
const BELOW = 42;
const APART = 27;
/** So low there is room for the lines alone. */
const LOW = 90;
const MARK = 17;

interface RaceGraphProps extends TimelineProps {
  readonly runners: readonly Runner[];
}

/** Points against the mean of all, by moves: the plain sums hide the race. A slider for mouse, finger and keyboard. */
export function RaceGraph({ runners, at, last, spans, marks, said, onGo }: RaceGraphProps) {
  const say = useText();
  const [box, { width, height }] = useSize<HTMLDivElement>(1100, 132);
  const gaps = useMemo(() => againstMean(runners), [runners]);
  const low = height < LOW;
  const bottom = height - (low ? 6 : BELOW);
  const most = useMemo(
    () => Math.max(5, Math.ceil(Math.max(...gaps.flat().map(Math.abs), 1) / 5) * 5),
    [gaps],
  );
  const x = useMemo(() => linear([0, Math.max(last, 1)], [LEFT, width - RIGHT]), [last, width]);
  const y = useMemo(() => linear([-most, most], [bottom, TOP]), [most, bottom]);
  const placed = useMemo(() => (low ? [] : placeMarks(marks, x, APART)), [marks, x, low]);
  const signs = spread(
    gaps.map((values) => y(values[at] ?? 0)),
    Math.min(MARK, (bottom - TOP) / Math.max(1, runners.length)),
    TOP + 2,
    bottom - 2,
  );
  const path = (values: readonly number[], from: number, to: number): string =>
    turnsOf(values, from, to)
      .map(
        (n, i) =>
          `${i === 0 ? 'M' : 'L'}${Math.round(x(n) * 10) / 10} ${Math.round(y(values[n] ?? 0) * 10) / 10}`,
      )
      .join('');
  return (
    <div className="timeline race" ref={box}>
      <svg width={width} height={height} aria-hidden="true">
        {[most, 0, -most].map((tick) => (
          <g key={tick} className="grid">
            <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick === 0 ? say('replay.mean') : `${tick > 0 ? '+' : '−'}${most}`}
            </text>
          </g>
        ))}
        {spans.map(({ round, from, to }, i) => (
          <g key={round}>
            {i > 0 && <path className="round-line" d={`M${x(from)} ${TOP}V${bottom}`} />}
            {!low && x(to) - x(from) > 18 && (
              <text
                x={(x(from) + x(to)) / 2}
                y={height - 5}
                textAnchor="middle"
                className={at >= from && at <= to ? 'on' : undefined}
              >
                {x(to) - x(from) > 64 ? say('table.round', { round }) : round}
              </text>
            )}
          </g>
        ))}
        {runners.map(({ key, colour }, i) => (
          <g key={key} fill="none" strokeLinejoin="round" strokeLinecap="round">
            <path className="ahead" d={path(gaps[i] ?? [], at, last)} stroke={colour} />
            <path d={path(gaps[i] ?? [], 0, at)} stroke="var(--ink)" strokeWidth="4.2" />
            <path d={path(gaps[i] ?? [], 0, at)} stroke={colour} strokeWidth="2.4" />
          </g>
        ))}
        <path d={`M${x(at)} ${TOP - 6}V${bottom + 4}`} stroke="var(--accent)" strokeWidth="2" />
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.timeline')}
        aria-valuetext={say('replay.value', { n: at, last, said })}
        style={{ left: LEFT - 8, width: width - LEFT - RIGHT + 16 }}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <div className="race-signs" aria-hidden="true">
        {runners.map(({ key, seat, animal }, i) => (
          <span key={key} style={{ left: Math.min(x(at) + 5, width - MARK), top: (signs[i] ?? 0) - 8 }}>
            <Mark seat={seat} animal={animal} size={15} letter={false} named />
          </span>
        ))}
      </div>
      <ul className="marks">
        {placed.map(({ x: markX, lines }) => (
          <TimelineMark key={lines[0]?.n} x={markX} lines={lines} at={at} onGo={onGo} />
        ))}
      </ul>
    </div>
  );
}

/** Who has how many points at the moment that is shown, the best first. */
export function RaceScores({ runners, at }: { readonly runners: readonly Runner[]; readonly at: number }) {
  const say = useText();
  const ranked = runners.toSorted((a, b) => (b.points[at] ?? 0) - (a.points[at] ?? 0));
  return (
    <ol className="race-scores" aria-label={say('replay.points')}>
      {ranked.map(({ key, seat, animal, name, points }) => (
        <li key={key} className="runner">
          <Mark seat={seat} animal={animal} size={18} letter={false} named />
          <span>{name}</span>
          <b>{points[at] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
