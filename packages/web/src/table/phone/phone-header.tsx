import type { ReactNode } from 'react';
import type { PhaseShown } from '../../games/game-ui.ts';
import { HomeLink } from '../prompt/home-link.tsx';
import { PhaseSteps } from '../prompt/phase.tsx';

interface PhoneHeaderProps {
  readonly phase?: PhaseShown | undefined;
  readonly place?: ReactNode;
  readonly what: ReactNode;
  readonly menu?: ReactNode;
}

/** The top of a phone: where we are in one line, and the sentence of the prompt below it. */
export function PhoneHeader({ phase, place, what, menu }: PhoneHeaderProps) {
  return (
    <header className="pp">
      <div className="ln">
        <HomeLink />
        {place ?? (phase && <PhaseSteps phase={phase} />)}
        {menu}
      </div>
      <h1 className="what">{what}</h1>
    </header>
  );
}
