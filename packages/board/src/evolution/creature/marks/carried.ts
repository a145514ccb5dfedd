import { inside, type PenPoint, ring } from '../pen.ts';
import type { Sitter } from '../sitter.ts';

/** Foraging: leaves and berries in the mouth, or at the end of the trunk. */
export function drawSprig({ sheet, head, body, onHead, at }: Sitter): void {
  const { small, pen } = sheet;
  const [x, y] = head.trunkEnd
    ? [head.trunkEnd[0], head.trunkEnd[1] - 1]
    : [head.snout - 1.4, head.snoutY + head.snoutR * 0.55];
  const k = small ? 1.35 : 1.1;
  const tilt = (-body.head.angle * Math.PI) / 180;
  const leaf = (angle: number, length: number, width: number): PenPoint[] => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const p = (u: number, v: number, sharp = 0): PenPoint => [
      x + (u * c - v * s) * k,
      y + (u * s + v * c) * k,
      sharp,
    ];
    return [p(0, 0, 1), p(length * 0.45, -width), p(length, 0, 1), p(length * 0.45, width)];
  };
  const leaves = small
    ? ([
        [-0.5, 11, 3.4],
        [0.75, 11, 3.4],
      ] as const)
    : ([
        [-0.75, 10, 2.7],
        [1.25, 9, 2.6],
        [0.25, 12, 3],
      ] as const);
  for (const [angle, length, width] of leaves)
    sheet.shape('leaf', onHead(leaf(angle + tilt, length, width)), at, pen.line * 0.9);
  if (small) return;
  const stem: PenPoint[] = [
    [x, y],
    [x + 7 * k, y + 1.6 * k],
  ];
  sheet.lines([onHead(stem)], at, pen.line * 0.7);
  sheet.shape('berry', onHead(ring(x + 2.4, y + 5.6, 1.7)), at, pen.line * 0.7);
  sheet.shape('berry', onHead(ring(x - 0.6, y + 7, 1.7)), at, pen.line * 0.7);
}

/** Warning Call: arcs of sound before the mouth. */
export function drawCall({ sheet, head, build, onHead, at }: Sitter): void {
  const [x, y] = build.genes.plan === 'trunk' ? [20, -12] : [head.snout + 2, head.snoutY + 5];
  const arcs = (sheet.small ? [7, 13] : [5, 9.5, 14]).map((r): PenPoint[] => [
    [x + r * 0.55, y - r * 0.85],
    [x + r, y],
    [x + r * 0.55, y + r * 0.85],
  ]);
  sheet.lines(arcs.map(onHead), at, sheet.pen.line * 1.25);
}

/** Three strokes of claws. */
export function drawWound({ sheet, body, at }: Sitter): void {
  const [x, y] = inside(body.torso, 0.08, -0.2);
  const [sx, sy, tx, ty] = at;
  const k = sheet.small ? 1.5 : 1;
  const place = [k * Math.sign(sx), k, x * sx + tx, y * sy + ty] as const;
  const strokes = [0, 5, 10].map((i): PenPoint[] => [
    [-9 + i, -10],
    [-4.6 + i, -2.5],
    [-4 + i, 7],
  ]);
  sheet.lines(strokes, place, sheet.pen.line * 1.9, { line: 'cut' });
}

/** Bones in stone: what is left of a species. */
export function drawFossil({ sheet, body, head, onHead, at }: Sitter): void {
  const { small, pen } = sheet;
  const { torso, neck } = body;
  const spine: PenPoint[] = Array.from({ length: 7 }, (_, i) => inside(torso, i / 6, -0.45));
  for (const [x, y] of neck.slice(1)) spine.push([x, y]);
  sheet.lines([spine], at, pen.line * 1.7, { dash: small ? '30 22' : '17 15' });
  const n = small ? 4 : 7;
  const bones: (readonly PenPoint[])[] = Array.from({ length: n }, (_, i) => {
    const t = 0.3 + (0.6 * i) / (n - 1);
    return [inside(torso, t, -0.4), inside(torso, t + 0.08, 0.2), inside(torso, t + 0.02, 0.78)];
  });
  for (const { spine: leg } of body.legs) bones.push(leg.map(([x, y]) => [x, y]));
  if (body.tail) bones.push(body.tail.map(([x, y]) => [x, y]));
  const [skull] = head.union;
  if (skull) {
    const around = onHead(skull);
    bones.push([...around, around[0] as PenPoint]);
  }
  sheet.lines(bones, at);
  const [x, y] = head.eye;
  const r = 2.4;
  const cross: PenPoint[][] = [
    [
      [x - r, y - r],
      [x + r, y + r],
    ],
    [
      [x + r, y - r],
      [x - r, y + r],
    ],
  ];
  sheet.lines(cross.map(onHead), at, pen.line * 1.3);
}
