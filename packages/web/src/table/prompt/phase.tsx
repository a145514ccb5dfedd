import type { PhaseShown } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';

/** Round and steps of the round, the present one marked. */
export function PhaseSteps({ phase }: { readonly phase: PhaseShown }) {
  const say = useText();
  return (
    <div className="phase">
      <b>{say('table.round', { round: phase.round })}</b>
      <ol className="steps" aria-label={say('table.steps')}>
        {phase.steps.map(({ name, now }) => (
          <li key={name} className={now ? 'on' : undefined} aria-current={now ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
