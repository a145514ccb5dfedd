import type { Genes } from '../genes.ts';
import type { PenPoint, Placement } from '../pen.ts';
import { ring } from '../pen.ts';
import type { CreatureSheet } from '../sheet.ts';

/** The frame of a picture and where its ground is. Scenery is drawn in its units. */
export const FRAME = { width: 120, height: 72, ground: 63 } as const;
const EARTH = FRAME.ground + 0.6;

function dash(x: number, y: number, length: number): PenPoint[] {
  return [
    [x, y],
    [x + length, y],
  ];
}

export function drawGround(sheet: CreatureSheet, at: Placement, genes: Genes, hatched: boolean): void {
  const { pen } = sheet;
  sheet.lines([dash(6, EARTH, 108)], at, pen.line * 1.05);
  if (sheet.small) return;
  const shift = genes.ground * 14;
  const strokes = [
    dash(12 + shift, EARTH + 3, 9),
    dash(30 + shift, EARTH + 2.6, 4),
    dash(86 - shift, EARTH + 3.2, 11),
    dash(70 - shift, EARTH + 2.6, 4),
    dash(47, EARTH + 5.4, 9),
  ];
  if (hatched)
    for (let i = 0; i < 22; i++)
      strokes.push([
        [8 + i * 4.8, EARTH + 1],
        [5 + i * 4.8, EARTH + 5.5],
      ]);
  sheet.lines(strokes, at, pen.hatch, { opacity: 0.6 });
  if (genes.feature <= 0.4) return;
  const x = genes.shoulder > 0.5 ? 10 : 108;
  const tuft: PenPoint[][] = [
    [
      [x, EARTH],
      [x - 1.6, EARTH - 4.4],
    ],
    [
      [x + 1.4, EARTH],
      [x + 1.6, EARTH - 5.6],
    ],
    [
      [x + 2.8, EARTH],
      [x + 5, EARTH - 4],
    ],
  ];
  sheet.lines(tuft, at, pen.line * 0.8, { opacity: 0.7 });
}

/** Climbing: trunk and bough instead of ground. */
export function drawBough(sheet: CreatureSheet, at: Placement): void {
  const { pen } = sheet;
  const y = FRAME.ground;
  sheet.shape(
    'earth',
    [
      [-2, 73, 1],
      [-2, 8, 1],
      [5, 8, 1],
      [6, 40],
      [9, y - 3],
      [40, y - 1.6],
      [86, y - 0.6],
      [121, y - 5, 1],
      [121, y - 0.4, 1],
      [90, y + 4.2],
      [40, y + 4],
      [15, y + 5],
      [10, 73, 1],
    ],
    at,
    pen.line * 1.1,
  );
  sheet.shape(
    'leaf',
    [
      [100, y - 3, 1],
      [103, y - 11],
      [112, y - 13, 1],
      [110, y - 5],
    ],
    at,
  );
  sheet.shape(
    'leaf',
    [
      [94, y + 3, 1],
      [100, y + 9],
      [108, y + 8, 1],
      [102, y + 2.4],
    ],
    at,
  );
  const bark: PenPoint[][] = [
    [
      [2, 14],
      [2.4, 34],
      [3, 58],
    ],
    [
      [20, y + 1.4],
      [38, y + 1],
    ],
    [
      [50, y + 1.6],
      [74, y + 2],
    ],
    [
      [100, y - 3],
      [108, y - 9.6],
    ],
    [
      [94, y + 3],
      [104, y + 7],
    ],
  ];
  sheet.lines(bark, at, pen.hatch, { opacity: 0.7 });
}

/** Burrowing: a mound with a hole. */
export function drawMound(sheet: CreatureSheet, at: Placement): void {
  const { pen, small } = sheet;
  const k = small ? 1.2 : 1;
  const p = (x: number, high: number, sharp = 0): PenPoint => [2 + x * k, EARTH - high * k, sharp];
  sheet.shape(
    'earth',
    [p(-4, 0, 1), p(2, 4), p(8, 14), p(15, 16.5), p(22, 13), p(28, 4), p(34, 0, 1)],
    at,
    pen.line * 1.1,
  );
  sheet.shape('hole', [p(8.6, 0, 1), p(9, 6), p(14.6, 10.4), p(20, 6), p(20.6, 0, 1)], at, pen.line * 0.8);
  const crumbs = [
    [p(3, 4), p(5, 5.4)],
    [p(6, 9), p(8, 10)],
    [p(24, 9), p(26, 8)],
    [p(26, 4), p(29, 3)],
    [p(17, 13.8), p(19, 13)],
  ];
  sheet.lines(crumbs, at, pen.hatch, { opacity: 0.7 });
}

/** Burrowing: fresh soil before the feet. */
export function drawSoil(sheet: CreatureSheet, at: Placement, x: number): void {
  const { pen } = sheet;
  const y = EARTH;
  sheet.shape(
    'earth',
    [
      [x - 17, y + 3.4, 1],
      [x - 11, y - 1.4],
      [x - 4, y - 4.4],
      [x + 4, y - 3],
      [x + 10, y - 3.6],
      [x + 16, y],
      [x + 20, y + 3.4, 1],
    ],
    at,
  );
  const flying: PenPoint[][] = [
    [
      [x + 15, y - 5],
      [x + 16.4, y - 6.4],
    ],
    [
      [x + 19, y - 3.4],
      [x + 21.6, y - 5],
    ],
    [
      [x + 12, y - 7.6],
      [x + 12.6, y - 10],
    ],
  ];
  sheet.lines(flying, at, pen.line * 1.2);
  const crumbs: PenPoint[][] = [
    [
      [x - 8, y + 0.6],
      [x - 6, y - 0.8],
    ],
    [
      [x - 1, y - 0.8],
      [x + 1, y - 2],
    ],
    [
      [x + 7, y],
      [x + 9, y - 1.2],
    ],
  ];
  sheet.lines(crumbs, at, pen.hatch, { opacity: 0.7 });
}

/** Fertile: a nest with three eggs, at the right edge. */
export function drawNest(sheet: CreatureSheet, at: Placement): void {
  const { pen, small } = sheet;
  const y = FRAME.ground + 1.2;
  const x = 102;
  const k = small ? 1.25 : 1;
  const eggs: PenPoint[] = [
    [-4.6, 7],
    [4.6, 6.6],
    [0, 8],
  ];
  for (const [dx, high] of eggs)
    sheet.shape('egg', ring(x + dx * k, y - high * k, 3.7 * k, 3.7 * 1.28 * k), at, pen.line * 0.9);
  sheet.shape(
    'earth',
    [
      [x - 12 * k, y - 5 * k, 1],
      [x - 5 * k, y - 2.6 * k],
      [x + 5 * k, y - 2.6 * k],
      [x + 12 * k, y - 5 * k, 1],
      [x + 9.6 * k, y + 1],
      [x, y + 2],
      [x - 9.6 * k, y + 1],
    ],
    at,
  );
  if (small) return;
  const straw: PenPoint[][] = [
    [
      [x - 9, y - 2],
      [x - 3, y + 0.6],
    ],
    [
      [x - 4, y - 1.6],
      [x + 3, y + 0.4],
    ],
    [
      [x + 2, y - 1.4],
      [x + 8, y - 0.6],
    ],
    [
      [x - 13.4, y - 6.6],
      [x - 9, y - 3.4],
    ],
    [
      [x + 13.6, y - 6.8],
      [x + 9, y - 3.2],
    ],
  ];
  sheet.lines(straw, at, pen.line * 0.8);
}

/** Scavenger: ribs and a bone, at the right edge. */
export function drawBones(sheet: CreatureSheet, at: Placement): void {
  const { pen, small } = sheet;
  const y = FRAME.ground + 2.4;
  const x = 99;
  const k = small ? 1.2 : 1;
  const ribs = [-5, -1, 3].map((dx): PenPoint[] => [
    [x + dx * k, y],
    [x + (dx - 3.6) * k, y - 7 * k],
    [x + (dx + 0.6) * k, y - 11.4 * k],
  ]);
  sheet.lines(ribs, at, pen.line * 1.25);
  sheet.shape(
    'paper',
    [
      [x - 9 * k, y - 2],
      [x - 10.6 * k, y - 0.2],
      [x - 9 * k, y + 1.4],
      [x - 7 * k, y + 0.6],
      [x + 9 * k, y + 1],
      [x + 11 * k, y + 2],
      [x + 12.4 * k, y + 0.2],
      [x + 11 * k, y - 1.6],
      [x + 9 * k, y - 0.8],
      [x - 7 * k, y - 1.2],
    ],
    at,
    pen.line * 0.9,
  );
}

/** Ambush: grass before the animal, never above half of it. */
export function drawGrass(sheet: CreatureSheet, at: Placement, genes: Genes, high: number): void {
  const y = FRAME.ground + 3;
  const n = sheet.small ? 10 : 23;
  const w = sheet.small ? 2.6 : 1.9;
  for (let i = 0; i < n; i++) {
    const x = 4 + (i + ((i * 0.618 + genes.crest) % 1) * 0.7) * (112 / n);
    const chance = (i * 0.382 + genes.girth) % 1;
    const tall = Math.abs(x - 60) > 38 ? 14 + chance * 22 : 6 + high * (0.12 + chance * 0.3);
    const lean = (((i * 0.71 + genes.tail) % 1) - 0.5) * 13;
    sheet.shape(
      i % 3 ? 'leaf' : 'leaf-dry',
      [
        [x - w, y, 1],
        [x - w * 0.2 + lean * 0.35, y - tall * 0.6],
        [x + lean, y - tall, 1],
        [x + w * 0.9 + lean * 0.3, y - tall * 0.5],
        [x + w, y, 1],
      ],
      at,
      sheet.pen.line * 0.85,
    );
  }
}

/** What a young one shares with its elders, right or left of it. */
export function drawShare(
  sheet: CreatureSheet,
  at: Placement,
  fill: 'leaf' | 'berry',
  side: 'left' | 'right',
): void {
  const leaf: PenPoint[] = [
    [86, 65, 1],
    [88, 59],
    [93, 58, 1],
    [92, 63],
  ];
  const points = side === 'right' ? leaf : leaf.map(([x, y, sharp]): PenPoint => [120 - x, y, sharp ?? 0]);
  sheet.shape(fill, points, at);
}
