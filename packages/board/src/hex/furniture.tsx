import { memo, type ReactNode } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { Hexlet, Said } from './chips.tsx';
import { hexPoints } from './geometry.ts';
import { pickable } from './pickable.ts';
import type { CountScene, StackScene } from './scene.ts';
import './furniture.css';
import './map.css';

/** What stands in the corners of the map, and the line under it. */

interface MapTitleProps {
  /** "Round 6" */
  readonly title: string;
  /** "Execution of Speciation" */
  readonly note: string;
}

export function MapTitle({ title, note }: MapTitleProps) {
  return (
    <div className="map-over cart">
      <h2>{title}</h2>
      <p>{note}</p>
    </div>
  );
}

interface TileStacksProps {
  readonly label: string;
  readonly stacks: readonly StackScene[];
}

/** Stacks of tiles, the top one face up. */
export function TileStacks({ label, stacks }: TileStacksProps) {
  return (
    <ul className="map-over stacks" aria-label={label}>
      {stacks.map((stack) => (
        <li key={stack.key}>
          <Stack stack={stack} />
        </li>
      ))}
    </ul>
  );
}

const Stack = memo(function Stack({ stack }: { readonly stack: StackScene }) {
  const inside = (
    <>
      <svg width="48" height="43" viewBox="-23 -20.500 48 43" aria-hidden="true">
        {stack.left > 0 ? <polygon className="below" points={hexPoints({ x: 2, y: 3 }, 21)} /> : null}
        {stack.terrain === undefined ? (
          <polygon className="hex-empty" points={hexPoints({ x: 0, y: 0 }, 21)} />
        ) : (
          <>
            <polygon className={`t-${stack.terrain}`} points={hexPoints({ x: 0, y: 0 }, 21)} />
            <polygon
              points={hexPoints({ x: 0, y: 0 }, 21)}
              fill={`url(#tp-${stack.terrain})`}
              opacity={0.8}
            />
            <polygon className="hex" points={hexPoints({ x: 0, y: 0 }, 21)} />
          </>
        )}
        {stack.state === 'plain' || stack.state === 'refused' ? null : (
          <g className={`tgt ${stack.state}`}>
            <polygon className="tgt-wash" points={hexPoints({ x: 0, y: 0 }, 19)} />
            <polygon className="tgt-line" points={hexPoints({ x: 0, y: 0 }, 19)} />
          </g>
        )}
      </svg>
      <span className="stack-text" aria-hidden="true">
        <i>{stack.code}</i> <b>{stack.leftText}</b>
      </span>
    </>
  );
  if (stack.target === undefined) {
    return (
      <span className="stack" role="img" aria-label={stack.label} data-anchor={`stack:${stack.key}`}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`hb stack ${stack.state}`}
      data-anchor={`stack:${stack.key}`}
      {...pickable(stack.target, stack.drag)}
    >
      <Said>{`${stack.target.label}. ${stack.label}`}</Said>
      {inside}
    </button>
  );
}, same);

interface CountsProps {
  readonly counts: readonly CountScene[];
}

/** "6 tundra left", "62 disks in bag" */
export function Counts({ counts }: CountsProps) {
  return (
    <ul className="map-over counts">
      {counts.map((count) => (
        <li key={count.key} data-anchor={count.anchor}>
          <Count count={count} />
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { readonly count: CountScene }) {
  const inside = (
    <>
      {count.terrain === undefined ? null : <Hexlet terrain={count.terrain} size={20} />}
      {count.symbol === undefined ? null : <Glyph id={count.symbol} size={19} />}
      <b>{count.value}</b> {count.text}
    </>
  );
  if (count.target === undefined) return <span className="count">{inside}</span>;
  return (
    <button type="button" className="hb count" {...pickable(count.target)}>
      {inside}
      <Said>{`. ${count.target.label}`}</Said>
    </button>
  );
}

interface ThenProps {
  /** "Then" */
  readonly title: string;
  readonly items: readonly { readonly key: string; readonly symbol?: string; readonly content: ReactNode }[];
}

/** What follows from the choice that is shown. */
export function Then({ title, items }: ThenProps) {
  return (
    <section className="then">
      <span className="t">{title}</span>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            {item.symbol === undefined ? null : <Glyph id={item.symbol} size={16} />}
            <span>{item.content}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
