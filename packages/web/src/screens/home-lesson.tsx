import { lazy, Suspense } from 'react';
import { LESSON_MINUTES } from '../lesson/minutes.ts';
import { useProgress } from '../lesson/progress.ts';
import { GAMES } from '../shell/games.ts';

const Lesson = lazy(() => import('./home-lesson-box.tsx'));

/** The game whose guided first game was begun and is not done: where the reader is, else one with some chapters done. */
export function useLessonInProgress(): string | undefined {
  const progress = useProgress();
  const begun = GAMES.map(({ id }) => id).filter((id) => {
    const { here, done } = progress[id] ?? { done: {} };
    const chapters = Object.keys(done).length;
    return here !== undefined || (chapters > 0 && chapters < (LESSON_MINUTES[id]?.length ?? 0));
  });
  return begun.find((id) => progress[id]?.here !== undefined) ?? begun[0];
}

interface GoOnProps {
  readonly game: string;
  /** It is the next step. */
  readonly lead: boolean;
}

/** The lesson to go on with; its chapters and their names are loaded with the box. */
export function GoOnLearning(props: GoOnProps) {
  return (
    <Suspense fallback={<div className="box go-on" />}>
      <Lesson {...props} />
    </Suspense>
  );
}
