import { Glyph } from '@clade/board';
import type { Standing } from '@clade/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TieBreak } from '../../games/game-ui.ts';
import { gameCard } from '../../shell/games.ts';
import { useTitle } from '../../shell/notices.ts';
import { preferences } from '../../shell/preferences.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { SourceBars } from '../charts/bars.tsx';
import { RoundLines } from '../charts/lines.tsx';
import { ForkDialog } from '../history/fork-dialog.tsx';
import { roundSpans } from '../history/timeline.ts';
import { useRefusal } from '../menu/use-refusal.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { type Course, isRefused, type Refused } from '../table.ts';
import { mayPlayAgain, rematch, sameDeal } from './again.ts';
import { pointsByRound } from './by-round.ts';
import { Moments } from './moment-list.tsx';
import { Ranking, TieTable } from './ranking.tsx';
import { VerifyDeal } from './verify.tsx';
import '../style/end.css';

/** The end of a game: who won and why, where the points came from, and where to go from here. */
export function End({ onBoard }: { readonly onBoard: () => void }) {
  const { table, ui, snapshot, names } = useAtTable();
  const say = useText();
  const course = useCourse();
  const [forking, setForking] = useState<number>();
  const [refusal, again] = useAgain();
  const { result, view } = snapshot;
  const standings = useMemo(
    () => [...(result?.standings ?? [])].sort((a, b) => a.rank - b.rank || b.score - a.score),
    [result],
  );
  const ties = useMemo(() => ui.tieBreaks(view, snapshot, say), [ui, view, snapshot, say]);
  const spans = course ? roundSpans(course.rounds) : [];
  const rounds = spans.at(-1)?.round;
  const winners = (result?.winners ?? []).map((seat) => names.of(seat));
  const title = useEndTitle(standings, ties, winners);
  useTitle(snapshot.name);
  const lastRound = spans.at(-1);
  const me = preferences().name || say('table.me');
  return (
    <div className="screen end" data-screen="end">
      <PromptBar
        place={
          <div className="phase">
            <b>{snapshot.name}</b>
            <div className="steps">
              {say('end.what', {
                game: say(gameCard(snapshot.game)?.title ?? 'app.name'),
                rounds: rounds ?? 0,
                moves: snapshot.n,
              })}
            </div>
          </div>
        }
        what={title.what}
        detail={title.detail}
        rule={title.rule}
      >
        <div className="acts">
          {refusal}
          <button type="button" className="quiet" onClick={onBoard}>
            {say('end.board')}
          </button>
          <ExportButton />
          <Link href={`/replay/${snapshot.id}`} className="btn">
            {say('end.replay')}
          </Link>
          {mayPlayAgain(table.company, snapshot) && (
            <button type="button" className="go" onClick={() => again(rematch(table, me, say))}>
              {say('end.rematch')}
            </button>
          )}
        </div>
      </PromptBar>
      <main className="end-grid">
        <section className="box rk" aria-labelledby="ranking-title">
          <h2 id="ranking-title">{say('end.ranking')}</h2>
          <Ranking standings={standings} ties={ties} />
          <TieTable standings={standings} ties={ties} />
          {course && <Moments course={course} />}
        </section>
        <section className="box by-source" aria-labelledby="source-title">
          <h2 id="source-title">{say('end.by-source')}</h2>
          <SourceBars rows={standings} sources={ui.sources} />
        </section>
        {ui.Story && <ui.Story snapshot={snapshot} names={names} />}
        <section className="box by-round" aria-labelledby="round-title">
          <h2 id="round-title">
            {say('end.by-round')} <span className="soft">{say('end.by-round-note')}</span>
          </h2>
          {course ? (
            <RoundLines rounds={pointsByRound(course)} seats={standings.map(({ seat }) => seat).reverse()} />
          ) : (
            <p className="soft">{say('table.loading')}</p>
          )}
        </section>
        <div className="end-side">
          <VerifyDeal />
          <section className="box nx" aria-label={say('end.next')}>
            <button
              type="button"
              onClick={() => again(sameDeal(table, say('end.same-name', { name: snapshot.name }), me, say))}
            >
              {say('end.same-deal')}
            </button>
            {lastRound && (
              <button type="button" onClick={() => setForking(lastRound.from)}>
                {say('end.fork', { round: lastRound.round })}
              </button>
            )}
          </section>
        </div>
      </main>
      {forking !== undefined && <ForkDialog n={forking} onClose={() => setForking(undefined)} />}
    </div>
  );
}

function useCourse(): Course | undefined {
  const { table } = useAtTable();
  const [course, setCourse] = useState<Course>();
  useEffect(() => {
    let current = true;
    table.course().then(
      (known) => current && setCourse(known),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table]);
  return course;
}

/** Who won, by what, and how far ahead. */
function useEndTitle(
  standings: readonly Standing[],
  ties: readonly TieBreak[],
  winners: readonly string[],
): { readonly what: ReactNode; readonly detail: ReactNode; readonly rule?: string } {
  const { names, snapshot } = useAtTable();
  const say = useText();
  const [first, second] = standings;
  if (first === undefined) return { what: say('end.over'), detail: '' };
  const winner = new Intl.ListFormat(say.locale).format(winners);
  const decided = ties.find(({ decides }) => decides);
  if (winners.length > 1)
    return { what: say('end.shared', { names: winner }), detail: say('end.each', { points: first.score }) };
  if (second === undefined) return { what: say('end.wins', { name: winner }), detail: '' };
  if (first.score === second.score && decided) {
    const detail = say('end.by-tie-detail', {
      points: first.score,
      mine: decided.values[first.seat] ?? 0,
      what: decided.name,
      other: names.of(second.seat),
      theirs: decided.values[second.seat] ?? 0,
    });
    return {
      what: say('end.wins-tie', { name: winner }),
      detail,
      ...(decided.rule ? { rule: decided.rule } : {}),
    };
  }
  const alone = standings.slice(1).every(({ seat }) => snapshot.seats[seat]?.conceded);
  if (alone || first.score <= second.score)
    return {
      what: say('end.wins', { name: winner }),
      detail: alone ? say('end.alone') : say('end.by-points', { points: first.score }),
    };
  const detail = say('end.ahead', {
    points: first.score,
    more: first.score - second.score,
    other: names.of(second.seat),
  });
  return { what: say('end.wins', { name: winner }), detail };
}

/** Goes to a new table, or says why there is none. */
function useAgain(): [ReactNode, (made: Promise<string | Refused>) => void] {
  const [, navigate] = useLocation();
  const [refusal, attempt] = useRefusal();
  const go = useCallback(
    (made: Promise<string | Refused>): void => {
      const gone = made.then((href) => {
        if (isRefused(href)) return href;
        navigate(href);
        return undefined;
      });
      void attempt(gone);
    },
    [attempt, navigate],
  );
  return [refusal, go];
}

/** The log as a file. */
function ExportButton() {
  const { table, snapshot } = useAtTable();
  const say = useText();
  const [refusal, attempt] = useRefusal();
  const save = async (): Promise<Refused | undefined> => {
    const log = await table.exportLog();
    if (log === undefined) return { code: 'not-over' };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([log], { type: 'application/x-ndjson' }));
    link.download = `${snapshot.game}-${snapshot.id}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
    return undefined;
  };
  return (
    <>
      <button type="button" onClick={() => void attempt(save())}>
        <Glyph id="download" />
        {say('end.export')}
      </button>
      {refusal}
    </>
  );
}
