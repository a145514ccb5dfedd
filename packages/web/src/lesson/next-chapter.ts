import type { GameProgress } from './progress.ts';

/** The chapter to go on with: where the reader is, else the first that is not done; undefined when all are. */
export function nextChapter(chapters: readonly string[], { done, here }: GameProgress): number | undefined {
  const at = here === undefined ? -1 : chapters.indexOf(here.chapter);
  if (at >= 0) return at;
  // Behind the last one that was done comes what was skipped.
  const last = chapters.findLastIndex((id) => done[id] !== undefined);
  const open = chapters.findIndex((id, i) => i > last && done[id] === undefined);
  if (open >= 0) return open;
  const skipped = chapters.findIndex((id) => done[id] === undefined);
  return skipped >= 0 ? skipped : undefined;
}
