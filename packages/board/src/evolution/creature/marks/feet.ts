import type { Build, Leg } from '../build.ts';
import { type PenPoint, tube } from '../pen.ts';
import type { Sitter } from '../sitter.ts';

/** The shapes of a foot; claws make it longer. */
export function footOf(
  { foot, x, width: w }: Leg,
  { carnivore, climbs }: Build,
): readonly (readonly PenPoint[])[] {
  const c = climbs ? 1.25 : 1;
  const sole = (back: number, heel: number, front: number, lift: number, instep: number): PenPoint[] => [
    [x - w, -back],
    [x - w * heel, 0],
    [x + w + front, 0],
    [x + w + front + lift, -1.8],
    [x + w, -instep],
  ];
  switch (foot) {
    case 'hoof':
      if (carnivore || climbs) return [sole(3.4, 1.1, 2.6 * c, 0.4 * c, 4)];
      return [
        [
          [x - w * 1.05, -4.4],
          [x - w * 1.25, 0, 1],
          [x + w * 1.5, 0, 1],
          [x + w * 1.1, -4.4],
        ],
      ];
    case 'paw':
      return [sole(3.6, 1, 2.6 * c, 0.6 * c, 4)];
    case 'stump':
      return [
        [
          [x - w * 1.05, -4],
          [x - w * 1.15, 0],
          [x + w * 1.3, 0],
          [x + w * 1.15, -4],
        ],
      ];
    case 'toes':
      return [
        [
          [x - w, -2.6],
          [x - w, 0],
          [x + w + 4 * c, 0.2],
          [x + w + 4.6 * c, -1],
          [x + w, -3],
        ],
      ];
    case 'hand':
      return [sole(3, 1, 3.4 * c, 0.2 * c, 3.8)];
    case 'long':
      return [sole(3, 1.2, 6 * c, 0.4 * c, 4)];
    case 'jump':
      return [
        [
          [x - w * 1.2, -3.4],
          [x - w * 1.3, 0],
          [x + w + 12, 0],
          [x + w + 12.6, -1.8],
          [x + w + 4, -3.4],
          [x + w, -5],
        ],
      ];
    case 'web':
      return [
        [
          [x - w, -2.2],
          [x - w, 0],
          [x + w + 5.4, 0.2],
          [x + w + 6, -1],
          [x + w, -2.8],
        ],
      ];
    case 'bird':
      return [
        tube([
          [x, -2, 1.3],
          [x + w + 4, -0.9, 0.9],
        ]),
        tube([
          [x, -2, 1.2],
          [x - w - 1.6, -0.8, 0.8],
        ]),
      ];
    case 'none':
      return [];
  }
}

/** From the leg to the tips of the toes. */
const TIPS: Partial<Record<Leg['foot'], number>> = { jump: 12, web: 5.4, long: 5.4, toes: 4.4 };

/** Toes, or claws where they are used. */
export function drawToes({ sheet, build, body, at, has }: Sitter): void {
  const digs = has('burrowing');
  const { carnivore, climbs } = build;
  const list: PenPoint[][] = [];
  for (const { foot, x, width } of body.legs) {
    if (foot === 'none') continue;
    const tip = x + width + (TIPS[foot] ?? 2.6);
    if (carnivore || climbs || digs) {
      const long = digs ? 4.2 : climbs ? 3.2 : 2.2;
      for (let i = 0; i < 3; i++) {
        const from = tip - i * 2.2;
        list.push([
          [from + 0.4, -0.8],
          [from + long * 0.75, long * 0.5 - 0.4],
          [from + long * 0.8, long * 0.8],
        ]);
      }
    } else if (foot === 'hoof') {
      if (!sheet.small)
        list.push([
          [x + width * 0.3, 0],
          [x + width * 0.3, -3.4],
        ]);
    } else if (!sheet.small && foot !== 'bird') {
      for (let i = 0; i < 2; i++)
        list.push([
          [tip - 1 - i * 2, 0],
          [tip - 1.4 - i * 2, -1.9],
        ]);
    }
  }
  sheet.lines(list, at, sheet.pen.line * (digs || climbs ? 1.15 : 0.9));
}
