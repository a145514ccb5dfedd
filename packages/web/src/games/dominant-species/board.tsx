import type { DsView } from '@clade/dominant-species';
import { useMemo } from 'react';
import { useText } from '../../text/text.tsx';
import { EarthBoard } from '../earth/board.tsx';
import { keptScene } from '../earth/kept.ts';
import { useOverlay } from '../earth/overlay/use-overlay.ts';
import { mapScene } from '../earth/scene/map.ts';
import { type EarthStage, stageOf, toldView } from '../earth/stage.ts';
import { useSettled } from '../earth/use-settled.ts';
import type { BoardProps } from '../game-ui.ts';
import { GAME } from './game.ts';
import { cardsScene } from './scene/cards.ts';
import { displayScene } from './scene/display.ts';
import { lookOf } from './scene/look.ts';
import { panelScenes } from './scene/panels.ts';
import { bagScene, countScenes, focusOn, phaseNote, stackScenes } from './scene/table.ts';
import { sayRefusal } from './worded.ts';

/** The table of Dominant Species: everything below the prompt bar. */
export function DominantSpeciesBoard(props: BoardProps) {
  return props.snapshot.view === null ? null : <Shown {...props} />;
}

function Shown({ snapshot, turn, names, line, before, replay, phone, ...rest }: BoardProps) {
  const say = useText();
  const overlay = useOverlay();
  const present = useMemo(
    () => stageOf<DsView>(GAME, { snapshot, turn, names, say, line, before, replay, phone, overlay }),
    [snapshot, turn, names, say, line, before, replay, phone, overlay],
  );
  const stage = useSettled(present);
  const scenes = useMemo(() => scenesOf(stage), [stage]);
  return <EarthBoard stage={stage} scenes={scenes} phone={phone} {...rest} />;
}

function scenesOf(stage: EarthStage<DsView>) {
  const { view, base, ahead, say, turn, snapshot, names } = stage;
  const refused = turn?.refused;
  const told = lookOf(toldView(stage));
  return {
    map: mapScene(stage, { now: lookOf(view), base: lookOf(base), ahead: ahead && lookOf(ahead), told }),
    told,
    title: say('earth.round', { n: view.round }),
    note: phaseNote(stage),
    stacks: keptScene(stage, 'stacks', () => stackScenes(stage)),
    counts: keptScene(stage, 'counts', () => countScenes(stage)),
    bag: keptScene(stage, 'bag', () => bagScene(stage)),
    focus: (hex: string) => focusOn(stage, hex),
    display: displayScene(stage),
    cards: keptScene(stage, 'cards', () => cardsScene(stage)),
    panels: keptScene(stage, 'panels', () => panelScenes(stage)),
    ...(refused ? { refusal: sayRefusal(refused.why, snapshot, names, say) } : {}),
  };
}
