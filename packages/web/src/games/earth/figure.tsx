import { Sprite } from '@clade/board';
import {
  Cards,
  type CardsScene,
  Display,
  type DisplayScene,
  type MapScene,
  StaticMap,
} from '@clade/board/hex';
import { type ComponentType, useMemo } from 'react';
import { useText } from '../../text/text.tsx';
import type { FigureProps } from '../game-ui.ts';
import { EARTH_SHEETS } from './board.tsx';
import type { EarthGame } from './game.ts';
import type { EarthLook } from './scene/look.ts';
import { mapScene } from './scene/map.ts';
import { type EarthStage, stageOf } from './stage.ts';

/** What a game with a map brings to its figures. */
interface FigureScenes<View> {
  readonly game: EarthGame;
  readonly look: (view: View) => EarthLook;
  readonly display: (stage: EarthStage<View>) => DisplayScene;
  readonly cards: (stage: EarthStage<View>) => CardsScene;
}

/** Sides of hexes in px: a few tiles are drawn larger than many. */
const [LARGE, USUAL, SMALL, TINY] = [62, 50, 44, 31];
const FEW = 4;
const MANY = 9;

/** Tiles, rows of the display or open cards of a position, as a picture. */
export function earthFigure<View>({
  game,
  look,
  display,
  cards,
}: FigureScenes<View>): ComponentType<FigureProps> {
  return function EarthFigure({ snapshot, names, draw, whole }: FigureProps) {
    const say = useText();
    const stage = useMemo(
      () => stageOf<View>(game, { snapshot, names, say, phone: false, replay: true }),
      [snapshot, names, say],
    );
    const now = look(stage.view);
    const map = mapScene(stage as EarthStage<unknown>, { now, base: now });
    const sections = display(stage);
    const shown = whole ? map : partOf(map, draw.hexes ?? [], draw.lit ?? []);
    const count = shown.hexes.length;
    const side = whole ? (count > MANY ? TINY : SMALL) : count > FEW ? USUAL : LARGE;
    return (
      <div className="figure-earth" inert>
        <Sprite sheets={EARTH_SHEETS} />
        {shown.hexes.length > 0 && (whole || draw.hexes) && <StaticMap scene={shown} side={side} />}
        {draw.display && !whole && (
          <Display
            scene={{
              ...sections,
              sections: sections.sections.filter(({ key }) => draw.display?.includes(key)),
            }}
          />
        )}
        {(draw.cards || draw.card !== undefined) && !whole && (
          <Cards scene={onlyCard(cards(stage), draw.card)} layout="row" />
        )}
      </div>
    );
  };
}

function onlyCard(scene: CardsScene, card: string | undefined): CardsScene {
  if (card === undefined) return scene;
  return { title: scene.title, cards: scene.cards.filter(({ key }) => key === card), empty: 0 };
}

/** Some tiles of the map with the disks that touch them. */
function partOf(map: MapScene, hexes: readonly string[], lit: readonly string[]): MapScene {
  const touches = (key: string): boolean => key.split(/[-.]/).some((hex) => hexes.includes(hex));
  return {
    ...map,
    hexes: map.hexes.filter(({ key }) => hexes.includes(key)),
    disks: map.disks
      .filter(({ key }) => touches(key))
      .map((disk) => (lit.includes(disk.key) ? { ...disk, state: 'selected' as const } : disk)),
    corners: [],
    columns: [],
  };
}
