import { Face, type FaceOf } from '../faces/face.tsx';
import { Glyph } from '../symbols/symbol.tsx';
import { hexPoints } from './geometry.ts';
import { pickable } from './pickable.ts';
import type {
  AnimalSymbol,
  ElementSymbol,
  PanelElement,
  PawnScene,
  PlacedElement,
  TerrainSymbol,
} from './scene.ts';
import './hex.css';

/** Small pieces in text, rows and panels. */

interface AnimalProps {
  readonly animal: AnimalSymbol;
  /** Px of the square. */
  readonly size: number;
  readonly round?: boolean;
  /** Accessible name. Without one it is decoration beside a word. */
  readonly label?: string;
}

/** An animal as a square or a disk in its colour. */
export function AnimalMark({ animal, size, round, label }: AnimalProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={`an an-${animal} ${round ? 'round' : ''}`}
      style={{ width: size, height: size }}
      {...named}
    >
      <Glyph id={animal} size={Math.round(size * 0.74)} />
    </span>
  );
}

interface AnimalFaceProps extends Omit<AnimalProps, 'round'> {
  readonly of: FaceOf;
}

/** A character who plays an animal: the face with a ring in the animal's colour. */
export function AnimalFace({ animal, of, size, label }: AnimalFaceProps) {
  return (
    <span className={`an-face an-${animal}`}>
      <Face of={of} size={size} {...(label === undefined ? {} : { label })} />
    </span>
  );
}

interface ElementProps {
  readonly element: ElementSymbol;
  readonly size: number;
  readonly label?: string;
  readonly printed?: boolean;
  readonly className?: string;
}

/** An element disk. */
export function ElementMark({ element, size, label, printed, className = '' }: ElementProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={`elm el-${element} ${printed ? 'printed' : ''} ${className}`}
      style={{ width: size, height: size }}
      {...named}
    >
      <Glyph id={`el-${element}`} size={Math.round(size * 0.76)} />
    </span>
  );
}

/** A place without an element. */
export function NoElement({ size }: { readonly size: number }) {
  return <span className="elm none" style={{ width: size, height: size }} aria-hidden="true" />;
}

interface HexletProps {
  readonly terrain: TerrainSymbol;
  /** Px from corner to corner. */
  readonly size: number;
  readonly label?: string;
}

/** A terrain as a small hex. */
export function Hexlet({ terrain, size, label }: HexletProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const side = size / 2 - 0.7;
  const points = hexPoints({ x: 0, y: 0 }, side);
  const height = size * 0.9;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would add a native tooltip; the name is the aria-label
    <svg
      className="hexlet"
      width={size}
      height={height}
      viewBox={`${-size / 2} ${-height / 2} ${size} ${height}`}
      {...named}
    >
      <polygon className={`t-${terrain}`} points={points} />
      <polygon points={points} fill={`url(#tp-${terrain})`} />
      <polygon className="edge" points={points} />
    </svg>
  );
}

/** The name of a button whose inside is seen but says too little, or the same again. */
export function Said({ children }: { readonly children: string }) {
  return <span className="said">{children}</span>;
}

/** Piece of a player's panel that stands for the pawns in hand. */
export function pawnsKey(animal: AnimalSymbol): string {
  return `pawns:${animal}`;
}

interface PawnMarkProps {
  readonly animal: AnimalSymbol;
  readonly special?: ElementSymbol;
}

function pawnLook({ animal, special }: PawnMarkProps): string {
  return special === undefined ? `pawn an-${animal}` : `pawn an-${animal} spc el-${special}`;
}

function PawnFace({ animal, special }: PawnMarkProps) {
  return <Glyph id={special === undefined ? animal : `el-${special}`} />;
}

/** A pawn as a sign: round and of its animal, or the diamond of a special pawn with its controller's ring. */
export function PawnMark(props: PawnMarkProps) {
  return (
    <span className={pawnLook(props)} aria-hidden="true">
      <PawnFace {...props} />
    </span>
  );
}

/** A pawn on the display: it travels from and to the hand of its animal. */
export function Pawn({ pawn, acting }: { readonly pawn: PawnScene; readonly acting?: boolean }) {
  return (
    <span
      className={`${pawnLook(pawn)} ${acting ? 'acting' : ''} ${pawn.coming ? 'coming' : ''}`}
      data-piece={pawn.key}
      data-from={pawnsKey(pawn.animal)}
      data-to={pawnsKey(pawn.animal)}
    >
      <PawnFace animal={pawn.animal} special={pawn.special} />
    </span>
  );
}

interface ChoosableElementProps {
  readonly place: PlacedElement | PanelElement;
  readonly size: number;
}

/** An element disk that may be a target. */
export function ChoosableElement({ place, size }: ChoosableElementProps) {
  const { element, label, state = 'plain', target } = place;
  const { printed = false, coming = false, going = false, drag = false } = { ...DEFAULTS, ...place };
  const look = `el-place ${state} ${coming ? 'coming' : ''} ${going ? 'going' : ''}`;
  const piece = printed ? undefined : place.key;
  if (target === undefined) {
    return (
      <span className={look} data-piece={piece}>
        <ElementMark element={element} size={size} label={label} printed={printed} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`hb ${look}`}
      aria-label={target.label}
      data-piece={piece}
      {...pickable(target, drag)}
    >
      <ElementMark element={element} size={size} printed={printed} />
    </button>
  );
}

const DEFAULTS: { printed?: boolean; coming?: boolean; going?: boolean; drag?: boolean } = {};
