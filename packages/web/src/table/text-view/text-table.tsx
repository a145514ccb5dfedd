import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Prompt } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { MovesPanel } from '../moves-panel.tsx';
import type { Line, Snapshot } from '../table.ts';
import type { Turn } from '../turn.ts';
import type { Words, WordsItem } from './words.ts';
import './text-view.css';

interface TextTableProps {
  readonly snapshot: Snapshot;
  /** Undefined while the past is shown. */
  readonly turn?: Turn | undefined;
  readonly line?: Line | undefined;
  readonly prompt: Prompt;
  readonly log: ReactNode;
  readonly foreseen: ReactNode;
}

/**
 * The table without pictures: what I may do, what a choice would do, what is where, what happened. Everything is words
 * in the order in which one would read it out, with headings and landmarks to jump between.
 */
export function TextTable({ snapshot, turn, line, prompt, log, foreseen }: TextTableProps) {
  const { ui, names } = useAtTable();
  const say = useText();
  const parts = useMemo(
    () => (snapshot.view === null ? [] : ui.inWords({ snapshot, names, say, ...(line ? { line } : {}) })),
    [ui, snapshot, names, say, line],
  );
  return (
    <div className="text-table">
      {turn && (
        <Region title={say('text.moves')} className="text-moves">
          <MovesPanel turn={turn} prompt={prompt} />
          <Foretold turn={turn}>{foreseen}</Foretold>
        </Region>
      )}
      <Region title={say('text.table')} className="text-parts">
        {parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
      </Region>
      <div className="text-log">{log}</div>
    </div>
  );
}

interface RegionProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Region({ title, className, children }: RegionProps) {
  const id = useId();
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={className} aria-labelledby={id} tabIndex={0}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Part({ part }: { readonly part: Words }) {
  return (
    <div data-part={part.key}>
      <h3>{part.title}</h3>
      <Items items={part.items} />
    </div>
  );
}

function Items({ items }: { readonly items: readonly WordsItem[] }) {
  return (
    <ul>
      {items.map(({ key, text, items: more }) => (
        <li key={key}>
          {text}
          {more && more.length > 0 && <Items items={more} />}
        </li>
      ))}
    </ul>
  );
}

/** A move must have the focus for this long (ms) before it is said what it would do: who walks past wants to hear names. */
const STILL = 600;

/** What the considered move would do, seen at once and said when the reader stays with it. */
function Foretold({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const { considered } = turn;
  useEffect(() => {
    if (considered?.foreseen === undefined) return;
    const timer = setTimeout(() => setSpoken(box.current?.innerText ?? ''), STILL);
    return () => clearTimeout(timer);
  }, [considered]);
  return (
    <>
      <div ref={box} className="text-foretold">
        {children}
      </div>
      <div className="hidden-text" role="status">
        {spoken}
      </div>
    </>
  );
}
