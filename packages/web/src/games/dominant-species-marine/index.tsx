import { marineTraits } from '@clade/board/sheets/marine-traits';
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
import { MarineBoard } from './board.tsx';
import { cards } from './cards.ts';
import { aid, begins, mark, openView, phase, SOURCES, tieBreaks } from './end.ts';
import { explained } from './explained.ts';
import { MarineFigure } from './figure.tsx';
import { MARINE } from './game.ts';
import { inWords } from './in-words.ts';
import { prompt } from './prompt.tsx';
import { lookOf } from './scene/look.ts';
import { sayFold, sayForeseen, sayLines, sayMove, sayQuestion, sayRefusal } from './worded.ts';

const marineUi: GameUi = {
  id: 'dominant-species-marine',
  sheets: [...EARTH_SHEETS, marineTraits],
  Board: MarineBoard,
  Picture: earthPicture(MARINE, lookOf),
  tellsPhase: true,
  SeatMark: earthSeatMark(MARINE),
  seatColour: earthSeatColour(MARINE),
  inWords,
  prompt,
  sayLines,
  sayFold,
  begins,
  beat,
  sounds,
  sayMove,
  sayQuestion,
  spots: spotsIn(MARINE.verbs),
  paneOf,
  list: listedSets(MARINE),
  sayRefusal,
  sayForeseen,
  sayReason,
  sources: SOURCES,
  tieBreaks,
  mark,
  openView,
  phase,
  race: raceOf(MARINE),
  keys: OVERLAY_KEYS,
  Figure: MarineFigure,
  cards,
  explained,
  aid,
};

export default marineUi;
