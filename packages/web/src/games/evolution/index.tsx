import { traits } from '@clade/board/sheets/traits';
import type { Seat, Wire } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { GameUi, Pane } from '../game-ui.ts';
import { beat } from './beat.ts';
import { EvolutionBoard } from './board.tsx';
import { cards } from './cards.ts';
import { aid, begins, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { EvolutionFigure } from './figure.tsx';
import { paths } from './gestures.ts';
import { inWords } from './in-words.ts';
import { EvolutionPicture } from './picture.tsx';
import { prompt } from './prompt.tsx';
import { sayReason } from './say-reason.ts';
import { choiceOf } from './scene/choice.ts';
import { sounds } from './sounds.ts';
import { EvolutionStory } from './story.tsx';
import { sayFold, sayForeseen, sayLines, sayMove, sayQuestion, sayRefusal } from './worded.ts';

function spots(move: Wire, viewer: Seat): readonly string[] {
  // Which traits Intelligence ignores is chosen only where there are several.
  return (paths(move, viewer)[0] ?? []).filter((spot) => spot !== 'negate:');
}

/** Phone: the hand lies behind a button of the sheet. */
function panes({ view, viewer, watching }: Snapshot, say: Say): readonly Pane[] {
  const own = (view as EvoView | null)?.players[viewer];
  // While others act it lies open.
  if (own === undefined || watching !== undefined) return [];
  return [{ id: 'hand', label: say('evo.pane.hand'), symbol: 'hand', count: own.handSize }];
}

const evolutionUi: GameUi = {
  id: 'evolution',
  sheets: [traits],
  Board: EvolutionBoard,
  Picture: EvolutionPicture,
  inWords,
  prompt,
  sayLines,
  sayFold,
  begins,
  beat,
  sounds,
  sayMove,
  sayQuestion,
  spots,
  held: (snapshot, turn) => choiceOf(snapshot, turn).held,
  paneOf: (id) => (/^(card|hand):/.test(id) ? 'hand' : undefined),
  sayRefusal,
  sayForeseen,
  sayReason,
  sources: SOURCES,
  tieBreaks,
  Story: EvolutionStory,
  mark,
  openView,
  phase,
  panes,
  Figure: EvolutionFigure,
  cards,
  aid,
};

export default evolutionUi;
