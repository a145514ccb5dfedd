import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCoachGuide } from '../coach/use-coach-guide.tsx';
import { rememberWatch } from '../remote/watching.ts';
import { speedFactor } from '../shell/preferences.ts';
import { useAtTable } from '../table/at-table.tsx';
import { Curtain } from '../table/curtain.tsx';
import { End } from '../table/end/end.tsx';
import { useTable } from '../table/open.ts';
import { Play } from '../table/play.tsx';
import { Room } from '../table/room.tsx';
import { WaitingRoom } from './lobby-room.tsx';

/** The last move is seen on the board before the end covers it. */
const LAST_LOOK = 1600;

/** `/table/:id` and `/local/:id`: a table from its waiting room to its end. */
export default function TableScreen({
  id,
  where,
}: {
  readonly id: string;
  readonly where: 'local' | 'remote';
}) {
  const [search] = useSearchParams();
  const watch = search.get('watch');
  // Before the table is opened, which needs it.
  if (watch !== null) rememberWatch(id, watch);
  const opened = useTable(where, id);
  return (
    <Room opened={opened}>
      <Stage key={id} />
    </Room>
  );
}

function Stage() {
  const { table, snapshot } = useAtTable();
  const { status, handTo, viewer } = snapshot;
  const over = status === 'finished';
  const guide = useCoachGuide();
  const [board, setBoard] = useState(!over);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setBoard(false), LAST_LOOK * speedFactor());
    return () => clearTimeout(timer);
  }, [over]);
  if (status === 'open') return <WaitingRoom table={table} snapshot={snapshot} />;
  if (handTo !== undefined) return <Curtain key={handTo} seat={handTo} />;
  if (over && !board) return <End onBoard={() => setBoard(true)} />;
  // Each seat of a hot-seat table has its own half-made choices.
  return <Play key={viewer} onEnd={() => setBoard(false)} guide={guide} />;
}
