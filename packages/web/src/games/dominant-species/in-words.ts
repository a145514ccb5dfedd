import type { DsView } from '@clade/dominant-species';
import type { Words } from '../../table/text-view/words.ts';
import { earthInWords } from '../earth/in-words.ts';
import { type EarthStage, stageOf } from '../earth/stage.ts';
import type { WordsInput } from '../game-ui.ts';
import { GAME } from './game.ts';
import { cardsScene } from './scene/cards.ts';
import { displayScene } from './scene/display.ts';
import { lookOf } from './scene/look.ts';
import { panelScenes } from './scene/panels.ts';
import { bagScene, countScenes, focusOn, phaseNote, stackScenes } from './scene/table.ts';
import { plannedBy, spaceName, spaceNow, spaceWhen } from './speech.ts';

/** The table of Dominant Species in words. */
export function inWords(about: WordsInput): readonly Words[] {
  const stage = stageOf<DsView>(GAME, { ...about, phone: false });
  return earthInWords({
    stage: stage as EarthStage<unknown>,
    look: lookOf(stage.view),
    note: phaseNote(stage),
    counts: countScenes(stage),
    panels: panelScenes(stage),
    display: displayScene(stage),
    cards: cardsScene(stage),
    stacks: stackScenes(stage),
    bag: bagScene(stage),
    focus: (hex) => focusOn(stage, hex),
    more: planned(stage),
  });
}

/** What the reader's pawns will do, in the order of execution. */
function planned({ view, say, names }: EarthStage<DsView>): Words[] {
  const items = view.animals
    .filter(({ seat }) => seat === names.viewer)
    .flatMap(({ animal }) =>
      plannedBy(view, animal).map((space) => ({
        key: space,
        text: say('text.card', {
          name: spaceName(say, space),
          text: `${spaceNow(say, view, space, animal)} ${spaceWhen(say, view, space)}`,
        }),
      })),
    );
  return items.length === 0 ? [] : [{ key: 'planned', title: say('ds.plan.title'), items }];
}
