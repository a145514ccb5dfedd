import { seatColour, useSize } from '@clade/board';
import type { Seat } from '@clade/engine';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { linear, spread, ticks } from './scale.ts';

const LEFT = 30;
const TOP = 12;
const BOTTOM = 22;
const LABEL = 16;
const DOT = 13;

export interface LineChartProps {
  readonly rounds: readonly { readonly round: number; readonly scores: readonly number[] }[];
  /** In the order in which they are drawn, the most important last. */
  readonly seats: readonly Seat[];
}

/** Points after each round: a line for each seat with the seat's own mark, labels that do not cover each other. */
export function RoundLines({ rounds, seats }: LineChartProps) {
  const { names, ui, snapshot } = useAtTable();
  const say = useText();
  const [box, { width, height }] = useSize<HTMLDivElement>(500, 240);
  const longest = Math.max(...seats.map((seat) => names.of(seat).length), 4);
  const right = Math.min(20 + 7.2 * (longest + 4), width * 0.32);
  const most = Math.max(...rounds.flatMap(({ scores }) => scores), 1);
  const marks = ticks(most);
  const x = linear([0, Math.max(rounds.length - 1, 1)], [LEFT + 10, width - right]);
  const y = linear([0, Math.max(marks.at(-1) ?? most, most)], [height - BOTTOM, TOP]);
  const end = rounds.at(-1)?.scores ?? [];
  const labels = spread(
    seats.map((seat) => y(end[seat] ?? 0)),
    LABEL,
    TOP,
    height - BOTTOM,
  );
  return (
    <div className="lines" ref={box}>
      <svg width={width} height={height} aria-hidden="true">
        {marks.map((tick) => (
          <g key={tick} className="grid">
            <path d={`M${LEFT} ${y(tick)}H${width - right + 6}`} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, i) => (
          <text key={round} className="round" x={x(i)} y={height - 5} textAnchor="middle">
            {round}
          </text>
        ))}
        {seats.map((seat) => {
          const path = rounds
            .map(({ scores }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(scores[seat] ?? 0)}`)
            .join('');
          return (
            <g key={seat} fill="none" strokeLinejoin="round" strokeLinecap="round">
              <path d={path} stroke="var(--ink)" strokeWidth="4.5" />
              <path d={path} stroke={ui.seatColour?.(seat, snapshot) ?? seatColour(seat)} strokeWidth="2.5" />
            </g>
          );
        })}
        {seats.map((seat) =>
          rounds.map(({ round, scores }, i) => (
            // A mark is a drawing or, in the hex games, a box with one.
            <foreignObject
              key={`${seat}-${round}`}
              x={x(i) - DOT / 2}
              y={y(scores[seat] ?? 0) - DOT / 2}
              width={DOT}
              height={DOT}
            >
              <Mark seat={seat} size={DOT} letter={false} named />
            </foreignObject>
          )),
        )}
        {seats.map((seat, i) => (
          <text key={seat} className="label" x={width - right + 14} y={(labels[i] ?? 0) + 4}>
            {say('end.label', { name: names.of(seat), points: end[seat] ?? 0 })}
          </text>
        ))}
      </svg>
      <div className="hidden-text">
        <table>
          <caption>{say('end.by-round')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('end.player')}</th>
              {rounds.map(({ round }) => (
                <th key={round} scope="col">
                  {say('table.round', { round })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat}>
                <th scope="row">{names.of(seat)}</th>
                {rounds.map(({ round, scores }) => (
                  <td key={round}>{scores[seat] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
