import type { SentList, SentListed } from '@clade/protocol';
import { useEffect, useState } from 'react';
import { isRefused } from '../table/table.ts';
import { once } from './api.ts';
import { api, stream } from './page.ts';

/** A list of the server that grows on request. Undefined while it is not known, or there is no server. */
export interface RemoteList {
  readonly tables: readonly SentListed[] | undefined;
  /** Asks for the next page; undefined when this is all. */
  readonly more: (() => void) | undefined;
  look(): void;
}

const PAGE = 30;

/** `scope` as in the protocol: `lobby`, `archive`, `archive&everybody=true`; `every` milliseconds it is looked at anew. */
export function useRemoteList(
  scope: string,
  { when = true, every }: { when?: boolean; every?: number } = {},
): RemoteList {
  const [list, setList] = useState<SentList>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is there to ask again
  useEffect(() => {
    if (!when) {
      setList(undefined);
      return;
    }
    let stopped = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const answer = await once(api.get<SentList>(`/api/tables?scope=${scope}&limit=${PAGE}`));
      if (!stopped) setList(isRefused(answer) ? undefined : answer);
    };
    void look();
    const timer = every === undefined ? undefined : setInterval(() => void look(), every);
    const stop = stream.on((news) => {
      if (news.kind === 'anew') void look();
    });
    return () => {
      stopped = true;
      clearInterval(timer);
      stop();
    };
  }, [scope, when, every, asked]);

  const next = list?.next;
  const more = async (): Promise<void> => {
    const answer = await once(api.get<SentList>(`/api/tables?scope=${scope}&limit=${PAGE}&before=${next}`));
    if (isRefused(answer)) return;
    setList((before) => ({ ...answer, tables: [...(before?.tables ?? []), ...answer.tables] }));
  };
  return {
    tables: list?.tables,
    more: next === undefined ? undefined : () => void more(),
    look: () => setAsked((n) => n + 1),
  };
}
