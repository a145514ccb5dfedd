import type { CountScene, ElementCount, FocusScene, StackScene } from '@clade/board/hex';
import { type DsView, ELEMENTS, SCORING, SPECIATION_LIMIT, TERRAINS } from '@clade/dominant-species';
import { phaseName } from '@clade/wording/dominant-species';
import { said } from '../../../text/phrase.tsx';
import { asTerrain, elementName, terrainCode, terrainName } from '../../earth/lexicon.ts';
import { focusScene } from '../../earth/scene/focus.ts';
import { spot } from '../../earth/spots.ts';
import { type EarthStage, lit } from '../../earth/stage.ts';
import { animalName } from '../speech.ts';
import { drawn } from './display.ts';
import { lookOf } from './look.ts';

type Stage = EarthStage<DsView>;

/** "Execution: Speciation, water" */
export function phaseNote({ view, say }: Pick<Stage, 'view' | 'say'>): string {
  const what = said(say, phaseName(view));
  return view.lastRound && view.phase !== 'over' ? `${what}, ${say('ds.last-round')}` : what;
}

export function stackScenes(stage: Stage): StackScene[] {
  const { view, say, choice } = stage;
  return view.stacks.map(({ top, left }, i) => {
    const n = i + 1;
    const label =
      top === null
        ? say('earth.stack.empty', { n, left })
        : say('earth.stack', { n, terrain: terrainName(say, top), left });
    return {
      key: String(i),
      ...(top === null ? {} : { terrain: asTerrain(top) }),
      code: top === null ? say('earth.stack.code') : terrainCode(say, top),
      left,
      leftText: say('earth.stack.left', { n: left }),
      label,
      ...lit(stage, spot('stack', n), label, choice.kind === 'wanderlust'),
      // Onto the hex where it shall lie, in one gesture.
      ...(choice.open.has(spot('stack', n)) ? { drag: true } : {}),
    };
  });
}

export function countScenes({ view, say }: Stage): CountScene[] {
  const { survival } = view;
  const disks = Object.values(view.bag).reduce((sum, n = 0) => sum + n, 0);
  return [
    {
      key: 'tundra',
      terrain: 'tundra',
      value: view.tundraLeft,
      text: say('ds.count.tundra', { n: view.tundraLeft }),
    },
    {
      key: 'bag',
      symbol: 'element-bag',
      value: disks,
      text: say('earth.bag', { n: disks }),
      anchor: 'bag',
      target: { id: 'bag', label: say('earth.bag.open') },
    },
    ...(survival === null
      ? []
      : [
          {
            key: 'survival',
            symbol: drawn(survival),
            value: animalName(say, survival),
            text: say('ds.count.survival'),
          },
        ]),
  ];
}

export function bagScene({ view, say }: Stage): ElementCount[] {
  return ELEMENTS.map((element) => {
    const count = view.bag[element] ?? 0;
    return { element, count, label: say('earth.elements', { n: count, element: elementName(say, element) }) };
  });
}

/** One tile in words. */
export function focusOn(stage: Stage, hex: string): FocusScene | undefined {
  const { view, say } = stage;
  const tile = view.tiles.find((one) => one.hex === hex);
  if (tile === undefined) return undefined;
  const terrain = TERRAINS.indexOf(tile.terrain);
  return focusScene(stage, lookOf(view), hex, {
    level: (animal) => tile.levels[animal as keyof typeof tile.levels],
    note: say('ds.focus.note', {
      values: (SCORING[terrain] ?? []).join(', '),
      limit: SPECIATION_LIMIT[terrain] ?? 0,
    }),
    lines:
      tile.safe !== undefined && view.safeAnimal !== null
        ? [say('earth.focus.safe', { n: tile.safe, animal: animalName(say, view.safeAnimal) })]
        : [],
  });
}
