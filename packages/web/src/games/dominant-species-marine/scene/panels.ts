import { lostKey, type PanelElement, type PanelScene, poolKey } from '@clade/board/hex';
import { type AnimalView, BOARD_SPACES, ELEMENTS, type ElementId } from '@clade/dominant-species-marine';
import { characterAt } from '../../../shell/names.ts';
import type { Key } from '../../../text/text.tsx';
import { animalCode, elementList, elementName } from '../../earth/lexicon.ts';
import { spot } from '../../earth/spots.ts';
import { type EarthStage, gainOf, lit } from '../../earth/stage.ts';
import { animalOf, drawn, hasTrait, spaceName, traitName, traitTip } from '../speech.ts';
import { type MarineStage, present } from './stage.ts';

/** DSM-6.4.12. */
const TRAIT_SPACES = 2;
/** Questions that name a disk of the asked animal. */
const OWN_DISKS: ReadonlySet<string> = new Set([
  'adaptation-replace',
  'adaptability-own',
  'disease',
  'metamorphosis-out',
  'regression-loss',
  'resilience',
]);

/** The animals down the food chain. */
export function panelScenes(stage: MarineStage): PanelScene[] {
  return stage.view.animals.map((animal) => panelScene(stage, animal));
}

function panelScene(stage: MarineStage, own: AnimalView): PanelScene {
  const { view, say, snapshot, names } = stage;
  const { animal, seat, points, pool, eliminated, pawns } = own;
  const id = drawn(animal);
  const info = snapshot.seats[seat];
  const mine = seat === names.viewer;
  const who = mine ? say('earth.you') : names.of(seat);
  const earth = view.tiles.reduce((n, { cubes }) => n + (cubes[animal] ?? 0), 0);
  const all = pawns.available + pawns.display;
  const pawnsLabel = say('earth.pawns', { available: pawns.available, all });
  const mark =
    info?.kind === 'bot' ? 'bot' : info?.online === undefined ? 'none' : info.online ? 'online' : 'offline';
  return {
    key: animal,
    animal: id,
    code: animalCode(say, id),
    name: animalOf(say, animal),
    label: say('earth.panel', {
      animal: animalOf(say, animal),
      who,
      score: points,
      elements: elementList(say, own.elements),
      pawns: pawnsLabel,
      pool,
      earth,
      lost: eliminated,
    }),
    who: { name: who, face: characterAt(info), mark, label: mark === 'none' ? who : say(`earth.${mark}`) },
    score: points,
    ...gainOf(stage as EarthStage<unknown>, animal),
    elements: elementsOf(stage, own),
    pawns: { available: pawns.available, all, label: pawnsLabel },
    counts: [
      { symbol: 'cube', value: pool, text: say('earth.pool'), anchor: poolKey(id) },
      { value: earth, text: say('earth.earth') },
      { value: eliminated, text: say('earth.lost'), anchor: lostKey(id) },
    ],
    specials: specialsOf(stage, own),
    ...(view.survival === animal ? { survival: say('m.panel.survival') } : {}),
    traits: traitsOf(stage, own),
    ...(isActing(stage, own) ? { acting: true } : {}),
    ...(mine ? { own: true } : {}),
    ...animalTarget(stage, own),
  };
}

function isActing(stage: MarineStage, { animal, seat }: AnimalView): boolean {
  const { snapshot } = stage;
  const view = present(stage);
  if (snapshot.result !== undefined) return false;
  if (view.phase === 'traits' || view.phase === 'choosing') return snapshot.waitingFor.includes(seat);
  return (view.asked?.animal ?? view.turn) === animal;
}

/** An animal is named by its panel where the question is about animals. */
function animalTarget(stage: MarineStage, { animal }: AnimalView): Pick<PanelScene, 'state' | 'target'> {
  const own = spot('animal', animal);
  const { state, target } = lit(stage, own, animalOf(stage.say, animal));
  return state === 'plain' ? {} : { state, ...(target === undefined ? {} : { target }) };
}

/** Printed ones first, then disks; free places at the end. */
function elementsOf(stage: MarineStage, own: AnimalView): (PanelElement | null)[] {
  const { say } = stage;
  const places: (PanelElement | null)[] = [];
  const each = (n: number, add: (i: number) => PanelElement): void => {
    for (let i = 0; i < n; i++) places.push(add(i));
  };
  const before = stage.base.animals.find(({ animal }) => animal === own.animal);
  const disks = (view: AnimalView | undefined, element: ElementId): number =>
    (view?.elements[element] ?? 0) - (view?.printed[element] ?? 0);
  for (const element of ELEMENTS) {
    each(own.printed[element] ?? 0, (i) => ({
      key: `${own.animal}-printed-${element}-${i}`,
      element,
      label: say('m.panel.printed', { element: elementName(say, element) }),
      printed: true,
    }));
  }
  for (const element of ELEMENTS) {
    const onTrait = own.onTrait[element] ?? 0;
    const all = disks(own, element);
    each(all, (i) => {
      const name = elementName(say, element);
      return {
        key: `${own.animal}-${element}-${i}`,
        element,
        label: i >= all - onTrait ? say('m.panel.on-trait', { element: name }) : name,
        ...(i >= disks(before, element) ? { coming: true } : {}),
        ...diskTarget(stage, own, element),
      };
    });
    each(Math.max(0, disks(before, element) - all), (i) => ({
      key: `${own.animal}-${element}-${all + i}`,
      element,
      label: elementName(say, element),
      going: true,
    }));
  }
  // Ram Feeder's plankton uses no space (DSM-6.4.14).
  const spaces =
    BOARD_SPACES +
    (hasTrait(own, 'ram-feeder') ? 1 : 0) +
    (hasTrait(own, 'phenotypic-plasticity') ? TRAIT_SPACES : 0);
  while (places.length < spaces) places.push(null);
  return places;
}

function diskTarget(
  stage: MarineStage,
  own: AnimalView,
  element: ElementId,
): Pick<PanelElement, 'state' | 'target'> {
  const { choice, say } = stage;
  if (!OWN_DISKS.has(choice.kind ?? '') || present(stage).asked?.animal !== own.animal) return {};
  const { state, target } = lit(stage, spot('kind', element), elementName(say, element));
  return { state, ...(target === undefined ? {} : { target }) };
}

function specialsOf({ view, say }: MarineStage, { animal }: AnimalView): NonNullable<PanelScene['specials']> {
  return view.specials
    .filter(({ controller }) => controller === animal)
    .map(({ element, space }) => {
      const name = elementName(say, element);
      return {
        element,
        label:
          space === null
            ? say('m.panel.special', { element: name })
            : say('m.panel.special.out', { element: name, space: spaceName(say, space) }),
        ...(space === null ? {} : { out: true }),
      };
    });
}

/** Open traits; while they are chosen only whether the choice is made, and what I keep myself. */
function traitsOf({ say, view }: MarineStage, own: AnimalView): PanelScene['traits'] {
  const shown = (trait: string, name: string) => ({
    name,
    text: say(`m.trait.${trait}.short` as Key),
    tip: traitTip(say, trait),
  });
  if (own.kept !== undefined) {
    if (Array.isArray(own.kept)) return own.kept.map((trait) => shown(trait, traitName(say, trait)));
    const text = say(own.kept === true ? 'm.panel.choosing.yes' : 'm.panel.choosing.no');
    return [{ name: say('m.panel.choosing'), text }];
  }
  const feeder = view.spaces[`feeder-${own.animal}`];
  return own.traits.map((trait) => {
    if (trait === 'exaptation' && own.copied !== null) {
      return { ...shown(own.copied, say('m.panel.copied', { name: traitName(say, own.copied) })) };
    }
    const line = shown(trait, traitName(say, trait));
    return trait === 'bottom-feeder' && feeder ? { ...line, text: say('m.panel.feeder') } : line;
  });
}
