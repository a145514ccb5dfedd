import { Glyph } from '@clade/board';
import {
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { type Fold, type FoldedEntry, foldKey, foldRoutine, isFold } from './fold.ts';
import { groupTold, type LogFilter, matches } from './groups.ts';

/** So many sentences are in the page at first, and so many more each time the reader goes further back. */
const PAGE = 60;

interface LogPanelProps {
  readonly told: readonly Told[];
  /** Lines behind this one are not confirmed yet. */
  readonly confirmed?: number;
  /** The line that is shown on the board; lines behind it lie in the future. */
  readonly current?: number | undefined;
  readonly onPick: (n: number) => void;
  /** Numbers of the moves beside the sentences. */
  readonly numbered?: boolean;
  /** The heading is said elsewhere. */
  readonly bare?: boolean;
}

/** The log: what happened in words with icons, by round and phase, the newest in sight. */
export const LogPanel = memo(function LogPanel({
  told,
  confirmed,
  current,
  onPick,
  numbered = false,
  bare = false,
}: LogPanelProps) {
  const { snapshot } = useAtTable();
  const say = useText();
  const [filter, setFilter] = useState<LogFilter>('quiet');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { viewer } = snapshot;
  const fitting = useMemo(() => told.filter((one) => matches(one, filter, viewer)), [told, filter, viewer]);
  const { list, from, followed } = usePlace(fitting, filter, current);
  const shown = useMemo(() => fitting.slice(from), [fitting, from]);
  const groups = useMemo(() => groupTold(shown), [shown]);
  const entriesOf = (all: readonly Told[]): readonly FoldedEntry[] =>
    filter !== 'quiet'
      ? all
      : foldRoutine(all, ({ n }) => n === current || (confirmed !== undefined && n > confirmed));
  const toggle = (key: string): void => {
    setOpen(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    );
    followed(false);
  };
  const lineOf = (one: Told, i: number): ReactNode => (
    <LogLine
      key={`${one.n}-${i}`}
      told={one}
      state={stateOf(one, current, confirmed)}
      numbered={numbered}
      toMe={one.seat !== viewer && one.touches.includes(viewer)}
      onPick={onPick}
    />
  );
  const title = useId();
  return (
    <section className="box log" aria-labelledby={title}>
      <h2 id={title} className={bare ? 'hidden-text' : undefined}>
        {say('log.title')}
      </h2>
      <LogFilterPicker filter={filter} onFilter={setFilter} />
      <ol ref={list}>
        {groups.map((group) => (
          <li key={`${group.title}${group.told[0]?.n}`}>
            <h3>{group.title}</h3>
            <ol>
              {entriesOf(group.told).map((entry, i) => {
                if (!isFold(entry)) return lineOf(entry, i);
                const key = foldKey(entry);
                const unfolded = open.has(key);
                return (
                  <Fragment key={key}>
                    <FoldLine fold={entry} open={unfolded} onToggle={() => toggle(key)} />
                    {unfolded && entry.told.map(lineOf)}
                  </Fragment>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
});

interface FoldLineProps {
  readonly fold: Fold;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Several routine lines as one; it opens to show them. */
function FoldLine({ fold: { kind, told }, open, onToggle }: FoldLineProps) {
  const { ui } = useAtTable();
  const say = useText();
  const line = ui.sayFold(kind, told, say);
  const seats = [...new Set(told.flatMap(({ seat }) => (seat === undefined || seat < 0 ? [] : [seat])))];
  return (
    <li className="line fold">
      <button type="button" className="told" aria-expanded={open} onClick={onToggle}>
        <span className="hidden-text">{say(open ? 'log.fold.line' : 'log.unfold.line', { line })}</span>
        <span className="seen" aria-hidden="true">
          {seats.map((seat) => (
            <Mark key={seat} seat={seat} size={16} letter={false} />
          ))}
          <span>{line}</span>
          <u>{say(open ? 'log.fold' : 'log.unfold')}</u>
        </span>
      </button>
    </li>
  );
}

type LineState = 'past' | 'current' | 'future' | 'draft';

function stateOf({ n }: Told, current: number | undefined, confirmed: number | undefined): LineState {
  if (confirmed !== undefined && n > confirmed) return 'draft';
  if (n === current) return 'current';
  return current !== undefined && n > current ? 'future' : 'past';
}

interface LogLineProps {
  readonly told: Told;
  readonly state: LineState;
  readonly numbered: boolean;
  readonly toMe: boolean;
  readonly onPick: (n: number) => void;
}

const LogLine = memo(function LogLine({ told, state, numbered, toMe, onPick }: LogLineProps) {
  const say = useText();
  const sign =
    told.symbol !== undefined ? (
      <Glyph id={told.symbol} />
    ) : (
      told.seat !== undefined &&
      told.seat >= 0 && <Mark seat={told.seat} animal={told.animal} size={16} letter={false} />
    );
  const classes = ['line', state, told.tone ?? '', toMe ? 'to-me' : ''].join(' ');
  const said = (key: 'log.drafted' | 'log.show') => (
    <span className="hidden-text">{say(key, { line: told.plain })}</span>
  );
  // The eye gets marks and shorthand, the ear the whole sentence.
  const seen = (
    <span className="seen" aria-hidden="true">
      {numbered && <small>{told.n}</small>}
      {sign}
      <span>
        {told.text} {state === 'draft' && <i className="soft">{say('log.draft')}</i>}
      </span>
    </span>
  );
  return (
    <li className={classes}>
      {state === 'draft' ? (
        <div className="told">
          {said('log.drafted')}
          {seen}
        </div>
      ) : (
        <button
          type="button"
          className="told"
          aria-current={state === 'current' ? 'true' : undefined}
          onClick={() => onPick(told.n)}
        >
          {said('log.show')}
          {seen}
        </button>
      )}
    </li>
  );
});

function LogFilterPicker({ filter, onFilter }: { filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
  const { snapshot, names } = useAtTable();
  const say = useText();
  return (
    <select
      className="select sm bare log-filter"
      aria-label={say('log.filter')}
      value={String(filter)}
      onChange={({ target: { value } }) =>
        onFilter(/^\d+$/.test(value) ? Number(value) : (value as LogFilter))
      }
    >
      <option value="quiet">{say('log.quiet')}</option>
      <option value="all">{say('log.all')}</option>
      {snapshot.viewer >= 0 && <option value="mine">{say('log.mine')}</option>}
      <option value="attacks">{say('log.attacks')}</option>
      {snapshot.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <option key={seat} value={seat}>
          {names.of(seat)}
        </option>
      ))}
    </select>
  );
}

interface Place {
  readonly list: RefObject<HTMLOListElement | null>;
  /** The first sentence that is in the page. */
  readonly from: number;
  /** Says that the reader is, or is not, at the end. */
  followed(following: boolean): void;
}

/**
 * Where the reader is in the log. The newest sentence stays in sight, or the current one; who has gone back is left
 * where they are, whatever comes behind or is brought in before it.
 */
function usePlace(told: readonly Told[], filter: LogFilter, current: number | undefined): Place {
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const before = useRef(current);
  const last = useRef<{ filter: LogFilter; from: number; height: number; newest: Told | undefined }>({
    filter,
    from: 0,
    height: 0,
    newest: undefined,
  });
  const [start, setStart] = useState(() => Math.max(0, told.length - PAGE));
  const at = current === undefined ? -1 : told.findIndex(({ n }) => n >= current);
  const from = Math.min(start, at < 0 ? start : Math.max(0, at - 8), Math.max(0, told.length - PAGE));
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    let { scrollTop: top, scrollHeight: height, clientHeight: room } = box;
    const onScroll = (): void => {
      // Only who goes up leaves the end: when lines come, or the window changes, the end moves away by itself.
      const atEnd = isAtEnd(box);
      const same = box.scrollHeight === height && box.clientHeight === room;
      if (atEnd || (box.scrollTop < top && same)) following.current = atEnd;
      ({ scrollTop: top, scrollHeight: height, clientHeight: room } = box);
      if (top < 40) setStart((before) => Math.max(0, before - PAGE));
    };
    // What stands above it grows and shrinks; the end stays in sight.
    const resized = new ResizeObserver(() => {
      const line = before.current === undefined ? undefined : lineAt(box);
      if (line) centre(box, line);
      else if (following.current) box.scrollTop = box.scrollHeight;
      if (leavesRoom(box)) setStart((before) => Math.max(0, before - PAGE));
    });
    resized.observe(box);
    box.addEventListener('scroll', onScroll);
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);
  const newest = told.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence or another current one is what moves it
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const was = last.current;
    last.current = { filter, from, height: box.scrollHeight, newest };
    // Back from an earlier moment, or other lines: the present is at the end.
    if ((current === undefined && before.current !== undefined) || filter !== was.filter)
      following.current = true;
    before.current = current;
    const line = current === undefined ? undefined : lineAt(box);
    if (line) centre(box, line);
    else if (following.current) box.scrollTop = box.scrollHeight;
    else if (from < was.from) box.scrollTop += box.scrollHeight - was.height;
    // Who reads the end needs no more than that; only a new sentence lets go of old ones.
    const long = told.length - start > 3 * PAGE;
    if (long && following.current && newest !== was.newest) setStart(told.length - PAGE);
    else if (leavesRoom(box)) setStart(Math.max(0, from - PAGE));
  }, [newest, current, filter, from]);
  const followed = useCallback((now: boolean) => {
    following.current = now;
  }, []);
  return { list, from, followed };
}

/** Few lines are left of many when they are folded: what was before them has room. A hidden list has none. */
function leavesRoom(box: HTMLElement): boolean {
  return box.clientHeight > 0 && box.scrollHeight <= box.clientHeight;
}

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}

/** The current line; where nothing is told of it, the last one before what comes later. */
function lineAt(box: HTMLElement): Element | undefined {
  const current = box.querySelector('[aria-current]');
  if (current !== null) return current;
  const past = box.querySelectorAll('.line:not(.future)');
  return past[past.length - 1];
}

/** Scrolls the list alone: on a phone the list lies beside the screen, which must stay where it is. */
function centre(box: HTMLElement, line: Element): void {
  const { top, height } = line.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
}
