import { Glyph } from '@clade/board';
import type { ReactNode } from 'react';
import type { Prompt } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import type { Snapshot } from '../table.ts';
import type { Turn } from '../turn.ts';

interface PromptButtonsProps {
  readonly turn: Turn;
  readonly prompt: Prompt;
  readonly snapshot: Snapshot;
  /** Under a thumb: large, keys not shown. */
  readonly phone?: boolean;
  /** Buttons of the sheet that stand before these. */
  readonly before?: ReactNode;
  /** What happened since my last move. */
  readonly since?: ReactNode;
}

/** Undo, Redo, Restart and Confirm, and what the game has besides. What cannot be done now is not in the way. */
export function PromptButtons({ turn, prompt, snapshot, phone = false, before, since }: PromptButtonsProps) {
  const say = useText();
  const { draft } = snapshot;
  const sure = prompt.buttons.filter((button) => button.sure);
  const others = prompt.buttons.filter((button) => !button.sure);
  // While a move waits, Confirm is the one that ends the turn.
  const closing = turn.waiting === undefined ? sure : [];
  const confirms = turn.canConfirm || (turn.asked && sure.length === 0);
  const key = (name: string): ReactNode => !phone && <kbd>{name}</kbd>;
  return (
    <fieldset className="acts" aria-label={say('prompt.actions')}>
      {before}
      {since}
      {others.map((button) => (
        <button
          key={button.label}
          type="button"
          className="quiet"
          data-move={button.move[0]}
          onClick={() => (button.run ? button.run() : turn.play(button.move))}
          onPointerEnter={() => turn.consider(button.move)}
          onPointerLeave={() => turn.consider(undefined)}
        >
          {button.label}
          {button.key && key(button.key)}
        </button>
      ))}
      {draft.moves.length + (turn.waiting ? 1 : 0) > 1 && !draft.confirmed && (
        <button
          type="button"
          className={phone ? 'icon' : undefined}
          onClick={turn.restart}
          data-act="restart"
        >
          <Glyph id="restart" />
          <Words phone={phone}>{say('prompt.restart')}</Words>
        </button>
      )}
      {turn.canRedo && (
        <button
          type="button"
          className="icon"
          aria-label={say('prompt.redo')}
          data-tip={say('prompt.redo')}
          onClick={turn.redo}
          data-act="redo"
        >
          <Glyph id="redo" />
        </button>
      )}
      {(turn.canUndo || turn.asked) && (
        <button type="button" disabled={!turn.canUndo} onClick={turn.undo} data-act="undo">
          <Glyph id="undo" />
          {draft.confirmed ? say('prompt.withdraw') : say('prompt.undo')}
        </button>
      )}
      {closing.map((button, i) => (
        <button
          key={button.label}
          type="button"
          className="go"
          data-act="sure"
          data-verb={button.move[0]}
          onClick={() => turn.playSure(button.move)}
          onPointerEnter={() => turn.consider(button.move)}
          onPointerLeave={() => turn.consider(undefined)}
        >
          <Glyph id="confirm" />
          {button.label}
          {i === 0 && key(say('key.Enter'))}
        </button>
      ))}
      {confirms && (
        <button
          type="button"
          className="go"
          disabled={!turn.canConfirm}
          onClick={turn.confirm}
          data-act="confirm"
        >
          <Glyph id="confirm" />
          {prompt.confirm ?? say('prompt.confirm')}
          {turn.canConfirm && key(say('key.Enter'))}
        </button>
      )}
    </fieldset>
  );
}

/** Words of a button that has no room for them on a phone are still its name. */
function Words({ phone, children }: { readonly phone: boolean; readonly children: ReactNode }) {
  return phone ? <span className="hidden-text">{children}</span> : children;
}
