import { evolutionWording } from '@clade/wording/evolution';
import { cardsOfEvolution, glossaryOfEvolution } from '../cards/evolution.ts';
import { coverEvolution, EXPECTED_OF_EVOLUTION } from '../cover/evolution.ts';
import { drawEvolution } from '../draw/evolution.ts';
import type { Shown } from '../entry.ts';
import { groupOfEvolution, hintOfEvolution } from '../menu/evolution.ts';

/** How the terminal shows this game. */
const shown: Shown = {
  draw: drawEvolution,
  legend: 'cli.draw.legend',
  wording: evolutionWording,
  group: groupOfEvolution,
  hint: hintOfEvolution,
  cards: cardsOfEvolution,
  glossary: glossaryOfEvolution,
  cover: coverEvolution,
  expected: EXPECTED_OF_EVOLUTION,
};
export default shown;
