import { useEffect } from 'react';
import { glyphId } from '../sheets/sheet.ts';
import { insertSheet } from '../symbols/sprite.tsx';
import '../hides.css';
import './face.css';
import { facesOf } from './sheets.ts';

/** Whose face it is, and the game to which it belongs. */
export interface FaceOf {
  readonly id: string;
  readonly game: string;
}

/** Faces are drawn in a square of this side. */
export const FACE_SIDE = 120;
/** Below this many pixels fine lines are left out. */
const SMALL = 44;

/** The drawings of a game's faces, put into the document when the first of them is to be seen. */
function useFaces(game: string | undefined): void {
  useEffect(() => {
    if (game !== undefined) void facesOf(game).then((sheet) => sheet && insertSheet(sheet));
  }, [game]);
}

/** The drawing for an svg with the classes of `faceClass`. */
export function FaceDrawing({ id, game }: FaceOf) {
  useFaces(game);
  return (
    <>
      <rect className="face-ground" width={FACE_SIDE} height={FACE_SIDE} />
      <use href={`#${glyphId(`face-${id}`)}`} width={FACE_SIDE} height={FACE_SIDE} />
    </>
  );
}

export function faceClass({ game }: Pick<FaceOf, 'game'>, size: number): string {
  return `face face-${game}${size < SMALL ? ' face-small' : ''}`;
}

interface FaceProps {
  readonly of: FaceOf;
  readonly size: number;
  /** Accessible name. Without one the face is decoration beside the name. */
  readonly label?: string;
}

/** A character's face in a round frame. */
export function Face({ of, size, label }: FaceProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would add a native tooltip; the name is the aria-label
    <svg
      className={`${faceClass(of, size)} face-round`}
      data-face={of.id}
      width={size}
      height={size}
      viewBox={`0 0 ${FACE_SIDE} ${FACE_SIDE}`}
      {...named}
    >
      <FaceDrawing {...of} />
    </svg>
  );
}
