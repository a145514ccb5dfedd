import type { Cue } from '@clade/board';
import { hexStir } from '@clade/board/hex';
import type { DsEvent } from '@clade/dominant-species';
import type { MarineEvent } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import { happened } from '../../../table/happened.ts';
import type { Snapshot } from '../../../table/table.ts';

/** What stirs on a table of a hex game beside the cubes, pawns and numbers that travel by themselves. */
export function cuesBetween(before: Snapshot, after: Snapshot): readonly Cue[] {
  return cuesOf(happened(before, after));
}

export function cuesOf(events: readonly GameEvent[]): readonly Cue[] {
  return (events as readonly (DsEvent | MarineEvent)[]).flatMap((event): readonly Cue[] => {
    switch (event.type) {
      case 'tile-laid':
        return [{ kind: 'tile', of: hexStir(event.hex) }];
      case 'tile-covered':
        return [{ kind: 'cover', of: hexStir(event.hex) }];
      case 'tile-scored':
        return [{ kind: 'scored', of: hexStir(event.hex) }];
      case 'vent-opened':
        return [{ kind: 'scored', of: hexStir(event.hex) }];
      case 'card-revealed':
        return [{ kind: 'turned', of: `card-${event.card}` }];
      default:
        return [];
    }
  });
}
