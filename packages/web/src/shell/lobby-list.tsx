import { SeatMark } from '@clade/board';
import type { SentListed } from '@clade/protocol';
import { useState } from 'react';
import { useText } from '../text/text.tsx';
import { gameCard } from './games.ts';
import { useSitDown } from './join.tsx';
import { seatLetter } from './names.ts';
import { sayProblem } from './problem.ts';

/** Tables at which somebody may sit down. */
export function LobbyList({ tables }: { readonly tables: readonly SentListed[] }) {
  const say = useText();
  const sit = useSitDown();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <ul className="lst">
        {tables.map((table) => (
          <li key={table.id}>
            <Host table={table} />
            <div>
              <b>{gameName(table)}</b>
              {', '}
              {say('lobby.seats', {
                taken: table.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'bot').length,
                players: table.players,
              })}
              <br />
              <span className="soft">{table.name}</span>
            </div>
            <button
              type="button"
              className="sm"
              onClick={() =>
                void sit(table.id).then((refused) => setProblem(refused && sayProblem(say, refused)))
              }
            >
              {say('lobby.sit-down')}
              <span className="hidden-text"> {table.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );

  function gameName(table: SentListed): string {
    const card = gameCard(table.game);
    return card ? say(card.short) : table.game;
  }
}

/** The mark of the first person at the table. */
function Host({ table }: { readonly table: SentListed }) {
  const seat = table.seats.findIndex(({ kind }) => kind === 'person');
  const name = table.seats[seat]?.name ?? '';
  return <SeatMark seat={Math.max(0, seat)} letter={seatLetter(name)} label={name} />;
}
