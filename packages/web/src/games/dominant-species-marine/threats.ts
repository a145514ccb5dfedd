import type { MarineView } from '@clade/dominant-species-marine';
import type { Say } from '../../text/text.tsx';
import { animalName, elementName } from '../earth/lexicon.ts';
import type { Threat } from '../earth/overlay/threats.ts';

/** DSM-5.16: special pawns of the reader that a rival may take, or nearly. */
export function pawnThreats(view: unknown, seat: number, say: Say): readonly Threat[] {
  const { animals, specials } = view as MarineView;
  const mine = new Set(animals.filter((own) => own.seat === seat).map(({ animal }) => animal));
  return specials.flatMap(({ element, controller, target }) => {
    if (controller === null || !mine.has(controller)) return [];
    return animals.flatMap(({ animal, values }): Threat[] => {
      const value = values[element] ?? 0;
      if (mine.has(animal) || value < target || value === 0) return [];
      const names = {
        animal: animalName(say, `m-${animal}`),
        element: elementName(say, element),
        value,
        target,
      };
      return [
        {
          key: `pawn ${element} ${animal}`,
          symbol: 'special-pawn',
          text: say(value > target ? 'm.threats.pawn.now' : 'm.threats.pawn', names),
        },
      ];
    });
  });
}
