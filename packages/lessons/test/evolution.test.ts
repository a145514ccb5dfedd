import { type EvoView, evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { evolutionLesson } from '../src/evolution/index.ts';
import type { LessonPlay } from '../src/index.ts';
import { open } from './lessons.ts';
import { pass } from './walk.ts';

const at = (id: string): LessonPlay => open(evolution, evolutionLesson, id);

test('what the coach says of the positions is so', () => {
  // 1: six in the bag when everything is eaten, five heads, one trait.
  const wins = at('what-wins');
  pass(wins);
  expect(evolution.scores(wins.state)[0]).toBe(10 + 5 + 1);
  // 5: nobody of the learner's dies out, and two leaves are in the bag.
  const hole = at('watering-hole');
  pass(hole);
  pass(hole);
  const me = (evolution.view(hole.state, 0) as EvoView).players[0];
  expect(me?.species.map(({ population }) => population)).toEqual([1, 1]);
  // 6: four against four is refused by the rules.
  const hunter = at('hunter');
  pass(hunter);
  const verdict = hunter.choose(['attack', 0, 1, 0]);
  expect(verdict).toMatchObject({ is: 'refused', why: { rule: 'EVO-4.2.1' } });
});
