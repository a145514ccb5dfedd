import type { AnimalView, MarineView } from '@clade/dominant-species-marine';
import { animalOfSeat } from '@clade/wording/dominant-species-marine';
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
