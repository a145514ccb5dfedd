import { Glyph } from '@clade/board';
import type { Wire } from '@clade/engine';
import { useEffect, useState } from 'react';
import { sayProblem } from '../shell/problem.ts';
import { useText } from '../text/text.tsx';
import { useAtTable } from './at-table.tsx';
import { snapshotAt } from './history/moment.ts';
import { type Advice, isRefused, type Refused, type Snapshot } from './table.ts';
import type { Turn } from './turn.ts';
import { moveKey } from './turn-keeper.ts';

/** Can a bot be asked here? Not where other people play on. */
export function useCanAsk(): boolean {
  const { table, snapshot } = useAtTable();
  const { viewer, seats, status } = snapshot;
  if (table.hint === undefined) return false;
  return status === 'finished' || seats.every((seat, i) => i === viewer || seat.kind === 'bot');
}

interface Asked {
  readonly advice: Advice | Refused;
  /** The table that the moves are about. */
  readonly about: Snapshot;
}

/** What a bot would do: the best three moves, with what it expects of each. In play one can be taken from here. */
export function HintPanel({ at, turn }: { readonly at?: number; readonly turn?: Turn }) {
  const { snapshot } = useAtTable();
  const say = useText();
  const asked = useAdvice(at);
  if (at === undefined && snapshot.decision === undefined) return <p className="soft">{say('moves.none')}</p>;
  if (asked === undefined) return <p role="status">{say('hint.thinking')}</p>;
  return <Advised {...asked} turn={turn} />;
}

/** What it has said, with reasons for and against its first move. */
export function Advised({ advice, about, turn }: Asked & { readonly turn?: Turn | undefined }) {
  const { ui, names, snapshot } = useAtTable();
  const say = useText();
  if (isRefused(advice)) return <p role="status">{sayProblem(say, advice)}</p>;
  if (advice.moves.length === 0) return <p role="status">{say('hint.none')}</p>;
  const list = turn && (ui.list?.(snapshot, turn) ?? turn);
  const words = (move: Wire): string => ui.sayMove(move, about, names, say);
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent' });
  const signed = new Intl.NumberFormat(say.locale, { maximumFractionDigits: 1, signDisplay: 'always' });
  const reasons = advice.reasons.flatMap(({ feature, points }) => {
    const what = ui.sayReason(feature, say);
    return what === undefined ? [] : [say('hint.reason', { what, points: signed.format(points) })];
  });
  const played = advice.played && moveKey(advice.played);
  return (
    <div className="hint">
      <p className="soft">{say('hint.about')}</p>
      <ol>
        {advice.moves.map(({ move, points, chance }) => (
          <li key={moveKey(move)}>
            {list?.legal.some((legal) => moveKey(legal.move) === moveKey(move)) ? (
              <button
                type="button"
                className="quiet"
                onClick={() => list.play(move)}
                onPointerEnter={() => turn?.consider(move)}
                onPointerLeave={() => turn?.consider(undefined)}
              >
                {words(move)}
              </button>
            ) : (
              <b>{words(move)}</b>
            )}
            <span className="hint-figures">
              {say('hint.figures', { points: Math.round(points), chance: percent.format(chance) })}
            </span>
            {moveKey(move) === played && (
              <span className="chip">
                <Glyph id="confirm" size={14} /> {say('hint.played')}
              </span>
            )}
          </li>
        ))}
      </ol>
      {reasons.length > 0 && <p>{say('hint.why', { list: reasons.join(', ') })}</p>}
      {advice.played && !advice.moves.some(({ move }) => moveKey(move) === played) && (
        <p>{say('hint.instead', { move: words(advice.played) })}</p>
      )}
    </div>
  );
}

/** Asks once in a position; what arrives too late is not shown. */
function useAdvice(at: number | undefined): Asked | undefined {
  const { table, snapshot } = useAtTable();
  const [asked, setAsked] = useState<Asked>();
  const { n, draft, decision } = snapshot;
  const place = at === undefined ? `${n} ${JSON.stringify(draft.moves)} ${decision?.kind}` : `at ${at}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another question
  useEffect(() => {
    let current = true;
    setAsked(undefined);
    if (at === undefined && decision === undefined) return;
    const ask = async (): Promise<Asked | undefined> => {
      const advice = await table.hint?.(at);
      if (advice === undefined || at === undefined || isRefused(advice))
        return advice && { advice, about: snapshot };
      const before = await table.at(at - 1);
      return { advice, about: snapshotAt(snapshot, before, before.views?.[advice.seat]) };
    };
    ask().then(
      (answer) => current && setAsked(answer),
      (error: unknown) =>
        current && setAsked({ advice: { code: 'unreachable', sentence: String(error) }, about: snapshot }),
    );
    return () => {
      current = false;
    };
  }, [table, place]);
  return asked;
}
