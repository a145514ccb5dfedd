import { type Lesson, lineKey, titleKey } from '@clade/lessons';
import { questionLine } from '../coach/lines.ts';
import type { Say } from '../text/text.tsx';
import type { Face } from './ada.tsx';
import type { LessonState } from './lesson-table.ts';

/** Name of a chapter. */
export function chapterTitle(lesson: Lesson, number: number, say: Say): string {
  const chapter = lesson.chapters[number];
  return chapter ? say.texts.text(titleKey(lesson, chapter)) : '';
}

/** What the coach says now, and how she looks; `why` explains what is against the rules. */
export function coachLine(
  lesson: Lesson,
  state: LessonState,
  say: Say,
  why: (refused: Extract<LessonState['verdict'], { readonly is: 'refused' }>) => string,
): { readonly face: Face; readonly line: string } {
  const { chapter, step, stage, verdict, asked } = state;
  const text = (line: string): string => say.texts.text(lineKey(lesson, chapter, step, line));
  if (stage !== 'asks') return { face: 'glad', line: text('after') };
  if (step.kind === 'game') {
    if (asked !== undefined && step.asks.includes(asked)) return { face: 'calm', line: text(`ask.${asked}`) };
    const line = asked === undefined ? undefined : questionLine(lesson.game, asked, say);
    return { face: asked === undefined ? 'thinking' : 'calm', line: line ?? text('say') };
  }
  switch (verdict?.is) {
    case 'wrong':
      return { face: 'thinking', line: text(verdict.say) };
    case 'other':
      return { face: 'calm', line: say(step.kind === 'look' ? 'lesson.elsewhere' : 'lesson.other') };
    case 'refused':
      return { face: 'thinking', line: why(verdict) };
    default:
      return { face: 'calm', line: text('say') };
  }
}

/** What is to be done, in words; nothing while it is to be found alone. */
export function doLine(
  lesson: Lesson,
  { chapter, step, stage, isLit }: LessonState,
  say: Say,
): string | undefined {
  if (stage !== 'asks' || step.kind === 'game' || !isLit) return undefined;
  return say.texts.text(lineKey(lesson, chapter, step, 'do'));
}
