import { lostKey, type PanelElement, type PanelScene, poolKey } from '@clade/board/hex';
import { type AnimalView, type DsView, ELEMENTS, MAX_ELEMENTS } from '@clade/dominant-species';
import { characterAt } from '../../../shell/names.ts';
import { animalCode, elementList, elementName } from '../../earth/lexicon.ts';
import { spot } from '../../earth/spots.ts';
import { type EarthStage, gainOf, lit, targetOf } from '../../earth/stage.ts';
import { animalName } from '../speech.ts';
import { drawn } from './display.ts';

type Stage = EarthStage<DsView>;

/** The animals in the order of initiative. */
export function panelScenes(stage: Stage): PanelScene[] {
  const { view } = stage;
  const order = view.initiative.length > 0 ? view.initiative : view.animals.map(({ animal }) => animal);
  return order.flatMap((id) =>
    view.animals.filter(({ animal }) => animal === id).map((a) => panelScene(stage, a)),
  );
}

function panelScene(stage: Stage, own: AnimalView): PanelScene {
  const { view, say, names, snapshot, choice } = stage;
  const { animal, seat } = own;
  const id = drawn(animal);
  const name = animalName(say, animal);
  const info = snapshot.seats[seat];
  const mine = seat === snapshot.viewer;
  const who = mine ? say('earth.you') : names.of(seat);
  const onEarth = view.tiles.reduce((sum, tile) => sum + (tile.cubes[animal] ?? 0), 0);
  const dominates = view.tiles.filter(({ dominant }) => dominant === animal).length;
  const { available, display, box } = own.pawns;
  const all = available + display;
  const target = targetOf(stage, spot('animal', animal), name);
  const pawns = say('earth.pawns', { available, all });
  const asked = view.asked?.animal === animal && snapshot.result === undefined;
  return {
    key: animal,
    animal: id,
    code: animalCode(say, id),
    name,
    label: say('earth.panel', {
      animal: name,
      who,
      score: own.points,
      elements: elementList(say, own.elements),
      pawns,
      pool: own.pool,
      earth: onEarth,
      lost: own.eliminated,
    }),
    who: {
      name: who,
      face: characterAt(info),
      mark:
        info?.kind === 'bot'
          ? 'bot'
          : info?.online === undefined
            ? 'none'
            : info.online
              ? 'online'
              : 'offline',
      label: say(
        info?.kind === 'bot' ? 'earth.bot' : info?.online === false ? 'earth.offline' : 'earth.online',
      ),
    },
    score: own.points,
    ...gainOf(stage, animal),
    elements: elementsOf(stage, own),
    pawns: { available, all: all === 0 ? box : all, label: pawns },
    counts: [
      { symbol: 'cube', value: own.pool, text: say('earth.pool'), anchor: poolKey(id) },
      { value: onEarth, text: say('earth.earth') },
      { value: own.eliminated, text: say('earth.lost'), anchor: lostKey(id) },
    ],
    dominates: { value: dominates, label: say('ds.dominates', { n: dominates }) },
    ...(view.survival === animal ? { survival: say('ds.survival') } : {}),
    traits: [],
    ...(asked ? { acting: true } : {}),
    ...(mine ? { own: true } : {}),
    ...(target === undefined ? {} : { target, state: choice.chosen.has(target.id) ? 'selected' : 'legal' }),
  };
}

/** Decisions in which the asked animal gives up or keeps one of its own elements. */
const OWN_ELEMENTS: ReadonlySet<string> = new Set([
  'protection',
  'disease',
  'metamorphosis-out',
  'immigrants',
]);

function elementsOf(stage: Stage, own: AnimalView): (PanelElement | null)[] {
  const { say, base, choice, view } = stage;
  const before = base.animals.find(({ animal }) => animal === own.animal);
  const asked = OWN_ELEMENTS.has(choice.kind ?? '') && view.asked?.animal === own.animal;
  // Printed ones come first on the board.
  const elements: PanelElement[] = [];
  const add = (printed: boolean): void => {
    for (const element of ELEMENTS) {
      const fixed = own.printed[element] ?? 0;
      const had = before?.elements[element] ?? 0;
      const n = printed ? fixed : (own.elements[element] ?? 0) - fixed;
      for (let i = 0; i < n; i++) {
        const label = elementName(say, element);
        const look = asked && !printed ? lit(stage, spot('kind', element), label) : undefined;
        const nth = printed ? i : fixed + i;
        elements.push({
          key: `${own.animal}-${element}-${nth}`,
          element,
          label,
          ...(printed ? { printed: true } : {}),
          ...(nth >= had ? { coming: true } : {}),
          ...(look === undefined || look.state === 'plain' ? {} : { state: look.state }),
          ...(look?.target ? { target: look.target } : {}),
        });
      }
    }
  };
  add(true);
  add(false);
  const free = Math.max(0, MAX_ELEMENTS - elements.length);
  return [...elements, ...Array.from({ length: free }, () => null)];
}
