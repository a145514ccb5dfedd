import type { GameEvent } from '@clade/engine';
import type { EvoEvent, EvoView } from '@clade/evolution';
import { BEGUN } from '../../begun.ts';

/** The parts of a round under which the log gathers what happens. */
export type Section = 'deal' | 'food' | 'play' | 'feeding' | 'end' | 'over';

/** Where the log stands after an event: most events happen in the section that is open. */
const OPENS: Readonly<Partial<Record<EvoEvent['type'], Section>>> = {
  'round-started': 'deal',
  'food-chosen': 'food',
  'trait-played': 'play',
  'trait-replaced': 'play',
  'species-created': 'play',
  grown: 'play',
  void: 'play',
  'turn-ended': 'play',
  'plan-closed': 'play',
  'traits-revealed': 'feeding',
  'food-revealed': 'feeding',
  starved: 'end',
  bagged: 'end',
  'round-ended': 'end',
  'game-ended': 'over',
};

export interface Time {
  readonly round: number;
  readonly section: Section;
}

export const BEFORE: Time = { round: 0, section: 'deal' };

/** Where a table without a past stands. */
export function timeIn({ round, phase }: EvoView): Time {
  return { round, section: phase };
}

export function timeAfter(time: Time, event: GameEvent): Time {
  if (event.type === BEGUN) return timeIn(event.view as EvoView);
  const e = event as EvoEvent;
  const section = OPENS[e.type] ?? time.section;
  const round = e.type === 'round-started' ? e.round : time.round;
  return round === time.round && section === time.section ? time : { round, section };
}

/** A discarded card belongs to what it pays for: while cards are played to the play, else to the feeding. */
export function timeOf(time: Time, event: GameEvent): Time {
  if (event.type === 'card-discarded' && time.section === 'food') return { ...time, section: 'play' };
  return timeAfter(time, event);
}
