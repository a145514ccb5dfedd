import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../src/table/table.ts';
import type { Turn } from '../../src/table/turn.ts';

type Doing = Partial<
  Pick<Turn, 'held' | 'waiting' | 'considered' | 'refused' | 'before' | 'rewrite' | 'play'>
>;

/** A turn that stands still: what it would do is heard nowhere. */
export function fakeTurn(snapshot: Snapshot, { held = [], ...doing }: Doing = {}): Turn {
  const nothing = (): void => undefined;
  return {
    asked: snapshot.decision !== undefined,
    legal: snapshot.legal,
    instead: doing.waiting ? snapshot.legal : [],
    before: [],
    base: snapshot.view,
    rewriting: false,
    held: held as Wire,
    hold: nothing,
    play: nothing,
    pick: nothing,
    playSure: nothing,
    swap: nothing,
    rewrite: nothing,
    consider: nothing,
    ask: nothing,
    canUndo: false,
    canRedo: false,
    canConfirm: doing.waiting !== undefined,
    undo: nothing,
    redo: nothing,
    restart: nothing,
    confirm: nothing,
    cancel: nothing,
    settled: () => Promise.resolve(),
    ...doing,
  };
}
