import { corner, inside, mix, type PenPoint, ring, type Spine } from '../pen.ts';
import type { CreatureSheet } from '../sheet.ts';
import type { Sitter } from '../sitter.ts';

/** The arch from 0 over 1 back to 0. */
function arch(share: number): number {
  return Math.sin(share * Math.PI);
}

/** The pattern of the hide, by genes. A shell covers it. */
export function drawCoat(sitter: Sitter): void {
  const { sheet, body, build, at } = sitter;
  const { torso } = body;
  const { coat } = build.genes;
  if (coat % 2 === 0) {
    const upper: PenPoint[] = [];
    const lower: PenPoint[] = [];
    for (let i = 0; i <= 5; i++) {
      const t = mix(0.24, body.upright ? 0.98 : 0.8, i / 5);
      upper.push(inside(torso, t, mix(0.82, 0.5, arch(i / 5))));
      lower.unshift(inside(torso, t, 0.97));
    }
    sheet.patch('hide-light', [[...upper, ...lower]], at);
  }
  sheet.patch('hide-dark', patternOf(sitter), at);
  if (body.tail && !sheet.small && (coat === 2 || coat === 5)) {
    const { tail } = body;
    const rings = [0.45, 0.58, 0.71, 0.84].map((t) => [inside(tail, t, -0.9), inside(tail, t, 0.9)]);
    sheet.lines(rings, at, sheet.pen.line * 1.3, { opacity: 0.55 });
  }
  if (body.warts && !sheet.small) drawWarts(sheet, torso, sitter.at);
}

function patternOf({ sheet, body, build }: Sitter): PenPoint[][] {
  const { coat, spots, shade } = build.genes;
  const { torso } = body;
  switch (coat) {
    case 1:
    case 5: {
      const n = sheet.small ? 4 : 11;
      return Array.from({ length: n }, (_, i) => {
        const t = 0.03 + ((i + 0.5 * spots) / n) * 0.94;
        const row = [-0.66, -0.08, -0.4][i % 3] as number;
        const [x, y] = inside(torso, t, row + 0.16 * (((i * 0.37 + shade) % 1) - 0.5));
        const r = (sheet.small ? 2.1 : 1.25) + ((i * 7) % 3) * 0.3;
        return ring(x, y, r * 1.15, r);
      });
    }
    case 2:
    case 4: {
      const n = sheet.small ? 4 : 7;
      const w = sheet.small ? 0.04 : 0.022;
      return Array.from({ length: n }, (_, i) => {
        const t = mix(0.02, 0.92, i / (n - 1));
        return [
          corner(torso, t - w, -0.99),
          corner(torso, t + w, -0.99),
          corner(torso, t + 0.02, i % 2 ? -0.1 : 0.2),
        ];
      });
    }
    case 3: {
      const upper: PenPoint[] = [];
      const lower: PenPoint[] = [];
      for (let i = 0; i <= 5; i++) {
        upper.push(inside(torso, i / 5, -0.99));
        lower.unshift(inside(torso, i / 5, mix(-0.6, -0.25, arch(i / 5)) + (i % 2 ? 0.1 : 0)));
      }
      return [[...upper, ...lower]];
    }
    default:
      return [];
  }
}

function drawWarts(sheet: CreatureSheet, torso: Spine, at: Sitter['at']): void {
  const warts = [0.2, 0.4, 0.6, 0.8].map((t): PenPoint[] => {
    const [x, y] = inside(torso, t, -0.55);
    return [
      [x - 0.7, y],
      [x, y - 0.8],
      [x + 0.7, y],
    ];
  });
  sheet.lines(warts, at);
}

/** Hatching on the lower side, as an engraver would. */
export function engrave({ sheet, body, at, state }: Sitter): void {
  const { pen, detail } = sheet;
  if (pen.hatch === 0) return;
  const fine = detail === 'l';
  const { torso, neck, legs, tail } = body;
  const hatch: PenPoint[][] = [];
  const n = fine ? 15 : 8;
  for (let i = 0; i < n; i++) {
    const share = i / (n - 1);
    const t = mix(0.2, 0.82, share);
    const up = mix(0.62, 0.36, arch(share));
    hatch.push([
      inside(torso, t, 0.95),
      inside(torso, t + 0.02, (up + 0.95) / 2),
      inside(torso, t + 0.05, up),
    ]);
  }
  const onRump = fine ? 7 : 4;
  for (let i = 0; i < onRump; i++) {
    const share = i / onRump;
    const t = mix(0.02, 0.16, share);
    hatch.push([inside(torso, t, mix(-0.2, 0.7, share)), inside(torso, t + 0.06, mix(-0.35, 0.5, share))]);
  }
  const [throat, nape] = [neck[0], neck[neck.length - 1]];
  const length = throat && nape ? Math.hypot(nape[0] - throat[0], nape[1] - throat[1]) : 0;
  const onNeck = Math.max(2, Math.round(length / (fine ? 2.6 : 4.4)));
  for (let i = 0; i < onNeck; i++) {
    const share = (i + 0.5) / onNeck;
    const t = mix(0.14, 0.86, share);
    hatch.push([inside(neck, t, 0.95), inside(neck, t + 0.05, mix(0.72, 0.36, arch(share)))]);
  }
  const onLeg = fine ? 6 : 3;
  for (const { spine, big } of legs)
    for (let i = 0; i < onLeg; i++) {
      const t = mix(big ? 0.3 : 0.46, 0.9, i / onLeg);
      hatch.push([inside(spine, t, 0.9), inside(spine, t + 0.03, 0.2)]);
    }
  const onTail = fine ? 9 : 5;
  if (tail && (tail[1]?.[2] ?? 0) > 2)
    for (let i = 0; i < onTail; i++) {
      const t = mix(0.1, 0.75, i / onTail);
      hatch.push([inside(tail, t, 0.9), inside(tail, t + 0.03, 0.2)]);
    }
  if (body.wrinkles)
    for (const t of [0.3, 0.45, 0.6, 0.75])
      hatch.push([inside(neck, t, -0.8), inside(neck, t + 0.05, 0), inside(neck, t, 0.8)]);
  sheet.lines(hatch, at, pen.hatch, { opacity: 0.62 });
  if (fine) {
    const back = Array.from({ length: 12 }, (_, i) => {
      const t = mix(0.1, 0.9, i / 11);
      return [inside(torso, t, -0.82), inside(torso, t - 0.03, -0.66)];
    });
    sheet.lines(back, at, pen.hatch, { opacity: 0.45 });
  }
  const thighs: PenPoint[][] = legs.map(({ spine, big }) => [
    inside(spine, 0.02, -0.86),
    inside(spine, 0.16, -1),
    inside(spine, 0.34, -1),
    ...(big ? [inside(spine, 0.55, -0.98)] : []),
  ]);
  for (const { spine, big } of legs)
    if (big) thighs.push([inside(spine, 0.12, 1), inside(spine, 0.32, 0.98), inside(spine, 0.6, 0.95)]);
  sheet.lines(thighs, at, pen.line * 0.8);
  if (state === 'hungry') {
    const ribs = [0.42, 0.52, 0.62, 0.72].map((t) => [
      inside(torso, t, -0.45),
      inside(torso, t + 0.05, 0.1),
      inside(torso, t + 0.02, 0.6),
    ]);
    sheet.lines(ribs, at);
  }
}
