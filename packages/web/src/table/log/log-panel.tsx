import { Glyph } from '@clade/board';
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { groupTold, type LogFilter, matches, tail } from './groups.ts';

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
  const [filter, setFilter] = useState<LogFilter>('all');
  const [count, setCount] = useState(PAGE);
  const { viewer } = snapshot;
  const fitting = useMemo(() => told.filter((one) => matches(one, filter, viewer)), [told, filter, viewer]);
  const wanted =
    current === undefined ? count : Math.max(count, fitting.filter(({ n }) => n >= current).length + 8);
  const shown = tail(fitting, wanted);
  const groups = useMemo(() => groupTold(shown), [shown]);
  const list = useScrolled(shown.at(-1), current);
  const title = useId();
  return (
    <section className="box log" aria-labelledby={title}>
      <h2 id={title} className={bare ? 'hidden-text' : undefined}>
        {say('log.title')}
      </h2>
      <LogFilterPicker filter={filter} onFilter={setFilter} />
      <ol
        ref={list}
        onScroll={(event) => {
          if (event.currentTarget.scrollTop < 40 && shown.length < fitting.length) setCount(wanted + PAGE);
        }}
      >
        {groups.map((group) => (
          <li key={`${group.title}${group.told[0]?.n}`}>
            <h3>{group.title}</h3>
            <ol>
              {group.told.map((one, i) => (
                <LogLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: several sentences of one line have only their order
                  key={`${one.n}-${i}`}
                  told={one}
                  state={stateOf(one, current, confirmed)}
                  numbered={numbered}
                  toMe={one.seat !== viewer && one.touches.includes(viewer)}
                  onPick={onPick}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
});

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
      told.seat !== undefined && told.seat >= 0 && <Mark seat={told.seat} size={16} letter={false} />
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

/** Keeps the newest sentence in sight, or the current one; who has scrolled back is left there. */
function useScrolled(newest: Told | undefined, current: number | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    const onScroll = (): void => {
      if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
    };
    // What stands above it grows and shrinks; the end stays in sight.
    const resized = new ResizeObserver(() => {
      if (box && atEnd.current) box.scrollTop = box.scrollHeight;
    });
    if (box) resized.observe(box);
    box?.addEventListener('scroll', onScroll);
    return () => {
      resized.disconnect();
      box?.removeEventListener('scroll', onScroll);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence or another current one is what moves it
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const line = current === undefined ? null : box.querySelector('[aria-current]');
    if (line) centre(box, line);
    else if (atEnd.current) box.scrollTop = box.scrollHeight;
  }, [newest, current]);
  return list;
}

/** Scrolls the list alone: on a phone the list lies beside the screen, which must stay where it is. */
function centre(box: HTMLElement, line: Element): void {
  const { top, height } = line.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
}
