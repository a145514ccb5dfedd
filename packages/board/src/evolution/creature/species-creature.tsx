import type { SpeciesScene, TraitSymbol } from '../scene.ts';
import { Creature } from './creature.tsx';
import type { Detail } from './sheet.ts';
import type { CreatureState } from './sitter.ts';

/** The animal of a species on a board. What lies face down does not show, not even to its owner. */
export function SpeciesCreature({
  scene,
  detail,
}: {
  readonly scene: SpeciesScene;
  readonly detail: Detail;
}) {
  const { key, seed, body, population } = scene;
  return (
    <Creature
      of={key}
      seed={seed}
      body={body}
      population={population}
      traits={seenTraits(scene)}
      state={stateOf(scene)}
      detail={detail}
    />
  );
}

function seenTraits({ places }: SpeciesScene): TraitSymbol[] {
  return places.flatMap((place) => (place.kind === 'up' && place.id ? [place.id] : []));
}

function stateOf({ state, food }: SpeciesScene): CreatureState {
  if (state === 'attacked') return 'attacked';
  if (food.calm || food.needed === 0) return 'plain';
  if (food.eaten >= food.needed) return 'fed';
  return food.eaten === 0 && food.hungry ? 'hungry' : 'plain';
}
