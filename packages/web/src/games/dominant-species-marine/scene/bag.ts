import type { ElementCount } from '@clade/board/hex';
import { ELEMENTS } from '@clade/dominant-species-marine';
import { elementName } from '../../earth/lexicon.ts';
import type { MarineStage } from './stage.ts';

/** What is in the bag, by kinds. */
export function bagScene({ view, say }: MarineStage): ElementCount[] {
  return ELEMENTS.flatMap((element) => {
    const count = view.bag[element] ?? 0;
    const label = say('earth.elements', { n: count, element: elementName(say, element) });
    return count === 0 ? [] : [{ element, count, label }];
  });
}
