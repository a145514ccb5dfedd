import type { DsEvent } from '@clade/dominant-species';
import type { MarineEvent } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import type { Sound } from '../../shell/sound/sounds.ts';

/** What is heard of what happened, in its order. */
const SOUNDS: Readonly<Partial<Record<DsEvent['type'] | MarineEvent['type'], Sound>>> = {
  'tile-laid': { id: 'tile' },
  'tile-covered': { id: 'tile' },
  'vent-opened': { id: 'tile' },
  'pawn-placed': { id: 'pawn' },
  'cubes-placed': { id: 'pawn' },
  'cubes-moved': { id: 'pawn' },
  'cubes-revived': { id: 'pawn' },
  'disk-placed': { id: 'pawn' },
  'cubes-eliminated': { id: 'bite' },
  'card-taken': { id: 'card' },
  'card-resolved': { id: 'card' },
  'card-revealed': { id: 'reveal' },
  'trait-chosen': { id: 'card' },
  'trait-gained': { id: 'card' },
  extinction: { id: 'extinct' },
  points: { id: 'score', count: 1 },
};

export function sounds(events: readonly GameEvent[]): readonly Sound[] {
  return events.flatMap(({ type }) => SOUNDS[type as keyof typeof SOUNDS] ?? []);
}
