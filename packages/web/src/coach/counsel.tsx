import { Glyph } from '@clade/board';
import { useAtTable } from '../table/at-table.tsx';
import type { GuideProps } from '../table/guide.ts';
import { moveKey } from '../table/turn-keeper.ts';
import { useText } from '../text/text.tsx';
import { lossLine } from './lines.ts';
import type { Counsel, Warning } from './use-counsel.ts';

/** Reasons that are told at once. */
const MOST = 2;

/** A sensible choice and what speaks for it, in words. */
export function Suggestion({ counsel }: { readonly counsel: Counsel | 'thinking' }) {
  const { ui, names } = useAtTable();
  const say = useText();
  if (counsel === 'thinking') return <p className="coach-advice soft">{say('ada.thinks')}</p>;
  const { advice, about } = counsel;
  const [best] = advice.moves;
  if (best === undefined) return null;
  const reasons = advice.reasons.flatMap(({ feature, points }) => {
    const what = points > 0 ? ui.sayReason(feature, say) : undefined;
    return what === undefined ? [] : [what];
  });
  return (
    <p className="coach-advice">
      <b>{say('ada.would', { move: ui.sayMove(best.move, about, names, say) })}</b>{' '}
      {reasons.length > 0 && say('ada.for-it', { list: listed(reasons.slice(0, MOST), say.locale) })}
    </p>
  );
}

interface WarnedProps {
  readonly warning: Warning;
  readonly turn: GuideProps['turn'];
  /** The reader has answered: no more of it in this turn. */
  readonly onAnswer: () => void;
}

/** A choice throws away much: what is lost, in what, what would be better; Confirm waits for nobody. */
export function Warned({ warning, turn, onAnswer }: WarnedProps) {
  const { ui, names, snapshot } = useAtTable();
  const say = useText();
  const { lost, advice, about, aim } = warning;
  const why = lost.reasons.flatMap(({ feature }) => {
    const line = lossLine(snapshot.game, feature, say);
    const what = line ?? ui.sayReason(feature, say);
    return what === undefined ? [] : [line ?? say('ada.less', { what })];
  });
  const { sure, moves } = aim;
  const [best] = advice.moves;
  // Who has begun like the best has lost it later in the turn.
  const better = best && moves[0] && moveKey(best.move) !== moveKey(moves[0]) ? best : undefined;
  return (
    <div className="coach-warning" role="alert">
      <p className="coach-line">{say(sure ? 'ada.not-yet' : 'ada.warn', { n: Math.round(lost.lost) })}</p>
      <p className="coach-advice">
        {why.slice(0, MOST).join(' ')}{' '}
        {better && <b>{say('ada.better', { move: ui.sayMove(better.move, about, names, say) })}</b>}
      </p>
      <p className="coach-answers">
        <button
          type="button"
          data-act="think-again"
          onClick={() => {
            onAnswer();
            if (!sure) turn.undo();
          }}
        >
          <Glyph id="undo" />
          {say(sure ? 'ada.go-on' : 'ada.go-back')}
        </button>
        <button
          type="button"
          className="quiet"
          data-act="anyway"
          onClick={() => {
            onAnswer();
            if (sure) turn.playSure(sure);
            else turn.confirm();
          }}
        >
          {say('ada.anyway')}
        </button>
      </p>
    </div>
  );
}

function listed(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
