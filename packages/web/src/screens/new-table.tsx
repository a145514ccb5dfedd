import type { Config, Game } from '@clade/engine';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { PLAYABLE } from '../games/registry.ts';
import { loadGame } from '../local/games.ts';
import { firstTable } from '../shell/cast.ts';
import { callCoach } from '../shell/coach.ts';
import { GAMES, gameCard } from '../shell/games.ts';
import { Drawn } from '../shell/icons.tsx';
import { useName } from '../shell/name.tsx';
import { defaultTableName } from '../shell/names.ts';
import { useTitle } from '../shell/notices.ts';
import { type Plan, placeOf } from '../shell/plan.ts';
import { checkPlan } from '../shell/plan-check.ts';
import { sayConfigProblem } from '../shell/problem.ts';
import { remember, remembered } from '../shell/remembered.ts';
import { startTable } from '../shell/start.ts';
import { useMe } from '../shell/tables.ts';
import { WithTexts } from '../shell/texts.tsx';
import { isRefused, type Refused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import './new-table.css';
import { Cast } from './new-table-cast.tsx';
import { PaceLine, RulesLine } from './new-table-fold.tsx';
import { PaceChoice } from './new-table-pace.tsx';
import { Party } from './new-table-party.tsx';
import { Rules } from './new-table-rules.tsx';
import { Seats } from './new-table-seats.tsx';
import { Settings, Summary } from './new-table-summary.tsx';

/** Puts a table together: game, seats, rules, and what comes of it. */
export default function NewTableScreen({ game }: { readonly game?: string }) {
  const chosen = game !== undefined && PLAYABLE.includes(game) ? game : (PLAYABLE[0] as string);
  return (
    <Suspense fallback={<main className="loading" aria-busy="true" />}>
      <WithTexts parts={['shell', 'options', 'service', 'cast']}>
        <NewTable key={chosen} id={chosen} />
      </WithTexts>
    </Suspense>
  );
}

function NewTable({ id }: { readonly id: string }) {
  const say = useText();
  useTitle(say('new.title'));
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const withCoach = search.has('coach');
  useEffect(() => {
    if (withCoach) callCoach(id);
  }, [withCoach, id]);
  const named = useName();
  /** Bots by level and style, and every setting at once. */
  const plain = search.has('plain');
  const game = useGame(id);
  const me = useMe();
  const [wanted, setPlan] = useState<Plan>(() => startWith(id, plain));
  const reachable = me.known === 'yes' || me.known === 'stranger';
  // A table for me and bots is not kept from anybody by a server that is away.
  const plan = useMemo(() => (reachable ? wanted : { ...wanted, online: false }), [reachable, wanted]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const checked = useMemo<Config | Refused | undefined>(() => game && checkPlan(plan, game), [game, plan]);
  const change = (next: Plan): void => {
    setPlan(next);
    setRefused(undefined);
  };

  const create = async (wanted: Plan): Promise<void> => {
    if (game === undefined || isRefused(checkPlan(wanted, game)) || busy) return;
    setBusy(true);
    try {
      if (placeOf(wanted) === 'server' && !(await named())) return;
      remember(id, { plan: wanted });
      const made = await startTable(say, wanted, name.trim() || defaultTableName(say));
      if (isRefused(made)) setRefused(made);
      else navigate(made);
    } finally {
      setBusy(false);
    }
  };

  const why = refused ?? (checked && isRefused(checked) ? checked : undefined);
  const limits = gameCard(id)?.seats ?? { min: 2, max: 6 };
  const settings = { plan, change, name, setName };
  if (!plain)
    return (
      <main className="cast-table" data-screen="new-table">
        <h1 className="hidden-text">{say('new.title')}</h1>
        <div className="cast-page">
          <GameChoice chosen={id} choose={(next) => navigate(`/new/${next}`, { replace: true })} />
          <Cast plan={plan} most={limits.max} change={change} />
          <PaceLine plan={plan} reachable={reachable} change={change} />
          {game && <RulesLine game={game} plan={plan} change={change} />}
        </div>
        <Party
          plan={plan}
          most={limits.max}
          least={limits.min}
          reachable={reachable}
          change={change}
          problem={why && plan.seats.length >= limits.min ? sayConfigProblem(say, why) : undefined}
          busy={busy || game === undefined}
          create={() => void create(plan)}
        >
          <details className="party-more">
            <summary>{say('cast.more')}</summary>
            <dl>
              {placeOf(plan) === 'server' && plan.pace && (
                <PaceChoice pace={plan.pace} set={(pace) => change({ ...plan, pace })} />
              )}
              <Settings {...settings} />
            </dl>
          </details>
        </Party>
      </main>
    );

  return (
    <main className="new-table" data-screen="new-table">
      <h1 className="hidden-text">{say('new.title')}</h1>
      <div className="c1">
        <section aria-labelledby="pick">
          <h2 id="pick">
            <em aria-hidden="true">{1}</em>
            {say('new.game')}
          </h2>
          <GameChoice chosen={id} choose={(next) => navigate(`/new/${next}?plain`, { replace: true })} />
          <Link href={`/new/${id}`}>{say('cast.faces')}</Link>
        </section>
        <Seats plan={plan} change={change} />
      </div>
      {game && <Rules game={game} plan={plan} change={change} />}
      <Summary
        {...settings}
        refused={why}
        sayRefused={(why) => sayConfigProblem(say, why)}
        busy={busy || game === undefined}
        create={(wanted) => void create(wanted)}
      />
    </main>
  );
}

/** The plan of the last time; who has made none finds characters, or bots on the page for these. */
function startWith(id: string, plain: boolean): Plan {
  const { plan, fresh } = remembered(id);
  return fresh && !plain ? firstTable(id, gameCard(id)?.seats.max ?? 2) : plan;
}

/** The rules of the chosen game: they know which tables there can be. */
function useGame(id: string): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let stopped = false;
    void loadGame(id).then((loaded) => {
      if (!stopped) setGame(loaded);
    });
    return () => {
      stopped = true;
    };
  }, [id]);
  return game;
}

function GameChoice({ chosen, choose }: { readonly chosen: string; readonly choose: (id: string) => void }) {
  const say = useText();
  return (
    <div className="pick" role="radiogroup" aria-labelledby="pick">
      {GAMES.map((game) =>
        PLAYABLE.includes(game.id) ? (
          <label key={game.id} className="pick-one">
            <input
              type="radio"
              name="game"
              checked={game.id === chosen}
              onChange={() => choose(game.id)}
              className="hidden-text"
            />
            <Drawn path={game.icon} className="l" />
            <span>{say(game.short)}</span>
            <small>{say('new.players', game.seats)}</small>
          </label>
        ) : (
          <span key={game.id} className="pick-one later">
            <Drawn path={game.icon} className="l" />
            <span>{say(game.short)}</span>
            <small>
              {say.rich('new.later', { a: (inside) => <Link href={`/rules/${game.id}`}>{inside}</Link> })}
            </small>
          </span>
        ),
      )}
    </div>
  );
}
