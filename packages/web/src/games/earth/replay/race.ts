import type { EarthEvent } from '@clade/earth';
import type { Line } from '../../../table/table.ts';
import type { Say } from '../../../text/text.tsx';
import type { Runner } from '../../game-ui.ts';
import type { EarthGame } from '../game.ts';
import { animalId, animalName } from '../lexicon.ts';
import type { EarthView } from '../seen.ts';

/** The points of each animal after every line, as the log tells them. */
export function raceOf(game: Pick<EarthGame, 'prefix'>) {
  return (lines: readonly Line[], last: number, view: unknown, say: Say): readonly Runner[] => {
    const { animals } = view as EarthView;
    const courses = new Map(animals.map(({ animal }) => [animal, new Array<number>(last + 1).fill(0)]));
    const now = new Map<string, number>();
    const events = new Map(lines.map(({ n, events: of }) => [n, of as readonly EarthEvent[]]));
    for (let n = 0; n <= last; n++) {
      for (const event of events.get(n) ?? [])
        if (event.type === 'points') now.set(event.animal, event.total);
      for (const [animal, course] of courses) course[n] = now.get(animal) ?? 0;
    }
    return animals.map(({ animal, seat }) => ({
      key: animal,
      seat,
      animal,
      name: animalName(say, animalId(game, animal)),
      colour: game.prefix === 'm' ? `var(--m-${animal})` : `var(--${animal})`,
      points: courses.get(animal) ?? [],
    }));
  };
}
