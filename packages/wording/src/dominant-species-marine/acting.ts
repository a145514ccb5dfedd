import {
  type AnimalId,
  type AnimalView,
  type MarineView,
  MIGRATION_CUBES,
} from '@clade/dominant-species-marine';
import type { Config, GameEvent } from '@clade/engine';
import type { Seen } from '../wording.ts';

/** Who acts at a table of Marine, and where. */

export function animalOfSeat(view: MarineView, seat: number): AnimalView | undefined {
  const asked = view.animals.find(({ animal }) => animal === view.asked?.animal);
  if (asked?.seat === seat) return asked;
  const own = view.animals.filter((animal) => animal.seat === seat);
  return own.find(({ animal }) => animal === view.turn) ?? own[0];
}

/** Does a trait work for this animal, as a card or as a copy? */
export function hasTrait(animal: AnimalView | undefined, trait: string): boolean {
  return animal !== undefined && (animal.traits.some((t) => t === trait) || animal.copied === trait);
}

/** OPT-1: which of the three rows of values the Migration spaces have. */
export function migrationCubes({ options }: Pick<Config, 'options'>): readonly number[] {
  const row = ['default', 'a', 'b'].indexOf(String(options.opt1));
  return MIGRATION_CUBES[Math.max(0, row)] ?? [];
}

/** Events from the last one backwards: those of the draft first. */
function* backwards({ lines: all, n = Number.POSITIVE_INFINITY, draft }: Seen): Generator<GameEvent> {
  const lines = all.filter((line) => line.n <= n);
  const drafted = draft.events.flat();
  for (let i = drafted.length - 1; i >= 0; i--) yield drafted[i] as GameEvent;
  for (let at = lines.length - 1; at >= 0; at--) {
    const events = lines[at]?.events ?? [];
    for (let i = events.length - 1; i >= 0; i--) yield events[i] as GameEvent;
  }
}

/** The space whose action is carried out at the moment. */
export function actingSpace(seen: Seen): string | undefined {
  const view = seen.view as MarineView;
  if (view.phase !== 'turns' || seen.decision?.kind === 'turn') return undefined;
  for (const event of backwards(seen)) {
    if (event.type === 'retrieved' || event.type === 'extra-turn') return undefined;
    if (event.type === 'pawn-placed') {
      const { animal, space } = event as unknown as { animal: AnimalId; space: string };
      return animal === view.turn && view.spaces[space] !== undefined ? space : undefined;
    }
  }
  return undefined;
}
