import type { Line, Names, Sentence } from './wording.ts';

/** What a line was told as, and where the story stood after it: a line has one past. */
export interface Heard<Story> {
  readonly told: readonly Sentence[];
  readonly story: Story;
}

/** What was said of a line once is said again as it was, to the same reader. */
export class HeardBefore<Story> {
  readonly #byNames = new WeakMap<Names, WeakMap<Line, Heard<Story>>>();

  /** The sentences of all lines; `tell` tells one that is new, from where the story stood before it. */
  tell(
    lines: readonly Line[],
    names: Names,
    before: Story,
    tell: (line: Line, story: Story) => Heard<Story>,
  ): readonly Sentence[] {
    let known = this.#byNames.get(names);
    if (known === undefined) {
      known = new WeakMap();
      this.#byNames.set(names, known);
    }
    let story = before;
    const told: Sentence[] = [];
    for (const line of lines) {
      let heard = known.get(line);
      if (heard === undefined) {
        heard = tell(line, story);
        known.set(line, heard);
      }
      story = heard.story;
      told.push(...heard.told);
    }
    return told;
  }
}
