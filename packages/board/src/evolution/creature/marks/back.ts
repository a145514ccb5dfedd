import { corner, inside, mix, type PenPoint, shapePath } from '../pen.ts';
import type { Sitter } from '../sitter.ts';

/** A fin, a plume or a mane. */
export function drawCrest({ sheet, body, build, head, onHead, at }: Sitter): void {
  const { torso, crest } = body;
  const list: (readonly PenPoint[])[] = [];
  if (crest === 'mane')
    for (let i = 0; i < 9; i++) {
      const t = mix(0.42, 1, i / 8);
      list.push([
        corner(torso, t - 0.02, -0.86),
        corner(torso, t - 0.05, -1.34 - 0.1 * (i % 2)),
        corner(torso, t + 0.08, -0.86),
      ]);
    }
  if (crest === 'fin')
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const high = 0.34 + 0.4 * Math.sin(t * Math.PI);
      list.push([
        corner(torso, t - 0.05, -0.85),
        corner(torso, t - 0.03, -1 - high),
        corner(torso, t + 0.06, -0.85),
      ]);
    }
  if (crest === 'plume') {
    const up = head.dome;
    const feathers: PenPoint[] = [
      [-12, -9],
      [-10, -14],
      [-5, -17],
    ];
    for (const [x, y] of feathers)
      list.push(
        onHead([
          [-3, -5 - up * 0.8],
          [x * 0.7 - 1, y - up * 0.7 + 2],
          [x, y - up * 0.7, 1],
          [x * 0.5 + 2, y * 0.72 - up * 0.7],
          [0, -7 - up * 0.8],
        ]),
      );
  }
  if (list.length === 0) return;
  const d = list.map((points) => shapePath(points, at)).join('');
  sheet.put({ d, fill: build.carnivore ? 'hide-dark' : 'hide-crest', line: 'ink', width: sheet.pen.line });
}

/** One or two humps; larger while fat is stored. */
export function drawHumps({ sheet, body, build, at, state }: Sitter): void {
  const { torso } = body;
  const full = state === 'fat';
  // On a steep back two humps would look like ears.
  const [hip, shoulder] = [inside(torso, 0, 0), inside(torso, 1, 0)];
  const steep = hip[1] - shoulder[1] > 0.3 * Math.abs(shoulder[0] - hip[0]);
  const two = build.genes.hump > 0.55 && !steep;
  const r = torso[1]?.[2] ?? 0;
  // A slim body gets a hump that is high for it, or nobody would see it.
  const high = Math.max(full ? 13 : 10.5, r * (full ? 0.92 : 0.74)) * (two ? 0.94 : 1);
  const spans: readonly (readonly [number, number])[] = two
    ? [
        [0, 0.46],
        [0.42, 0.9],
      ]
    : [steep ? [0.08, 0.8] : [0, 0.88]];
  for (const [from, to] of spans) {
    const a = inside(torso, from, -0.72);
    const z = inside(torso, to, -0.72);
    const length = Math.hypot(z[0] - a[0], z[1] - a[1]);
    const ux = (z[0] - a[0]) / length;
    const uy = (z[1] - a[1]) / length;
    const top = inside(torso, (from + to) / 2, -1);
    const base = Math.max(0, (top[0] - a[0]) * uy - (top[1] - a[1]) * ux);
    const arch = (k: number): PenPoint[] =>
      [0, 0.1, 0.28, 0.5, 0.72, 0.9, 1].map((share) => {
        const rise = (base + high) * k * Math.sqrt(Math.max(0, Math.sin(share * Math.PI)));
        return [a[0] + ux * length * share + uy * rise, a[1] + uy * length * share - ux * rise];
      });
    sheet.shape('fat', arch(1), at, sheet.pen.line * 1.2);
    if (!sheet.small) sheet.lines([arch(0.87).slice(2, 5)], at, sheet.pen.line * 0.8, { dash: '16 18' });
  }
}

/** Fat hangs below a shell, and below a belly that stores it. */
export function drawFatBelly({ sheet, body, at }: Sitter): void {
  const points = Array.from({ length: 6 }, (_, i) =>
    inside(body.torso, mix(0.12, 0.88, i / 5), 0.5 + 0.72 * Math.sin((i / 5) * Math.PI)),
  );
  sheet.shape('fat', points, at);
}

/** Scutes, bands or spiked plates, by genes. */
export function drawShell({ sheet, body, build, at, has, state }: Sitter): void {
  const { torso } = body;
  const { small, pen } = sheet;
  const style = build.genes.shell;
  const fat = has('fat-tissue') || state === 'fat';
  const up = (t: number): number => -1.12 - 0.42 * Math.sin(t * Math.PI) - (fat ? 0.12 : 0);
  const upper: PenPoint[] = [];
  const lower: PenPoint[] = [];
  const n = 8;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const wide = t + (t - 0.5) * 0.12;
    upper.push(inside(torso, wide, up(t) * (i === 0 || i === n ? 0.72 : 1)));
    lower.unshift(inside(torso, wide, 0.16 + 0.34 * Math.sin(t * Math.PI)));
  }
  if (style === 2)
    for (let i = 0; i < 6; i++) {
      const t = mix(0.06, 0.9, i / 5);
      sheet.shape(
        'bone',
        [
          corner(torso, t - 0.05, up(t) * 0.9),
          corner(torso, t - 0.02, up(t) - 0.62),
          corner(torso, t + 0.08, up(t) * 0.9),
        ],
        at,
      );
    }
  sheet.shape('shell', [...upper, ...lower], at, pen.outline * 1.15);
  const list: PenPoint[][] = [];
  if (style === 1) {
    const bands = small ? 5 : 9;
    for (let i = 1; i < bands; i++) {
      const t = i / bands;
      list.push([
        inside(torso, t, up(t) * 0.97),
        inside(torso, t + 0.05, -0.5),
        inside(torso, t + 0.02, 0.34),
      ]);
    }
  } else {
    list.push(
      Array.from({ length: 7 }, (_, i) => inside(torso, i / 6, -0.04 + 0.3 * Math.sin((i / 6) * Math.PI))),
    );
    for (const c of small ? [0.5] : [0.24, 0.5, 0.76]) {
      const w = small ? 0.2 : 0.1;
      const u = up(c) * 0.82;
      list.push(
        [
          corner(torso, c - w, u + 0.34),
          corner(torso, c, u + 0.06),
          corner(torso, c + w, u + 0.34),
          corner(torso, c + w, -0.28),
          corner(torso, c, -0.02),
          corner(torso, c - w, -0.28),
          corner(torso, c - w, u + 0.34),
        ],
        [inside(torso, c, -0.02), inside(torso, c, 0.24)],
        [inside(torso, c, u + 0.06), inside(torso, c, up(c))],
      );
    }
    if (!small)
      list.push(
        [inside(torso, 0.34, -0.6), inside(torso, 0.4, -0.6)],
        [inside(torso, 0.6, -0.6), inside(torso, 0.66, -0.6)],
      );
  }
  sheet.lines(list, at, pen.line * 0.9);
}

export function drawWing({ sheet, body, at }: Sitter): void {
  const { torso } = body;
  const p = (t: number, k: number): PenPoint => inside(torso, t, k);
  sheet.shape(
    'hide-far',
    [
      p(0.86, -0.35),
      p(0.6, -0.66),
      p(0.25, -0.6),
      corner(torso, -0.02, -0.2),
      corner(torso, 0.14, 0.06),
      corner(torso, 0.1, 0.34),
      corner(torso, 0.3, 0.4),
      corner(torso, 0.34, 0.62),
      p(0.6, 0.5),
      p(0.84, 0.12),
    ],
    at,
  );
  if (sheet.small) return;
  const feathers = [
    [p(0.7, 0.1), p(0.45, 0.1), p(0.2, 0.08)],
    [p(0.66, 0.34), p(0.5, 0.36), p(0.36, 0.4)],
    [p(0.6, -0.22), p(0.4, -0.26), p(0.12, -0.16)],
  ];
  sheet.lines(feathers, at, sheet.pen.hatch);
}

/** The collar of a scavenger. */
export function drawRuff({ sheet, body, at }: Sitter): void {
  const n = sheet.small ? 4 : 6;
  const points: PenPoint[] = [];
  for (let i = 0; i <= n; i++) {
    const k = mix(-1.35, 1.35, i / n);
    points.push(corner(body.neck, 0.3 + 0.05 * Math.cos(k), k));
    if (i < n) points.push(corner(body.neck, 0.42, mix(-1.35, 1.35, (i + 0.5) / n)));
  }
  for (let i = n; i >= 0; i--) {
    points.push(corner(body.neck, 0.06, mix(-1.5, 1.5, i / n) * 1.02));
    if (i > 0) points.push(corner(body.neck, -0.02, mix(-1.5, 1.5, (i - 0.5) / n) * 0.9));
  }
  sheet.shape('paper', points, at);
}

/** The bird that lives on its host. */
export function drawRider({ sheet, body, at, has }: Sitter): void {
  const high = has('hard-shell') ? -1.5 : has('fat-tissue') ? -1.9 : -1;
  const [x, y] = inside(body.torso, body.upright ? 0.5 : 0.3, high);
  const [sx, sy, tx, ty] = at;
  const k = sheet.small ? 1.5 : 1.12;
  const perch = [k * Math.sign(sx), k, x * sx + tx, y * sy + ty] as const;
  sheet.shape(
    'bird',
    [
      [-7.5, -2.4, 1],
      [-3, -5.2],
      [1, -9],
      [4.6, -8.4],
      [5.4, -5.4],
      [3.4, -1.6],
      [-1, -0.8],
    ],
    perch,
  );
  sheet.shape(
    'bone',
    [
      [5, -7.6, 1],
      [8.6, -6, 1],
      [5.2, -5.4, 1],
    ],
    perch,
    sheet.pen.line * 0.9,
  );
  if (!sheet.small)
    sheet.lines(
      [
        [
          [-4.6, -2.9],
          [0, -4.6],
          [2, -3],
        ],
        [
          [0, -0.8],
          [0, 0.6],
        ],
        [
          [1.6, -0.9],
          [2, 0.6],
        ],
      ],
      perch,
      sheet.pen.line * 0.8,
    );
  sheet.dot('ink', [3.2, -6.9], k * (sheet.small ? 0.8 : 0.5), perch);
}
