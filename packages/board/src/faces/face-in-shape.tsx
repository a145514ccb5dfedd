import { useId } from 'react';
import type { SeatShape } from '../symbols/seat-mark.tsx';
import { FACE_SIDE, FaceDrawing, type FaceOf, faceClass } from './face.tsx';

interface FaceInShapeProps {
  readonly of: FaceOf;
  readonly size: number;
  readonly place: SeatShape['face'];
  readonly draw: SeatShape['draw'];
}

/** How much of the shape the face has; the rest is the ring. */
const INNER = 0.8;

export default function FaceInShape({ of, size, place: { side, x, y }, draw }: FaceInShapeProps) {
  const id = useId();
  return (
    <g className={faceClass(of, size)} data-face={of.id}>
      <clipPath id={id}>{draw()}</clipPath>
      <g transform={`translate(${x} ${y}) scale(${INNER}) translate(${-x} ${-y})`}>
        <g clipPath={`url(#${id})`}>
          <g transform={`translate(${x - side / 2} ${y - side / 2}) scale(${side / FACE_SIDE})`}>
            <FaceDrawing {...of} />
          </g>
        </g>
      </g>
    </g>
  );
}
