import { SeatMark } from '@clade/board';
import { type ChangeEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { importLog, openLocal } from '../local/local.ts';
import { once } from '../remote/api.ts';
import { useRemoteList } from '../remote/lists.ts';
import { api } from '../remote/page.ts';
import { inOrder, isOver, remoteEntry, type TableEntry } from '../shell/entries.ts';
import { logName, saveFile } from '../shell/files.ts';
import { gameCard } from '../shell/games.ts';
import { Icon } from '../shell/icons.tsx';
import { ago, characterAt, seatLetter, seatName } from '../shell/names.ts';
import { useTitle } from '../shell/notices.ts';
import { sayProblem } from '../shell/problem.ts';
import { RemoveLocal } from '../shell/remove-local.tsx';
import { Place } from '../shell/result-line.tsx';
import { lookAtLocal, useMe, useMyTables } from '../shell/tables.ts';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import './lists.css';

/** The games I played, on this device and on the server, to look at again, to keep, and to bring in. */
export default function ArchiveScreen() {
  const say = useText();
  useTitle(say('nav.games'));
  const me = useMe();
  const mine = useMyTables();
  const [everybody, setEverybody] = useState(false);
  const archive = useRemoteList(everybody ? 'archive&everybody=true' : 'archive', {
    when: me.known === 'yes' || (everybody && me.known === 'stranger'),
  });
  const [problem, setProblem] = useState<string>();
  const there = (archive.tables ?? []).map(remoteEntry);
  const games = inOrder([...(everybody ? [] : mine.filter(isOver)), ...there]);
  const reachable = me.known === 'yes' || me.known === 'stranger';
  return (
    <main className="lists wide" data-screen="games">
      <header className="head">
        <h1>{say('nav.games')}</h1>
        {reachable && (
          <fieldset className="seg" aria-label={say('archive.whose')}>
            {[false, true].map((all) => (
              <label key={String(all)}>
                <input
                  type="radio"
                  name="whose"
                  checked={everybody === all}
                  onChange={() => setEverybody(all)}
                />
                {say(all ? 'archive.everybody' : 'archive.mine')}
              </label>
            ))}
          </fieldset>
        )}
        <Link href="/collection" className="btn">
          {say('nav.collection')}
        </Link>
        <BringIn failed={setProblem} />
      </header>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      {games.length === 0 ? (
        <p className="soft nothing">{say('archive.none')}</p>
      ) : (
        <div className="scroll-x">
          <table className="played">
            <thead>
              <tr>
                <th scope="col">{say('archive.place')}</th>
                <th scope="col">{say('archive.game')}</th>
                <th scope="col">{say('archive.result')}</th>
                <th scope="col">{say('archive.when')}</th>
                <th scope="col">
                  <span className="hidden-text">{say('archive.do')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {games.map((entry) => (
                <Played key={entry.id} entry={entry} failed={setProblem} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {archive.more && (
        <button type="button" onClick={archive.more}>
          {say('lists.more')}
        </button>
      )}
    </main>
  );
}

interface PlayedProps {
  readonly entry: TableEntry;
  readonly failed: (problem: string) => void;
}

function Played({ entry, failed }: PlayedProps) {
  const say = useText();
  const card = gameCard(entry.game);
  const standings = [...(entry.result?.standings ?? [])].sort((a, b) => a.rank - b.rank);
  const save = async (): Promise<void> => {
    const text = await logText(entry);
    if (isRefused(text)) failed(sayProblem(say, text));
    else saveFile(logName(entry.game, entry.name, entry.changedAt), text);
  };
  return (
    <tr>
      <td>
        <Place entry={entry} />
      </td>
      <td>
        <b>{entry.name}</b>
        <br />
        <span className="soft">{card ? say(card.title) : entry.game}</span>
      </td>
      <td>
        <span className="standings">
          {standings.map(({ seat, score }) => {
            const who = entry.seats[seat];
            const name = who ? seatName(say, who, seat) : '';
            return (
              <span key={seat} className={seat === entry.me ? 'me' : undefined}>
                <SeatMark seat={seat} size={16} letter={seatLetter(name)} face={characterAt(who)} />{' '}
                {say('result.one', { name, score })}
              </span>
            );
          })}
          {standings.length === 0 && <span className="soft">{say('recent.cancelled')}</span>}
        </span>
      </td>
      <td className="soft">{ago(say, entry.changedAt)}</td>
      <td>
        <span className="row-acts">
          {entry.where === 'local' && <RemoveLocal entry={entry} />}
          <button
            type="button"
            className="quiet x"
            aria-label={say('archive.save', { name: entry.name })}
            onClick={() => void save()}
          >
            <Icon name="download" />
          </button>
          <Link href={`/replay/${entry.id}`} className="btn sm">
            {say('recent.replay')}
            <span className="hidden-text"> {entry.name}</span>
          </Link>
        </span>
      </td>
    </tr>
  );
}

async function logText({ where, id }: TableEntry) {
  if (where === 'remote') return once(api.text(`/api/tables/${id}/log`));
  const table = await openLocal(id);
  if (isRefused(table)) return table;
  const text = await table?.exportLog();
  table?.close();
  return text ?? { code: 'not-found' };
}

/** A log from a file becomes a game of this device. */
function BringIn({ failed }: Pick<PlayedProps, 'failed'>) {
  const say = useText();
  const [, navigate] = useLocation();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    const made = await importLog(await file.text(), file.name.replace(/\.[^.]*$/, ''));
    if (isRefused(made)) {
      failed(sayProblem(say, made));
      return;
    }
    await lookAtLocal();
    navigate(`/replay/${made}`);
  };
  return (
    <label className="btn-file">
      <input
        type="file"
        accept=".jsonl,.ndjson,.json,.log,.txt,application/x-ndjson"
        className="hidden-text"
        onChange={(event) => void read(event)}
      />
      <span className="btn-like">
        <Icon name="upload" /> {say('archive.bring-in')}
      </span>
    </label>
  );
}
