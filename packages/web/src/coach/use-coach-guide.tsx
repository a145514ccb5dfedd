import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Ada } from '../lesson/ada.tsx';
import { markPlayed, useCoach } from '../shell/coach.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useAtTable } from '../table/at-table.tsx';
import type { Guide, GuideProps } from '../table/guide.ts';
import { useText } from '../text/text.tsx';
import { openCoach, useOpened } from './opened.ts';
import { coachParts } from './parts.ts';

const CoachBand = lazy(async () => ({ default: (await import('./coach-band.tsx')).CoachBand }));

const GUIDE: Guide = { Beside, opener: <Opener /> };

/** The coach of somebody's first games, where she is on and somebody plays here. */
export function useCoachGuide(): Guide | undefined {
  const { snapshot } = useAtTable();
  const { game, id, viewer, status, where } = snapshot;
  const isMine = viewer >= 0 && where !== 'replay';
  const isOn = useCoach(game);
  const over = status === 'finished';
  useEffect(() => {
    if (over && isMine) markPlayed(game, id);
  }, [over, isMine, game, id]);
  return useMemo(() => (isOn && isMine && !over ? GUIDE : undefined), [isOn, isMine, over]);
}

/** Her words come after the table: nobody waits for them. */
function Beside(props: GuideProps) {
  const { snapshot } = useAtTable();
  return (
    <Suspense fallback={null}>
      <WithTexts parts={coachParts(snapshot.game)}>
        <CoachBand {...props} />
      </WithTexts>
    </Suspense>
  );
}

/** Her face in the bar: opens her band, or folds it away. */
function Opener() {
  const say = useText();
  const isOpen = useOpened();
  return (
    <button
      type="button"
      className="quiet icon coach-button"
      aria-label={say('menu.coach')}
      aria-pressed={isOpen}
      data-tip={say('menu.coach')}
      data-act="coach"
      onClick={() => openCoach(!isOpen)}
    >
      <Ada face="calm" size={30} />
    </button>
  );
}
