import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Refused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { hrefOf } from './entries.ts';
import { gameCard } from './games.ts';
import { declineSeat, useSitDown } from './join.tsx';
import { sayProblem } from './problem.ts';
import { useMyTables } from './tables.ts';

/** Somebody I have played with asks for the same once more, and keeps a seat for me. */
export function RematchInvitation() {
  const say = useText();
  const [here] = useLocation();
  const sit = useSitDown();
  const [problem, setProblem] = useState<string>();
  // The table itself asks, where one is looking.
  const entry = useMyTables().find((table) => table.invited && hrefOf(table) !== here);
  const told = (refused: Refused | undefined): void => setProblem(refused && sayProblem(say, refused));
  if (entry === undefined) return <div role="status" className="hidden-text" />;
  const { id, game, name, seats } = entry;
  const card = gameCard(game);
  const asker = seats.find(({ kind }) => kind === 'person')?.name ?? name;
  return (
    <div role="status" className="toast" data-rematch={id}>
      <span>{say('rematch.invited', { name: asker, game: card ? say(card.title) : game })}</span>
      {problem && <span className="bad">{problem}</span>}
      <button type="button" className="sm go" onClick={() => void sit(id).then(told)}>
        {say('join.sit-down')}
      </button>
      <button type="button" className="sm quiet" onClick={() => void declineSeat(id).then(told)}>
        {say('rematch.decline')}
      </button>
    </div>
  );
}
