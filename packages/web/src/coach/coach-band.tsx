import { Glyph } from '@clade/board';
import { useEffect } from 'react';
import { Ada } from '../lesson/ada.tsx';
import { setCoach } from '../shell/coach.ts';
import { useAtTable } from '../table/at-table.tsx';
import type { GuideProps } from '../table/guide.ts';
import { useText } from '../text/text.tsx';
import { Choices } from './choices.tsx';
import { Suggestion, Warned } from './counsel.tsx';
import { questionLine } from './lines.ts';
import { openCoach, useOpened } from './opened.ts';
import { useTalk } from './use-talk.ts';
import './coach.css';

const FACES = { desk: 62, tablet: 62, phone: 44 } as const;

/**
 * The coach beside a real game. At a question of a new kind she says what it is for and what she would choose; on a desk
 * she stays, elsewhere she makes room for the board until she is called or has something to say.
 */
export function CoachBand({ turn, prompt, room }: GuideProps) {
  const say = useText();
  const { ui, snapshot } = useAtTable();
  const isOpen = useOpened();
  const talk = useTalk({ turn, prompt });
  const { kind, place, isNew, answer, suggestion, ask } = talk;
  const { game, status } = snapshot;
  const stays = room === 'desk';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (kind === undefined) return;
    if (isNew) openCoach(true);
    else if (!stays) openCoach(false);
  }, [place, isNew]);
  const choices = kind === undefined ? undefined : ui.explained?.(snapshot, say);
  // What is kept for a whole game she explains instead: the kindest choice is not always the strongest.
  const warning = choices ? undefined : talk.warning;
  if (status !== 'playing') return null;
  if (warning === undefined && !(isOpen && (stays || kind !== undefined))) return null;

  return (
    <aside className={`coach-band beside-game ${room}`} aria-label={say('lesson.coach')}>
      <Ada face={warning || suggestion === 'thinking' ? 'thinking' : 'calm'} size={FACES[room]} />
      <div className="coach-says">
        {warning ? (
          <Warned warning={warning} turn={turn} onAnswer={answer} />
        ) : (
          <>
            <p className="coach-line" role="status">
              {(kind && questionLine(game, kind, say)) ?? say('ada.others')}
            </p>
            {choices ? (
              <Choices choices={choices} turn={turn} />
            ) : (
              suggestion && <Suggestion counsel={suggestion} />
            )}
          </>
        )}
      </div>
      <div className="coach-buttons">
        {ask && !choices && (
          <button type="button" className="sm" data-act="ask-coach" onClick={ask}>
            {say('ada.ask')}
          </button>
        )}
        <button type="button" className="quiet sm" data-act="fold-coach" onClick={() => openCoach(false)}>
          <Glyph id="close" />
          {say('ada.fold')}
        </button>
        <button type="button" className="quiet sm" data-act="coach-off" onClick={() => setCoach(game, false)}>
          {say('ada.off')}
        </button>
      </div>
    </aside>
  );
}
