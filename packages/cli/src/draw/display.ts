import { padTo, type TextStyle, widthOf, wrap } from '../text.ts';

/** A section of an action display. */
export interface DisplaySection {
  readonly title: string;
  /** It is being carried out. */
  readonly current: boolean;
  /** Spaces with their marks, in order, and what stands between two of them; a line is only broken there. */
  readonly spaces: readonly string[];
  readonly glue: '' | ' ';
  /** Elements and other things that lie there. */
  readonly notes: readonly string[];
}

/** A space with what stands on it, between brackets that say who may use it. */
export function spaceText(inside: string, brackets = '[]'): string {
  return `${brackets.charAt(0)}${inside}${brackets.charAt(1)}`;
}

/** Nothing stands there; `current` is the space that is being carried out. */
export function emptySpace(current: boolean, style: TextStyle, brackets = '[]'): string {
  return current ? spaceText(style.bold('▸'), brackets) : style.dim(spaceText(' ', brackets));
}

/** Sections in order: number, title, spaces, then what lies there; `before` sections come ahead of them. */
export function drawDisplay(
  sections: readonly DisplaySection[],
  width: number,
  style: TextStyle,
  before = 0,
): string[] {
  const titles = Math.max(...sections.map((x) => x.title.length));
  const indent = ' '.repeat(titles + 5);
  return sections.flatMap(({ title, current, spaces, glue, notes }, i) => {
    const name = padTo(current ? style.bold(title) : title, titles);
    const lines = [`${current ? '▶' : ' '}${String(before + i + 1).padStart(2)} ${name} `];
    const add = (piece: string, before: string): void => {
      const line = lines.at(-1) ?? '';
      if (widthOf(line + before + piece) <= width) lines[lines.length - 1] = line + before + piece;
      else lines.push(indent + piece);
    };
    for (const [k, space] of spaces.entries()) add(space, k === 0 ? '' : glue);
    const words = notes.length === 0 ? [] : notes.join(' · ').split(' ');
    for (const [k, word] of words.entries()) add(word, k === 0 ? '  ' : ' ');
    return lines;
  });
}

/** Two drawings side by side, the right one from column `at` on. */
export function beside(left: readonly string[], right: readonly string[], at: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (padTo(left[i] ?? '', at) + (right[i] ?? '')).trimEnd(),
  );
}

/** A text in at most so many lines; what does not fit is cut off with a sign of it. */
export function wrapShort(text: string, width: number, indent: string, most: number): string[] {
  const lines = wrap(text, width, indent);
  if (lines.length <= most) return lines;
  const cut = lines.slice(0, most);
  let last = cut.pop() ?? '';
  while (widthOf(last) >= width) last = last.slice(0, last.lastIndexOf(' '));
  return [...cut, `${last}…`];
}
