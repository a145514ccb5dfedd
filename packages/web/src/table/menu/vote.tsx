import type { Seat } from '@clade/engine';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import type { Company, Line } from '../table.ts';
import { useRefusal } from './use-refusal.tsx';

/** The line to go back to when a seat takes back its last moves: the one before them; undefined when it made none. */
export function beforeMyLast(lines: readonly Line[], seat: Seat): number | undefined {
  const last = lines.findLastIndex((line) => line.seat === seat);
  if (last < 0) return undefined;
  let first = last;
  while (lines[first - 1]?.seat === seat) first -= 1;
  return (lines[first]?.n ?? 1) - 1;
}

/** An open question to all: take back, or cancel the game. */
export function VoteBanner({ company }: { readonly company: Company }) {
  const { names, snapshot } = useAtTable();
  const say = useText();
  const [refusal, attempt] = useRefusal();
  const vote = company.vote();
  if (vote === undefined) return null;
  const { what, to, yes } = vote;
  const asks = names.of(yes[0] ?? 0);
  const answered = yes.includes(snapshot.viewer);
  const cast = (agrees: boolean): void => void attempt(company.castVote(what, agrees, to));
  return (
    <div className="banner vote" role="alert">
      <span>{say(what === 'cancel' ? 'vote.cancel' : 'vote.takeback', { name: asks, to: to ?? 0 })}</span>
      {!answered && snapshot.viewer >= 0 && (
        <button type="button" className="go sm" onClick={() => cast(true)}>
          {say('vote.agree')}
        </button>
      )}
      {snapshot.viewer >= 0 && (
        <button type="button" className="sm" onClick={() => cast(false)}>
          {answered ? say('vote.withdraw') : say('vote.refuse')}
        </button>
      )}
      {refusal}
    </div>
  );
}
