import { Glyph } from '@clade/board';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Mark, Runner, Told } from '../games/game-ui.ts';
import { useTitle } from '../shell/notices.ts';
import { AtTableProvider, useAtTable } from '../table/at-table.tsx';
import { Dialog } from '../table/dialog.tsx';
import { HintPanel, useCanAsk } from '../table/hint.tsx';
import { Controls, SpeedPicker } from '../table/history/controls.tsx';
import { ForkDialog } from '../table/history/fork-dialog.tsx';
import { snapshotAt, useMoment } from '../table/history/moment.ts';
import { MoveSentence } from '../table/history/move-sentence.tsx';
import { type Playback, usePlayback } from '../table/history/playback.ts';
import { RaceGraph, RaceScores } from '../table/history/race-graph.tsx';
import { type RoundSpan, roundSpans, roundStep, roundsOfTold } from '../table/history/timeline.ts';
import { Timeline } from '../table/history/timeline-view.tsx';
import { REPLAY_KEYS, type ReplayAction } from '../table/keys.ts';
import { KeysDialog } from '../table/keys-dialog.tsx';
import { LogPanel } from '../table/log/log-panel.tsx';
import { useTold } from '../table/log/use-told.ts';
import { CopyLink } from '../table/menu/copy-link.tsx';
import { useTable } from '../table/open.ts';
import { Panel } from '../table/panel.tsx';
import { PhoneHeader } from '../table/phone/phone-header.tsx';
import { PromptBar } from '../table/prompt/prompt-bar.tsx';
import { Room } from '../table/room.tsx';
import type { Moment, Snapshot } from '../table/table.ts';
import { useKeys } from '../table/use-keys.ts';
import { usePhone } from '../table/use-room.ts';
import { useReplaySounds } from '../table/use-sounds.ts';
import { useText } from '../text/text.tsx';
import '../table/style/replay.css';

/** The address follows the move after so long; browsers refuse to have it changed at every step of a quick play. */
const ADDRESS_DELAY = 400;

/** `/replay/:id?move=n`: a game step by step. */
export default function ReplayScreen({ id }: { readonly id: string }) {
  const opened = useTable('anywhere', id);
  return (
    <Room opened={opened}>
      <Replay key={id} />
    </Room>
  );
}

function Replay() {
  const { table, ui, snapshot, names } = useAtTable();
  const say = useText();
  const phone = usePhone();
  const last = snapshot.n;
  const [at, go] = useMove(last);
  const { moment, failed } = useMoment(table, at, last);
  const earlier = useMoment(table, at === 0 ? undefined : at - 1, last).moment;
  const playback = usePlayback(at, last, moment?.n === at, go);
  const [open, setOpen] = useState(false);
  const [cover, setCover] = useState<'fork' | 'keys' | 'log'>();
  const [pane, setPane] = useState<string>();
  const told = useTold(ui, snapshot, names);
  const spans = useMemo(() => roundSpans(roundsOfTold(told, last)), [told, last]);
  const marks = useMarks();
  const shown = useShown(snapshot, moment, open);
  useReplaySounds(shown);
  const canAsk = useCanAsk();
  const [hinting, setHinting] = useState(false);
  const toggleHint = (): void => setHinting((now) => !now);
  const here = told.filter(({ n }) => n === at);
  useTitle(say('replay.title', { name: snapshot.name }));
  const step = useCallback(
    (n: number) => {
      playback.stop();
      go(Math.max(0, Math.min(n, last)));
    },
    [playback, go, last],
  );
  useKeys(REPLAY_KEYS, (action) =>
    act(action, {
      at,
      last,
      spans,
      step,
      playback,
      keys: () => setCover('keys'),
      hint: () => canAsk && toggleHint(),
    }),
  );
  // What is hidden in a running game stays on its server.
  const canFork = snapshot.where !== 'remote' || snapshot.status === 'finished';
  const line = snapshot.lines.find(({ n }) => n === at);
  const log = <LogPanel told={told} current={at} onPick={step} numbered bare={cover === 'log'} />;
  const { Board } = ui;
  const what = <MoveSentence at={at} told={here} />;
  const runners = useRunners();
  const course = { at, last, spans, marks, said: here[0]?.plain ?? '', onGo: step };
  return (
    <div className={phone ? 'screen replay phone' : 'screen replay'} data-screen="replay" data-line={at}>
      {phone ? (
        <PhoneHeader
          place={
            <>
              <b>{say('replay.name')}</b>
              <SpeedPicker playback={playback} />
              {moment?.views && <OpenHands open={open} onOpen={setOpen} />}
            </>
          }
          what={what}
        />
      ) : (
        <PromptBar
          place={
            <div className="phase">
              <b>{say('replay.name')}</b>
              <div className="steps">{snapshot.name}</div>
            </div>
          }
          what={what}
          detail={
            failed ? (
              say('back.failed')
            ) : (
              <Where told={here} snapshot={snapshot} canOpen={moment?.views !== undefined} />
            )
          }
        >
          <div className="acts">
            {moment?.views && <OpenHands open={open} onOpen={setOpen} />}
            {canAsk && (
              <button type="button" aria-pressed={hinting} onClick={toggleHint}>
                <Glyph id="bot" />
                {say('menu.hint')}
              </button>
            )}
            <CopyLink
              link={`${location.origin}/replay/${snapshot.id}?move=${at}`}
              label={say('replay.copy')}
            />
            {canFork && (
              <button type="button" className="go" onClick={() => setCover('fork')}>
                <Glyph id="fork" />
                {say('replay.fork')}
              </button>
            )}
          </div>
        </PromptBar>
      )}
      <main className="board-area">
        {shown && (
          <AtTableProvider table={table} ui={ui} snapshot={shown}>
            <Board
              snapshot={shown}
              names={names}
              {...(line ? { line } : {})}
              {...(earlier && earlier.n === shown.n - 1 ? { before: earlier.view } : {})}
              replay
              log={log}
              foreseen={null}
              phone={phone}
              {...(pane === undefined ? {} : { pane })}
              openPane={setPane}
            />
          </AtTableProvider>
        )}
      </main>
      <footer className="scrub">
        <Controls
          at={at}
          last={last}
          spans={spans}
          playback={playback}
          marks={marks}
          phone={phone}
          onStep={step}
        >
          {phone && (
            <>
              {/* Beside a graph the log lies under the board. */}
              {runners === undefined && (
                <button
                  type="button"
                  className="icon"
                  aria-label={say('log.title')}
                  onClick={() => setCover('log')}
                >
                  <Glyph id="log" />
                </button>
              )}
              {canAsk && (
                <button type="button" className="icon" aria-label={say('menu.hint')} onClick={toggleHint}>
                  <Glyph id="bot" />
                </button>
              )}
              {canFork && (
                <button
                  type="button"
                  className="icon"
                  aria-label={say('replay.fork')}
                  onClick={() => setCover('fork')}
                >
                  <Glyph id="fork" />
                </button>
              )}
            </>
          )}
        </Controls>
        {runners === undefined ? (
          <Timeline {...course} />
        ) : (
          <div className="race-row">
            <RaceGraph {...course} runners={runners} />
            <RaceScores runners={runners} at={at} />
          </div>
        )}
      </footer>
      {hinting && (
        <Panel title={say('menu.hint')} phone={phone} onClose={() => setHinting(false)}>
          {at > 0 ? <HintPanel at={at} /> : <p className="soft">{say('hint.none')}</p>}
        </Panel>
      )}
      {cover === 'fork' && <ForkDialog n={at} onClose={() => setCover(undefined)} />}
      {cover === 'log' && (
        <Dialog title={say('log.title')} className="panel-sheet" onClose={() => setCover(undefined)}>
          {log}
        </Dialog>
      )}
      {cover === 'keys' && (
        <KeysDialog
          keys={[...REPLAY_KEYS, ...(ui.keys ?? [])]}
          digits={false}
          onClose={() => setCover(undefined)}
        />
      )}
    </div>
  );
}

/** The line that is shown; the address says it, so that a link leads to a move. */
function useMove(last: number): [number, (n: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('move') ?? Number.NaN);
  const within = (n: number): number => (Number.isInteger(n) ? Math.max(0, Math.min(n, last)) : last);
  const [at, setAt] = useState(within(asked));
  const written = useRef(asked);
  // A link or the way back names another move; what was written here is no news.
  if (Number.isInteger(asked) && asked !== written.current) {
    written.current = asked;
    setAt(within(asked));
  }
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      // Who has gone on to another page while it loads must not be brought back.
      if (location.pathname !== pathname) return;
      written.current = at;
      setParams((now) => ({ ...Object.fromEntries(now), move: String(at) }), { replace: true });
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [at, setParams]);
  return [at, setAt];
}

/** The table at the moment; with open hands where all may be known. */
function useShown(now: Snapshot, moment: Moment | undefined, open: boolean): Snapshot | undefined {
  const { ui } = useAtTable();
  return useMemo(() => {
    if (moment === undefined) return undefined;
    const all = open && moment.views ? ui.openView(moment.views) : undefined;
    return snapshotAt(now, moment, all);
  }, [now, moment, open, ui]);
}

function useMarks(): readonly { readonly n: number; readonly mark: Mark }[] {
  const { ui, snapshot } = useAtTable();
  const say = useText();
  const { lines } = snapshot;
  return useMemo(
    () =>
      lines.flatMap((line) => {
        const mark = ui.mark(line, say);
        return mark ? [{ n: line.n, mark }] : [];
      }),
    [lines, ui, say],
  );
}

/** The lines of the graph, where the game draws one. */
function useRunners(): readonly Runner[] | undefined {
  const { ui, snapshot } = useAtTable();
  const say = useText();
  const { lines, n, view } = snapshot;
  return useMemo(
    () => (view === null ? undefined : ui.race?.(lines, n, view, say)),
    [ui, lines, n, view, say],
  );
}

function OpenHands({ open, onOpen }: { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  const say = useText();
  return (
    <label className="soft open-hands">
      <input type="checkbox" checked={open} onChange={(event) => onOpen(event.target.checked)} />{' '}
      {say('replay.all-hands')}
    </label>
  );
}

interface Acting {
  readonly at: number;
  readonly last: number;
  readonly spans: readonly RoundSpan[];
  readonly step: (n: number) => void;
  readonly playback: Playback;
  readonly keys: () => void;
  readonly hint: () => void;
}

function act(action: ReplayAction, { at, last, spans, step, playback, keys, hint }: Acting): boolean {
  if (action === 'back') step(at - 1);
  else if (action === 'on') step(at + 1);
  else if (action === 'round-back') step(roundStep(spans, at, -1));
  else if (action === 'round-on') step(roundStep(spans, at, 1));
  else if (action === 'first') step(0);
  else if (action === 'last') step(last);
  else if (action === 'play') (playback.playing ? playback.stop : playback.start)();
  else if (action === 'keys') keys();
  else if (action === 'hint') hint();
  else playback.stop();
  return true;
}

interface WhereProps {
  readonly told: readonly Told[];
  readonly snapshot: Snapshot;
  readonly canOpen: boolean;
}

/** Round and phase, and whose eyes this is seen through. */
function Where({ told, snapshot, canOpen }: WhereProps) {
  const { names } = useAtTable();
  const say = useText();
  const { viewer } = snapshot;
  const eyes = viewer < 0 ? say('replay.spectator') : say('replay.seat', { name: names.of(viewer) });
  return (
    <>
      {told[0]?.group && `${told[0].group}. `}
      {eyes} {!canOpen && say('replay.hidden')}
    </>
  );
}
