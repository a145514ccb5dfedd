import type { Build } from './build.ts';
import type { PlanId } from './genes.ts';
import { mix, type PenPoint, ring, tube } from './pen.ts';

/** A head in its own space: the skull about the origin, looking right, about 9 in radius. */
export interface Head {
  /** Shapes that unite with the body. */
  readonly union: readonly (readonly PenPoint[])[];
  readonly ears: readonly (readonly PenPoint[])[];
  /** Where the snout ends, its height and half its thickness. */
  readonly snout: number;
  readonly snoutY: number;
  readonly snoutR: number;
  readonly eye: PenPoint;
  readonly crown: PenPoint;
  /** How much higher the skull of a clever one is. */
  readonly dome: number;
  readonly beak?: readonly PenPoint[];
  /** A pale face. */
  readonly face?: readonly PenPoint[];
  readonly trunkEnd?: PenPoint;
}

function skull(snout: number, y: number, r: number, jaw: number, dome: number): PenPoint[] {
  return [
    [-8.5, 0],
    [-7, -6 - dome * 0.7],
    [-1, -9.2 - dome],
    [5, -7.8 - dome * 0.6],
    [mix(6, snout - r, 0.55), mix(-6.5, y - r, 0.7)],
    [snout - r * 0.5, y - r * 0.85],
    [snout + 0.4, y],
    [snout - r * 0.5, y + r],
    [mix(3, snout, 0.45), jaw - 0.5],
    [0, jaw + 1],
    [-6, 6.5],
  ];
}

const DOME = 6.5;

function plain(dome: number) {
  const eye: PenPoint = [3, -2.6 - dome * 0.25];
  const crown: PenPoint = [-1, -8 - dome * 0.85];
  return { ears: [], eye, crown, dome };
}

function domeOf({ clever }: Build): number {
  return clever ? DOME : 0;
}

function grazerHead(build: Build): Head {
  const { genes, carnivore } = build;
  const d = domeOf(build);
  const snout = mix(16, 22, genes.snout) + (carnivore ? 1 : 0);
  const snoutR = carnivore ? 3.2 : 4.1;
  const t = mix(9, 15, genes.ear) * (carnivore ? 0.8 : 1);
  const ear: PenPoint[] = carnivore
    ? [
        [-6, -5],
        [-8, -9 - t, 1],
        [1, -8],
      ]
    : [
        [-3, -7 - d * 0.5],
        [-6 - t * 0.4, -11 - d * 0.5],
        [-5 - t, -10 - t * 0.35 - d * 0.5, 1],
        [-6 - t * 0.6, -5],
        [-7, -2],
      ];
  return {
    ...plain(d),
    snout,
    snoutY: 3.4,
    snoutR,
    union: [skull(snout, 3.4, snoutR, 8.2, d)],
    ears: [ear],
  };
}

function lizardHead(build: Build): Head {
  const { genes, carnivore } = build;
  const d = domeOf(build);
  const snout = mix(14, 21, genes.snout);
  const union: PenPoint[][] = [
    [
      [-8, 1],
      [-6.5, -5 - d * 0.7],
      [0, -7.6 - d],
      [5, -6.6 - d * 0.5],
      [snout - 4, -1.4],
      [snout, 1.2],
      [snout - 1.4, 4],
      [snout * 0.5, 5.6],
      [-2, 6.6],
      [-7, 5],
    ],
  ];
  const pouch: PenPoint[] = [
    [-1, 5],
    [4, 6],
    [3, 12],
    [-3, 11],
    [-7, 4],
  ];
  if (!carnivore && genes.feature > 0.5) union.push(pouch);
  return {
    ...plain(d),
    snout,
    snoutY: 1.6,
    snoutR: 2.9,
    eye: [2.4, -4 - d * 0.3],
    crown: [-2, -6.6 - d * 0.85],
    union,
  };
}

function striderHead(build: Build): Head {
  const { genes, carnivore, scavenges } = build;
  const d = domeOf(build);
  const snout = mix(12, 19, genes.snout);
  const hooked: PenPoint[] = [
    [4.6, -3.6],
    [snout - 5, -3.4],
    [snout - 0.5, 0.6],
    [snout - 0.2, 6.6, 1],
    [snout - 4, 3.6],
    [5, 4.6],
  ];
  const flat: PenPoint[] = [
    [4.6, -2.8],
    [snout - 5, -1.6],
    [snout + 2, 0],
    [snout + 3, 3],
    [snout - 1, 4],
    [snout - 6, 2.8],
    [5, 3.8],
  ];
  const pointed: PenPoint[] = [
    [4.6, -3.4],
    [snout, 2, 1],
    [5, 4.2],
  ];
  const plainBeak = genes.snout > 0.72 ? flat : pointed;
  return {
    ...plain(d),
    snout,
    snoutY: 2.2,
    snoutR: 2.6,
    eye: [1.6, -2.2 - d * 0.3],
    crown: [-2, -7 - d * 0.9],
    union: [
      [
        [-8, 0],
        [-6.5, -5.6 - d * 0.7],
        [-0.5, -8 - d],
        [5, -5 - d * 0.5],
        [7, 0],
        [5.5, 5],
        [0, 7.6],
        [-6, 5.6],
      ],
    ],
    beak: carnivore || scavenges ? hooked : plainBeak,
  };
}

function rodentHead(build: Build): Head {
  const { genes, forages } = build;
  const d = domeOf(build);
  const snout = mix(11, 14.5, genes.snout);
  const t = mix(4.2, 7, genes.ear);
  const tall: PenPoint[] = [
    [-6, -5 - d * 0.6],
    [-9, -10 - t * 1.7 - d * 0.6],
    [-5, -12 - t * 2 - d * 0.6],
    [-1.5, -9 - t - d * 0.6],
    [-0.5, -7 - d * 0.6],
  ];
  return {
    ...plain(d),
    snout,
    snoutY: 2.6,
    snoutR: 3,
    eye: [3.2, -2 - d * 0.3],
    union: [skull(snout, 2.6, 3, 7.8, d), ...(forages ? [ring(3.5, 6.2, 5, 4.2)] : [])],
    ears: [genes.feature > 0.6 ? tall : ring(-5, -8 - t * 0.4 - d * 0.7, t, t * 1.05)],
  };
}

function tortoiseHead(build: Build): Head {
  const d = domeOf(build);
  const snout = mix(9.5, 12.5, build.genes.snout);
  return {
    ...plain(d),
    snout,
    snoutY: 1.8,
    snoutR: 4,
    eye: [2.8, -3 - d * 0.3],
    union: [
      [
        [-8, 1],
        [-6.5, -5.4 - d * 0.7],
        [-0.5, -8 - d],
        [5, -6.6 - d * 0.5],
        [snout - 1.5, -2],
        [snout + 0.4, 3],
        [snout - 1.2, 6, 1],
        [snout - 4, 4.8],
        [3, 7.4],
        [-3, 7.8],
        [-7, 5.4],
      ],
    ],
  };
}

function frogHead(build: Build): Head {
  const d = domeOf(build);
  const snout = mix(11, 14, build.genes.snout);
  return {
    ...plain(d),
    snout,
    snoutY: 2.2,
    snoutR: 3.4,
    eye: [2.2, -8.4 - d * 0.55],
    crown: [-4, -7.4 - d * 0.8],
    union: [
      [
        [-9, 1],
        [-7.4, -5 - d * 0.7],
        [-1, -7.2 - d * 0.8],
        [6, -5 - d * 0.3],
        [snout - 1.2, -1],
        [snout, 3],
        [snout - 3, 6.4],
        [4, 8.2],
        [-4, 8],
        [-8, 5.6],
      ],
      ring(2.2, -7.6 - d * 0.55, 4.4),
    ],
  };
}

function primateHead(build: Build): Head {
  const d = domeOf(build);
  const snout = mix(9, 12, build.genes.snout) + (build.carnivore ? 2 : 0);
  return {
    ...plain(d),
    snout,
    snoutY: 3.6,
    snoutR: 4.2,
    eye: [4.4, -2.2 - d * 0.2],
    union: [
      [
        [-8.6, 0],
        [-7.4, -6.4 - d * 0.8],
        [-1, -9.8 - d],
        [5, -7.4 - d * 0.5],
        [7.4, -3.6],
        [snout - 1, 0],
        [snout + 0.6, 4],
        [snout - 2, 8],
        [4, 9.4],
        [-3, 8.2],
        [-7.6, 5],
      ],
    ],
    ears: [ring(-6.2, -1.2, 3.4, 4)],
    face: [
      [2, -5.4],
      [6.6, -4.4],
      [7.8, -1],
      [snout - 0.4, 2],
      [snout - 0.6, 6],
      [5, 7.6],
      [1.6, 3],
    ],
  };
}

function boarHead(build: Build): Head {
  const d = domeOf(build);
  const { ear, snout: long } = build.genes;
  const snout = mix(18, 23, long);
  return {
    ...plain(d),
    snout,
    snoutY: 4,
    snoutR: 4.4,
    eye: [3, -3.2 - d * 0.3],
    union: [
      [
        [-8.5, 0],
        [-7, -6.5 - d * 0.7],
        [-1, -9.4 - d],
        [5, -7.4 - d * 0.5],
        [snout - 6, -1.6],
        [snout - 1, -1.4],
        [snout + 0.6, -0.6, 1],
        [snout - 0.4, 7.2, 1],
        [snout - 5, 8],
        [6, 10.2],
        [-1, 11],
        [-7, 7],
      ],
    ],
    ears: [
      [
        [-5, -6 - d * 0.6],
        [-7 - ear * 3, -15 - ear * 3 - d * 0.6, 1],
        [0, -10 - d * 0.6],
        [1.5, -6.5 - d * 0.5],
      ],
    ],
  };
}

function hopperHead(build: Build): Head {
  const d = domeOf(build);
  const snout = mix(12, 15.5, build.genes.snout);
  const t = mix(11, 19, build.genes.ear) * (build.carnivore ? 0.8 : 1);
  return {
    ...plain(d),
    snout,
    snoutY: 3,
    snoutR: 3.1,
    union: [skull(snout, 3, 3.1, 7.4, d)],
    ears: [
      [
        [-5, -6 - d * 0.6],
        [-9 - t * 0.15, -9 - t * 0.6 - d * 0.6],
        [-7 - t * 0.2, -9 - t - d * 0.6],
        [-3, -9 - t * 0.55 - d * 0.6],
        [-1, -7 - d * 0.6],
      ],
    ],
  };
}

function trunkHead(build: Build): Head {
  const d = domeOf(build);
  const t = mix(12, 24, build.genes.snout);
  const raised = tube([
    [8, 1, 4.6],
    [14, 0, 3.8],
    [18, -5, 3],
    [19, -10, 2.6],
    [22, -12.5, 2.4],
  ]);
  const hanging = tube([
    [8, 1, 4.8],
    [13, 3, 4.2],
    [15.5, 3 + t * 0.35, 3.3],
    [15.5, 3 + t * 0.7, 2.7],
    [18, 3 + t, 2.4],
  ]);
  const wide: PenPoint[] = [
    [-3, -6],
    [-9, -9],
    [-14, -4],
    [-13, 4],
    [-8, 9],
    [-4, 5],
  ];
  const upright: PenPoint[] = [
    [-5, -6 - d * 0.6],
    [-9, -13 - d * 0.6],
    [-5, -15 - d * 0.6],
    [-1, -10 - d * 0.6],
    [0, -7],
  ];
  return {
    ...plain(d),
    snout: 13,
    snoutY: 3,
    snoutR: 4.4,
    eye: [3.4, -3 - d * 0.3],
    union: [skull(12, 2.4, 4.6, 8.6, d), build.calls ? raised : hanging],
    ears: [build.genes.ear > 0.5 ? wide : upright],
    trunkEnd: build.calls ? [22, -12.5] : [18.5, 3 + t],
  };
}

const HEADS: Readonly<Record<PlanId, (build: Build) => Head>> = {
  grazer: grazerHead,
  lizard: lizardHead,
  strider: striderHead,
  rodent: rodentHead,
  tortoise: tortoiseHead,
  frog: frogHead,
  primate: primateHead,
  boar: boarHead,
  hopper: hopperHead,
  trunk: trunkHead,
};

export function headOf(build: Build): Head {
  return HEADS[build.genes.plan](build);
}
