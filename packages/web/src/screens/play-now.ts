import { charactersOf } from '@clade/bots/characters';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { botName } from '../shell/bots.ts';
import type { GameCard } from '../shell/games.ts';
import { defaultTableName } from '../shell/names.ts';
import { type Plan, soloPlan } from '../shell/plan.ts';
import { sayProblem } from '../shell/problem.ts';
import { startTable } from '../shell/start.ts';
import { isRefused } from '../table/table.ts';
import { type Say, useText } from '../text/text.tsx';

/** Somebody to play against at once: a bot of the game, with a face where it has one. */
export interface Opponent {
  /** The bot, as plans have it. */
  readonly bot: string;
  readonly name: (say: Say) => string;
  readonly face?: ReactNode;
}

/** Whom a newcomer plays: the easiest character of the game. */
export function easyOpponent(game: string): Opponent {
  const [easiest] = charactersOf(game);
  const bot = easiest?.id ?? 'beginner';
  return { bot, name: (say) => botName(say, 1, bot) };
}

/** Begins a table against some bots of one kind and goes there. */
export function usePlayNow(game: GameCard) {
  const say = useText();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const play = async (bots: number, bot: string, options?: Plan['options']): Promise<void> => {
    setBusy(true);
    const plan = soloPlan(game.id, bots, bot, options);
    const made = await startTable(say, plan, defaultTableName(say));
    setBusy(false);
    if (isRefused(made)) setProblem(sayProblem(say, made));
    else navigate(made);
  };
  return { play, busy, problem };
}
