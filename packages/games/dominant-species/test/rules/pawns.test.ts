import type { GameEvent } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, executing, options, play, playing, question, SIX, table } from '../../src/testing/index.ts';
import { declineAll, look, newGame, ofType, planAll, playRandomly, sum } from './box.ts';

const LONG = { options: { deck: 'long' } };

rule('DS-5.15.1', 'a pawn is in the box, with its owner or on a space', () => {
  const s = newGame(6, { deck: 'long', roundCap: 40 });
  playRandomly(s, 'pawns', (t) => {
    const { animals, spaces } = look(t);
    for (const { animal: id, pawns } of animals) {
      expect(sum(pawns)).toBe(10);
      expect(pawns.display).toBe(Object.values(spaces).filter((x) => x === id).length);
    }
  });
});

rule('DS-5.15.2', 'Planning and Instinct: from the owner to a space', () => {
  const s = table({});
  play(s, 'place a pawn on adaptation-1');
  expect(animal(s, 'insects').pawns).toEqual({ available: 2, display: 1, box: 7 });
  const instinct = playing('instinct', 'mammals', 'D4');
  const before = animal(instinct, 'mammals').pawns;
  play(instinct, 'place a pawn on adaptation-1');
  expect(animal(instinct, 'mammals').pawns).toEqual({
    ...before,
    available: before.available - 1,
    display: 1,
  });
});

rule('DS-5.15.2', 'Initiative: to the owner and on to another space; Execution: to the owner', () => {
  const s = executing({ initiative: 'mammals' });
  expect(animal(s, 'mammals').pawns).toEqual({ available: 3, display: 0, box: 7 });
  play(s, 'use the action', 'place a pawn on domination-5');
  expect(animal(s, 'mammals').pawns).toEqual({ available: 2, display: 1, box: 7 });
  declineAll(s);
  expect(animal(s, 'mammals').pawns).toEqual({ available: 3, display: 0, box: 7 });
});

rule('DS-5.15.2', 'from the box by Omnivore, Intelligence and Parasitism; into it by Immigrants', () => {
  const gained = (card: string) => {
    const s = playing(card, 'birds', 'C4', LONG);
    return look(s).animals.map((a) => a.pawns.available - 3);
  };
  expect(gained('omnivore')).toEqual([0, 0, 1, 0, 0, 0]);
  expect(gained('intelligence')).toEqual([1, 1, 1, 0, 0, 0]);
  expect(gained('parasitism')).toEqual([0, 0, 1, 1, 1, 1]);
  const s = playing('immigrants', 'birds', 'C4', LONG);
  play(s, 'give up pawn', 'give up crowds');
  expect(animal(s, 'mammals').pawns).toEqual({ available: 2, display: 0, box: 8 });
  expect(animal(s, 'reptiles').pawns).toEqual({ available: 3, display: 0, box: 7 });
});

rule('DS-5.15.3', 'a gained pawn is available at once, for Instinct or for the next Planning', () => {
  const s = executing(
    { 'domination-1': 'insects', 'domination-2': 'insects' },
    {
      ...LONG,
      animals: { ...SIX, mammals: { pawns: 0 } },
      cards: { faceUp: ['omnivore', 'instinct'], deck: 3 },
      cubes: { D4: { mammals: 1 }, E4: { mammals: 1 } },
    },
  );
  play(s, 'score D4', 'choose omnivore');
  expect(animal(s, 'mammals').pawns.available).toBe(1);
  play(s, 'score E4', 'choose instinct');
  expect([question(s), options(s).length]).toEqual(['instinct', 41]);
  play(s, 'place a pawn on adaptation-1');
  expect(look(s)).toMatchObject({ phase: 'planning', spaces: { 'adaptation-1': 'mammals' } });

  const next = executing(
    { 'domination-1': 'insects' },
    {
      ...LONG,
      animals: { mammals: { pawns: 0 }, insects: {} },
      cards: { faceUp: ['omnivore'], deck: 3 },
      cubes: { D4: { mammals: 1 } },
    },
  );
  play(next, 'score D4', 'choose omnivore');
  expect(look(next).phase).toBe('planning');
  const placed = ofType(planAll(next), 'pawn-placed').filter((e) => e.animal === 'mammals');
  expect(placed).toHaveLength(1);
});

rule('DS-5.15.4', 'behind Execution only Glaciation and what Instinct placed is left', () => {
  let waiting = 0;
  for (let game = 0; game < 6; game++) {
    const s = newGame(4, { roundCap: 40 }, `waiting ${game}`);
    let instinct: string[] = [];
    playRandomly(s, `waiting ${game}`, (t, events: readonly GameEvent[]) => {
      instinct.push(
        ...events
          .filter((e) => e.rule === 'DS-6.17.1' && e.type === 'pawn-placed')
          .map((e) => String(e.space)),
      );
      if (ofType(events, 'round-started').length === 0) return;
      for (const space of Object.keys(look(t).spaces)) {
        waiting++;
        expect(/^glaciation-/.test(space) || instinct.includes(space), space).toBe(true);
      }
      instinct = instinct.filter((space) => space in look(t).spaces);
    });
  }
  expect(waiting).toBeGreaterThan(10);
});
