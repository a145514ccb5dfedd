import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { PaceContext } from '../motion/pace.tsx';
import { Glyph } from '../symbols/symbol.tsx';
import './panes.css';

export interface PaneScene {
  readonly id: string;
  readonly label: string;
  readonly symbol: string;
  /** Something to do or to see there: a dot on the tab, with its meaning. */
  readonly news?: string;
  readonly content: ReactNode;
  /** The pane brings its own margins and scrolls by itself. */
  readonly bare?: boolean;
}

interface PanesProps {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly panes: readonly PaneScene[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
  /** Above the panes: scores. */
  readonly head?: ReactNode;
  /** Between panes and tabs: prompt and buttons. */
  readonly sheet?: ReactNode;
}

/** How a hand scrolls. */
const HANDS = ['pointerdown', 'touchstart', 'wheel'] as const;

/** Phone: panes one swipe apart, a sheet under the thumb, tabs. */
export function Panes({ label, panes, open, onOpen, head, sheet }: PanesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();
  const index = Math.max(
    0,
    panes.findIndex((pane) => pane.id === open),
  );
  const still = useContext(PaceContext).factor === 0;
  const now = useRef({ index, panes, onOpen });
  now.current = { index, panes, onOpen };
  /** Only a hand opens a pane by scrolling; the strip also scrolls when it follows, or when the window changes. */
  const byHand = useRef(false);

  // The strip follows `open`; where a swipe set `open` it is there already.
  useEffect(() => {
    const node = strip.current;
    byHand.current = false;
    if (node === null || node.clientWidth === 0) return;
    const left = index * node.clientWidth;
    if (Math.abs(node.scrollLeft - left) > 1) node.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  }, [index, still]);

  useEffect(() => {
    const node = strip.current;
    if (node === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      byHand.current = true;
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { index: open, panes: all, onOpen: tell } = now.current;
        const at = Math.round(node.scrollLeft / Math.max(1, node.clientWidth));
        const pane = all[at];
        if (byHand.current && at !== open && pane !== undefined) tell(pane.id);
      }, 90);
    };
    for (const kind of HANDS) node.addEventListener(kind, touch, { passive: true });
    node.addEventListener('scroll', settle, { passive: true });
    const observer = new ResizeObserver(() => node.scrollTo({ left: now.current.index * node.clientWidth }));
    observer.observe(node);
    return () => {
      clearTimeout(timer);
      for (const kind of HANDS) node.removeEventListener(kind, touch);
      node.removeEventListener('scroll', settle);
      observer.disconnect();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = panes[index + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };

  return (
    <div className="hex-panes">
      {head}
      <div className="panes" ref={strip}>
        {panes.map((pane, i) => (
          <section
            key={pane.id}
            className={pane.bare ? 'pane' : 'pane pad'}
            id={`${id}-${pane.id}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${pane.id}`}
            inert={i !== index}
          >
            {pane.content}
          </section>
        ))}
      </div>
      {sheet === undefined ? null : <div className="pane-sheet">{sheet}</div>}
      <div className="pane-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {panes.map((pane, i) => (
          <button
            key={pane.id}
            type="button"
            role="tab"
            id={`${id}-tab-${pane.id}`}
            className="hb"
            aria-selected={i === index}
            aria-controls={`${id}-${pane.id}`}
            tabIndex={i === index ? 0 : -1}
            onClick={() => onOpen(pane.id)}
          >
            <Glyph id={pane.symbol} size={22} />
            {pane.label}
            {pane.news === undefined ? null : <i className="news" role="img" aria-label={pane.news} />}
          </button>
        ))}
      </div>
    </div>
  );
}
