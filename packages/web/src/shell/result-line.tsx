import { useText } from '../text/text.tsx';
import type { Entry } from './entries.ts';
import { place, seatName } from './names.ts';

/** "1st": my place in a finished game; nothing where I did not play. */
export function Place({ entry }: { readonly entry: Entry }) {
  const say = useText();
  const mine = entry.result?.standings.find(({ seat }) => seat === entry.me);
  return <span className="my-place">{mine ? place(say, mine.rank) : ''}</span>;
}

/** "Ilona 52, Heron 47": everybody else, best first. */
export function Others({ entry }: { readonly entry: Entry }) {
  const say = useText();
  const standings = [...(entry.result?.standings ?? [])].sort((a, b) => a.rank - b.rank);
  const shown = standings
    .filter(({ seat }) => seat !== entry.me)
    .map(({ seat, score }) => {
      const who = entry.seats[seat];
      return say('result.one', { name: who ? seatName(say, who, seat) : '', score });
    });
  return <>{shown.join(', ')}</>;
}

export function myScore(entry: Entry): number | undefined {
  return entry.result?.standings.find(({ seat }) => seat === entry.me)?.score;
}
