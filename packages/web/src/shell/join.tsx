import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { once } from '../remote/api.ts';
import { api } from '../remote/page.ts';
import type { ListedTable, TableState } from '../remote/wire.ts';
import { isRefused, type Refused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { useName } from './name.tsx';
import { sayProblem } from './problem.ts';

/** Takes a seat at a table and goes there; what stands in the way comes back. */
export function useSitDown(): (table: string, invite?: string) => Promise<Refused | undefined> {
  const named = useName();
  const [, navigate] = useLocation();
  return async (table, invite) => {
    if (!(await named())) return undefined;
    const body = invite === undefined ? {} : { invite };
    const answer = await once(api.post<TableState>(`/api/tables/${encodeURIComponent(table)}/join`, body));
    // Who sits there already wanted to come here.
    if (isRefused(answer) && answer.code !== 'seated') return answer;
    navigate(`/table/${table}`);
    return undefined;
  };
}

/** May somebody sit down without a link? */
export function hasOpenSeat(table: ListedTable): boolean {
  return table.seats.some((seat) => seat.kind === 'open') && !table.seats.some((seat) => seat.you);
}

/** Table and invitation of a link, whole or only its end; undefined when it is none. */
export function readLink(text: string): { readonly table: string; readonly invite?: string } | undefined {
  const found = /(?:^|\/)(?:join|table)\/([\w-]{22})(?:\?(\S*))?$/.exec(text.trim());
  if (found?.[1] === undefined) return undefined;
  const invite = new URLSearchParams(found[2] ?? '').get('invite');
  return { table: found[1], ...(invite === null ? {} : { invite }) };
}

/** Asks for a link and follows it. */
export function JoinByLink({ close }: { readonly close: () => void }) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);

  const follow = (event: FormEvent): void => {
    event.preventDefault();
    const link = readLink(text);
    if (link === undefined) {
      setProblem(sayProblem(say, { code: 'no-link', sentence: '' }));
      return;
    }
    close();
    navigate(
      link.invite === undefined ? `/table/${link.table}` : `/join/${link.table}?invite=${link.invite}`,
    );
  };

  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="link-title" onClose={close}>
      <form onSubmit={follow}>
        <h2 id="link-title">{say('join.by-link')}</h2>
        <label className="field">
          <span>{say('join.paste')}</span>
          <input className="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <p className="bad" role="alert">
          {problem}
        </p>
        <div className="acts">
          <button type="button" onClick={close}>
            {say('cancel')}
          </button>
          <button type="submit" className="go" disabled={text.trim() === ''}>
            {say('join.go')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
