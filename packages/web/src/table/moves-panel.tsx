import { Glyph } from '@clade/board';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Prompt } from '../games/game-ui.ts';
import { useText } from '../text/text.tsx';
import { useAtTable } from './at-table.tsx';
import { ConsequenceList, Reversible, useConsequences } from './foreseen.tsx';
import type { Turn } from './turn.ts';
import { moveKey } from './turn-keeper.ts';

/** From so many moves on there is a field to find one. */
const MANY = 12;

/** Every legal move in words: the whole game can be played from here, by keyboard and by ear. */
export function MovesPanel({ turn, prompt }: { readonly turn: Turn; readonly prompt: Prompt }) {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  const [query, setQuery] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const field = useId();
  const { legal, play } = ui.list?.(snapshot, turn) ?? turn;
  const moves = useMemo(
    () =>
      legal.map(({ move }) => ({
        move,
        key: moveKey(move),
        words: ui.sayMove(move, snapshot, names, say),
        ids: ui.sayMove(move, snapshot, { ...names, numbered: true }, say),
      })),
    [legal, ui, snapshot, names, say],
  );
  const sought = query.trim().toLocaleLowerCase();
  const shown = moves.filter(({ words, ids }) =>
    [words, ids].some((one) => one.toLocaleLowerCase().replaceAll('\u2009', ' ').includes(sought)),
  );
  const waiting = turn.waiting ? moveKey(turn.waiting) : undefined;
  const waitingWords = moves.find(({ key }) => key === waiting)?.words;
  const place = `${snapshot.n} ${snapshot.draft.moves.length} ${waiting}`;
  useKeptFocus(status, place);
  return (
    <div className="moves">
      <p ref={status} tabIndex={-1} className="moves-what">
        {prompt.what}
      </p>
      {waitingWords && (
        <div className="moves-waiting">
          <p>{say('moves.chosen', { move: waitingWords })}</p>
          <Consequences turn={turn} />
        </div>
      )}
      <div className="moves-acts">
        {turn.canConfirm && (
          <button type="button" className="go" onClick={turn.confirm}>
            <Glyph id="confirm" />
            {prompt.confirm ?? say('prompt.confirm')}
          </button>
        )}
        {turn.canUndo && (
          <button type="button" onClick={turn.undo}>
            <Glyph id="undo" />
            {say('prompt.undo')}
          </button>
        )}
      </div>
      {moves.length > MANY && (
        <label className="field" htmlFor={field}>
          <span>{say('moves.find')}</span>
          <input
            id={field}
            type="search"
            className="text"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      )}
      {moves.length === 0 ? (
        <p className="soft">{say('moves.none')}</p>
      ) : (
        <ul aria-label={say('moves.count', { count: moves.length })}>
          {shown.map(({ move, key, words }) => (
            <li key={key}>
              <button
                type="button"
                className="quiet"
                aria-pressed={key === waiting}
                onClick={() => play(move)}
                onPointerEnter={() => turn.consider(move)}
                onPointerLeave={() => turn.consider(undefined)}
                onFocus={() => turn.consider(move)}
                onBlur={() => turn.consider(undefined)}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Consequences({ turn }: { readonly turn: Turn }) {
  const lines = useConsequences(turn);
  return (
    <div className="prev">
      <ConsequenceList lines={lines} />
      <Reversible turn={turn} />
    </div>
  );
}

/** When the button that had the focus is gone, the focus goes to what is asked now instead of being lost. */
function useKeptFocus(status: React.RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is what takes buttons away
  useEffect(() => {
    if (document.activeElement === document.body) status.current?.focus();
  }, [place, status]);
}
