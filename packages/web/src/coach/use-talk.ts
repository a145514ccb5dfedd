import { useEffect, useState } from 'react';
import { useAtTable } from '../table/at-table.tsx';
import type { GuideProps } from '../table/guide.ts';
import { useCanAsk } from '../table/hint.tsx';
import { isNewKind } from './told.ts';
import { type Counsel, useSuggestion, useWarning, type Warning } from './use-counsel.ts';

/** What the coach has to say now. */
export interface Talk {
  /** Kind of what I am asked; undefined while others act. */
  readonly kind: string | undefined;
  /** Asked once for each question; `isNew` where its kind is new at this table. */
  readonly place: string;
  readonly isNew: boolean;
  readonly warning: Warning | undefined;
  /** The reader has answered the warning: no more of it in this turn. */
  answer(): void;
  readonly suggestion: Counsel | 'thinking' | undefined;
  /** Asks for a suggestion; undefined where there is one, or nobody to ask. */
  readonly ask: (() => void) | undefined;
}

/** At a question of a new kind she says by herself what she would choose; at others when she is asked. */
export function useTalk({ turn, prompt }: Pick<GuideProps, 'turn' | 'prompt'>): Talk {
  const { snapshot } = useAtTable();
  const { id, n, decision, watching } = snapshot;
  const kind = watching ? undefined : decision?.kind;
  const place = `${id} ${n} ${kind}`;
  const [fresh, setFresh] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (kind !== undefined && isNewKind(id, kind)) setFresh(place);
  }, [id, kind, place]);
  const canAsk = useCanAsk();
  const found = useWarning({ turn, prompt });
  const line = `${id} ${n}`;
  const warning = answered === line ? undefined : found;
  const isNew = fresh === place;
  const suggestion = useSuggestion(isNew || wanted === place);
  const asks = canAsk && kind !== undefined && !suggestion && !warning && snapshot.legal.length > 1;
  return {
    kind,
    place,
    isNew,
    warning,
    answer: () => setAnswered(line),
    suggestion,
    ask: asks ? () => setWanted(place) : undefined,
  };
}
