import { SeatMark } from '@clade/board';
import { Suspense, useEffect, useState } from 'react';
import type { GameUi, Names, Told } from '../games/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import type { Entry } from '../shell/entries.ts';
import { seatLetter, seatName } from '../shell/names.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useTable } from '../table/open.ts';
import { tableParts } from '../table/parts.ts';
import { isRefused, type Snapshot } from '../table/table.ts';
import { useText } from '../text/text.tsx';

const SHOWN = 4;

/** What happened at the first table that waits for me, since I did something there. */
export function SinceLastMove({ entry }: { readonly entry: Entry }) {
  const { where, id, game } = entry;
  const table = useTable(where, id);
  const [ui, setUi] = useState<GameUi>();
  useEffect(() => {
    let stopped = false;
    void loadGameUi(game).then((loaded) => {
      if (!stopped) setUi(loaded);
    });
    return () => {
      stopped = true;
    };
  }, [game]);
  if (ui === undefined || table === 'opening' || isRefused(table)) return null;
  return (
    <Suspense>
      <WithTexts parts={tableParts(game)}>
        <Since entry={entry} ui={ui} snapshot={table.snapshot()} />
      </WithTexts>
    </Suspense>
  );
}

interface SinceProps {
  readonly entry: Entry;
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
}

function Since({ entry, ui, snapshot: { lines, commitment } }: SinceProps) {
  const say = useText();
  const names: Names = {
    viewer: entry.me,
    seed: commitment,
    of: (seat) => {
      const who = entry.seats[seat];
      return who ? seatName(say, who, seat) : '';
    },
  };
  const last = lines.findLast((line) => line.seat === entry.me)?.n;
  if (last === undefined) return null;
  const told = ui.sayLines(lines, names, say).filter((line) => line.n > last);
  if (told.length === 0) return null;
  const touched = told.some((line) => line.touches.includes(entry.me));
  return (
    <section className="box" aria-labelledby="since">
      <h2 id="since">{say('since.title')}</h2>
      <ul className="since">
        {told.slice(-SHOWN).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past stay where they are
          <li key={i}>
            <Mark line={line} names={names} />
            <span>{line.text}</span>
          </li>
        ))}
        {!touched && (
          <li>
            <SeatMark seat={entry.me} size={16} letter={seatLetter(names.of(entry.me))} />
            <span>{say('since.untouched')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Mark({ line, names }: { readonly line: Told; readonly names: Names }) {
  if (line.seat === undefined || line.seat < 0) return <span className="no-mark" />;
  const name = names.of(line.seat);
  return <SeatMark seat={line.seat} size={16} letter={seatLetter(name)} label={name} />;
}
