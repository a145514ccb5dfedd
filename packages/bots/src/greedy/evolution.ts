import { EngineBug, type Move } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked } from '../bot.ts';
import { chooseFeeding } from './evolution/feed.ts';
import { chooseFood } from './evolution/food.ts';
import { chooseIntelligence } from './evolution/intelligence.ts';
import { chooseLeaf } from './evolution/leaf.ts';
import { choosePayment } from './evolution/payment.ts';
import { choosePlay } from './evolution/play.ts';

/** Every question that Evolution asks has its own priorities; a new one must not be answered by chance. */
export function evolutionChoice(asked: Asked<EvoView>): Move {
  switch (asked.decision.kind) {
    case 'food-card':
      return chooseFood(asked);
    case 'play-card':
    case 'plan-card':
      return choosePlay(asked);
    case 'leaf-order':
      return chooseLeaf(asked);
    case 'intelligence':
      return chooseIntelligence(asked);
    case 'feed':
      return chooseFeeding(asked);
    case 'payment':
      return choosePayment(asked);
    default:
      throw new EngineBug(`greedy has no priorities for ${asked.decision.kind}`);
  }
}
