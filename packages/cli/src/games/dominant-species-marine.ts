import { cardsOfMarine, glossaryOfMarine } from '../cards/dominant-species-marine.ts';
import { coverMarine, EXPECTED_OF_MARINE } from '../cover/dominant-species-marine.ts';
import { drawMarine } from '../draw/dominant-species-marine.ts';
import type { Shown } from '../entry.ts';
import { askMarine } from '../menu/ask-dominant-species-marine.ts';
import { menuOfMarine } from '../menu/dominant-species-marine.ts';
import { quietInMarine, sayMarine } from '../say/dominant-species-marine.ts';

/** How the terminal shows this game. */
const shown: Shown = {
  draw: drawMarine,
  legend: 'cli.map.legend.m',
  say: sayMarine,
  quiet: quietInMarine,
  ask: askMarine,
  menu: menuOfMarine,
  cards: cardsOfMarine,
  glossary: glossaryOfMarine,
  cover: coverMarine,
  expected: EXPECTED_OF_MARINE,
};
export default shown;
