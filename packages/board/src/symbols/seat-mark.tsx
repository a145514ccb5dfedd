import { lazy, type ReactElement, Suspense } from 'react';
import type { FaceOf } from '../faces/face.tsx';

/** A seat's colour is always carried by a shape, and by a letter where there is room. */
export interface SeatShape {
  /** Baseline of the letter: it stands lower in a triangle and a drop. */
  readonly y: number;
  /** Where a face stands in it: its side, and the middle of the shape, about which the ring is left free. */
  readonly face: { readonly side: number; readonly x: number; readonly y: number };
  readonly draw: (paint?: Paint) => ReactElement;
}

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeLinejoin: 'round';
}

const SHAPES: readonly SeatShape[] = [
  {
    y: 15,
    face: { side: 22, x: 11, y: 11 },
    draw: (paint) => <circle cx="11" cy="11" r="9.5" {...paint} />,
  },
  {
    y: 15,
    face: { side: 21, x: 11, y: 11 },
    draw: (paint) => <rect x="2" y="2" width="18" height="18" rx="2" {...paint} />,
  },
  {
    y: 17.5,
    face: { side: 17.5, x: 11, y: 13.6 },
    draw: (paint) => <path d="M11 1.2 21.3 20.3H.7z" {...paint} />,
  },
  {
    y: 15,
    face: { side: 18, x: 11, y: 11 },
    draw: (paint) => <path d="M11 .6 21.4 11 11 21.4.6 11z" {...paint} />,
  },
  {
    y: 15,
    face: { side: 21, x: 11, y: 11 },
    draw: (paint) => <path d="M5.7 1.8h10.6l5.2 9.2-5.2 9.2H5.7L.5 11z" {...paint} />,
  },
  {
    y: 17,
    face: { side: 18.5, x: 11, y: 12.6 },
    draw: (paint) => (
      <path d="M11 .8c4 5.2 7.6 8.6 7.6 12.7a7.6 7.6 0 0 1-15.2 0C3.4 9.4 7 6 11 .8z" {...paint} />
    ),
  },
];

/** Faces come when the first of them is to be seen. */
const FaceInShape = lazy(() => import('../faces/face-in-shape.tsx'));

/** CSS colour of a seat, 0 to 5. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat + 1})`;
}

/** CSS colour of text on a seat's colour. */
export function seatInk(seat: number): string {
  return `var(--seat-${seat + 1}-on)`;
}

interface SeatMarkProps {
  /** 0 to 5. */
  readonly seat: number;
  readonly letter?: string;
  readonly size?: number;
  /** Who sits there, when it is a character: the seat's colour is a ring round the face. */
  readonly face?: FaceOf | undefined;
  /** Without the seat's colour, where colours mean something else. */
  readonly plain?: boolean;
  /** Accessible name. Without one the mark is decoration beside the name. */
  readonly label?: string;
}

export function SeatMark({ seat, letter, size = 22, face, plain = false, label }: SeatMarkProps) {
  const { y, draw, face: place } = SHAPES[seat % SHAPES.length] as SeatShape;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would add a native tooltip; the name is the aria-label
    <svg className="seat-mark" width={size} height={size} viewBox="0 0 22 22" {...named}>
      {draw({
        fill: plain ? 'var(--panel)' : seatColour(seat),
        stroke: plain ? 'var(--ink)' : 'var(--token-edge)',
        strokeWidth: face ? 1 : 1.5,
        strokeLinejoin: 'round',
      })}
      {face && (
        <Suspense fallback={null}>
          <FaceInShape of={face} size={size} place={place} draw={draw} />
        </Suspense>
      )}
      {letter !== undefined && face === undefined && (
        <text
          x="11"
          y={y}
          fill={plain ? 'var(--ink)' : seatInk(seat)}
          fontSize="11"
          fontWeight="700"
          textAnchor="middle"
        >
          {letter}
        </text>
      )}
    </svg>
  );
}
