import { describe, expect, it } from 'vitest';
import { type Drag, type DragInput, type DragMeaning, IDLE, step } from '../src/drag/drag.ts';

/** Feeds inputs one after the other and collects what they meant. */
function play(inputs: readonly DragInput[]): { drag: Drag; meant: DragMeaning[] } {
  let drag: Drag = IDLE;
  const meant: DragMeaning[] = [];
  for (const input of inputs) {
    const next = step(drag, input);
    drag = next.drag;
    meant.push(...next.meant);
  }
  return { drag, meant };
}

const down = { type: 'down', source: 'card:1', pointer: 1, x: 100, y: 100, touch: false } as const;

describe('dragging', () => {
  it('leaves a press that does not move to the click', () => {
    const { drag, meant } = play([
      down,
      { type: 'move', pointer: 1, x: 102, y: 101 },
      { type: 'up', pointer: 1, over: 'place:1' },
    ]);
    expect(meant).toEqual([]);
    expect(drag).toBe(IDLE);
  });

  it('lifts once, tells each target it passes once, and drops on the last', () => {
    const { meant } = play([
      down,
      { type: 'move', pointer: 1, x: 120, y: 100 },
      { type: 'move', pointer: 1, x: 130, y: 100, over: 'place:1' },
      { type: 'move', pointer: 1, x: 135, y: 100, over: 'place:1' },
      { type: 'move', pointer: 1, x: 150, y: 100, over: 'place:2' },
      { type: 'up', pointer: 1, over: 'place:2' },
    ]);
    expect(meant).toEqual([
      { what: 'lift', source: 'card:1' },
      { what: 'over', target: 'place:1' },
      { what: 'over', target: 'place:2' },
      { what: 'drop', source: 'card:1', target: 'place:2' },
    ]);
  });

  it('drops nowhere when the pointer is let go beside every target, and when the browser takes it away', () => {
    const lifted: DragInput[] = [down, { type: 'move', pointer: 1, x: 140, y: 140 }];
    const nowhere = [
      { what: 'lift', source: 'card:1' },
      { what: 'drop', source: 'card:1', target: undefined },
    ];
    expect(play([...lifted, { type: 'up', pointer: 1 }]).meant).toEqual(nowhere);
    expect(play([...lifted, { type: 'cancel' }]).meant).toEqual(nowhere);
    expect(play([down, { type: 'cancel' }]).meant).toEqual([]);
  });

  it('does not drop a piece on itself', () => {
    const { meant } = play([
      down,
      { type: 'move', pointer: 1, x: 115, y: 100, over: 'card:1' },
      { type: 'up', pointer: 1, over: 'card:1' },
    ]);
    expect(meant).toEqual([
      { what: 'lift', source: 'card:1' },
      { what: 'drop', source: 'card:1', target: undefined },
    ]);
  });

  it('wants a longer way of a finger than of a mouse', () => {
    const move: DragInput = { type: 'move', pointer: 1, x: 107, y: 100 };
    expect(play([down, move]).meant).toHaveLength(1);
    expect(play([{ ...down, touch: true }, move]).meant).toHaveLength(0);
  });

  it('belongs to the first pointer', () => {
    const { drag, meant } = play([
      down,
      { ...down, source: 'card:2', pointer: 2 },
      { type: 'move', pointer: 2, x: 300, y: 300, over: 'place:9' },
      { type: 'up', pointer: 2, over: 'place:9' },
    ]);
    expect(meant).toEqual([]);
    expect(drag).toMatchObject({ phase: 'pressed', source: 'card:1', pointer: 1 });
  });
});
