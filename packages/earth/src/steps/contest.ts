import type { Refusal, State } from '@clade/engine';
import { cubesOn, othersOn } from '../cubes.ts';
import type { World } from '../world.ts';
import { refuseTile } from './hex.ts';

/** Why a tile is not one that the animal shares with others. */
export function refuseUncontested(w: World, s: State, hex: number, animal: number, rule: string): Refusal {
  const facts = {
    animal: w.animals[animal],
    own: cubesOn(s, hex, animal),
    opposing: othersOn(s, hex, animal),
  };
  return refuseTile(w, hex, facts.own === 0 ? 'absent' : 'alone', rule, facts);
}
