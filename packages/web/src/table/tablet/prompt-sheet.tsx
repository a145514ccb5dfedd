import type { Seat } from '@clade/engine';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Mark } from '../at-table.tsx';

interface PromptSheetProps {
  /** Who is asked. */
  readonly seat?: Seat | undefined;
  readonly what: ReactNode;
  readonly detail?: ReactNode;
  /** Counters and chips. */
  readonly tools?: ReactNode;
  /** Buttons, the one that confirms at the right end. */
  readonly children?: ReactNode;
}

/** Tablet, at the bottom where hands are: the question, what follows from the answer, counters, buttons. */
export function PromptSheet({ seat, what, detail, tools, children }: PromptSheetProps) {
  const say = useText();
  return (
    <section className="prompt-sheet" aria-label={say('prompt.actions')}>
      <div className="asked">
        {seat !== undefined && seat >= 0 && <Mark seat={seat} size={40} />}
        <div className="say">
          <h1 className="what">{what}</h1>
          <div className="detail">{detail}</div>
        </div>
      </div>
      {tools}
      {children}
    </section>
  );
}
