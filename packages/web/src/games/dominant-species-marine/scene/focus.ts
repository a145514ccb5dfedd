import type { FocusScene } from '@clade/board/hex';
import { SPECIATION_LIMIT, TERRAINS } from '@clade/dominant-species-marine';
import { focusScene } from '../../earth/scene/focus.ts';
import type { EarthStage } from '../../earth/stage.ts';
import { inScoringOrder, isReversed, matchesOn, tileAt } from '../speech.ts';
import { lookOf } from './look.ts';
import type { MarineStage } from './stage.ts';

/** One tile in words. */
export function tileFocus(stage: MarineStage, hex: string): FocusScene | undefined {
  const { view, say } = stage;
  const tile = tileAt(view, hex);
  if (tile === undefined) return undefined;
  const look = lookOf(view);
  const values = look.tiles.find((other) => other.hex === hex)?.values ?? [];
  return focusScene(stage as EarthStage<unknown>, look, hex, {
    level: (animal) => matchesOn(view, hex, animal),
    order: inScoringOrder(view, tile),
    note: say('m.tile.note', {
      values: values.join(', '),
      n: SPECIATION_LIMIT[TERRAINS.indexOf(tile.terrain)] ?? 0,
    }),
    lines: isReversed(view) ? [say('m.tile.reversed')] : [],
  });
}
