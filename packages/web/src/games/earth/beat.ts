import type { DsEvent } from '@clade/dominant-species';
import type { MarineEvent } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Beat } from '../../table/watch/steps.ts';
import type { EarthView } from './seen.ts';

/** What is looked at: cards, tiles that come and go, cubes that are lost, points. */
const MOMENTS: ReadonlySet<string> = new Set<DsEvent['type'] | MarineEvent['type']>([
  'card-taken',
  'card-resolved',
  'card-revealed',
  'tile-laid',
  'tile-covered',
  'tile-scored',
  'target-scored',
  'cubes-eliminated',
  'survival',
  'extinction',
  'reseed',
  'round-started',
  'reset-started',
  'last-round',
  'game-ended',
]);

/** An answer that changes nothing. */
const SILENT: ReadonlySet<string> = new Set(['forgone']);

export function beat({ events, seat }: Line, { view, viewer }: Pick<Snapshot, 'view' | 'viewer'>): Beat {
  const animals = (view as EarthView | null)?.animals ?? [];
  const mine = new Set(animals.filter((one) => one.seat === viewer).map(({ animal }) => animal));
  const losesMine = (event: GameEvent): boolean =>
    event.type === 'cubes-eliminated' && mine.has(event.animal as string);
  if (seat !== viewer && events.some(losesMine)) return 'mine';
  if (events.some(({ type }) => MOMENTS.has(type))) return 'moment';
  return events.every(({ type }) => SILENT.has(type)) ? 'silent' : 'plain';
}
