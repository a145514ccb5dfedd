import type { Lesson } from '../format.ts';
import { whatWins } from './1-what-wins.ts';
import { animal } from './2-animal.ts';
import { food } from './3-food.ts';
import { cards } from './4-cards.ts';
import { wateringHole } from './5-watering-hole.ts';
import { hunter } from './6-hunter.ts';
import { alive } from './7-alive.ts';
import { lastRound } from './8-last-round.ts';

/** The guided first game of Evolution. */
export const evolutionLesson: Lesson = {
  game: 'evolution',
  prefix: 'evo',
  chapters: [whatWins, animal, food, cards, wateringHole, hunter, alive, lastRound],
};
