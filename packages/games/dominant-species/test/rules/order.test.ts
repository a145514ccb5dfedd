import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { AnimalId } from '../../src/index.ts';
import { asked, executing, options, play, playing, question, SIX, turnOf } from '../../src/testing/index.ts';
import { BOOK_FOOD_CHAIN } from '../book.ts';
import { look, ofType, pointsIn } from './box.ts';

/** Seats and initiative that are not in the order of the food chain. */
const SEATS = [3, 0, 5, 1, 4, 2];
const initiative = ['birds', 'insects', 'amphibians', 'mammals', 'reptiles', 'arachnids'];
const mixed = (fields: (id: AnimalId) => object = () => ({})) => ({
  animals: Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: SEATS[i], ...fields(id) }])),
  initiative,
});

rule('DS-5.13.1', 'Wanderlust: the animals move in down the food chain, openly', () => {
  const cubes = { E3: Object.fromEntries(BOOK_FOOD_CHAIN.map((id) => [id, 1])) };
  const s = executing({ 'wanderlust-1': 'birds', 'migration-1': 'birds' }, { ...mixed(), cubes });
  play(s, 'take the tile of stack 1', 'lay the tile on F2');
  const order: (AnimalId | null)[] = [];
  while (question(s) === 'arrivals') {
    order.push(asked(s));
    expect(turnOf(s)).toBe(SEATS[BOOK_FOOD_CHAIN.indexOf(asked(s) as AnimalId)]);
    play(s, 'bring 1 from E3');
    // Each sees what those before it did.
    expect(look(s).tiles.find((t) => t.hex === 'F2')?.cubes).toEqual(
      Object.fromEntries(order.map((id) => [String(id), 1])),
    );
  }
  expect(order).toEqual(BOOK_FOOD_CHAIN);
});

rule('DS-5.13.1', 'Disease and Immigrants: down the food chain', () => {
  const rich = mixed((id) => (id === 'insects' ? {} : { elements: ['sun', 'meat'] }));
  const disease = playing('disease', 'insects', 'E3', { ...rich, cubes: { E3: { insects: 2 } } });
  const order: (AnimalId | null)[] = [];
  while (look(disease).phase === 'execution' && question(disease) === 'disease') {
    order.push(asked(disease));
    play(disease, 'lose sun');
  }
  expect(order).toEqual(BOOK_FOOD_CHAIN.slice(0, 5));

  const immigrants = playing('immigrants', 'insects', 'E3', { ...mixed(), options: { deck: 'long' } });
  const given: (AnimalId | null)[] = [];
  while (look(immigrants).phase === 'execution' && question(immigrants) === 'immigrants') {
    given.push(asked(immigrants));
    play(immigrants, options(immigrants).at(-1) ?? '');
  }
  expect(given).toEqual(BOOK_FOOD_CHAIN);
});

rule('DS-5.13.2', 'automatic effects are told in food-chain order', () => {
  const s = executing(
    { 'regression-2': 'mammals' },
    { ...mixed(() => ({ elements: ['grub'] })), boxes: { regression: ['grub'] } },
  );
  const events = [...play(s, 'forgo'), ...play(s, 'forgo')];
  expect(ofType(events, 'element-lost').map((e) => e.animal)).toEqual(BOOK_FOOD_CHAIN);
  const iceAge = executing(
    { 'domination-1': 'insects' },
    { ...mixed(), cards: { faceUp: ['ice-age'], deck: 0 } },
  );
  expect(Object.keys(pointsIn(play(iceAge, 'score E3', 'choose ice-age'), 'cards'))).toEqual(BOOK_FOOD_CHAIN);
});

rule('DS-5.13.2', 'automatic effects happen at the same time: none changes what another rests on', () => {
  // Niche Biomes compares all points once: those who lose do not fall behind others in between.
  const s = playing('niche-biomes', 'insects', 'E3', {
    animals: { ...SIX, mammals: { points: 40 }, reptiles: { points: 38 }, birds: { points: 20 } },
  });
  const points = Object.fromEntries(look(s).animals.map((a) => [a.animal, a.points]));
  // Insects have 7 for the savannah, reptiles 4 more; everybody ahead loses 7.
  expect([points.mammals, points.reptiles, points.birds, points.insects]).toEqual([33, 35, 13, 7]);
});
