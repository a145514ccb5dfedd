import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'wouter';
import type { Names } from '../games/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import { Plate } from '../plates/plate.tsx';
import { hrefOf, type TableEntry } from '../shell/entries.ts';
import { gameCard } from '../shell/games.ts';
import { ago, seatName } from '../shell/names.ts';
import { NextTable } from '../shell/next-table.tsx';
import { SeatMarks, Waiting } from '../shell/table-row.tsx';
import { WithTexts } from '../shell/texts.tsx';
import { useTable } from '../table/open.ts';
import { tableParts } from '../table/parts.ts';
import { isRefused, type Snapshot } from '../table/table.ts';
import { useText } from '../text/text.tsx';

/** Tables shown before "all tables". */
const SHOWN = 3;

interface MyTurnProps {
  readonly waiting: readonly TableEntry[];
  /** How many tables of mine there are. */
  readonly all: number;
}

/** Tables that wait for me: the first one large, with what is asked there. */
export function MyTurn({ waiting, all }: MyTurnProps) {
  const say = useText();
  const [first, ...more] = waiting.slice(0, SHOWN);
  if (first === undefined) return null;
  return (
    <section className="home-turn" aria-labelledby="mine">
      <header className="head">
        <h2 id="mine">{say('home.your-turn')}</h2>
        <span className="badge">{say('home.waiting', { count: waiting.length })}</span>
        {waiting.length > SHOWN && (
          <Link href="/tables" className="strong">
            {say('home.all-tables', { count: all })}
          </Link>
        )}
        {waiting.length > 1 && <NextTable />}
      </header>
      <ul>
        <li className="turn-first">
          <Plate game={first.game} bare />
          <div className="turn-what">
            <h3>{first.name}</h3>
            <Asked entry={first} />
          </div>
          <SeatMarks entry={first} />
          <PlayThere entry={first} />
        </li>
        {more.map((entry) => (
          <li key={entry.id} className="turn-more">
            <div className="turn-what">
              <h3>{entry.name}</h3>
              <p className="soft">{titleOf(entry)}</p>
            </div>
            <p className="turn-wait">
              <Waiting entry={entry} />
            </p>
            <SeatMarks entry={entry} />
            <PlayThere entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );

  function titleOf({ game, changedAt }: TableEntry): string {
    const card = gameCard(game);
    return say('tables.when', { ago: card ? say(card.title) : game, where: ago(say, changedAt) });
  }
}

function PlayThere({ entry }: { readonly entry: TableEntry }) {
  const say = useText();
  return (
    <Link href={hrefOf(entry)} className="btn go" data-act="go-to-table">
      {say('tables.play')}
      <span className="hidden-text"> {entry.name}</span>
    </Link>
  );
}

/** Which round it is and what is asked, in the words of the prompt; until they are there, how long it has waited. */
function Asked({ entry }: { readonly entry: TableEntry }) {
  const say = useText();
  const card = gameCard(entry.game);
  const title = card ? say(card.title) : entry.game;
  const plain = (
    <Words
      title={title}
      when={ago(say, entry.changedAt)}
      what={
        <Suspense>
          <Waiting entry={entry} />
        </Suspense>
      }
    />
  );
  // Who shares the device is asked behind the curtain only.
  if (entry.seats.filter(({ kind }) => kind === 'person').length > 1 && entry.where === 'local') return plain;
  return <Question entry={entry} title={title} plain={plain} />;
}

interface WordsProps {
  readonly title: string;
  readonly when: string;
  readonly what: ReactNode;
}

function Words({ title, when, what }: WordsProps) {
  const say = useText();
  return (
    <>
      <p className="soft">{say('tables.when', { ago: title, where: when })}</p>
      <p>{what}</p>
    </>
  );
}

interface QuestionProps {
  readonly entry: TableEntry;
  readonly title: string;
  readonly plain: ReactNode;
}

function Question({ entry, title, plain }: QuestionProps) {
  const table = useTable(entry.where, entry.id);
  if (table === 'opening' || isRefused(table)) return plain;
  const snapshot = table.snapshot();
  if (snapshot.legal.length === 0) return plain;
  return (
    <Suspense fallback={plain}>
      <WithTexts parts={tableParts(entry.game)}>
        <Said entry={entry} title={title} snapshot={snapshot} plain={plain} />
      </WithTexts>
    </Suspense>
  );
}

function Said({ entry, title, snapshot, plain }: QuestionProps & { readonly snapshot: Snapshot }) {
  const say = useText();
  const ui = use(loadGameUi(entry.game));
  if (ui === undefined) return plain;
  const names: Names = {
    viewer: snapshot.viewer,
    seed: snapshot.commitment,
    of: (seat) => {
      const who = entry.seats[seat];
      return who ? seatName(say, who, seat) : '';
    },
  };
  const { round } = ui.phase(snapshot.view, say);
  return (
    <Words
      title={say('home.round', { game: title, round })}
      when={ago(say, entry.changedAt)}
      what={ui.sayQuestion(snapshot, 0, names, say)}
    />
  );
}
