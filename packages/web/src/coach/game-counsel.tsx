import type { GuideProps } from '../table/guide.ts';
import { useText } from '../text/text.tsx';
import { Suggestion, Warned } from './counsel.tsx';
import { useTalk } from './use-talk.ts';
import './coach.css';

/** What the coach adds to her line in the game at the end of a lesson: the same as in any game. */
export function GameCounsel({ turn, prompt }: Pick<GuideProps, 'turn' | 'prompt'>) {
  const say = useText();
  const { warning, answer, suggestion, ask } = useTalk({ turn, prompt });
  if (warning) return <Warned warning={warning} turn={turn} onAnswer={answer} />;
  if (suggestion) return <Suggestion counsel={suggestion} />;
  if (ask === undefined) return null;
  return (
    <p>
      <button type="button" className="quiet sm" data-act="ask-coach" onClick={ask}>
        {say('ada.ask')}
      </button>
    </p>
  );
}
