import type { ReactNode } from 'react';
import type { PhaseShown } from '../../games/game-ui.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { HomeLink } from './home-link.tsx';
import { PhaseSteps } from './phase.tsx';

interface PromptBarProps {
  readonly phase?: PhaseShown | undefined;
  /** In place of round and steps, for screens that are no table in play. */
  readonly place?: ReactNode;
  readonly what: ReactNode;
  readonly detail?: ReactNode;
  readonly rule?: string | undefined;
  /** Between the sentence and the buttons. */
  readonly tools?: ReactNode;
  /** Buttons at the right end. */
  readonly children?: ReactNode;
}

/** The bar on top of every table: where we are, whose turn it is and what to do now in one sentence, the buttons for it. */
export function PromptBar({ phase, place, what, detail, rule, tools, children }: PromptBarProps) {
  return (
    <header className="prompt">
      <HomeLink />
      {place ?? (phase && <PhaseSteps phase={phase} />)}
      <div className="say">
        <h1 className="what">{what}</h1>
        <p className="detail">
          {detail} {rule && <RuleLink id={rule} />}
        </p>
      </div>
      {tools}
      {children}
    </header>
  );
}
