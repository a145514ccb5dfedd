import type { Chapter, Lesson, LessonStep } from './format.ts';

/** Message key of a chapter's name. */
export function titleKey({ prefix, chapters }: Lesson, chapter: Chapter): string {
  return `learn.${prefix}.${chapters.indexOf(chapter) + 1}.title`;
}

/** Message key of what the coach says at a step: `say`, `do`, `after`, `wrong`, `ask.food-card`. */
export function lineKey(
  { prefix, chapters }: Lesson,
  chapter: Chapter,
  step: LessonStep,
  line: string,
): string {
  return `learn.${prefix}.${chapters.indexOf(chapter) + 1}.${chapter.steps.indexOf(step) + 1}.${line}`;
}

/** Every line that a step needs. */
export function linesOf(step: LessonStep): string[] {
  const always = ['say', ...(step.kind === 'game' ? [] : ['do']), ...(step.flows ? [] : ['after'])];
  const wrong = step.kind === 'game' ? [] : (step.wrong ?? []).map(({ say }) => say);
  // Alone every other move is legal, and gets the one reason.
  if (step.kind === 'move' && step.alone) wrong.push('wrong');
  const asks = step.kind === 'game' ? step.asks.map((kind) => `ask.${kind}`) : [];
  return [...new Set([...always, ...wrong, ...asks])];
}

/** Every message key of a lesson. */
export function keysOf(lesson: Lesson): string[] {
  return lesson.chapters.flatMap((chapter) => [
    titleKey(lesson, chapter),
    ...chapter.steps.flatMap((step) => linesOf(step).map((line) => lineKey(lesson, chapter, step, line))),
  ]);
}

/**
 * Message key of what the coach says at a question of a real game, by its kind; also in the game of a last chapter, where
 * the step has no line of its own.
 */
export function coachKey({ prefix }: Lesson, kind: string): string {
  return `coach.${prefix}.${kind}`;
}
