import { Sprite } from '@clade/board';
import { marineTraits } from '@clade/board/sheets/marine-traits';
import type { MarineView } from '@clade/dominant-species-marine';
import { earthFigure } from '../earth/figure.tsx';
import type { FigureProps } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { rowScene } from './scene/cards.ts';
import { displayScene } from './scene/display.ts';
import { lookOf } from './scene/look.ts';
import { traitCards } from './scene/traits.ts';
import './marine.css';

const SHEETS = [marineTraits];

const Earth = earthFigure<MarineView>({
  game: MARINE,
  look: lookOf,
  display: displayScene,
  cards: (stage) => traitCards(stage) ?? rowScene(stage),
});

export function MarineFigure(props: FigureProps) {
  return (
    <>
      <Sprite sheets={SHEETS} />
      <Earth {...props} />
    </>
  );
}
