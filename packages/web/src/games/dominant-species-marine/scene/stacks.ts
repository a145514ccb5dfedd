import type { StackScene } from '@clade/board/hex';
import { terrainCode, terrainName } from '../../earth/lexicon.ts';
import { spot } from '../../earth/spots.ts';
import { lit } from '../../earth/stage.ts';
import type { MarineStage } from './stage.ts';

/** The tiles that Wanderlust can take. */
export function stackScenes(stage: MarineStage): StackScene[] {
  const { view, say } = stage;
  return view.stacks.map(({ top, left }, i) => {
    const n = i + 1;
    const label =
      top === null
        ? say('earth.stack.empty', { n, left })
        : say('earth.stack', { n, terrain: terrainName(say, top), left });
    return {
      key: String(n),
      ...(top === null ? {} : { terrain: top }),
      code: top === null ? say('earth.stack.code') : terrainCode(say, top),
      left,
      leftText: say('earth.stack.left', { n: left }),
      label,
      ...lit(stage, spot('stack', n), label),
    };
  });
}
