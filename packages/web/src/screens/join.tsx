import { SeatMark } from '@clade/board';
import type { SentState } from '@clade/protocol';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { once } from '../remote/api.ts';
import { api } from '../remote/page.ts';
import { gameCard } from '../shell/games.ts';
import { useSitDown } from '../shell/join.tsx';
import { characterAt, seatLetter, seatName } from '../shell/names.ts';
import { useTitle } from '../shell/notices.ts';
import { sayProblem } from '../shell/problem.ts';
import { isRefused, type Refused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import './lists.css';

/** Somebody sent me a link to a seat. */
export default function JoinScreen({ table }: { readonly table: string }) {
  const say = useText();
  useTitle(say('join.title'));
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? undefined;
  const sit = useSitDown();
  const [state, setState] = useState<SentState | Refused>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
    void once(api.get<SentState>(`/api/tables/${encodeURIComponent(table)}${query}`)).then(setState);
  }, [table, invite]);

  if (state === undefined) return <main className="loading" aria-busy="true" />;
  if (isRefused(state))
    return (
      <main className="notice-page" data-screen="join">
        <h1>{say('join.title')}</h1>
        <p role="alert">{state.code === 'not-found' ? say('join.no-table') : sayProblem(say, state)}</p>
      </main>
    );
  const { table: about } = state;
  const card = gameCard(about.game);
  const host = about.seats.find((seat) => seat.kind === 'person')?.name;
  return (
    <main className="notice-page invitation" data-screen="join">
      <h1>{about.name}</h1>
      <p>
        {say(host === undefined ? 'join.invited' : 'join.invited-by', {
          host: host ?? '',
          game: card ? say(card.title) : about.game,
        })}
      </p>
      <ul className="lst box">
        {about.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i}>
            <SeatMark
              seat={i}
              face={characterAt(seat)}
              letter={seat.kind === 'person' || seat.kind === 'bot' ? seatLetter(seatName(say, seat, i)) : ''}
            />
            <div>{seatName(say, seat, i)}</div>
          </li>
        ))}
      </ul>
      <div className="acts">
        <button
          type="button"
          className="go big"
          onClick={() =>
            void sit(table, invite).then((refused) => setProblem(refused && sayProblem(say, refused)))
          }
        >
          {say('join.sit-down')}
        </button>
      </div>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
