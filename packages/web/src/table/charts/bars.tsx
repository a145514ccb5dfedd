import { Glyph, useSize } from '@clade/board';
import type { Seat } from '@clade/engine';
import { useId } from 'react';
import type { Source } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { PatternDef } from './patterns.tsx';
import { linear, stack } from './scale.ts';

const HEIGHT = 30;
/** Room for the total behind the longest bar. */
const TOTAL = 46;

export interface BarRow {
  readonly seat: Seat;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** Points by source: one bar for each seat, a legend, and the same as a table for who cannot see it. */
export function SourceBars({
  rows,
  sources,
}: {
  readonly rows: readonly BarRow[];
  readonly sources: readonly Source[];
}) {
  const { names } = useAtTable();
  const say = useText();
  const [box, { width }] = useSize<HTMLDivElement>(700, HEIGHT);
  const id = useId();
  const most = Math.max(...rows.map(({ parts }) => won(parts)), 1);
  const x = linear([0, most], [0, Math.max(width - TOTAL, 40)]);
  const used = sources.filter(({ part }) => rows.some(({ parts }) => (parts[part] ?? 0) !== 0));
  if (used.length === 0) return <p className="soft">{say('end.no-sources')}</p>;
  return (
    <div className="bars">
      <svg width="0" height="0" aria-hidden="true" className="defs">
        <defs>
          {used.map(({ part, pattern, fill }) => (
            <PatternDef key={part} id={`${id}${part}`} pattern={pattern} fill={fill} />
          ))}
        </defs>
      </svg>
      <ul aria-hidden="true">
        {rows.map(({ seat, score, parts }, i) => (
          <li key={seat}>
            <span className="who">
              <Mark seat={seat} size={22} />
              <b>{names.of(seat)}</b>
            </span>
            <div ref={i === 0 ? box : undefined} className="bar">
              <svg width={width} height={HEIGHT + 2} aria-hidden="true">
                {stack(used.map(({ part }) => ({ part, value: parts[part] ?? 0 }))).map((segment) => (
                  <Bar
                    key={segment.part}
                    left={x(segment.from)}
                    width={x(segment.to) - x(segment.from)}
                    value={segment.value}
                    fill={`url(#${id}${segment.part})`}
                    tip={`${say(used.find(({ part }) => part === segment.part)?.name ?? 'end.points')}: ${segment.value}`}
                  />
                ))}
                <text className="total" x={x(won(parts)) + 9} y={HEIGHT / 2 + 6}>
                  {score}
                </text>
              </svg>
            </div>
          </li>
        ))}
      </ul>
      <ul className="legend" aria-hidden="true">
        {used.map(({ part, name, symbol }) => (
          <li key={part}>
            <svg width="22" height="16" aria-hidden="true">
              <rect
                x=".75"
                y=".75"
                width="20.5"
                height="14.5"
                rx="2"
                fill={`url(#${id}${part})`}
                stroke="var(--ink)"
                strokeWidth="1.5"
              />
            </svg>
            <Glyph id={symbol} size={14} />
            {say(name)}
          </li>
        ))}
      </ul>
      <div className="hidden-text">
        <table>
          <caption>{say('end.by-source')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('end.player')}</th>
              {used.map(({ part, name }) => (
                <th key={part} scope="col">
                  {say(name)}
                </th>
              ))}
              <th scope="col">{say('end.points')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, score, parts }) => (
              <tr key={seat}>
                <th scope="row">{names.of(seat)}</th>
                {used.map(({ part }) => (
                  <td key={part}>{parts[part] ?? 0}</td>
                ))}
                <td>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Points before what was lost again. */
function won(parts: BarRow['parts']): number {
  return Object.values(parts).reduce((sum, value) => sum + Math.max(value, 0), 0);
}

interface BarProps {
  readonly left: number;
  readonly width: number;
  readonly value: number;
  readonly fill: string;
  readonly tip: string;
}

/** One part of a bar; its number stands on a plain ground, so that it is read on every pattern. */
function Bar({ left, width, value, fill, tip }: BarProps) {
  const digits = String(value).length;
  const ground = 8 * digits + 6;
  const middle = left + width / 2;
  return (
    <g data-tip={tip} className={value < 0 ? 'loss' : undefined}>
      {/* What was lost is a gap in what was won: the part behind it shows through. */}
      {value < 0 && (
        <rect className="shortfall" x={left + 0.75} y={1} width={Math.max(width, 1)} height={HEIGHT} />
      )}
      <rect
        className="part"
        x={left + 0.75}
        y={1}
        width={Math.max(width, 1)}
        height={HEIGHT}
        fill={fill}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {width >= ground + 2 && (
        <rect
          x={middle - ground / 2}
          y={HEIGHT / 2 - 7}
          width={ground}
          height={17}
          rx={4}
          fill="var(--panel)"
          opacity=".85"
        />
      )}
      {width >= ground - 7 && (
        <text x={middle} y={HEIGHT / 2 + 6} textAnchor="middle" className="value">
          {value}
        </text>
      )}
    </g>
  );
}
