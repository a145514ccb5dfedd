import { Glyph } from '@clade/board';
import type { Prompt } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { ConsequenceList, Reversible, useConsequences } from '../foreseen.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Turn } from '../turn.ts';

interface OutlookProps {
  readonly turn: Turn;
  readonly prompt: Prompt;
}

/** In a sheet, below the question: why something is refused, what would happen, or what else there is to know. */
export function Outlook({ turn, prompt }: OutlookProps) {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  const lines = useConsequences(turn);
  const { refused, forced } = turn;
  if (refused)
    return (
      <p className="pv refused">
        <Glyph id="lock" /> {ui.sayRefusal(refused.why, snapshot, names, say)}{' '}
        {refused.why.rule && <RuleLink id={refused.why.rule} />}
      </p>
    );
  if (lines.length > 0)
    return (
      <div className="pv prev">
        {/* There is room for a few words: what cannot be undone comes first, that it can goes without saying. */}
        {turn.considered?.foreseen?.opens && <Reversible turn={turn} />}
        <ConsequenceList lines={lines} />
      </div>
    );
  const detail = forced
    ? say('prompt.forced', { move: ui.sayMove(forced, snapshot, names, say) })
    : prompt.detail;
  if (!detail) return null;
  return (
    <p className="pv soft">
      {detail} {prompt.rule && <RuleLink id={prompt.rule} />}
    </p>
  );
}
