import { useLayoutEffect, useRef, useState } from 'react';
import { centre, type Rect, rectOf, within } from '../rect.ts';
import { same } from '../same.ts';
import { type Arc, arcBetween, arcInGutters } from './arc.ts';
import { type ArcScene, speciesPiece } from './scene.ts';
import './note.css';

/** A curve where nothing lies between the two rows, else a way through the gutters. */
function drawnBetween(
  a: Rect,
  b: Rect,
  panels: readonly Rect[],
  words: readonly Rect[],
  width: number,
): Arc | undefined {
  const own = panels.find((one) => holds(one, a));
  const goal = panels.find((one) => holds(one, b));
  if (own === undefined || goal === undefined) return arcBetween(a, b, words);
  const [high, low] = goal.y < own.y ? [goal, own] : [own, goal];
  const between = panels.filter(
    (one) => one.y >= high.y + high.height - 1 && one.y + one.height <= low.y + 1,
  );
  if (between.length === 0) return arcBetween(a, b, words);
  return arcInGutters(a, b, own, goal, between, width);
}

function holds(panel: Rect, board: Rect): boolean {
  const { x, y } = centre(board);
  return x >= panel.x && x <= panel.x + panel.width && y >= panel.y && y <= panel.y + panel.height;
}

interface Drawn extends Arc {
  readonly tone: ArcScene['tone'];
}

const NONE: readonly Drawn[] = [];

/** Dotted curves from attackers to their targets, over the rows that stand in the same frame. */
export function Arcs({ arcs }: { readonly arcs: readonly ArcScene[] }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>(NONE);
  const wanted = arcs.map(({ from, to, tone }) => `${tone} ${from} ${to}`).join('\n');

  // With every picture: rows may stand elsewhere in it.
  useLayoutEffect(() => {
    const frame = svg.current?.parentElement;
    if (frame == null) return;
    if (wanted === '') {
      setDrawn(NONE);
      return;
    }
    const measure = () => {
      const origin = rectOf(frame);
      const words = [...frame.querySelectorAll('.pl > header:not(.me) > *')].map((element) =>
        within(rectOf(element), origin),
      );
      const panels = [...frame.querySelectorAll('.pl, [data-panel]')].map((element) =>
        within(rectOf(element), origin),
      );
      const rect = (key: string) => {
        const element = frame.querySelector(`[data-piece="${CSS.escape(speciesPiece(key))}"]`);
        return element === null ? undefined : within(rectOf(element), origin);
      };
      const next = wanted.split('\n').flatMap((line) => {
        const [tone, from, to] = line.split(' ');
        const a = rect(from ?? '');
        const b = rect(to ?? '');
        if (a === undefined || b === undefined) return [];
        const arc = drawnBetween(a, b, panels, words, origin.width);
        return arc === undefined ? [] : { ...arc, tone: tone as ArcScene['tone'] };
      });
      setDrawn((before) => (same(before, next) ? before : next));
    };
    measure();
    // Rows find their heights after the frame has its own.
    const watch = new ResizeObserver(measure);
    for (const element of [frame, ...frame.querySelectorAll('.pl')]) watch.observe(element);
    return () => watch.disconnect();
  });

  return (
    <svg ref={svg} className="arc" aria-hidden="true">
      {drawn.map(({ d, head, tone }) => (
        <g key={d} className={tone}>
          <path className="under" d={d} />
          <path className="line" d={d} />
          <path className="arrowhead" d={head} />
        </g>
      ))}
    </svg>
  );
}
