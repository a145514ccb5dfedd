import { PlayerRow } from '@clade/board/evolution';
import { useText } from '../../text/text.tsx';
import type { PictureProps } from '../game-ui.ts';
import { playerScene } from './scene/player.ts';
import { stageOf } from './scene/stage.ts';
import './evolution.css';

/** My row, to look at. */
export function EvolutionPicture({ snapshot, names }: PictureProps) {
  const say = useText();
  const stage = stageOf({ snapshot, names, say, phone: false });
  return (
    <div className="evo">
      <PlayerRow scene={playerScene(stage, snapshot.viewer, 'L', {})} size="L" names="long" own />
    </div>
  );
}
