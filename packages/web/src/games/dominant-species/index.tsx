import { seatColour } from '@clade/board';
import type { DsView } from '@clade/dominant-species';
import { EARTH_SHEETS } from '../earth/board.tsx';
import type { GameUi } from '../game-ui.ts';
import { DominantSpeciesBoard } from './board.tsx';
import { aid, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { sayForeseen } from './foresee.tsx';
import { inWords } from './in-words.ts';
import { prompt } from './prompt.tsx';
import { sayMove } from './say-move.ts';
import { sayRefusal } from './say-refusal.tsx';
import { SeatMark } from './seat-mark.tsx';
import { sayLines } from './tale.ts';

const dominantSpeciesUi: GameUi = {
  id: 'dominant-species',
  sheets: EARTH_SHEETS,
  Board: DominantSpeciesBoard,
  SeatMark,
  seatColour(seat, { view }) {
    const [only, ...others] = (view as DsView | null)?.animals.filter((one) => one.seat === seat) ?? [];
    return only === undefined || others.length > 0 ? seatColour(seat) : `var(--${only.animal})`;
  },
  inWords,
  prompt,
  sayLines,
  sayMove,
  sayRefusal,
  sayForeseen,
  sources: SOURCES,
  tieBreaks,
  mark,
  openView,
  phase,
  aid,
};

export default dominantSpeciesUi;
