import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';

/** A line in one sentence: its number, who, and the first thing that is told of it. */
export function MoveSentence({ at, told }: { readonly at: number; readonly told: readonly Told[] }) {
  const { names } = useAtTable();
  const say = useText();
  const first = told.find(({ n }) => n === at);
  if (at === 0 || first === undefined) return say(at === 0 ? 'replay.deal' : 'replay.quiet', { n: at });
  const who = first.seat === undefined || first.seat < 0 ? '' : names.of(first.seat);
  return (
    <>
      {say('replay.move', { n: at, who })} {first.text}
    </>
  );
}
