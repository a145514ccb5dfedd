/** What a key does in a lesson, besides what it does at every table. */
export type LessonAction = 'do' | 'back' | 'next' | 'skip' | 'leave';

export const LESSON_KEYS: readonly { readonly keys: readonly string[]; readonly action: LessonAction }[] = [
  { keys: ['Enter'], action: 'do' },
  { keys: ['ArrowLeft'], action: 'back' },
  { keys: ['ArrowRight'], action: 'next' },
  { keys: ['s'], action: 'skip' },
  { keys: ['Escape'], action: 'leave' },
];
