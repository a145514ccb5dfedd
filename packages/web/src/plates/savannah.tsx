import { Creature } from '@clade/board/evolution';
import type { ComponentProps } from 'react';

type Drawn = ComponentProps<typeof Creature>;

/** An animal of a plate, with the box that its frame has in the picture. */
interface Sitter extends Pick<Drawn, 'seed' | 'body' | 'population' | 'traits'> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Land {
  readonly width: number;
  readonly height: number;
  /** Upper edges of the three lands, one before the other. */
  readonly edges: readonly [string, string, string];
  readonly hole: string;
  readonly animals: readonly Sitter[];
}

const TRUNK = { seed: 'plate-133', body: 6, population: 1, traits: [] } as const;
const HERD = { seed: 'plate-113', body: 3, population: 5, traits: ['horns'] } as const;
const HUNTER = { seed: 'plate-242', body: 4, population: 1, traits: ['carnivore'] } as const;
const TORTOISE = { seed: 'plate-6', body: 4, population: 2, traits: ['hard-shell', 'fertile'] } as const;
const STRIDER = { seed: 'plate-91', body: 2, population: 1, traits: ['foraging'] } as const;

const WIDE: Land = {
  width: 380,
  height: 240,
  edges: [
    'M-600 80C-400 60-200 96 0 86.400 45.600 64.800 76 84 129.200 72S228 88.800 281.200 69.600 353.400 81.600 380 72C560 60 760 90 980 76',
    'M-600 112C-400 100-160 124 0 110.400 76 96 152 112.800 235.600 100.800S342 100.800 380 108C560 122 760 100 980 112',
    'M-600 178C-400 166-180 190 0 177.600 83.600 163.200 159.600 182.400 250.800 168S342 168 380 172.800C560 184 760 164 980 176',
  ],
  hole: 'translate(190 198) scale(.86)',
  animals: [
    { ...TRUNK, x: 196, y: 20, width: 146 },
    { ...HERD, x: 14, y: 22, width: 140 },
    { ...HUNTER, x: 222, y: 92, width: 146 },
    { ...TORTOISE, x: 2, y: 110, width: 146 },
    { ...STRIDER, x: 262, y: 156, width: 108 },
  ],
};

const LOW: Land = {
  width: 346,
  height: 100,
  edges: [
    'M-600 34C-400 26-200 42 0 36 41.500 27 69.200 35 117.600 30S207.600 37 256 29 321.800 34 346 30C560 24 760 40 980 32',
    'M-600 46C-400 40-200 52 0 46 69.200 40 138.400 47 214.500 42S311.400 42 346 45C560 50 760 40 980 46',
    'M-600 74C-400 66-200 80 0 74 76.100 68 145.300 76 228.400 70S311.400 70 346 72C560 78 760 66 980 72',
  ],
  hole: 'translate(184 87) scale(.36)',
  animals: [
    { ...TORTOISE, x: 0, y: 26, width: 112 },
    { ...TRUNK, x: 114, y: 5, width: 112 },
    { ...HUNTER, x: 228, y: 22, width: 114 },
  ],
};

const FAR = -400;
const SKY = Array.from({ length: 100 }, (_, i) => `M-600 ${FAR + i * 5}h1580`).join('');
const LANDS = [
  ['color-mix(in oklab, var(--t-forest) 55%, var(--panel))', 'var(--ink-soft)'],
  ['color-mix(in oklab, var(--t-savannah) 80%, var(--panel))', 'var(--ink)'],
  ['color-mix(in oklab, var(--t-desert) 75%, var(--panel))', 'var(--ink)'],
] as const;

/** Animals of Evolution around their watering hole. The land goes on beyond the frame, whatever its shape is. */
export function Savannah({ small }: { readonly small: boolean }) {
  const { width, height, edges, hole, animals } = small ? LOW : WIDE;
  return (
    <svg className="savannah" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect
        x="-600"
        y={FAR}
        width="1580"
        height="900"
        fill="color-mix(in oklab, var(--water) 32%, var(--panel))"
      />
      <path d={SKY} stroke="var(--ink)" strokeWidth=".700" opacity=".16" />
      {LANDS.map(([fill, stroke], i) => (
        <path key={fill} d={`${edges[i]}V700H-600z`} fill={fill} stroke={stroke} strokeWidth="1.200" />
      ))}
      <g transform={hole} stroke="var(--ink)" strokeLinecap="round">
        <path
          d="M-74 3C-70-15-30-19 12-17s66 9 64 22c-2 14-46 17-82 16S-78 20-74 3z"
          fill="var(--water)"
          strokeWidth="1.600"
        />
        <path
          d="M-60 2C-52-8-20-11 10-10M18 8c10 4 20 3 30-2M-36 10c8 3 16 3 24 0"
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth="1.200"
        />
        <path d="M-78 2v-24M-71-2v-15M66 16v-22" strokeWidth="1.400" />
        <path d="M-78-22v7M-71-17v5M66-6v6" stroke="var(--earthc)" strokeWidth="4.400" />
      </g>
      {animals.map(({ x, y, width: wide, ...animal }) => (
        <svg
          key={animal.seed}
          x={x}
          y={y}
          width={wide}
          height={wide * 0.6}
          overflow="visible"
          aria-hidden="true"
        >
          <Creature {...animal} detail={small ? 'm' : 'l'} />
        </svg>
      ))}
    </svg>
  );
}
