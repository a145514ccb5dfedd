/**
 * Dragging as a machine without a page: what the pointer did goes in, what it means comes out. A press that does not
 * move stays a click, so that click-click and drag are two ways to the same choices.
 */
export type Drag =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'pressed' | 'dragging';
      readonly source: string;
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      /** How far it must move to become a drag; fingers tremble more than mice. */
      readonly slack: number;
      /** The target below the pointer. */
      readonly over?: string;
    };

export type DragInput =
  | {
      readonly type: 'down';
      readonly source: string;
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      readonly touch: boolean;
    }
  | {
      readonly type: 'move';
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      readonly over?: string;
    }
  | { readonly type: 'up'; readonly pointer: number; readonly over?: string }
  | { readonly type: 'cancel' };

export type DragMeaning =
  | { readonly what: 'lift'; readonly source: string }
  | { readonly what: 'over'; readonly target?: string }
  | { readonly what: 'drop'; readonly source: string; readonly target?: string };

export const IDLE: Drag = { phase: 'idle' };
const MOUSE_SLACK = 5;
const TOUCH_SLACK = 9;

export function step(
  drag: Drag,
  input: DragInput,
): { readonly drag: Drag; readonly meant: readonly DragMeaning[] } {
  if (input.type === 'down') {
    // A second finger does not take over.
    if (drag.phase !== 'idle') return { drag, meant: [] };
    const { source, pointer, x, y, touch } = input;
    return {
      drag: { phase: 'pressed', source, pointer, x, y, slack: touch ? TOUCH_SLACK : MOUSE_SLACK },
      meant: [],
    };
  }
  if (drag.phase === 'idle') return { drag, meant: [] };
  if (input.type === 'cancel') {
    return { drag: IDLE, meant: drag.phase === 'dragging' ? [{ what: 'drop', source: drag.source }] : [] };
  }
  if (input.pointer !== drag.pointer) return { drag, meant: [] };
  // A piece is not dropped on itself.
  const over = input.over === drag.source ? undefined : input.over;
  return input.type === 'move' ? moved(drag, { ...input, over }) : released(drag, over);
}

type Held = Exclude<Drag, { phase: 'idle' }>;

function moved(drag: Held, { x, y, over }: { x: number; y: number; over: string | undefined }) {
  const meant: DragMeaning[] = [];
  let { phase } = drag;
  if (phase === 'pressed') {
    if (Math.hypot(x - drag.x, y - drag.y) < drag.slack) return { drag, meant };
    phase = 'dragging';
    meant.push({ what: 'lift', source: drag.source });
  }
  if (over !== drag.over) meant.push({ what: 'over', target: over });
  return { drag: { ...drag, phase, over }, meant };
}

function released(drag: Held, over: string | undefined) {
  const meant: DragMeaning[] = [];
  if (drag.phase === 'dragging') meant.push({ what: 'drop', source: drag.source, target: over });
  return { drag: IDLE, meant };
}
