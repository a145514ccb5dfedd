import { cubesOn, othersOn, refuseTile } from '@clade/earth';
import type { Refusal, State } from '@clade/engine';
import { ANIMAL_IDS } from './animals.ts';
import { WORLD } from './world.ts';

/** DS-5.4.11.2: why own and opposing cubes do not share the tile. */
export function refuseUncontested(s: State, hex: number, animal: number, rule: string): Refusal {
  const facts = {
    animal: ANIMAL_IDS[animal],
    own: cubesOn(s, hex, animal),
    opposing: othersOn(s, hex, animal),
  };
  const sentence = (name: string): string =>
    facts.own === 0
      ? `The ${facts.animal} have no cube on ${name}.`
      : `The ${facts.animal} are alone on ${name}.`;
  return refuseTile(WORLD, hex, facts.own === 0 ? 'absent' : 'alone', rule, sentence, facts);
}
