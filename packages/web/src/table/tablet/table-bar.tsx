import { Glyph } from '@clade/board';
import type { ReactNode } from 'react';
import type { PhaseShown, Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark } from '../at-table.tsx';
import { HomeLink } from '../prompt/home-link.tsx';
import { PhaseSteps } from '../prompt/phase.tsx';

interface TableBarProps {
  readonly phase: PhaseShown;
  /** What happened last, where no log is in sight. */
  readonly last?: Told | undefined;
  /** Buttons at the right end. */
  readonly children?: ReactNode;
}

/** Tablet: where we are, what happened last, and what can be opened. What to do now is in the sheet. */
export function TableBar({ phase, last, children }: TableBarProps) {
  return (
    <header className="table-bar">
      <HomeLink />
      <PhaseSteps phase={phase} />
      <p className="last-line" aria-hidden="true">
        {last && (
          <span>
            {last.symbol !== undefined ? (
              <Glyph id={last.symbol} />
            ) : (
              last.seat !== undefined &&
              last.seat >= 0 && <Mark seat={last.seat} animal={last.animal} size={18} letter={false} />
            )}
            <span>{last.text}</span>
          </span>
        )}
      </p>
      {children}
    </header>
  );
}

interface OpenersProps {
  readonly canAsk: boolean;
  readonly onOpen: (what: 'log' | 'hint' | 'rules') => void;
}

/** What has no place beside the board. */
export function Openers({ canAsk, onOpen }: OpenersProps) {
  const say = useText();
  return (
    <>
      <button type="button" className="quiet" data-act="log" onClick={() => onOpen('log')}>
        <Glyph id="log" size={20} />
        {say('log.title')}
      </button>
      {canAsk && (
        <button
          type="button"
          className="quiet icon"
          aria-label={say('menu.hint')}
          data-tip={say('menu.hint')}
          onClick={() => onOpen('hint')}
        >
          <Glyph id="bot" size={20} />
        </button>
      )}
      <button
        type="button"
        className="quiet icon"
        aria-label={say('menu.rules')}
        data-tip={say('menu.rules')}
        onClick={() => onOpen('rules')}
      >
        <Glyph id="rules" size={20} />
      </button>
    </>
  );
}
