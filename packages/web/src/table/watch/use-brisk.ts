import { usePreferences } from '../../shell/preferences.ts';
import type { Snapshot } from '../table.ts';
import { HURRY } from './paced-table.ts';

/** How many times as fast pieces travel while others act: as fast as their steps follow each other. */
export function useBrisk({ watching }: Snapshot): number {
  const { watchSpeed } = usePreferences();
  if (watching === undefined) return 1;
  return watching.hurries ? watchSpeed * HURRY : watchSpeed;
}
