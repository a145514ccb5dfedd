import type { DsView } from '@clade/dominant-species';
import { earthFigure } from '../earth/figure.tsx';
import { GAME } from './game.ts';
import { cardsScene } from './scene/cards.ts';
import { displayScene } from './scene/display.ts';
import { lookOf } from './scene/look.ts';

export const DominantSpeciesFigure = earthFigure<DsView>({
  game: GAME,
  look: lookOf,
  display: displayScene,
  cards: cardsScene,
});
