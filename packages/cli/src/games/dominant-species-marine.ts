import { marineWording } from '@clade/wording/dominant-species-marine';
import { cardsOfMarine, glossaryOfMarine } from '../cards/dominant-species-marine.ts';
import { coverMarine, EXPECTED_OF_MARINE } from '../cover/dominant-species-marine.ts';
import { drawMarine } from '../draw/dominant-species-marine.ts';
import type { Shown } from '../entry.ts';
import { groupOfMarine, hintOfMarine } from '../menu/dominant-species-marine.ts';

/** How the terminal shows this game. */
const shown: Shown = {
  draw: drawMarine,
  legend: 'cli.map.legend.m',
  wording: marineWording,
  group: groupOfMarine,
  hint: hintOfMarine,
  cards: cardsOfMarine,
  glossary: glossaryOfMarine,
  cover: coverMarine,
  expected: EXPECTED_OF_MARINE,
};
export default shown;
