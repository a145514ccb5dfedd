import type { AnimalId, AnimalView, MarineView } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import type { EarthStage } from '../../earth/stage.ts';

export type MarineStage = EarthStage<MarineView>;

/** The table before the choice that waits: who is asked and whose turn it is. */
export function present({ snapshot }: Pick<MarineStage, 'snapshot'>): MarineView {
  return snapshot.view as MarineView;
}

/** The animal that this person decides for, or plays when nothing is asked; as it would be with the choice. */
export function ownAnimal(stage: MarineStage): AnimalView | undefined {
  const own = animalOfSeat(present(stage), stage.names.viewer)?.animal;
  return stage.view.animals.find(({ animal }) => animal === own);
}

export function animalOfSeat(view: MarineView, seat: number): AnimalView | undefined {
  const asked = view.animals.find(({ animal }) => animal === view.asked?.animal);
  if (asked?.seat === seat) return asked;
  const own = view.animals.filter((animal) => animal.seat === seat);
  return own.find(({ animal }) => animal === view.turn) ?? own[0];
}

/** Events from the last one backwards: those of the draft first. */
function* backwards({ snapshot }: MarineStage): Generator<GameEvent> {
  const lines = snapshot.lines.filter(({ n }) => n <= snapshot.n);
  const drafted = snapshot.draft.events.flat();
  for (let i = drafted.length - 1; i >= 0; i--) yield drafted[i] as GameEvent;
  for (let n = lines.length - 1; n >= 0; n--) {
    const events = lines[n]?.events ?? [];
    for (let i = events.length - 1; i >= 0; i--) yield events[i] as GameEvent;
  }
}

/** The space whose action is carried out at the moment. */
export function actingSpace(stage: MarineStage): string | undefined {
  const { snapshot } = stage;
  const view = present(stage);
  if (view.phase !== 'turns' || snapshot.decision?.kind === 'turn') return undefined;
  for (const event of backwards(stage)) {
    if (event.type === 'retrieved' || event.type === 'extra-turn') return undefined;
    if (event.type === 'pawn-placed') {
      const { animal, space } = event as unknown as { animal: AnimalId; space: string };
      return animal === view.turn && view.spaces[space] !== undefined ? space : undefined;
    }
  }
  return undefined;
}
