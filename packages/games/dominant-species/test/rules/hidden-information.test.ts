import { Rng, SPECTATOR, type State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
import { executing, play, playing, table } from '../../src/testing/index.ts';
import { BOOK_KINDS, BOOK_PRINTED } from '../book.ts';
import { declineAll, look, newGame, ofType, planAll, playRandomly } from './box.ts';

const randomOf = (s: State) => JSON.stringify(dominantSpecies.writePosition(s).random);

rule('DS-5.14.1', 'everybody sees the same, and nothing of it tells what comes next', () => {
  const s = newGame(4, { deck: 'long' });
  const views = [0, 1, 2, 3, SPECTATOR].map((viewer) => dominantSpecies.view(s, viewer));
  for (const other of views.slice(1)) expect(other).toEqual(views[0]);
  // 21 cards of the pile but Ice Age, whose place is known, and three times seven tiles.
  expect(dominantSpecies.hidden(s, 0)).toBe(20 + 21);
  const last = table({ cards: { faceUp: ['habitat'], deck: ['ice-age'] } });
  expect(dominantSpecies.hidden(last, 0)).toBe(21);
});

rule('DS-5.14.1', 'a world with other draws cannot be told apart, and its future differs', () => {
  const s = newGame(3);
  const future = (t: State) => {
    planAll(t);
    declineAll(t);
    const { boxes, cards } = look(t);
    return JSON.stringify([boxes, cards]);
  };
  const real = future(dominantSpecies.clone(s));
  const other = Array.from({ length: 5 }, (_, i) => dominantSpecies.sample(s, 0, new Rng(`world ${i}`)));
  for (const t of other) expect(look(t)).toEqual(look(s));
  expect(new Set([real, ...other.map(future)]).size).toBe(6);
});

rule('DS-5.14.1', 'one decision at a time: nobody chooses at the same time as another', () => {
  const s = newGame(5, { roundCap: 40 });
  playRandomly(s, 'one at a time', (t) => {
    const pending = dominantSpecies.pending(t);
    expect(pending & (pending - 1)).toBe(0);
  });
});

rule('DS-5.14.2', 'chance only when disks are drawn, cards or tiles turned up, or by Symbiotic', () => {
  const s = newGame(4, { deck: 'long', roundCap: 40 });
  let before = randomOf(s);
  let draws = 0;
  playRandomly(s, 'chance', (t, events) => {
    const after = randomOf(t);
    const drawn = events.some(
      (e) => ['disks-drawn', 'card-revealed', 'tile-revealed'].includes(e.type) || e.rule === 'DS-6.26.1',
    );
    if (after !== before) {
      draws++;
      expect(drawn, JSON.stringify(events.map((e) => e.type))).toBe(true);
    }
    before = after;
  });
  expect(draws).toBeGreaterThan(3);
});

rule('DS-5.14.2', 'Reseed draws twelve disks; Symbiotic draws', () => {
  const s = executing({ 'domination-5': 'birds' });
  const drawn = ofType(play(s, 'forgo'), 'disks-drawn').flatMap((e) => e.elements as string[]);
  expect(drawn).toHaveLength(12);
  const received = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const t = playing('symbiotic', 'insects', 'E3', { seed });
      return JSON.stringify(look(t).animals.find((a) => a.animal === 'insects')?.elements);
    }),
  );
  expect(received.size).toBeGreaterThan(1);
});

rule('DS-5.14.3', 'the content of the bag is shown, and follows from what is open', () => {
  const s = newGame(6);
  planAll(s);
  declineAll(s);
  const { bag, boxes, corners, animals } = look(s);
  for (const kind of BOOK_KINDS) {
    const seen =
      corners.filter((c) => c.element === kind).length +
      Object.values(boxes).reduce((n, box) => n + (box[kind] ?? 0), 0) +
      animals.reduce(
        (n, a) => n + (a.elements[kind] ?? 0) - BOOK_PRINTED[a.animal].filter((k) => k === kind).length,
        0,
      );
    expect(bag[kind] ?? 0).toBe(20 - seen);
  }
});
