import { Sprite } from '@clade/board';
import { type MapScene, StaticMap } from '@clade/board/hex';
import { type ComponentType, useMemo } from 'react';
import { useText } from '../../text/text.tsx';
import type { PictureProps } from '../game-ui.ts';
import { EARTH_SHEETS } from './board.tsx';
import type { EarthGame } from './game.ts';
import { type Looks, mapScene } from './scene/map.ts';
import { type EarthStage, stageOf } from './stage.ts';

/** Few tiles are drawn large; the page fits them to their frame. */
const SIDE = 62;

/** Some tiles of the map with what lies on them, to look at. */
export function earthPicture<View>(
  game: EarthGame,
  lookOf: (view: View) => Looks['now'],
): ComponentType<PictureProps> {
  return function EarthPicture({ snapshot, names, at }) {
    const say = useText();
    const scene = useMemo(() => {
      const stage = stageOf<View>(game, { snapshot, names, say, phone: false });
      const look = lookOf(stage.view);
      return onlyAt(mapScene(stage as EarthStage<unknown>, { now: look, base: look, told: look }), at);
    }, [snapshot, names, say, at]);
    return (
      <>
        <Sprite sheets={EARTH_SHEETS} />
        <StaticMap scene={scene} side={SIDE} />
      </>
    );
  };
}

function onlyAt(map: MapScene, at: readonly string[]): MapScene {
  return {
    ...map,
    hexes: map.hexes.filter(({ key }) => at.includes(key)),
    columns: [],
    corners: [],
    // A corner is named by the hexes that meet there.
    disks: map.disks.filter(({ key }) => at.some((hex) => key.split(/[-.]/).includes(hex))),
    fitted: true,
  };
}
