import { memo } from 'react';
import { same } from '../same.ts';
import { PickButton } from './pick-button.tsx';
import { HOLE, type HoleScene } from './scene.ts';
import './water.css';

interface WateringHoleProps {
  readonly scene: HoleScene;
  /** Width in pixels; it is a quarter as high. */
  readonly width?: number;
}

export const WateringHole = memo(Hole, same);

function Hole({ scene, width = 330 }: WateringHoleProps) {
  const { food, coming = 0 } = scene;
  const places = foodPlaces(Math.max(food, food + coming));
  return (
    <figure
      className={scene.target === undefined ? 'hole' : 'hole open'}
      style={{ width }}
      data-anchor={HOLE}
      data-sight={HOLE}
    >
      <svg width={width} height={width * 0.2534} viewBox="0 0 300 76" role="img" aria-label={scene.label}>
        <path
          d="M14 42C10 22 40 8 92 9c40 .6 60-6 112-3 50 3 86 14 84 36-2 22-44 29-98 28-40-.8-60 4-106 1-42-2-66-10-70-29z"
          fill="var(--water)"
          stroke="var(--ink)"
          strokeWidth={1.75}
        />
        <path
          d="M28 43c-2-14 24-24 68-23 38 .6 62-6 106-3 42 3 70 10 69 25"
          fill="none"
          stroke="var(--water-2)"
          strokeWidth={4}
        />
        <path
          d="M92 64c7-3 12-3 19 0s12 3 19 0M248 20c6-2.500 10-2.500 16 0M30 52c5-2 9-2 14 0"
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth={1.2}
          strokeLinecap="round"
        />
        <path d="M18 34V10M25 30V16M12 36V20" stroke="var(--ink)" strokeWidth={1.5} strokeLinecap="round" />
        <path d="M18 10v6M25 16v5" stroke="var(--ink)" strokeWidth={6} strokeLinecap="round" />
        <path d="M18 10v6M25 16v5" stroke="var(--earthc)" strokeWidth={3.6} strokeLinecap="round" />
        {places.map(({ x, y, r }, i) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${-20 + ((i * 7) % 35)}) scale(${r / 8})`}
          >
            <circle
              r={8}
              fill={i >= food ? 'var(--target)' : i >= food + coming ? 'none' : 'var(--leafc)'}
              stroke={i >= food + coming && i < food ? 'var(--ink-faint)' : 'var(--ink)'}
              strokeDasharray={i >= food + coming && i < food ? '2.500 2.500' : undefined}
              strokeWidth={1.4}
            />
            <path
              d="M-4 4C-4-2 0-4.500 4.500-4.500 4.500 0 2 4-3 3.500M-4.500 4.500 1-1"
              fill="none"
              stroke="var(--ink)"
              strokeWidth={1.1}
              strokeLinecap="round"
            />
          </g>
        ))}
        {scene.caption !== undefined && width >= CAPTION_WIDTH && places.length <= ONE_ROW && (
          <text className="caption" x={268} y={61} textAnchor="end" fill="var(--ink-soft)">
            {scene.caption}
          </text>
        )}
      </svg>
      <b className="hole-count" aria-hidden="true">
        {food}
      </b>
      {scene.target !== undefined && <PickButton target={scene.target} className="hit" />}
    </figure>
  );
}

/** Below this width the caption would be smaller than 12 px. */
const CAPTION_WIDTH = 280;
const ONE_ROW = 8;
/** Rows, tokens in a row, their distance and size, by how many there are. Later rows never hold more than fit the water. */
const HEAPS = [
  { upTo: ONE_ROW, row: 8, step: 20, r: 8 },
  { upTo: 20, row: 10, step: 16.5, r: 7 },
  { upTo: 42, row: 14, step: 12, r: 5.2 },
] as const;

/** Where the tokens lie; beyond what the water holds only the number counts. */
export function foodPlaces(food: number): { readonly x: number; readonly y: number; readonly r: number }[] {
  const heap = HEAPS.find(({ upTo }) => food <= upTo) ?? HEAPS[2];
  const shown = Math.min(food, heap.upTo);
  const rows = Math.ceil(shown / heap.row);
  const places = [];
  for (let i = 0; i < shown; i++) {
    const row = Math.floor(i / heap.row);
    const y = 39 + (row - (rows - 1) / 2) * heap.r * 2.25;
    const x = 116 + (i % heap.row) * heap.step + (row % 2) * heap.step * 0.3;
    places.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, r: heap.r });
  }
  return places;
}
