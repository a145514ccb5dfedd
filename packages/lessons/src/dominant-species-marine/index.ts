import type { Lesson } from '../format.ts';
import { home } from './1-home.ts';
import { pay } from './2-pay.ts';
import { act } from './3-act.ts';
import { down } from './4-down.ts';
import { callHome } from './5-call-home.ts';
import { kinds } from './6-kinds.ts';
import { master } from './7-master.ts';
import { white } from './8-white.ts';
import { fire } from './9-fire.ts';
import { asteroid } from './10-asteroid.ts';

/** The guided first game of Dominant Species: Marine. */
export const marineLesson: Lesson = {
  game: 'dominant-species-marine',
  prefix: 'm',
  chapters: [home, pay, act, down, callHome, kinds, master, white, fire, asteroid],
};
