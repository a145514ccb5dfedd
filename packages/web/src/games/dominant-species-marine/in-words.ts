import type { MarineView } from '@clade/dominant-species-marine';
import type { Words } from '../../table/text-view/words.ts';
import { earthInWords } from '../earth/in-words.ts';
import { type EarthStage, stageOf } from '../earth/stage.ts';
import type { WordsInput } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { bagScene } from './scene/bag.ts';
import { rowScene, usedCards } from './scene/cards.ts';
import { countScenes } from './scene/counts.ts';
import { displayScene } from './scene/display.ts';
import { tileFocus } from './scene/focus.ts';
import { lookOf } from './scene/look.ts';
import { panelScenes } from './scene/panels.ts';
import { stackScenes } from './scene/stacks.ts';
import { targetsScene } from './scene/targets.ts';
import { traitCards } from './scene/traits.ts';
import { animalOf, cardName } from './speech.ts';

/** The table of Marine in words. */
export function inWords(about: WordsInput): readonly Words[] {
  const stage = stageOf<MarineView>(MARINE, { ...about, phone: false });
  const { view, say } = stage;
  const targets = targetsScene(stage);
  const extra = traitCards(stage) ?? usedCards(stage);
  return earthInWords({
    stage: stage as EarthStage<unknown>,
    look: lookOf(view),
    note: view.turn === null ? say('m.set-up') : say('m.turn', { animal: animalOf(say, view.turn) }),
    counts: countScenes(stage),
    panels: panelScenes(stage),
    display: displayScene(stage),
    cards: rowScene(stage),
    stacks: stackScenes(stage),
    bag: bagScene(stage),
    focus: (hex) => tileFocus(stage, hex),
    more: [
      {
        key: 'targets',
        title: targets.title,
        items: targets.boxes.map(({ key, label }) => ({ key, text: label })),
      },
      ...(extra === undefined
        ? []
        : [
            {
              key: 'offered',
              title: extra.title,
              items: extra.cards.map(({ key, label, tip }) => ({ key, text: tip ?? label })),
            },
          ]),
      ...(view.discard.length === 0
        ? []
        : [
            {
              key: 'discard',
              title: say('m.used'),
              items: view.discard.map((card) => ({ key: card, text: cardName(say, card) })),
            },
          ]),
    ],
  });
}
