import type { GameEvent } from '@clade/engine';
import { type EvoEvent, TRAITS } from '@clade/evolution';

/** What a fuzz of Evolution should come across. */
export const EXPECTED_OF_EVOLUTION: Readonly<Record<string, readonly string[]>> = { traits: TRAITS };

/** What a fuzzed game of Evolution has exercised, beyond the events themselves. */
export function coverEvolution(event: GameEvent, add: (group: string, key: string) => void): void {
  const e = event as EvoEvent;
  switch (e.type) {
    case 'traits-revealed':
      for (const trait of e.traits) add('traits', trait);
      break;
    case 'took':
      add('foodBy', e.cause);
      break;
    case 'attacked':
      for (const trait of e.negated) add('negated', trait);
      break;
  }
}
