import type { DominationScene } from '@clade/board/hex';
import type { SpecialView } from '@clade/dominant-species-marine';
import { elementName } from '../../earth/lexicon.ts';
import { spot } from '../../earth/spots.ts';
import { lit } from '../../earth/stage.ts';
import { animalOf, drawn } from '../speech.ts';
import { type MarineStage, ownAnimal } from './stage.ts';

const CONTROLLING: ReadonlySet<string> = new Set(['domination', 'pack-hunters']);

/** Target and controller of each special pawn, with my own value or the best one. */
export function targetsScene(stage: MarineStage): DominationScene {
  const { say, view } = stage;
  return {
    title: say('m.targets'),
    note: say('m.targets.note'),
    boxes: view.specials.map((special) => boxScene(stage, special)),
  };
}

function boxScene(stage: MarineStage, special: SpecialView): DominationScene['boxes'][number] {
  const { say, view, choice } = stage;
  const { element, controller, target } = special;
  const own = ownAnimal(stage);
  const name = elementName(say, element);
  const value = own?.values[element] ?? 0;
  const best = Math.max(0, ...view.animals.map(({ values }) => values[element] ?? 0));
  const values = view.animals.map(({ animal, values: all }) =>
    say('m.targets.value', { animal: animalOf(say, animal), n: all[element] ?? 0 }),
  );
  const asked = CONTROLLING.has(choice.kind ?? '');
  const look = asked
    ? lit(
        stage,
        spot('kind', element),
        say('m.targets.take', { element: name }),
        choice.kind === 'domination',
      )
    : { state: 'plain' as const };
  return {
    key: element,
    element,
    ...(controller === null ? {} : { controller: drawn(controller) }),
    number: target,
    note: own === undefined ? say('m.targets.best', { n: best }) : say('m.targets.you', { n: value }),
    label: say('m.targets.label', {
      element: name,
      n: target,
      who: controller === null ? say('m.nobody') : animalOf(say, controller),
      values: values.join(', '),
    }),
    ...look,
    // Before the action is chosen the boxes that I exceed are marked, as on the Domination row of the display.
    ...(look.state === 'plain' && value > target && controller !== own?.animal
      ? { state: 'hovered' as const }
      : {}),
  };
}
