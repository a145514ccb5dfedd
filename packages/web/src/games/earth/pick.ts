import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import { type Choice, perform, pressed } from './choice.ts';
import type { EarthGame } from './game.ts';
import { bundle, countersOf, gather, recount } from './sets.ts';

/** Ids of targets are spots, or a step of a counter: `more:`, `less:`, `most:`, `again:`, `back:` and its key. */

function stepOf(id: string): { readonly step: string; readonly key: string } {
  const at = id.indexOf(':');
  return { step: id.slice(0, at), key: id.slice(at + 1) };
}

/** Does what choosing a target means. */
export function pick(id: string, snapshot: Snapshot, turn: Turn, choice: Choice, game: EarthGame): void {
  const { step, key } = stepOf(id);
  switch (step) {
    case 'more':
    case 'less':
    case 'most': {
      const counter = countersOf(snapshot, turn, game).find((one) => one.key === key);
      if (counter === undefined) return;
      const { value, most } = counter;
      recount(snapshot, turn, game, key, step === 'most' ? most : value + (step === 'more' ? 1 : -1));
      return;
    }
    case 'again':
      perform({ act: 'play', move: JSON.parse(key) as Wire }, snapshot, turn, choice, game);
      return;
    case 'back': {
      if (game.bundled?.[choice.kind ?? ''] !== undefined) {
        bundle(snapshot, turn, game, JSON.parse(key) as Wire);
        return;
      }
      const moves = turn.waiting === undefined ? choice.run.moves : [...choice.run.moves, turn.waiting];
      const at = moves.findLastIndex((move) => JSON.stringify(move) === key);
      if (at >= 0)
        gather(
          snapshot,
          turn,
          moves.filter((_, i) => i !== at),
        );
      return;
    }
    default:
      perform(pressed(id, choice, game), snapshot, turn, choice, game);
  }
}

/** The move that choosing a target would make at once, to be considered while the hand is above it. */
export function meant(id: string, turn: Turn, choice: Choice, game: EarthGame): Wire | undefined {
  const { step, key } = stepOf(id);
  if (step === 'more' || step === 'less' || step === 'most' || step === 'back') return undefined;
  const act = step === 'again' ? undefined : pressed(id, choice, game);
  const wanted = act === undefined ? key : act.act === 'play' ? JSON.stringify(act.move) : undefined;
  // What would replace an earlier answer cannot be tried on the present table.
  return turn.legal.find(({ move }) => JSON.stringify(move) === wanted)?.move;
}
