import type { Genes } from './genes.ts';
import type { Joint, PenPoint, Spine } from './pen.ts';

/** How a body is built, by genes, size, traits and state. */
export interface Build {
  readonly genes: Genes;
  readonly carnivore: boolean;
  readonly climbs: boolean;
  readonly clever: boolean;
  readonly calls: boolean;
  readonly forages: boolean;
  readonly scavenges: boolean;
  readonly longNeck: boolean;
  /** Factors: length of legs, their girth, girth of the torso, head, belly, length of the neck. */
  readonly leg: number;
  readonly limb: number;
  readonly torso: number;
  readonly head: number;
  readonly belly: number;
  readonly neck: number;
  /** Degrees by which the head is raised. */
  readonly lift: number;
}

export type Foot = 'hoof' | 'paw' | 'stump' | 'toes' | 'hand' | 'long' | 'jump' | 'web' | 'bird' | 'none';

export interface Leg {
  readonly spine: Spine;
  readonly foot: Foot;
  readonly x: number;
  readonly width: number;
  /** A thigh that is drawn by itself. */
  readonly big?: boolean;
}

/** What a body plan answers with. */
export interface Body {
  readonly torso: Spine;
  readonly neck: Spine;
  readonly head: { readonly angle: number; readonly scale: number };
  /** The first one is the hind leg. */
  readonly legs: readonly Leg[];
  /** How far the legs of the far side stand away, hind and fore. */
  readonly far: readonly [hind: number, fore: number];
  readonly tail?: Spine;
  /** A tail that is no tube. */
  readonly tailShape?: readonly PenPoint[];
  readonly bushy?: boolean;
  readonly crest?: 'fin' | 'plume' | 'mane';
  readonly wing?: boolean;
  readonly warts?: boolean;
  readonly wrinkles?: boolean;
  /** The torso stands rather than lies. */
  readonly upright?: boolean;
}

export function hoofedLeg(
  x: number,
  top: number,
  r: number,
  length: number,
  side: 'hind' | 'fore',
  limb: number,
): Leg {
  const width = 2.4 * limb;
  if (side === 'fore') {
    const spine: Spine = [
      [x, top, r],
      [x + 0.6, -length * 0.5, 2.9 * limb],
      [x, -length * 0.25, 2.2 * limb],
      [x, -2.5, 2.1 * limb],
    ];
    return { spine, foot: 'hoof', x, width };
  }
  const spine: Spine = [
    [x, top, r],
    [x + 2.5, -length * 0.62, r * 0.55],
    [x - 1.8, -length * 0.36, 2.5 * limb],
    [x - 0.6, -2.5, 2.2 * limb],
  ];
  return { spine, foot: 'hoof', x: x - 0.6, width };
}

export function pawedLeg(
  x: number,
  top: number,
  r: number,
  length: number,
  side: 'hind' | 'fore',
  limb: number,
  foot: Foot = 'paw',
): Leg {
  const width = 3 * limb;
  if (side === 'fore') {
    const spine: Spine = [
      [x, top, r],
      [x - 0.6, -length * 0.5, 3.4 * limb],
      [x, -2, 2.8 * limb],
    ];
    return { spine, foot, x, width };
  }
  const spine: Spine = [
    [x, top, r],
    [x + 3, -length * 0.55, r * 0.66],
    [x - 1, -length * 0.28, 3 * limb],
    [x - 0.5, -2, 2.7 * limb],
  ];
  return { spine, foot, x: x - 0.5, width };
}

/** A full belly hangs; the line of the back stays. */
export function hung(torso: Spine, belly: number): Spine {
  return torso.map((joint, i): Joint => {
    if (i !== 1 && i !== 2) return joint;
    const [x, y, r] = joint;
    return [x, Math.min(y + (r - r / belly) * 0.85, Math.max(y, -1.4 - r)), r];
  });
}

/** A tail that holds on to a bough. */
export function curled([x, y, r]: Joint): Spine {
  return [
    [x, y, Math.min(r, 3.4)],
    [x - 8, y - 1, 2.5],
    [x - 14, y - 8, 2.1],
    [x - 13, y - 16, 1.9],
    [x - 7, y - 18, 1.7],
    [x - 6, y - 13, 1.5],
    [x - 9.5, y - 12, 1.2],
  ];
}
