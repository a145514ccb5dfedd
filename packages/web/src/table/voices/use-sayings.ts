import { useMemo } from 'react';
import { characterAt } from '../../shell/names.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { useText } from '../../text/text.tsx';
import type { Snapshot } from '../table.ts';
import { type Saying, sayingsIn } from './sayings.ts';

const NOTHING: readonly Saying[] = [];

/** What the characters have said so far; nothing where they are hushed. The same list until there is another line. */
export function useSayings({ lines, n, seats }: Pick<Snapshot, 'lines' | 'n' | 'seats'>): readonly Saying[] {
  const say = useText();
  const { voices } = usePreferences();
  const cast = seats.map((seat) => characterAt(seat)?.id ?? '').join(' ');
  return useMemo(
    () => (voices ? sayingsIn({ lines, n, cast: cast.split(' ') }, say) : NOTHING),
    [voices, lines, n, cast, say],
  );
}
