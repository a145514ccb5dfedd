import type { Names, Told } from '../../games/game-ui.ts';
import type { Say } from '../../text/text.tsx';
import type { Line } from '../table.ts';

/** Lines by the table itself: what was taken back, who gave up, what the clocks have caused. */
const KINDS = ['takeback', 'concede', 'time', 'stand-in', 'end', 'order'] as const;

/** What the game has told, and between it what the table has noted. */
export function withTableLines(
  told: readonly Told[],
  lines: readonly Line[],
  names: Names,
  say: Say,
): readonly Told[] {
  const noted = lines.filter(({ n, seat }) => n > 0 && seat < 0);
  if (noted.length === 0) return told;
  const all = [...told];
  for (const line of noted) {
    const behind = all.findLastIndex(({ n }) => n < line.n);
    const one = tableLine(line, all[behind], names, say);
    if (one) all.splice(behind + 1, 0, one);
  }
  return all;
}

function tableLine({ n, events }: Line, before: Told | undefined, names: Names, say: Say): Told | undefined {
  const event = events[0] as { readonly type: string; readonly to?: number } | undefined;
  const kind = KINDS.find((known) => known === event?.type);
  if (kind === undefined) return undefined;
  const to = event?.to ?? 0;
  const plain = say(`line.${kind}`, { to, name: names.of(to) });
  return {
    n,
    round: before?.round ?? 0,
    symbol: kind === 'takeback' ? 'undo' : 'people',
    text: plain,
    plain,
    group: before?.group ?? '',
    touches: kind === 'takeback' ? [] : [to],
  };
}
