import type { GameEvent } from '@clade/engine';
import type { EvoEvent } from '@clade/evolution';
import type { Sound } from '../../shell/sound/sounds.ts';

/** What is heard of what happened, in its order; of cards no more than that one was laid or turned. */
export function sounds(events: readonly GameEvent[]): readonly Sound[] {
  return events.flatMap((event) => soundOf(event as EvoEvent) ?? []);
}

function soundOf(event: EvoEvent): Sound | undefined {
  switch (event.type) {
    case 'food-chosen':
      // Others only see that somebody has chosen.
      return 'secret' in event ? { id: 'card' } : undefined;
    case 'drawn':
    case 'trait-played':
    case 'trait-replaced':
    case 'card-discarded':
    case 'intelligence-used':
    case 'grown':
      return { id: 'card' };
    case 'traits-revealed':
    case 'food-revealed':
      return { id: 'reveal' };
    case 'species-created':
    case 'species-replaced':
      return { id: 'birth' };
    case 'took':
      // Meat is heard as the bite.
      return event.meat ? undefined : { id: 'food', count: event.count };
    case 'fat-used':
      return { id: 'food', count: event.count };
    case 'attacked':
      return { id: 'bite' };
    case 'extinct':
      return { id: 'extinct' };
    case 'bagged':
      return { id: 'score', count: 1 };
    default:
      return undefined;
  }
}
