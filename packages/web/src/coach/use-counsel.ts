import { useEffect, useState } from 'react';
import { useAtTable } from '../table/at-table.tsx';
import type { GuideProps } from '../table/guide.ts';
import { useCanAsk } from '../table/hint.tsx';
import { type Advice, type HintPlan, isRefused, type Snapshot } from '../table/table.ts';
import { type Aim, aimOf } from './aim.ts';
import { graveLoss } from './verdict.ts';

/** A hand that goes on choosing wants no judgement yet. */
const PAUSE = 200;

/** What a bot would do, and the table that its moves are about. */
export interface Counsel {
  readonly advice: Advice;
  readonly about: Snapshot;
}

/** A choice that throws away much. */
export interface Warning extends Counsel {
  readonly lost: HintPlan;
  readonly aim: Aim;
}

/** Asks a bot for a sensible choice, where that is wanted; the answer belongs to one position. */
export function useSuggestion(wanted: boolean): Counsel | 'thinking' | undefined {
  const { table, snapshot } = useAtTable();
  const canAsk = useCanAsk();
  const [given, setGiven] = useState<Counsel & { readonly place: string }>();
  const place = placeOf(snapshot);
  const asks = wanted && canAsk && snapshot.decision !== undefined && snapshot.legal.length > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another question
  useEffect(() => {
    if (!asks || given?.place === place) return;
    let current = true;
    table.hint?.().then(
      (advice) => {
        if (current && !isRefused(advice)) setGiven({ advice, about: snapshot, place });
      },
      // Nobody waits for advice: where there is none, there is none.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, asks, place]);
  if (!asks) return undefined;
  return given?.place === place ? given : 'thinking';
}

/** Judges in the background what Confirm would do now; says something only where it throws away much. */
export function useWarning({ turn, prompt }: Pick<GuideProps, 'turn' | 'prompt'>): Warning | undefined {
  const { table, snapshot } = useAtTable();
  const canAsk = useCanAsk();
  const [found, setFound] = useState<Warning & { readonly key: string }>();
  const aim = canAsk && snapshot.status === 'playing' ? aimOf(turn, prompt, snapshot) : undefined;
  const key = aim && JSON.stringify([snapshot.id, snapshot.n, snapshot.viewer, aim.moves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all about the aim
  useEffect(() => {
    if (aim === undefined || key === undefined) return;
    let current = true;
    const judge = async (): Promise<void> => {
      const advice = await table.hint?.(undefined, aim.moves);
      if (!current || advice === undefined || isRefused(advice)) return;
      const lost = graveLoss(advice);
      if (lost) setFound({ advice, lost, aim, about: { ...snapshot, view: turn.base }, key });
    };
    const timer = setTimeout(() => void judge().catch(() => undefined), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [table, key]);
  return key !== undefined && found?.key === key ? found : undefined;
}

function placeOf({ id, n, viewer, draft, decision }: Snapshot): string {
  return JSON.stringify([id, n, viewer, draft.moves, decision?.kind]);
}
