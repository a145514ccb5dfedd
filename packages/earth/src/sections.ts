/** The action display: sections from top to bottom, each with its spaces from left to right. */
export interface Sections {
  /** First space of each section; spaces are numbered from top to bottom, left to right. */
  readonly first: readonly number[];
  /** Section of each space. */
  readonly sectionOf: readonly number[];
  /** `adaptation-2`: section and place from the left. */
  readonly names: readonly string[];
}

export function layOut(sections: readonly { readonly id: string; readonly spaces: number }[]): Sections {
  const first = sections.map((_, i) => sections.slice(0, i).reduce((sum, { spaces }) => sum + spaces, 0));
  const sectionOf = sections.flatMap(({ spaces }, i) => Array.from({ length: spaces }, () => i));
  const names = sectionOf.map((section, space) => {
    const { id, spaces } = sections[section];
    return spaces === 1 ? id : `${id}-${space - first[section] + 1}`;
  });
  return { first, sectionOf, names };
}
