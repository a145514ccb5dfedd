import type { EvoEvent } from '@clade/evolution';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Beat } from '../../table/watch/steps.ts';

/** Nobody sees anything of it: it changes nothing, or not yet. */
const SILENT: ReadonlySet<string> = new Set([
  'declined',
  'skipped',
  'turn-ended',
  'food-chosen',
  'plan-closed',
] satisfies EvoEvent['type'][]);

/** What is looked at: reveals, attacks, losses, scoring. */
const MOMENTS: ReadonlySet<string> = new Set([
  'round-started',
  'reshuffled',
  'traits-revealed',
  'food-revealed',
  'attacked',
  'population-lost',
  'extinct',
  'starved',
  'bagged',
  'game-ended',
] satisfies EvoEvent['type'][]);

const MEALS: ReadonlySet<string> = new Set(['took', 'fat-used', 'passed'] satisfies EvoEvent['type'][]);

export function beat({ events }: Line, { viewer }: Pick<Snapshot, 'viewer'>): Beat {
  const all = events as readonly EvoEvent[];
  const mine = all.some(
    (event) =>
      (event.type === 'attacked' && event.target.seat === viewer) ||
      (event.type === 'extinct' && event.seat === viewer),
  );
  if (mine) return 'mine';
  if (all.some(({ type }) => MOMENTS.has(type))) return 'moment';
  const told = all.filter(({ type }) => !SILENT.has(type));
  if (told.length === 0) return 'silent';
  return told.every(({ type }) => MEALS.has(type)) ? 'routine' : 'plain';
}
