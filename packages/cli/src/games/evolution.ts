import { cardsOfEvolution, glossaryOfEvolution } from '../cards/evolution.ts';
import { coverEvolution, EXPECTED_OF_EVOLUTION } from '../cover/evolution.ts';
import { drawEvolution } from '../draw/evolution.ts';
import type { Shown } from '../entry.ts';
import { askEvolution, menuOfEvolution } from '../menu/evolution.ts';
import { quietInEvolution, sayEvolution } from '../say/evolution.ts';

/** How the terminal shows this game. */
const shown: Shown = {
  draw: drawEvolution,
  legend: 'cli.draw.legend',
  say: sayEvolution,
  quiet: quietInEvolution,
  ask: askEvolution,
  menu: menuOfEvolution,
  cards: cardsOfEvolution,
  glossary: glossaryOfEvolution,
  cover: coverEvolution,
  expected: EXPECTED_OF_EVOLUTION,
};
export default shown;
