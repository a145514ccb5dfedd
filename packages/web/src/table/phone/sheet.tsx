import { Glyph } from '@clade/board';
import type { Pane, Prompt } from '../../games/game-ui.ts';
import { NextTable } from '../../shell/next-table.tsx';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { ConsequenceList, Reversible, useConsequences } from '../foreseen.tsx';
import { PromptButtons } from '../prompt/buttons.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Turn } from '../turn.ts';

interface SheetProps {
  readonly turn: Turn;
  readonly prompt: Prompt;
  readonly panes: readonly Pane[];
  readonly pane: string | undefined;
  readonly onPane: (id: string | undefined) => void;
  readonly onLog: () => void;
}

/** What a thumb reaches: what would happen, why something is refused, and the buttons. */
export function Sheet({ turn, prompt, panes, pane, onPane, onLog }: SheetProps) {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  const lines = useConsequences(turn);
  const { refused } = turn;
  const before = (
    <>
      {panes.map(({ id, label, symbol, count }) => (
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
      ))}
      <button type="button" className="icon" aria-label={say('log.title')} onClick={onLog}>
        <Glyph id="log" />
      </button>
    </>
  );
  return (
    <section className="thumb-sheet" aria-label={say('prompt.actions')}>
      {refused ? (
        <p className="pv refused">
          <Glyph id="lock" /> {ui.sayRefusal(refused.why, snapshot, names, say)}{' '}
          {refused.why.rule && <RuleLink id={refused.why.rule} />}
        </p>
      ) : lines.length > 0 ? (
        <div className="pv prev">
          {/* There is room for a few words: what cannot be undone comes first, that it can goes without saying. */}
          {turn.considered?.foreseen?.opens && <Reversible turn={turn} />}
          <ConsequenceList lines={lines} />
        </div>
      ) : (
        prompt.detail && (
          <p className="pv soft">
            {prompt.detail} {prompt.rule && <RuleLink id={prompt.rule} />}
          </p>
        )
      )}
      {prompt.tools}
      <PromptButtons turn={turn} prompt={prompt} snapshot={snapshot} phone before={before} />
      {!turn.asked && <NextTable but={snapshot.id} />}
    </section>
  );
}
