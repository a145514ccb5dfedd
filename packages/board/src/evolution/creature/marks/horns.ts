import { linePath, type PenPoint, tube } from '../pen.ts';
import type { Fill } from '../sheet.ts';
import type { Sitter } from '../sitter.ts';

/** Lines across a horn, each from one edge to the other. */
type Rings = readonly (readonly PenPoint[])[];

/** Horns of the near or the far side: goat, spear, nose, antler or ram, by genes. */
export function drawHorns(sitter: Sitter, side: 'near' | 'far'): void {
  const { sheet, head, build, onHead, at } = sitter;
  const far = side === 'far';
  const fill: Fill = far ? 'bone-far' : 'bone';
  const [cx, cy] = head.crown;
  const thick = sheet.small ? 1.25 : 1;
  const shift = (points: readonly PenPoint[]): readonly PenPoint[] =>
    onHead(far ? points.map(([x, y, sharp]) => [x + 4.4, y + 0.2, sharp ?? 0]) : points);
  const horn = (points: readonly PenPoint[], rings: Rings): void => {
    sheet.shape(fill, shift(points), at);
    if (!sheet.small) sheet.lines(rings.map(shift), at, sheet.pen.line * 0.8);
  };
  switch (build.genes.horn) {
    case 0:
      horn(
        [
          [cx + 3 * thick, cy + 1.5],
          [cx + 2, cy - 8],
          [cx - 4, cy - 16],
          [cx - 13, cy - 18, 1],
          [cx - 7, cy - 12],
          [cx - 4.6, cy - 6],
          [cx - 4 * thick, cy + 2],
        ],
        [
          [
            [cx - 3, cy - 2.5],
            [cx + 2, cy - 3.4],
          ],
          [
            [cx - 3.4, cy - 6.4],
            [cx + 1.2, cy - 8],
          ],
          [
            [cx - 5.4, cy - 10],
            [cx - 1.6, cy - 12.6],
          ],
        ],
      );
      return;
    case 1:
      horn(
        [
          [cx + 3.2 * thick, cy + 1.5, 1],
          [cx + 3, cy - 10],
          [cx + 5, cy - 23, 1],
          [cx - 0.6, cy - 10],
          [cx - 3.4 * thick, cy + 2, 1],
        ],
        [-2, -6, -10, -14].map((y) => [
          [cx - 2 - y * 0.12, cy + y + 1],
          [cx + 3, cy + y - 0.6],
        ]),
      );
      return;
    case 2:
      if (!far) drawNoseHorn(sitter, thick);
      return;
    case 3:
      drawAntlers(sitter, shift);
      return;
    default:
      horn(
        tube([
          [cx - 1, cy + 1, 3.6],
          [cx - 7, cy - 3.5, 3.7],
          [cx - 12, cy + 1, 3.3],
          [cx - 11, cy + 8, 2.8],
          [cx - 5.5, cy + 9.5, 2.1],
          [cx - 3.5, cy + 6, 1.2],
        ]),
        [
          [
            [cx - 4, cy - 5.4],
            [cx - 4, cy + 0.6],
          ],
          [
            [cx - 9, cy - 6],
            [cx - 8, cy],
          ],
          [
            [cx - 14.6, cy - 1],
            [cx - 9, cy + 1.6],
          ],
          [
            [cx - 13.4, cy + 6.6],
            [cx - 9, cy + 5],
          ],
        ],
      );
  }
}

function drawNoseHorn({ sheet, head, onHead, at }: Sitter, thick: number): void {
  const { snout } = head;
  const y = head.snoutY - head.snoutR;
  sheet.shape(
    'bone',
    onHead([
      [snout - 9 * thick, y + 0.6],
      [snout - 4.5, y - 5],
      [snout - 0.5, y - 17, 1],
      [snout - 0.5, y - 6],
      [snout - 1, y + 2.6],
    ]),
    at,
  );
  sheet.shape(
    'bone',
    onHead([
      [snout - 13, y - 2.4],
      [snout - 12, y - 9, 1],
      [snout - 9, y - 0.6],
    ]),
    at,
  );
}

/** Branches are lines: a thick one in ink, a thinner one in bone over it. */
function drawAntlers(
  { sheet, head, at }: Sitter,
  shift: (points: readonly PenPoint[]) => readonly PenPoint[],
): void {
  const [cx, cy] = head.crown;
  const branches: PenPoint[][] = [
    [
      [cx - 1, cy + 1],
      [cx - 4, cy - 8],
      [cx - 2, cy - 15],
      [cx + 3, cy - 21],
    ],
    [
      [cx - 3.4, cy - 7],
      [cx + 3, cy - 10.5],
      [cx + 6, cy - 14],
    ],
    [
      [cx - 3, cy - 13],
      [cx - 8, cy - 16],
      [cx - 10, cy - 20],
    ],
  ];
  const d = branches.map((branch) => linePath(shift(branch), at)).join('');
  const thick = 2.3 * Math.abs(at[1]);
  sheet.put({ d, line: 'ink', width: sheet.pen.outline * 2 + thick });
  sheet.put({ d, line: 'bone', width: thick });
}
