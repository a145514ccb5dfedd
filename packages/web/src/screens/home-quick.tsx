import { useState } from 'react';
import { useLocation } from 'wouter';
import { easyTable, firstTable, surprised } from '../shell/cast.ts';
import type { GameCard } from '../shell/games.ts';
import { defaultTableName } from '../shell/names.ts';
import type { Plan } from '../shell/plan.ts';
import { sayProblem } from '../shell/problem.ts';
import { remembered } from '../shell/remembered.ts';
import { startTable } from '../shell/start.ts';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';

/** A game at once against characters: the weakest, or drawn ones near the level of the last time. */
export default function QuickTables({ game }: { readonly game: Pick<GameCard, 'id' | 'seats'> }) {
  const say = useText();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { level, plan } = remembered(game.id);

  const play = async (chosen: Plan): Promise<void> => {
    setBusy(true);
    const made = await startTable(say, { ...chosen, options: plan.options }, defaultTableName(say));
    setBusy(false);
    if (isRefused(made)) setProblem(sayProblem(say, made));
    else navigate(made);
  };
  const drawn = (): Plan =>
    surprised(firstTable(game.id, game.seats.max), game.seats.max, level, Math.random);

  return (
    <div className="quick">
      <button type="button" className="sm" disabled={busy} onClick={() => void play(easyTable(game.id))}>
        {say('home.easy-one')}
      </button>
      <button type="button" className="sm" disabled={busy} onClick={() => void play(drawn())}>
        {say('home.surprise')}
      </button>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
