import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';

/** A line in one sentence: its number, who, and the first thing that is told of it. */
export function MoveSentence({ at, told }: { readonly at: number; readonly told: readonly Told[] }) {
  const { names, snapshot } = useAtTable();
  const say = useText();
  const first = told.find(({ n }) => n === at);
  if (at === 0) return say('replay.deal');
  const seat = first ? first.seat : snapshot.lines.find(({ n }) => n === at)?.seat;
  // A sentence about an animal names it.
  const who = seat === undefined || seat < 0 || first?.animal !== undefined ? '' : names.of(seat);
  if (first === undefined) return say(who === '' ? 'replay.nobody' : 'replay.quiet', { n: at, who });
  return (
    <>
      {say('replay.move', { n: at, who })} {first.text}
    </>
  );
}
