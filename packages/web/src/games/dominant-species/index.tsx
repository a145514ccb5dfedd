import { EARTH_SHEETS } from '../earth/board.tsx';
import { earthSeatColour, earthSeatMark } from '../earth/seat-mark.tsx';
import type { GameUi } from '../game-ui.ts';
import { DominantSpeciesBoard } from './board.tsx';
import { aid, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { sayForeseen } from './foresee.tsx';
import { GAME } from './game.ts';
import { inWords } from './in-words.ts';
import { prompt } from './prompt.tsx';
import { sayMove } from './say-move.ts';
import { sayRefusal } from './say-refusal.tsx';
import { sayLines } from './tale.ts';

const dominantSpeciesUi: GameUi = {
  id: 'dominant-species',
  sheets: EARTH_SHEETS,
  Board: DominantSpeciesBoard,
  SeatMark: earthSeatMark(GAME),
  seatColour: earthSeatColour(GAME),
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
