import { beat } from '../earth/beat.ts';
import { EARTH_SHEETS, paneOf } from '../earth/board.tsx';
import { OVERLAY_KEYS } from '../earth/overlay/use-overlay.ts';
import { earthPicture } from '../earth/picture.tsx';
import { raceOf } from '../earth/replay/race.ts';
import { sayReason } from '../earth/say/reason.ts';
import { earthSeatColour, earthSeatMark } from '../earth/seat-mark.tsx';
import { listedSets } from '../earth/sets.ts';
import { sounds } from '../earth/sounds.ts';
import { spotsIn } from '../earth/spots.ts';
import type { GameUi } from '../game-ui.ts';
import { DominantSpeciesBoard } from './board.tsx';
import { cards } from './cards.ts';
import { aid, begins, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { DominantSpeciesFigure } from './figure.ts';
import { GAME } from './game.ts';
import { inWords } from './in-words.ts';
import { prompt } from './prompt.tsx';
import { lookOf } from './scene/look.ts';
import { sayFold, sayForeseen, sayLines, sayMove, sayQuestion, sayRefusal } from './worded.ts';

const dominantSpeciesUi: GameUi = {
  id: 'dominant-species',
  sheets: EARTH_SHEETS,
  Board: DominantSpeciesBoard,
  Picture: earthPicture(GAME, lookOf),
  tellsPhase: true,
  SeatMark: earthSeatMark(GAME),
  seatColour: earthSeatColour(GAME),
  inWords,
  prompt,
  sayLines,
  sayFold,
  begins,
  beat,
  sounds,
  sayMove,
  sayQuestion,
  spots: spotsIn(GAME.verbs),
  paneOf,
  list: listedSets(GAME),
  sayRefusal,
  sayForeseen,
  sayReason,
  sources: SOURCES,
  tieBreaks,
  mark,
  openView,
  phase,
  race: raceOf(GAME),
  keys: OVERLAY_KEYS,
  Figure: DominantSpeciesFigure,
  cards,
  aid,
};

export default dominantSpeciesUi;
