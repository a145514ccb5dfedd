import { Sprite } from '@clade/board';
import { icons } from '@clade/board/sheets/icons';
import { symbols } from '@clade/board/sheets/symbols';
import type { Part } from '@clade/text';
import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import { watchFactor } from '../shell/preferences.ts';
import { sayProblem } from '../shell/problem.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useText } from '../text/text.tsx';
import { AtTableProvider } from './at-table.tsx';
import type { OpenedTable } from './open.ts';
import { tableParts } from './parts.ts';
import { isRefused, type Table } from './table.ts';
import { useWideZoom } from './use-room.ts';
import { useSnapshot } from './use-turn.ts';
import { PacedTable, type PaceEnv } from './watch/paced-table.ts';
import { PLAIN } from './watch/steps.ts';
import './style/play.css';
import './style/log.css';
import './style/panels.css';
import './style/phone.css';
import './style/tablet.css';
import './style/rules.css';

const SHEETS = [icons, symbols];

const NO_PARTS: readonly Part[] = [];

const NOTHING = Promise.resolve(undefined);

interface RoomProps {
  readonly opened: OpenedTable;
  /** Texts that what is inside needs besides those of every table. */
  readonly parts?: readonly Part[];
  readonly children: ReactNode;
}

/** Around every screen of a table: opens it, loads its game and its texts, and says what is wrong when it cannot. */
export function Room({ opened, parts = NO_PARTS, children }: RoomProps) {
  useWideZoom();
  return (
    <WithTexts parts={[...tableParts(), ...parts]}>
      <Sprite sheets={SHEETS} />
      <Entrance opened={opened} parts={parts}>
        {children}
      </Entrance>
    </WithTexts>
  );
}

function Entrance({ opened, parts = NO_PARTS, children }: RoomProps) {
  const say = useText();
  if (opened === 'opening') return <Wait />;
  if (isRefused(opened))
    return (
      <main className="sorry" role="alert">
        <h1>{say('table.closed')}</h1>
        <p>{sayProblem(say, opened)}</p>
        <Link href="/" className="btn go">
          {say('table.home')}
        </Link>
      </main>
    );
  return (
    <Suspense fallback={<Wait />}>
      <Seated table={opened} parts={parts}>
        {children}
      </Seated>
    </Suspense>
  );
}

function Wait() {
  const say = useText();
  return (
    <main className="table-wait" aria-busy="true">
      <h1 className="soft">{say('table.loading')}</h1>
    </main>
  );
}

const paced = new WeakMap<Table, Promise<Table>>();

/** The table as it is shown: what others do comes step by step, from where it was opened. */
function pacedTable(table: Table, ui: GameUi): Promise<Table> {
  let shown = paced.get(table);
  if (shown === undefined) {
    shown = pace(table, ui);
    paced.set(table, shown);
  }
  return shown;
}

async function pace(table: Table, ui: GameUi): Promise<Table> {
  const { begunAt } = table;
  const late = begunAt !== undefined && begunAt < table.snapshot().n;
  const begun = late ? await table.at(begunAt).catch(() => undefined) : undefined;
  const env = table.evenly ? evenPace(table, table.evenly, ui) : { beat: ui.beat, factor: watchFactor };
  return new PacedTable(table, { ...env, after }, begun);
}

/** Every line has the same time, less where there are many. */
function evenPace(
  table: Table,
  { each, all }: NonNullable<Table['evenly']>,
  ui: GameUi,
): Omit<PaceEnv, 'after'> {
  return {
    beat: (line, snapshot) => (ui.beat(line, snapshot) === 'silent' ? 'silent' : 'plain'),
    factor: () => {
      const { lines, viewer } = table.snapshot();
      const count = lines.length - 1 - lines.findLastIndex(({ seat }) => seat === viewer);
      return (watchFactor() * Math.min(each, all / Math.max(1, count))) / PLAIN;
    },
  };
}

function after(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

interface SeatedProps {
  readonly table: Table;
  readonly parts: readonly Part[];
  readonly children: ReactNode;
}

function Seated({ table, parts, children }: SeatedProps) {
  const say = useText();
  const { game } = table.snapshot();
  const ui = use(loadGameUi(game));
  const shown = use(ui === undefined ? NOTHING : pacedTable(table, ui));
  if (ui === undefined || shown === undefined)
    return <main className="sorry">{say('table.unknown-game', { game })}</main>;
  return (
    <WithTexts parts={[...tableParts(game), ...parts]}>
      <Sprite sheets={ui.sheets} />
      <Present table={shown} ui={ui}>
        {children}
      </Present>
    </WithTexts>
  );
}

function Present({
  table,
  ui,
  children,
}: {
  readonly table: Table;
  readonly ui: GameUi;
  readonly children: ReactNode;
}) {
  const snapshot = useSnapshot(table);
  return (
    <AtTableProvider table={table} ui={ui} snapshot={snapshot}>
      {children}
    </AtTableProvider>
  );
}
