import { marineTraits } from '@clade/board/sheets/marine-traits';
import { EARTH_SHEETS } from '../earth/board.tsx';
import { earthSeatColour, earthSeatMark } from '../earth/seat-mark.tsx';
import type { GameUi } from '../game-ui.ts';
import { MarineBoard } from './board.tsx';
import { aid, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { sayForeseen } from './foresee.tsx';
import { MARINE } from './game.ts';
import { inWords } from './in-words.ts';
import { prompt } from './prompt.tsx';
import { sayMove } from './say-move.ts';
import { sayRefusal } from './say-refusal.tsx';
import { sayLines } from './tale.ts';

const marineUi: GameUi = {
  id: 'dominant-species-marine',
  sheets: [...EARTH_SHEETS, marineTraits],
  Board: MarineBoard,
  SeatMark: earthSeatMark(MARINE),
  seatColour: earthSeatColour(MARINE),
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

export default marineUi;
