import { Glyph } from '@clade/board';
import type { ReactNode } from 'react';
import type { Pane, Prompt, Told } from '../../games/game-ui.ts';
import { NextTable } from '../../shell/next-table.tsx';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { PromptButtons } from '../prompt/buttons.tsx';
import { Outlook } from '../prompt/outlook.tsx';
import type { Turn } from '../turn.ts';
import { Ticker } from '../watch/ticker.tsx';

interface SheetProps {
  readonly turn: Turn;
  readonly prompt: Prompt;
  readonly panes: readonly Pane[];
  readonly pane: string | undefined;
  readonly onPane: (id: string | undefined) => void;
  readonly onLog: () => void;
  readonly told: readonly Told[];
  readonly since: ReactNode;
  /** In place of the buttons while others act. */
  readonly controls: ((before: ReactNode) => ReactNode) | undefined;
}

/** What a thumb reaches: what would happen, why something is refused, and the buttons. */
export function Sheet({ turn, prompt, panes, pane, onPane, onLog, told, since, controls }: SheetProps) {
  const { snapshot } = useAtTable();
  const say = useText();
  const panels = panes.map(({ id, label, symbol, count }) => (
    <button
      key={id}
      type="button"
      className="icon"
      aria-label={count === undefined ? label : say('sheet.pane', { label, count })}
      aria-pressed={pane === id}
      onClick={() => onPane(pane === id ? undefined : id)}
    >
      <Glyph id={symbol} />
      {count ?? ''}
    </button>
  ));
  if (controls)
    return (
      <section className="thumb-sheet" aria-label={say('prompt.actions')}>
        <Ticker told={told} onLog={onLog} />
        {controls(panels)}
        <NextTable but={snapshot.id} />
      </section>
    );
  const before = (
    <>
      {panels}
      <button type="button" className="icon" data-act="log" aria-label={say('log.title')} onClick={onLog}>
        <Glyph id="log" />
      </button>
    </>
  );
  return (
    <section className="thumb-sheet" aria-label={say('prompt.actions')}>
      <Outlook turn={turn} prompt={prompt} />
      {prompt.tools}
      <PromptButtons turn={turn} prompt={prompt} snapshot={snapshot} phone before={before} since={since} />
      {!turn.asked && <NextTable but={snapshot.id} />}
    </section>
  );
}
