import { useState } from 'react';
import type { Turn } from '../../table/turn.ts';
import { type Act, drop, press } from './gestures.ts';
import { type HandLook, spotOfId } from './scene/hand.ts';
import type { Stage } from './scene/stage.ts';

export interface Gestures extends HandLook {
  onPick(id: string): void;
  onHover(id: string | undefined): void;
  onLift(id: string): void;
  onDrop(id: string, target: string | undefined): void;
}

/** Turns what the board reports into what the person does at the table. */
export function useGestures(stage: Stage): Gestures {
  const [pressed, setPressed] = useState<string>();
  const [lifted, setLifted] = useState<string>();
  const { turn, choice, view } = stage;
  const { held, legal } = choice;
  return {
    pressed,
    lifted,
    onPick(id) {
      if (turn === undefined) return;
      setPressed(id);
      perform(turn, press(spotOfId(id), held, legal, view));
    },
    onHover(id) {
      if (turn === undefined) return;
      const act = id === undefined ? undefined : press(spotOfId(id), held, legal, view);
      turn.consider(act?.act === 'play' ? act.move : undefined);
    },
    onLift(id) {
      setLifted(id);
      setPressed(id);
      if (turn === undefined) return;
      const act = press(spotOfId(id), [], legal, view);
      // What one press would play is played when it is let go, not when it is taken up.
      if (act.act === 'hold' && held.at(-1) !== spotOfId(id)) turn.hold(act.held);
    },
    onDrop(id, target) {
      setLifted(undefined);
      if (turn === undefined) return;
      if (target === undefined) turn.hold([]);
      else perform(turn, drop(spotOfId(id), spotOfId(target), legal, view));
    },
  };
}

function perform(turn: Turn, act: Act): void {
  if (act.act === 'hold') turn.hold(act.held);
  else if (act.act === 'play') turn.play(act.move);
  else if (act.act === 'ask') turn.ask(act.move);
}
