import { countTiles, eachAnimal, givePoints } from '@clade/earth';
import { auto, type Emit, type State } from '@clade/engine';
import { bonus } from '../animals.ts';
import { DOMINANT, ICE_AGE_TAKEN } from '../state.ts';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';

function dominated(s: State, animal: number): number {
  return countTiles(s, (hex) => s[DOMINANT + hex] === animal + 1);
}

export const iceAge = card('ice-age', 'DS-6.14.1', [
  eachAnimal(
    'DS-6.14.1',
    (s, animal) => dominated(s, animal) > 0,
    (s, animal, emit) =>
      givePoints(WORLD, s, animal, bonus(dominated(s, animal)), FROM_CARDS, 'DS-6.14.1', emit),
  ),
  auto('DS-6.14.2', (s: State, _f: number, emit: Emit | undefined) => {
    s[ICE_AGE_TAKEN] = 1;
    if (emit) emit({ type: 'last-round', rule: 'DS-6.14.2' });
  }),
]);
