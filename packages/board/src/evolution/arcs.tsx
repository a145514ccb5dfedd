import { useLayoutEffect, useRef, useState } from 'react';
import { rectOf, within } from '../rect.ts';
import { type Arc, arcBetween } from './arc.ts';
import { type ArcScene, speciesPiece } from './scene.ts';
import './note.css';

/** Dotted curves from attackers to their targets, over the rows that stand in the same frame. */
export function Arcs({ arcs }: { readonly arcs: readonly ArcScene[] }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly (Arc & { readonly tone: ArcScene['tone'] })[]>([]);
  const wanted = arcs.map(({ from, to, tone }) => `${tone} ${from} ${to}`).join('\n');

  useLayoutEffect(() => {
    const frame = svg.current?.parentElement;
    if (frame == null) return;
    const measure = () => {
      const origin = rectOf(frame);
      const rect = (key: string) => {
        const element = frame.querySelector(`[data-piece="${CSS.escape(speciesPiece(key))}"]`);
        return element === null ? undefined : within(rectOf(element), origin);
      };
      setDrawn(
        wanted.split('\n').flatMap((line) => {
          const [tone, from, to] = line.split(' ');
          const a = rect(from ?? '');
          const b = rect(to ?? '');
          return a === undefined || b === undefined
            ? []
            : { ...arcBetween(a, b), tone: tone as ArcScene['tone'] };
        }),
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => watch.disconnect();
  }, [wanted]);

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
