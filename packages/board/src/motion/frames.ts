import type { CueKind } from './cues.ts';

/** How what stirs moves: by transform and opacity, once. */
export type Frames = readonly Keyframe[];

/** A direction on the screen, of length 1. */
export interface Heading {
  readonly x: number;
  readonly y: number;
}

const REST = 'none';
/** Tenths of a unit of a creature's frame. */
const LUNGE = 40;
const SHRINK = 30;

function about(origin: string, frames: Frames): Frames {
  return frames.map((frame) => ({ ...frame, transformOrigin: origin }));
}

/** There and back. */
function swing(transform: string): Frames {
  return [{ transform: REST }, { transform, offset: 0.45 }, { transform: REST }];
}

function shifted({ x, y }: Heading, by: number): string {
  return `translate(${Math.round(x * by)}px, ${Math.round(y * by)}px)`;
}

const HIND_FEET = '20% 100%';
const FEET = '50% 100%';

/** `way`: to whom it goes against; `share`: how large it was before. Nothing for what only fades. */
export function framesOf(kind: CueKind, way: Heading = { x: 1, y: 0 }, share = 1): Frames | undefined {
  switch (kind) {
    case 'eat':
      return about(HIND_FEET, swing('rotate(5deg)'));
    case 'attack':
      return swing(shifted(way, LUNGE));
    case 'wound':
      return about(HIND_FEET, swing('rotate(-5deg)'));
    case 'flee':
      return swing(shifted(way, -SHRINK));
    case 'starve':
      return about(HIND_FEET, swing('rotate(3deg)'));
    case 'birth':
      return about(FEET, [
        { transform: 'scale(0.6)', opacity: 0 },
        { transform: REST, opacity: 1 },
      ]);
    case 'growth':
      return about(FEET, [{ transform: `scale(${share.toFixed(3)})` }, { transform: REST }]);
    case 'herd':
      return [
        { transform: shifted(way, -300), opacity: 0 },
        { transform: REST, opacity: 1 },
      ];
    case 'turned':
      return about('50% 50%', [{ transform: 'scaleX(0.05)' }, { transform: REST }]);
    case 'tile':
      return about('50% 50%', [
        { transform: 'translateY(-12%) scale(1.12)', opacity: 0 },
        { transform: REST, opacity: 1 },
      ]);
    case 'cover':
      return about('50% 50%', [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: REST, opacity: 1 },
      ]);
    case 'scored':
      return about('50% 50%', [
        { transform: 'scale(0.94)', opacity: 1 },
        { transform: 'scale(1.04)', opacity: 0 },
      ]);
    case 'roll':
      return [
        { transform: 'translateY(45%)', opacity: 0 },
        { transform: REST, opacity: 1 },
      ];
    case 'trait':
    case 'extinct':
      return undefined;
  }
}

/** From one place towards another; to the right where both are the same. */
export function wayTo(from: Heading, to: Heading | undefined): Heading {
  const [dx, dy] = [(to?.x ?? from.x) - from.x, (to?.y ?? from.y) - from.y];
  const length = Math.hypot(dx, dy);
  return length < 1 ? { x: 1, y: 0 } : { x: dx / length, y: dy / length };
}
