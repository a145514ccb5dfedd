import { traits } from '@clade/board/sheets/traits';
import type { EvoView } from '@clade/evolution';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { GameUi, Pane } from '../game-ui.ts';
import { beat } from './beat.ts';
import { EvolutionBoard } from './board.tsx';
import { cards } from './cards.ts';
import { aid, begins, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { EvolutionFigure } from './figure.tsx';
import { sayForeseen } from './foresee/say-foreseen.tsx';
import { inWords } from './in-words.ts';
import { prompt } from './prompt.tsx';
import { sayReason } from './say-reason.ts';
import { sayFold, sayLines, sayMove, sayRefusal } from './worded.ts';

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
  inWords,
  prompt,
  sayLines,
  sayFold,
  begins,
  beat,
  sayMove,
  sayRefusal,
  sayForeseen,
  sayReason,
  sources: SOURCES,
  tieBreaks,
  mark,
  openView,
  phase,
  panes,
  Figure: EvolutionFigure,
  cards,
  aid,
};

export default evolutionUi;
