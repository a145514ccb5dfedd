import { locale } from './speech.ts';

/** Text for a terminal: styles, widths, wrapping, columns. */

export type Paint = (text: string) => string;
export interface TextStyle {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
  readonly blue: Paint;
  readonly magenta: Paint;
  readonly cyan: Paint;
}

const plain: Paint = (text) => text;
const ansi =
  (on: number, off: number): Paint =>
  (text) =>
    `\u001b[${on}m${text}\u001b[${off}m`;

export function styleFor(colour: boolean): TextStyle {
  const paint = colour ? ansi : (): Paint => plain;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    red: paint(31, 39),
    green: paint(32, 39),
    yellow: paint(33, 39),
    blue: paint(34, 39),
    magenta: paint(35, 39),
    cyan: paint(36, 39),
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

/** `first` with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  // British English has no comma before "and".
  const format = new Intl.ListFormat(locale() === 'en' ? 'en-GB' : locale(), { type: 'conjunction' });
  return format.format(items);
}

/** `1 card`, `3 cards`. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}
