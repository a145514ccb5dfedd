import { type PenPoint, ring } from '../pen.ts';
import type { Fill } from '../sheet.ts';
import type { Sitter } from '../sitter.ts';

/** Everything on the head but horns and what it carries. */
export function drawFace(sitter: Sitter): void {
  drawSkin(sitter);
  drawEars(sitter);
  if (sitter.build.clever) drawDome(sitter);
  drawMouth(sitter);
  drawNose(sitter);
  drawTeeth(sitter);
  drawEye(sitter);
}

function dot({ sheet, headScale, onHead, at }: Sitter, fill: Fill, [x, y]: PenPoint, radius: number): void {
  const [point] = onHead([[x, y]]);
  const r = Math.max(sheet.small ? 1.5 : 0.5, radius * Math.abs(at[1]) * headScale);
  if (point) sheet.dot(fill, point, r, at);
}

/** A line on the head, by default as thick as lines of the body. */
function stroke({ sheet, onHead, at }: Sitter, points: readonly PenPoint[], factor = 1): void {
  sheet.lines([onHead(points)], at, sheet.pen.line * factor);
}

function drawSkin(sitter: Sitter): void {
  const { sheet, head, build, body, onHead, at } = sitter;
  const { snout, snoutY, snoutR, dome } = head;
  if (head.face) sheet.patch('hide-light', [onHead(head.face)], at);
  if (build.scavenges && !body.wing) {
    const bare: PenPoint[] = [
      [0, -6 - dome * 0.6],
      [5, -6 - dome * 0.3],
      [snout - 4, snoutY - snoutR + 1],
      [snout - 3, snoutY + snoutR - 1],
      [4, 6],
      [-1, 2],
    ];
    sheet.patch('skin', [onHead(bare)], at);
    const bill: PenPoint[] = [
      [snout - 6, snoutY - snoutR * 0.95],
      [snout, snoutY - snoutR * 0.6],
      [snout + 3.2, snoutY + 2],
      [snout + 2.4, snoutY + 8, 1],
      [snout - 0.6, snoutY + 3.4],
      [snout - 6, snoutY + 2.4],
    ];
    sheet.shape('bone', onHead(bill), at);
  }
  if (!head.beak) return;
  sheet.shape('bone', onHead(head.beak), at);
  if (!sheet.small && !build.carnivore)
    stroke(
      sitter,
      [
        [5.4, 1],
        [snout - 5, 1.4],
      ],
      0.8,
    );
}

function drawEars(sitter: Sitter): void {
  const { sheet, head, build, onHead, at } = sitter;
  if (sheet.small) return;
  if (build.genes.plan === 'primate') {
    stroke(
      sitter,
      [
        [-7, -2.4],
        [-5, -1.2],
        [-6.6, 1],
      ],
      0.8,
    );
    return;
  }
  if (build.carnivore) return;
  for (const ear of head.ears) {
    const cx = ear.reduce((sum, [x]) => sum + x, 0) / ear.length;
    const cy = ear.reduce((sum, [, y]) => sum + y, 0) / ear.length;
    const inner = ear.map(
      ([x, y, sharp]): PenPoint => [cx + (x - cx) * 0.5, cy + (y - cy) * 0.52, sharp ?? 0],
    );
    sheet.patch('hide-dark', [onHead(inner)], at);
  }
}

/** The high skull of the clever: folds and, where no horns are in the way, a few rays. */
function drawDome({ sheet, head, onHead, at, has }: Sitter): void {
  const y = -8 - head.dome;
  const folds: PenPoint[][] = [
    [
      [-6, y + 5],
      [-5, y + 1],
      [-2, y + 2],
      [-1.4, y + 5],
    ],
    [
      [-1.6, y + 2.6],
      [0.4, y - 0.2],
      [3, y + 1.6],
      [3, y + 5],
    ],
    [
      [-4, y + 7],
      [-1.6, y + 5.6],
      [1, y + 7.4],
    ],
  ];
  sheet.lines(folds.map(onHead), at);
  if (has('horns')) return;
  const rays: PenPoint[][] = [
    [
      [-9, y - 2],
      [-12, y - 5],
    ],
    [
      [-1.5, y - 4.5],
      [-1.5, y - 8.5],
    ],
    [
      [6, y - 2],
      [9, y - 5],
    ],
  ];
  sheet.lines(rays.map(onHead), at, sheet.pen.line * 1.15);
}

/** Where the lower edge of the upper lip is. */
function lipOf({ head }: Sitter): number {
  return head.snoutY + head.snoutR * 0.5;
}

function drawMouth(sitter: Sitter): void {
  const { sheet, head, build, onHead, at, state } = sitter;
  const { plan } = build.genes;
  const { snout } = head;
  const y = lipOf(sitter);
  const glad = state === 'fed' || state === 'fat' ? 1 : state === 'hungry' ? -1 : 0;
  if (build.calls && plan !== 'trunk') {
    const open: PenPoint[] = [
      [snout * 0.35, y + 1.4, 1],
      [snout - 1.5, y + 1.4, 1],
      [snout * 0.86, y + 6.4, 1],
    ];
    sheet.patch('maw', [onHead(open)], at);
    return;
  }
  if (head.beak || (build.scavenges && plan !== 'frog')) return;
  stroke(sitter, mouthOf(plan, snout, y, glad));
}

function mouthOf(plan: string, snout: number, y: number, glad: number): PenPoint[] {
  switch (plan) {
    case 'frog':
      return [
        [snout - 0.6, 2.6],
        [6, 3.4],
        [-2, 1.6 - glad * 1.4],
      ];
    case 'tortoise':
      return [
        [snout - 0.8, 4.2],
        [5, 3.8],
        [2, 3 - glad],
      ];
    case 'trunk':
      return [
        [8, 7],
        [4.5, 6.6],
        [2.4, 5 - glad],
      ];
    case 'primate':
      return [
        [snout, 5.2],
        [snout - 3, 5.8],
        [snout - 5.5, 5 - glad * 1.3],
      ];
    default:
      return [
        [snout - 0.8, y + 0.6],
        [snout - 5, y + 1 - glad * 0.3],
        [snout - 8.5, y - 0.4 - glad * 1.1],
      ];
  }
}

/** Nostrils, each with its radius. */
function nostrilsOf({ head, build }: Sitter): (readonly [x: number, y: number, r: number])[] {
  const { snout, snoutY, snoutR } = head;
  switch (build.genes.plan) {
    case 'boar':
      return [
        [snout - 1.4, 1.6, 0.9],
        [snout - 1.8, 4.6, 0.9],
      ];
    case 'trunk':
      return [];
    case 'lizard':
    case 'frog':
    case 'tortoise':
      return [[snout - 2.4, snoutY - 1.4, 0.55]];
    case 'primate':
      return [[snout - 0.6, 1.4, 0.7]];
    case 'rodent':
    case 'hopper':
      return [[snout - 0.9, snoutY - snoutR * 0.3, 1.5]];
    default:
      return build.carnivore
        ? [[snout - 0.9, snoutY - snoutR * 0.3, 1.5]]
        : [[snout - 2.2, snoutY - 0.6, 0.8]];
  }
}

function drawNose(sitter: Sitter): void {
  const { sheet, head, build, onHead, at } = sitter;
  const { snout, snoutY } = head;
  const { plan } = build.genes;
  if (!head.beak && !build.scavenges)
    for (const [x, y, r] of nostrilsOf(sitter)) if (!sheet.small || r > 1) dot(sitter, 'ink', [x, y], r);
  if (sheet.small) return;
  if (plan === 'boar')
    stroke(
      sitter,
      [
        [snout - 3.4, -1.4],
        [snout - 4.2, 3],
        [snout - 3.6, 7.4],
      ],
      0.8,
    );
  if (plan !== 'rodent' && !(build.carnivore && ['grazer', 'hopper', 'primate'].includes(plan))) return;
  const whiskers: PenPoint[][] = [
    [
      [snout - 3, snoutY + 0.6],
      [snout + 3, snoutY - 1.6],
    ],
    [
      [snout - 3, snoutY + 1.6],
      [snout + 3.6, snoutY + 2],
    ],
  ];
  sheet.lines(whiskers.map(onHead), at, sheet.pen.hatch, { opacity: 0.8 });
}

/** Tusks, gnawing teeth, or the fangs of a carnivore. */
function drawTeeth(sitter: Sitter): void {
  const { sheet, head, build, onHead, at } = sitter;
  const { snout, snoutY, snoutR } = head;
  const { plan } = build.genes;
  const thin = sheet.pen.line * 0.8;
  if (plan === 'boar' && !build.carnivore && !build.scavenges)
    sheet.shape(
      'bone',
      onHead([
        [snout - 8, 7, 1],
        [snout - 5.4, 1.6, 1],
        [snout - 4.4, 6.6, 1],
      ]),
      at,
      thin,
    );
  if (plan === 'rodent' && !build.carnivore && !build.scavenges && !build.calls)
    sheet.shape(
      'paper',
      onHead([
        [snout - 3.8, snoutY + snoutR * 0.7, 1],
        [snout - 1.2, snoutY + snoutR * 0.5, 1],
        [snout - 1.6, snoutY + snoutR + 2.6, 1],
        [snout - 3.6, snoutY + snoutR + 2.6, 1],
      ]),
      at,
      thin,
    );
  if (!build.carnivore || head.beak) return;
  const w = sheet.small ? 2.1 : 1.5;
  const y = lipOf(sitter) + (build.calls ? 1 : 0.4);
  const frog = plan === 'frog';
  const fangs: PenPoint[] =
    plan === 'trunk'
      ? [
          [9.4, 6.4],
          [5.4, 6.8],
        ]
      : [
          [snout - (frog ? 4 : 3), y],
          [snout - 8.4, y + (frog ? 0.4 : -0.2)],
        ];
  for (const [x, top] of build.scavenges ? fangs.slice(1) : fangs)
    sheet.shape(
      'paper',
      onHead([
        [x - w, top, 1],
        [x + w * 0.8, top, 1],
        [x - w * 0.1, top + 5.6, 1],
      ]),
      at,
      sheet.pen.line * 0.75,
    );
}

function drawEye(sitter: Sitter): void {
  const { sheet, head, build, onHead, at, state } = sitter;
  const [x, y] = head.eye;
  const { plan } = build.genes;
  const frog = plan === 'frog';
  const r = (sheet.small ? 2.5 : 1.85) * (frog ? 1.35 : 1) * (build.clever ? 1.2 : 1);
  const rim = (cy: number, radius: number, factor: number): void => {
    const circle = ring(x, cy, radius);
    sheet.lines([onHead([...circle, circle[0] as PenPoint])], at, sheet.pen.line * factor);
  };
  if (state === 'attacked') {
    dot(sitter, 'eye', [x, y], r * 1.75);
    rim(y, r * 1.75, 0.8);
    dot(sitter, 'ink', [x + 0.6, y], r * 0.7);
    stroke(sitter, [
      [x - 3, y - 4.6],
      [x, y - 5.6],
      [x + 3, y - 5],
    ]);
    return;
  }
  if ((state === 'fed' || state === 'fat') && !sheet.small) {
    const closed: PenPoint[] = [
      [x - 2.4, y + 0.4],
      [x - 1, y + 1.6],
      [x + 1, y + 1.6],
      [x + 2.4, y + 0.4],
    ];
    stroke(sitter, closed, 1.3);
    return;
  }
  if (frog) {
    dot(sitter, 'eye', [x, y + 0.6], r * 1.25);
    if (!sheet.small) rim(y + 0.6, r * 1.25, 0.7);
    dot(sitter, 'ink', [x + 0.3, y + 0.6], r * 0.72);
  } else {
    dot(sitter, 'ink', [x, y], r);
    if (!sheet.small) dot(sitter, 'glint', [x + 0.55, y - 0.6], r * 0.32);
  }
  const brow = browOf(sitter);
  if (brow) stroke(sitter, brow, build.carnivore ? 1.5 : 1);
}

function browOf({ head, build, state }: Sitter): PenPoint[] | undefined {
  const [x, y] = head.eye;
  if (build.carnivore)
    return [
      [x - 3.4, y - 3.8],
      [x + 3.2, y - 1.5],
    ];
  if (state === 'hungry')
    return [
      [x - 3, y - 2.2],
      [x, y - 3.4],
      [x + 2.6, y - 4],
    ];
  if (build.genes.plan === 'primate')
    return [
      [x - 2.6, y - 3.2],
      [x + 0.6, y - 3.8],
      [x + 2.8, y - 2.6],
    ];
  return undefined;
}
