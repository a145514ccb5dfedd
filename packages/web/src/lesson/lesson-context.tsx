import type { Lesson } from '@clade/lessons';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LessonState, LessonTable } from './lesson-table.ts';

/** The lesson whose chapter lies on the table. */
export interface InLesson {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  /** Number of the chapter, from 0. */
  readonly number: number;
  /** To the beginning of another chapter, or to its last step. */
  goTo(chapter: number, last?: boolean): void;
  skip(): void;
  /** Asks whether to leave. */
  askToLeave(): void;
}

const Context = createContext<InLesson | undefined>(undefined);
export const LessonProvider = Context.Provider;

export function useLesson(): InLesson {
  const lesson = useContext(Context);
  if (lesson === undefined) throw new Error('not in a lesson');
  return lesson;
}

/** Where the chapter stands. */
export function useLessonState(): LessonState {
  const { table } = useLesson();
  return useSyncExternalStore(table.subscribe, table.lesson);
}
