import { type DsEvent, MAP } from '@clade/dominant-species';
import { GRID } from '@clade/earth';
import { type GameEvent, hexDistance } from '@clade/engine';
import { sectionOf } from '../names/dominant-species.ts';

/** What a fuzzed game of Dominant Species has exercised, beyond the events themselves. */
export function coverDominantSpecies(event: GameEvent, add: (group: string, key: string) => void): void {
  const e = event as DsEvent;
  switch (e.type) {
    case 'pawn-taken':
      add('actions', sectionOf(e.space).section);
      break;
    case 'card-taken':
      add('cards', e.card);
      break;
    case 'points':
      add('pointsFrom', e.source);
      break;
    case 'cube-saved':
      add('abilities', 'mammals');
      break;
    case 'protected':
      if (e.animal === 'reptiles') add('abilities', 'reptiles');
      break;
    case 'cubes-moved':
      if (distance(e.from, e.to) === 2) add('abilities', 'birds');
      break;
    case 'cubes-eliminated':
      if (e.rule === 'DS-5.4.11.1') add('abilities', 'arachnids');
      break;
    case 'cubes-placed':
      if (e.rule === 'DS-5.4.8.4') add('abilities', 'insects');
      break;
  }
}

function distance(from: string, to: string): number {
  const a = GRID.hexes[MAP.hexNames.indexOf(from)];
  const b = GRID.hexes[MAP.hexNames.indexOf(to)];
  return a && b ? hexDistance(a, b) : 0;
}
