import type { State, Wire } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import { type EvoMove, knownOf, readWire } from '@clade/wording/evolution';
import type { Legal, Snapshot } from '../../../table/table.ts';
import type { Turn } from '../../../table/turn.ts';
import { cardSpot, continuations, type Spot, speciesSpot } from '../gestures.ts';

/** What I can choose now, as far as the board shows it. */
export interface Choice {
  /** Kind of the question; undefined when nothing is asked. */
  readonly kind: string | undefined;
  readonly legal: readonly Legal[];
  /** What is held, or follows by itself: attacker or card of the chosen move, the only one that could attack. */
  readonly held: readonly Spot[];
  /** Spots that go on from what is held, with the moves they lead to. */
  readonly open: ReadonlyMap<Spot, readonly Wire[]>;
  /** The whole move that waits for Confirm. */
  readonly chosen: EvoMove | undefined;
  /** The move that is looked at: hovered, or the chosen one. */
  readonly looked: Wire | undefined;
  /** What the view knows, for questions to the rules. */
  readonly known: State;
}

export function choiceOf(snapshot: Snapshot, turn: Turn | undefined): Choice {
  const view = snapshot.view as EvoView;
  const me = view.viewer;
  const kind = turn === undefined ? undefined : snapshot.decision?.kind;
  const legal =
    turn === undefined ? [] : turn.asked && turn.waiting === undefined ? turn.legal : turn.instead;
  const chosen = turn?.waiting === undefined ? undefined : readWire(turn.waiting);
  const held = heldNow(turn, legal, chosen, me);
  const looked = turn?.considered?.move ?? turn?.waiting;
  return { kind, legal, held, open: continuations(held, legal, me), chosen, looked, known: knownOf(view) };
}

function heldNow(
  turn: Turn | undefined,
  legal: readonly Legal[],
  chosen: EvoMove | undefined,
  me: number,
): readonly Spot[] {
  if (turn === undefined) return [];
  if (turn.held.length > 0) return turn.held as readonly Spot[];
  switch (chosen?.verb) {
    case undefined:
      break;
    case 'attack':
      return [speciesSpot(me, chosen.species)];
    case 'trait':
    case 'species':
    case 'body':
    case 'population':
      return [cardSpot(chosen.card)];
    default:
      return [];
  }
  const attackers = new Set<number>();
  for (const { move } of legal) {
    if (move[0] === 'attack') attackers.add(move[1] as number);
    else if (move[0] !== 'pass') return [];
  }
  const [only] = attackers;
  return attackers.size === 1 && only !== undefined ? [speciesSpot(me, only)] : [];
}
