import { useEffect, useState } from 'react';
import type { Company } from '../table.ts';

/** How many lines of chat have come since the chat was last open; those from before this screen count as read. */
export function useUnread(company: Company | undefined, reading: boolean): number {
  const lines = company?.chat() ?? [];
  const last = lines.at(-1)?.id ?? 0;
  const [read, setRead] = useState<number>();
  useEffect(() => {
    if (reading || (read === undefined && last > 0)) setRead(last);
  }, [reading, read, last]);
  return lines.filter(({ id }) => id > (read ?? last)).length;
}
