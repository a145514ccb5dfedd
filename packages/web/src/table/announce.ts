/** More sentences at once than this are summed up: nobody listens to a whole round read aloud. */
const AT_MOST = 4;

export interface Announced {
  /** How many of the first sentences are left out; 0 when all are said. */
  readonly left: number;
  readonly said: readonly string[];
}

/** What is said of everything that happened since the last time: the end of it, and how much came before. */
export function newsOf(sentences: readonly string[]): Announced {
  if (sentences.length <= AT_MOST) return { left: 0, said: sentences };
  const said = sentences.slice(-AT_MOST + 1);
  return { left: sentences.length - said.length, said };
}
