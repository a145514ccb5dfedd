import { useText } from '../text/text.tsx';
import type { TableEntry } from './entries.ts';
import { place } from './names.ts';

/** "1st": my place in a finished game; nothing where I did not play. */
export function Place({ entry }: { readonly entry: TableEntry }) {
  const say = useText();
  const mine = entry.result?.standings.find(({ seat }) => seat === entry.me);
  return <span className="my-place">{mine ? place(say, mine.rank) : ''}</span>;
}
