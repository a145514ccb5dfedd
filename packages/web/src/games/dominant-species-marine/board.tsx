import { Sprite } from '@clade/board';
import { marineTraits } from '@clade/board/sheets/marine-traits';
import type { MarineView } from '@clade/dominant-species-marine';
import { useMemo } from 'react';
import { useText } from '../../text/text.tsx';
import { EarthBoard, type EarthScenes } from '../earth/board.tsx';
import { useOverlay } from '../earth/overlay/use-overlay.ts';
import { mapScene } from '../earth/scene/map.ts';
import { type EarthStage, stageOf, toldView } from '../earth/stage.ts';
import { useSettled } from '../earth/use-settled.ts';
import type { BoardProps } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { bagScene } from './scene/bag.ts';
import { rowScene, usedCards } from './scene/cards.ts';
import { countScenes } from './scene/counts.ts';
import { displayScene } from './scene/display.ts';
import { tileFocus } from './scene/focus.ts';
import { lookOf } from './scene/look.ts';
import { panelScenes } from './scene/panels.ts';
import { stackScenes } from './scene/stacks.ts';
import { type MarineStage, present as presentView } from './scene/stage.ts';
import { targetsScene } from './scene/targets.ts';
import { traitCards } from './scene/traits.ts';
import { animalOf } from './speech.ts';
import { sayRefusal } from './worded.ts';
import './marine.css';

const SHEETS = [marineTraits];

/** The table of Marine: everything below the prompt bar. */
export function MarineBoard(props: BoardProps) {
  return (
    <>
      <Sprite sheets={SHEETS} />
      {props.snapshot.view !== null && <Shown {...props} />}
    </>
  );
}

function Shown({ snapshot, turn, names, line, before, replay, phone, ...rest }: BoardProps) {
  const say = useText();
  const overlay = useOverlay();
  const present = useMemo(
    () => stageOf<MarineView>(MARINE, { snapshot, turn, names, say, line, before, replay, phone, overlay }),
    [snapshot, turn, names, say, line, before, replay, phone, overlay],
  );
  const stage = useSettled(present);
  const scenes = useMemo(() => scenesOf(stage), [stage]);
  return <EarthBoard stage={stage as EarthStage<unknown>} scenes={scenes} phone={phone} {...rest} />;
}

function scenesOf(stage: MarineStage): EarthScenes {
  const { view, base, ahead, say, turn, snapshot, names } = stage;
  const { turn: turnOf } = presentView(stage);
  const told = lookOf(toldView(stage));
  return {
    map: mapScene(stage as EarthStage<unknown>, {
      now: lookOf(view),
      base: lookOf(base),
      ...(ahead === undefined ? {} : { ahead: lookOf(ahead) }),
      told,
    }),
    told,
    title: say('earth.round', { n: view.round }),
    note: turnOf === null ? say('m.set-up') : say('m.turn', { animal: animalOf(say, turnOf) }),
    stacks: stackScenes(stage),
    counts: countScenes(stage),
    bag: bagScene(stage),
    focus: (hex) => tileFocus(stage, hex),
    display: displayScene(stage),
    cards: traitCards(stage) ?? usedCards(stage) ?? rowScene(stage),
    beside: true,
    targets: targetsScene(stage),
    panels: panelScenes(stage),
    ...(turn?.refused ? { refusal: sayRefusal(turn.refused.why, snapshot, names, say) } : {}),
  };
}
