import { Glyph } from '@clade/board';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Prompt, PromptButton } from '../games/game-ui.ts';
import { NextTable } from '../shell/next-table.tsx';
import { useTitle } from '../shell/notices.ts';
import { preferences, setPreferences, usePreferences } from '../shell/preferences.ts';
import { sayProblem } from '../shell/problem.ts';
import { useLasting } from '../shell/use-lasting.ts';
import { wordsOf } from '../text/phrase.tsx';
import { useText } from '../text/text.tsx';
import { Announcer } from './announcer.tsx';
import { useAtTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { ForeseenBox } from './foreseen.tsx';
import type { Guide } from './guide.ts';
import { useCanAsk } from './hint.tsx';
import { type LookBack, useLookBack } from './history/look-back.ts';
import { MoveSentence } from './history/move-sentence.tsx';
import { RecapDialog } from './history/recap.tsx';
import { recapOf } from './history/since.ts';
import { useRecap } from './history/use-recap.ts';
import { type KeyAction, PLACE, TABLE_KEYS } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { lastTold } from './log/last-told.ts';
import { LogPanel } from './log/log-panel.tsx';
import { useTold } from './log/use-told.ts';
import { Menu, type PanelName } from './menu/menu.tsx';
import { VoteBanner } from './menu/vote.tsx';
import { Clocks } from './pace/clocks.tsx';
import { Late } from './pace/late.tsx';
import { PhoneHeader } from './phone/phone-header.tsx';
import { Sheet } from './phone/sheet.tsx';
import { PromptButtons } from './prompt/buttons.tsx';
import { Outlook } from './prompt/outlook.tsx';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { OpenRule } from './rules/rule-link.tsx';
import { SidePanel } from './side-panel.tsx';
import { SoundButton } from './sound-button.tsx';
import type { Line, Snapshot, Table, Watching } from './table.ts';
import { PromptSheet } from './tablet/prompt-sheet.tsx';
import { Openers, TableBar } from './tablet/table-bar.tsx';
import { TextTable } from './text-view/text-table.tsx';
import type { Turn } from './turn.ts';
import { useKeys } from './use-keys.ts';
import { type Room, useRoom } from './use-room.ts';
import { useSounds } from './use-sounds.ts';
import { useTurn } from './use-turn.ts';
import { Speech } from './voices/speech.tsx';
import { useSayings } from './voices/use-sayings.ts';
import { withVoices } from './voices/with-voices.ts';
import { WatchControls } from './watch/controls.tsx';
import { delayedPrompt, watchPrompt } from './watch/sentence.tsx';
import { SinceButton } from './watch/since-button.tsx';
import { usePress } from './watch/use-press.ts';

const EMPTY: readonly never[] = [];

/** A table in play: the prompt, the game's board, the log, and what can be opened beside them. */
export function Play({ onEnd, guide }: { readonly onEnd: () => void; readonly guide?: Guide | undefined }) {
  const { table, ui, snapshot, names } = useAtTable();
  const say = useText();
  const room = useRoom();
  const phone = room === 'phone';
  const tablet = room === 'tablet';
  const likes = usePreferences();
  const turn = useTurn(table, guide?.habits ?? likes);
  const [panel, setPanel] = useState<PanelName>();
  const [cover, setCover] = useState<'menu' | 'keys' | 'log'>();
  const [pane, setPane] = useState<string>();
  const [rule, setRule] = useState<string>();
  const told = useTold(ui, snapshot, names, turn);
  const sayings = useSayings(snapshot);
  // As the log, a moment after the board.
  const said = useDeferredValue(sayings);
  const heard = useMemo(() => withVoices(told, said, names, say), [told, said, names, say]);
  const back = useLookBack(table, snapshot);
  const { recap, open, dismiss } = useRecap(snapshot, told);
  const { watching } = snapshot;
  const asked = useMemo(() => {
    const byGame = ui.prompt({ snapshot, turn, names, say });
    return guide?.prompt ? guide.prompt(byGame) : byGame;
  }, [ui, snapshot, turn, names, say, guide]);
  const prompt = useMemo(
    () =>
      delayedPrompt(
        watching ? watchPrompt(asked, watching, told, { snapshot, names }, say) : asked,
        snapshot,
        say,
      ),
    [asked, watching, told, snapshot, names, say],
  );
  const press = usePress(table.pacing);
  const { pacing } = table;
  const controls =
    watching && pacing
      ? (before?: ReactNode) => (
          <WatchControls pacing={pacing} watching={watching} press={press} phone={phone} before={before} />
        )
      : undefined;
  const since = useMemo(
    () =>
      turn.asked && !turn.canUndo && snapshot.viewer >= 0 ? recapOf(told, snapshot.viewer, -1) : undefined,
    [turn.asked, turn.canUndo, snapshot.viewer, told],
  );
  const sinceButton = since && <SinceButton recap={since} onOpen={() => open(since)} />;
  const shown = back.past ?? snapshot;
  const phase = useMemo(() => ui.phase(shown.view, say), [ui, shown.view, say]);
  const over = snapshot.status === 'finished' || snapshot.status === 'cancelled';
  useTitle(turn.asked ? say('table.your-turn', { name: snapshot.name }) : snapshot.name);
  useSounds(snapshot, turn);
  const unread = table.company?.unread() ?? 0;

  const openRule = useCallback((id: string) => {
    setRule(id);
    setPanel('rules');
  }, []);
  const toggle = useCallback((name: PanelName): true => {
    setPanel((open) => (open === name ? undefined : name));
    return true;
  }, []);
  const sure = prompt.buttons.find((button) => button.sure);
  const canAsk = useCanAsk();
  useKeys(TABLE_KEYS, (action) =>
    act(action, {
      turn,
      back,
      sure,
      panel,
      toggle,
      close: () => setPanel(undefined),
      setCover,
      table,
      canAsk,
      skip: watching && press.key,
    }),
  );

  const bare = cover === 'log';
  const log = useMemo(
    () => <LogPanel told={heard} confirmed={snapshot.n} current={back.at} onPick={back.show} bare={bare} />,
    [heard, snapshot.n, back.at, back.show, bare],
  );
  // The prompt answers a click in the next frame; the board, which is large, is drawn right after it.
  const looked = useMemo(
    () => ({
      shown,
      turn: back.past ? undefined : turn,
      line: back.past ? lineOf(snapshot, shown) : watching && stepOf(snapshot, watching),
      before: back.before,
    }),
    [shown, turn, back.past, back.before, snapshot, watching],
  );
  const later = useDeferredValue(looked);
  // On a tablet the sheet says what follows.
  const foreseen = useMemo(
    () => !tablet && later.turn && <ForeseenBox turn={later.turn} />,
    [tablet, later.turn],
  );
  const panes = useMemo(() => (phone ? (ui.panes?.(shown, say) ?? EMPTY) : EMPTY), [phone, ui, shown, say]);
  const { Board } = ui;
  const board = useMemo(
    () => (
      <Board
        snapshot={later.shown}
        names={names}
        {...(later.turn ? { turn: later.turn } : {})}
        {...(later.line ? { line: later.line } : {})}
        before={later.before}
        log={log}
        foreseen={foreseen}
        phone={phone}
        {...(pane === undefined ? {} : { pane })}
        openPane={setPane}
      />
    ),
    [Board, later, names, log, foreseen, phone, pane],
  );
  const acts = (
    <>
      {over ? (
        <EndButton onEnd={onEnd} />
      ) : controls ? (
        controls()
      ) : (
        <PromptButtons turn={turn} prompt={prompt} snapshot={snapshot} since={sinceButton} />
      )}
      {!turn.asked && <NextTable but={snapshot.id} />}
    </>
  );
  const menu = guide?.leave ?? (
    <>
      {guide?.opener}
      <SoundButton />
      <MenuButton unread={unread} onOpen={() => setCover('menu')} />
    </>
  );
  const head = guide?.head?.(room);
  const taken = guide?.takesSheet === true && room !== 'desk';
  return (
    <OpenRule value={openRule}>
      <div
        className={`screen play ${room}${guide ? ' guided' : ''}`}
        data-screen="table"
        data-line={snapshot.n}
        data-asked={snapshot.decision?.kind}
        aria-busy={turn.rewriting}
      >
        {back.at !== undefined ? (
          <LookBackBar back={back} told={told} room={room} phase={phase} />
        ) : head ? (
          head
        ) : tablet ? (
          <TableBar phase={phase} last={lastTold(told, snapshot.n, 1)[0]}>
            <Openers canAsk={canAsk} onOpen={(what) => (what === 'log' ? setCover('log') : toggle(what))} />
            {menu}
          </TableBar>
        ) : phone ? (
          <PhoneHeader phase={phase} what={prompt.short ?? prompt.what} menu={menu} />
        ) : (
          <PromptBar
            phase={ui.tellsPhase && likes.view !== 'text' ? undefined : phase}
            what={prompt.what}
            detail={<Detail turn={turn} prompt={prompt} />}
            rule={prompt.rule}
            tools={prompt.tools}
          >
            {acts}
            {menu}
          </PromptBar>
        )}
        <Clocks />
        <main className="board-area">
          {likes.view === 'text' ? (
            <TextTable
              snapshot={shown}
              turn={looked.turn}
              line={looked.line}
              prompt={prompt}
              log={log}
              foreseen={foreseen}
            />
          ) : (
            board
          )}
          <Banners turn={turn} table={table} snapshot={snapshot} />
        </main>
        {back.at === undefined && <Speech sayings={sayings} n={snapshot.n} />}
        {guide && back.at === undefined && (
          <guide.Beside
            turn={turn}
            prompt={prompt}
            room={room}
            acts={acts}
            drawn={later === looked}
            openPane={setPane}
          />
        )}
        {tablet && !taken && back.at === undefined && (
          <PromptSheet
            // What others do is told with their own mark.
            seat={watching ? undefined : turn.asked ? snapshot.viewer : snapshot.waitingFor[0]}
            what={prompt.what}
            detail={<Outlook turn={turn} prompt={prompt} />}
            tools={prompt.tools}
          >
            {acts}
          </PromptSheet>
        )}
        {phone && !taken && !back.past && over && (
          <section className="thumb-sheet">
            <EndButton onEnd={onEnd} />
          </section>
        )}
        {phone && !taken && !back.past && !over && (
          <Sheet
            turn={turn}
            prompt={prompt}
            panes={panes}
            pane={pane}
            onPane={setPane}
            onLog={() => setCover('log')}
            told={told}
            since={sinceButton}
            controls={controls}
          />
        )}
        {panel && (
          <SidePanel
            panel={panel}
            turn={turn}
            prompt={prompt}
            rule={rule ?? prompt.rule}
            onRule={setRule}
            phone={phone}
            onClose={() => setPanel(undefined)}
          />
        )}
        {cover === 'menu' && (
          <Menu
            unread={unread}
            onOpen={(name) => (name === 'keys' ? setCover('keys') : setPanel(name))}
            onClose={() => setCover(undefined)}
          />
        )}
        {cover === 'keys' && (
          <KeysDialog keys={[...TABLE_KEYS, ...(ui.keys ?? [])]} digits onClose={() => setCover(undefined)} />
        )}
        {cover === 'log' && (
          <Dialog title={say('log.title')} className="panel-sheet" onClose={() => setCover(undefined)}>
            {log}
          </Dialog>
        )}
        {recap && !guide?.takesSheet && (
          <RecapDialog
            recap={recap}
            onPlay={() => {
              dismiss();
              back.play(recap.from - 1);
            }}
            onClose={dismiss}
          />
        )}
        {!guide?.speaks && (
          <Announcer
            told={heard}
            confirmed={snapshot.n}
            question={`${snapshot.n} ${snapshot.decision?.kind ?? ''} ${snapshot.draft.moves.length}`}
            alert={turn.refused && wordsOf(ui.sayRefusal(turn.refused.why, snapshot, names, say))}
          />
        )}
      </div>
    </OpenRule>
  );
}

function lineOf({ lines }: Snapshot, { n }: Snapshot): Line | undefined {
  return lines.find((line) => line.n === n);
}

/** What the step that is shown did, as one line. */
function stepOf({ lines, n, viewer }: Snapshot, { from }: Watching): Line | undefined {
  const step = lines.filter((line) => line.n > from && line.n <= n && line.seat !== viewer);
  const [first] = step;
  const last = step.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { n: first.n, seat: last.seat, events: step.flatMap(({ events }) => events) };
}

interface Acting {
  readonly turn: Turn;
  readonly back: LookBack;
  readonly sure: PromptButton | undefined;
  readonly panel: PanelName | undefined;
  readonly toggle: (panel: PanelName) => true;
  readonly close: () => void;
  readonly setCover: (cover: 'keys' | 'log') => void;
  readonly table: Table;
  readonly canAsk: boolean;
  readonly skip: (() => void) | undefined;
}

/** Board and words, back and forth. */
function toggleTextView(): void {
  setPreferences({ view: preferences().view === 'text' ? 'board' : 'text' });
}

function onTarget(): boolean {
  return document.activeElement?.closest(PLACE) != null;
}

/** Carries out the action of a key; false when there is nothing to do. */
function act(action: KeyAction, at: Acting): boolean {
  const { turn, back, sure, panel, toggle, close, setCover } = at;
  const when = (possible: boolean, work: () => void): boolean => {
    if (possible) work();
    return possible;
  };
  switch (action) {
    case 'confirm':
      if (turn.canConfirm) return when(true, turn.confirm);
      // A turn is ended from nowhere in particular, never in the middle of a choice.
      return when(
        sure !== undefined && turn.held.length === 0 && !onTarget(),
        () => sure && turn.playSure(sure.move),
      );
    case 'skip':
      return when(at.skip !== undefined && back.at === undefined, () => at.skip?.());
    case 'cancel':
      if (back.at !== undefined) return when(true, back.now);
      if (panel) return when(true, close);
      return when(true, turn.cancel);
    case 'undo':
      return when(turn.canUndo, turn.undo);
    case 'redo':
      return when(turn.canRedo, turn.redo);
    case 'restart':
      return when(turn.canUndo, turn.restart);
    case 'log':
    case 'keys':
      return when(true, () => setCover(action));
    case 'chat':
      return at.table.company !== undefined && toggle('chat');
    case 'text':
      return when(true, toggleTextView);
    case 'hint':
      return at.canAsk && toggle('hint');
    case 'moves':
    case 'rules':
    case 'aid':
      return toggle(action);
    case 'next':
      return false;
  }
}

/** Under the sentence: what is forced, or what else there is to know. */
function Detail({ turn, prompt }: { readonly turn: Turn; readonly prompt: Prompt }): ReactNode {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  if (turn.forced) return say('prompt.forced', { move: ui.sayMove(turn.forced, snapshot, names, say) });
  return prompt.detail;
}

function MenuButton({ unread, onOpen }: { readonly unread: number; readonly onOpen: () => void }) {
  const say = useText();
  return (
    <button
      type="button"
      className="quiet icon menu-button"
      data-act="menu"
      data-tip={say('menu.title')}
      onClick={onOpen}
    >
      <Glyph id="menu" size={20} />
      <span className="hidden-text">{say('menu.open', { unread })}</span>
      {unread > 0 && (
        <span className="unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}

function EndButton({ onEnd }: { readonly onEnd: () => void }) {
  const { snapshot } = useAtTable();
  const say = useText();
  if (snapshot.status === 'cancelled') return <p className="soft">{say('table.cancelled')}</p>;
  return (
    <div className="acts">
      <button type="button" className="go" onClick={onEnd}>
        <Glyph id="trophy" />
        {say('end.see-result')}
      </button>
    </div>
  );
}

interface LookBackBarProps {
  readonly back: LookBack;
  readonly told: ReturnType<typeof useTold>;
  readonly room: Room;
  readonly phase: ReturnType<ReturnType<typeof useAtTable>['ui']['phase']>;
}

/** While an earlier moment is shown: which, a step back and on, and the way back to the present. */
function LookBackBar({ back, told, room, phase }: LookBackBarProps) {
  const say = useText();
  const at = back.at ?? 0;
  const what = <MoveSentence at={at} told={told} />;
  const buttons = (
    <fieldset className="acts" aria-label={say('back.controls')}>
      <button
        type="button"
        className="icon"
        aria-label={say('replay.back')}
        disabled={at === 0}
        onClick={() => back.step(-1)}
      >
        <Glyph id="step-back" />
      </button>
      <button type="button" className="icon" aria-label={say('replay.on')} onClick={() => back.step(1)}>
        <Glyph id="step" />
      </button>
      <button type="button" className="go" onClick={back.now}>
        {say('back.now')}
        {room !== 'phone' && <kbd>{say('key.Escape')}</kbd>}
      </button>
    </fieldset>
  );
  if (room === 'phone')
    return (
      <>
        <PhoneHeader phase={phase} what={what} />
        <section className="thumb-sheet look-back">{buttons}</section>
      </>
    );
  const detail = back.failed ? say('back.failed') : back.playing ? say('back.playing') : say('back.past');
  if (room === 'tablet')
    return (
      <>
        <TableBar phase={phase} />
        <PromptSheet what={what} detail={detail}>
          {buttons}
        </PromptSheet>
      </>
    );
  return (
    <PromptBar phase={phase} what={what} detail={detail}>
      {buttons}
    </PromptBar>
  );
}

interface BannersProps {
  readonly turn: Turn;
  readonly table: Table;
  readonly snapshot: Snapshot;
}

/** Over the board: no connection, a request that failed, a bot in my seat, a question to all. */
function Banners({ turn, table, snapshot }: BannersProps) {
  const say = useText();
  const { company } = table;
  const { viewer, seats, connected } = snapshot;
  const standIn = seats[viewer]?.standIn;
  const lost = useLasting(!connected);
  return (
    <div className="banners">
      {lost && (
        <p className="banner" role="status">
          {say('connection.lost')}
        </p>
      )}
      {turn.problem && (
        <p className="banner" role="alert">
          {sayProblem(say, turn.problem)}
        </p>
      )}
      {company && standIn && (
        <p className="banner" role="status">
          {say('table.stand-in')}
          <button type="button" className="sm" onClick={() => void company.standIn(viewer, undefined)}>
            {say('table.take-back')}
          </button>
        </p>
      )}
      {company && <VoteBanner company={company} />}
      {company && <Late company={company} />}
    </div>
  );
}
