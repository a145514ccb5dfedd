import type { MenuChoice } from '../entry.ts';
import { clip, padTo, type TextStyle, widthOf, wrap } from '../text.ts';

/** A menu as lines: numbers, labels, and hints or several columns where there is room. */
export function menuLines(choices: readonly MenuChoice[], width: number, style: TextStyle): string[] {
  const numbered = choices.filter((c) => c.key === undefined);
  const keyed = choices.filter((c) => c.key !== undefined);
  const digits = Math.max(2, String(numbered.length).length + 1);
  const cells = numbered.map((c, i) => `${style.bold(String(i + 1).padStart(digits))}  ${c.label}`);
  const widest = Math.max(0, ...cells.map(widthOf));
  const hinted = numbered.some((c) => c.hint !== undefined);
  const lines: string[] = [];
  if (widest > width) lines.push(...cells.flatMap((cell) => wrap(cell, width, ' '.repeat(digits + 4))));
  else if (hinted) {
    numbered.forEach((c, i) => {
      const room = width - widest - 3;
      const hint = room > 12 && c.hint !== undefined ? style.dim(clip(c.hint, room)) : '';
      lines.push(`${padTo(cells[i] ?? '', widest)}   ${hint}`.trimEnd());
    });
  } else lines.push(...inColumns(cells, width));
  for (const c of keyed) lines.push(`${style.bold((c.key ?? '').padStart(digits))}  ${c.label}`);
  return lines;
}

const FEW = 8;

/** Long lists run down one column, then the next. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...cells.map(widthOf)) + 3;
  const across = cells.length <= FEW ? 1 : Math.max(1, Math.min(3, Math.floor((width + 3) / widest)));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) => {
    const line = Array.from({ length: across }, (_, c) => padTo(cells[c * down + row] ?? '', widest));
    return line.join('').trimEnd();
  });
}
