import type { ComponentType, ReactNode } from 'react';
import type { Prompt } from '../games/game-ui.ts';
import type { Turn } from './turn.ts';
import type { TurnHabits } from './turn-keeper.ts';
import type { Room } from './use-room.ts';

/** What a guide sees of the table beside which it stands. */
export interface GuideProps {
  readonly turn: Turn;
  readonly prompt: Prompt;
  readonly room: Room;
  /** The buttons of the prompt, for a guide that has the place under the thumb. */
  readonly acts: ReactNode;
  /** Is the board drawn as the table is now? It follows a moment later. */
  readonly drawn: boolean;
  /** Phone: opens a part of the board. */
  readonly openPane: (id: string | undefined) => void;
}

/** Somebody who stands beside a table and explains: a lesson, or the coach of somebody's first games. */
export interface Guide {
  /** Beside the board: on a desk under it, elsewhere in place of the sheet if it `takesSheet`. */
  readonly Beside: ComponentType<GuideProps>;
  readonly takesSheet?: boolean;
  /** In place of the reader's own habits. */
  readonly habits?: TurnHabits;
  /** In place of the prompt, where the rules ask nothing. */
  readonly prompt?: (asked: Prompt) => Prompt;
  /** In place of the bar on a tablet and of the header on a phone. */
  readonly head?: (room: Room) => ReactNode;
  /** A button beside the menu. */
  readonly opener?: ReactNode;
  /** In place of the menu. */
  readonly leave?: ReactNode;
  /** It says itself what happens, in its own live region. */
  readonly speaks?: boolean;
}
