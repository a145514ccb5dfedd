import { Glyph, useSize } from '@clade/board';
import { useId, useMemo } from 'react';
import type { Mark } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { linear } from '../charts/scale.ts';
import { placeMarks, type RoundSpan } from './timeline.ts';

const SIDE = 28;
const MARK = 22;
/** Distance of two marks: the second may carry a count on its shoulder. */
const APART = 27;

export interface TimelineProps {
  readonly at: number;
  readonly last: number;
  readonly spans: readonly RoundSpan[];
  readonly marks: readonly { readonly n: number; readonly mark: Mark }[];
  /** What happened at the line that is shown, for the slider. */
  readonly said: string;
  readonly onGo: (n: number) => void;
}

/** The game as a line: its rounds, what stood out, and where we are. A slider for mouse, finger and keyboard. */
export function Timeline({ at, last, spans, marks, said, onGo }: TimelineProps) {
  const say = useText();
  const [box, { width }] = useSize<HTMLDivElement>(1200, 100);
  const hatch = useId();
  const x = useMemo(() => linear([0, Math.max(last, 1)], [SIDE, width - SIDE]), [last, width]);
  const placed = useMemo(() => placeMarks(marks, x, APART), [marks, x]);
  const here = Math.max(x(at), SIDE);
  const pill = Math.max(50, Math.min(here, width - 50));
  return (
    <div className="timeline" ref={box}>
      <svg width={width} height={100} aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="var(--accent)" />
            <path d="M0 0V6" stroke="var(--accent-ink)" strokeWidth="1" opacity=".25" />
          </pattern>
        </defs>
        {spans.map(({ round, from, to }, i) => {
          const left = x(from);
          const right = i === spans.length - 1 ? x(last) : x(spans[i + 1]?.from ?? to);
          return (
            <g key={round}>
              <rect
                x={left}
                y={68}
                width={Math.max(right - left, 0)}
                height={10}
                fill={i % 2 === 0 ? 'var(--panel)' : 'var(--sunken)'}
                stroke="var(--ink-soft)"
              />
              {right - left > 24 && (
                <text
                  x={(left + right) / 2}
                  y={94}
                  textAnchor="middle"
                  className={at >= from && at <= to ? 'on' : undefined}
                >
                  {right - left > 64 ? say('table.round', { round }) : round}
                </text>
              )}
            </g>
          );
        })}
        <rect x={SIDE} y={68} width={Math.max(x(at) - SIDE, 0)} height={10} fill={`url(#${hatch})`} />
        {placed.map(({ x: markX, lines }) => (
          <g key={lines[0]?.n} className="tick">
            <path d={`M${x(lines[0]?.n ?? 0)} 68V58L${markX} 54`} />
          </g>
        ))}
        <path d={`M${here} 68V22`} stroke="var(--accent)" strokeWidth="2" />
        <circle cx={here} cy={73} r={8} fill="var(--accent)" stroke="var(--panel)" strokeWidth="2" />
        <g className="at">
          <rect x={pill - 46} y={0} width={92} height={21} rx={10.5} fill="var(--accent)" />
          <text x={pill} y={15} textAnchor="middle" fill="var(--accent-ink)">
            {say('replay.of', { n: at, last })}
          </text>
        </g>
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.timeline')}
        aria-valuetext={say('replay.value', { n: at, last, said })}
        style={{ left: SIDE - 8, width: width - 2 * SIDE + 16 }}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <ul className="marks">
        {placed.map(({ x: markX, lines }) => (
          <TimelineMark key={lines[0]?.n} x={markX} lines={lines} at={at} onGo={onGo} />
        ))}
      </ul>
    </div>
  );
}

interface TimelineMarkProps {
  readonly x: number;
  readonly lines: readonly { readonly n: number; readonly mark: Mark }[];
  readonly at: number;
  readonly onGo: (n: number) => void;
}

/** A mark, or several that share a place: a click goes to the first, and on to the next. */
export function TimelineMark({ x, lines, at, onGo }: TimelineMarkProps) {
  const say = useText();
  const next = lines.find(({ n }) => n > at) ?? lines[0];
  const first = lines[0]?.mark;
  if (first === undefined || next === undefined) return null;
  const label = lines.map(({ n, mark }) => say('replay.mark', { n, what: mark.label })).join(', ');
  return (
    <li style={{ left: x - MARK / 2 }}>
      <button
        type="button"
        tabIndex={-1}
        className="moment-mark"
        data-kind={first.kind}
        data-tip={label}
        aria-current={lines.some(({ n }) => n === at) ? 'true' : undefined}
        onClick={() => onGo(next.n)}
      >
        <span className="hidden-text">{label}</span>
        <Glyph id={first.symbol} size={15} />
        {lines.length > 1 && (
          <span className="more" aria-hidden="true">
            {lines.length}
          </span>
        )}
      </button>
    </li>
  );
}
