import { useLessonState } from './lesson-context.tsx';

/** One bar a step: what is done is filled, the present one framed. Words say it beside them. */
export function StepBars() {
  const { chapter, at, stage } = useLessonState();
  return (
    <span className="step-bars" aria-hidden="true">
      {chapter.steps.map((_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          key={i}
          className={i < at || stage === 'over' ? 'past' : i === at ? 'now' : undefined}
        />
      ))}
    </span>
  );
}
