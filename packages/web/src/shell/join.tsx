import type { SentListed, SentState } from '@clade/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { once } from '../remote/api.ts';
import { api, loadDeals } from '../remote/page.ts';
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
    const deals = await loadDeals();
    const offer = deals?.offer();
    const body = { invite, promise: offer?.promise };
    const answer = await once(api.post<SentState>(`/api/tables/${encodeURIComponent(table)}/join`, body));
    if (!isRefused(answer) && offer) deals?.seated(answer.table, offer);
    // Who sits there already wanted to come here.
    if (isRefused(answer) && answer.code !== 'seated') return answer;
    navigate(`/table/${table}`);
    return undefined;
  };
}

/** Says no to a seat that is kept for me; what stands in the way comes back. */
export async function declineSeat(table: string): Promise<Refused | undefined> {
  const answer = await once(api.post(`/api/tables/${encodeURIComponent(table)}/leave`));
  return isRefused(answer) ? answer : undefined;
}

/** May somebody sit down without a link? */
export function hasOpenSeat(table: SentListed): boolean {
  return table.seats.some((seat) => seat.kind === 'open') && !table.seats.some((seat) => seat.you);
}

/** Where a link leads in this page, whole or only its end; undefined when it is none. */
export function readLink(text: string): string | undefined {
  const found = /(?:^|\/)(?:join|table)\/([\w-]{22})(?:\?(\S*))?$/.exec(text.trim());
  if (found?.[1] === undefined) return undefined;
  const said = new URLSearchParams(found[2] ?? '');
  const [invite, watch] = [said.get('invite'), said.get('watch')];
  if (invite !== null) return `/join/${found[1]}?invite=${encodeURIComponent(invite)}`;
  return `/table/${found[1]}${watch === null ? '' : `?watch=${encodeURIComponent(watch)}`}`;
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
      setProblem(sayProblem(say, { code: 'no-link' }));
      return;
    }
    close();
    navigate(link);
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
