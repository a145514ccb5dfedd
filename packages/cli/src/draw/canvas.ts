import type { Paint } from '../text.ts';

interface Cell {
  readonly char: string;
  readonly paint: Paint | undefined;
}

/** Characters at places of their own, for drawings that are not made line by line. Later ones lie on top. */
export class Canvas {
  readonly #rows: (Cell | undefined)[][] = [];

  put(x: number, y: number, text: string, paint?: Paint): void {
    const row = this.#row(y);
    for (const [i, char] of [...text].entries()) row[x + i] = { char, paint };
  }

  /** From the first used row on, without blanks at the end. */
  lines(): string[] {
    return this.#rows.map(painted);
  }

  #row(y: number): (Cell | undefined)[] {
    while (this.#rows.length <= y) this.#rows.push([]);
    return this.#rows[y] ?? [];
  }
}

/** Neighbours of one paint are painted together. */
function painted(row: readonly (Cell | undefined)[]): string {
  let line = '';
  for (let from = 0; from < row.length; ) {
    const paint = row[from]?.paint;
    let to = from;
    let text = '';
    for (; to < row.length && row[to]?.paint === paint; to++) text += row[to]?.char ?? ' ';
    line += paint === undefined ? text : paint(text);
    from = to;
  }
  return line.trimEnd();
}
