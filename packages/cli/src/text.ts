/** Text for a terminal: styles, widths, wrapping, columns. */

type Paint = (text: string) => string;
export interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
  readonly cyan: Paint;
}

const plain: Paint = (text) => text;
const ansi =
  (on: number, off: number): Paint =>
  (text) =>
    `\u001b[${on}m${text}\u001b[${off}m`;

export function styleFor(colour: boolean): Style {
  if (!colour) return { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain };
  return {
    bold: ansi(1, 22),
    dim: ansi(2, 22),
    red: ansi(31, 39),
    green: ansi(32, 39),
    yellow: ansi(33, 39),
    cyan: ansi(36, 39),
  };
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Columns a text takes on the screen. */
export function widthOf(text: string): number {
  return text.replaceAll(ESCAPES, '').length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Cuts a plain text to a width, showing that something is missing. */
export function clip(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}

/** Breaks at blanks so that every line fits; lines after the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, word] of text.split(' ').entries()) {
    const next = i === 0 ? word : `${line} ${word}`;
    if (widthOf(next) <= width || line.trim() === '') line = next;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  lines.push(line);
  return lines;
}

/** Rows of cells with aligned columns; numbers stand right. */
export function columns(rows: readonly (readonly (string | number)[])[], gap = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(String(cell)));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : padTo(cell, width);
      })
      .join(gap)
      .trimEnd(),
  );
}

/** `a, b and c`. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `1 card`, `3 cards`. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}
