import { describe, expect, test } from 'vitest';
import { Texts } from '../src/message.ts';
import { earth } from '../src/ru/earth.ts';
import { decline } from '../src/ru/forms.ts';

const texts = new Texts('ru', earth, { decline });

describe('Russian words within a sentence', () => {
  test.for([
    ['Рептилии', 'gen', 'рептилий'],
    ['Млекопитающие', 'acc', 'млекопитающих'],
    ['солнечный свет', 'gen', 'солнечного света'],
    ['вода', 'acc', 'воду'],
    ['Подводная гора', 'nom', 'подводная гора'],
    ['Лес водорослей', 'gen', 'леса водорослей'],
    ['вода (таких 2)', 'acc', 'воду (таких 2)'],
    ['рыбы', 'cap', 'Рыбы'],
    ['Вода, мясо и трава', 'low', 'вода, мясо и трава'],
  ] as const)('%s, %s: %s', ([word, form, said]) => {
    expect(decline(word, form)).toBe(said);
  });

  test('what is not in the table stays as it is', () => {
    expect(decline('Mara', 'gen')).toBe('Mara');
    expect(decline('D4', 'acc')).toBe('D4');
  });

  test.for([
    ['Море D4', 'в море D4', 'в море D4', 'из моря D4'],
    ['Болото E3', 'на болоте E3', 'на болото E3', 'с болота E3'],
    ['Лес водорослей C3', 'в лесу водорослей C3', 'в лес водорослей C3', 'из леса водорослей C3'],
    ['Подводная гора C4', 'на подводной горе C4', 'на подводную гору C4', 'с подводной горы C4'],
    ['D4', 'на D4', 'на D4', 'с D4'],
  ] as const)('%s has its own prepositions', ([tile, where, whither, whence]) => {
    const said = [decline(tile, 'in'), decline(tile, 'to'), decline(tile, 'from')];
    expect(said.map((text) => text.replace('\u00a0', ' '))).toEqual([where, whither, whence]);
  });

  test('every animal, element and terrain is in the table', () => {
    const named = Object.entries(earth).filter(([key]) => /^earth\.(?:animal|element|terrain)\./.test(key));
    for (const [key, word] of named) expect(decline(word, 'gen'), key).not.toBe(word);
  });

  test('a sentence puts them together', () => {
    const said = texts.text('earth.no.absent', { animal: 'Рыбы', hex: 'Риф D4' });
    expect(said).toBe('У рыб нет кубов на\u00a0рифе D4.');
  });

  test('a line of points begins with a capital, and a list within a line does not', () => {
    const list = texts.text('earth.log.scored', { animal: 'Рыбы', points: '+6' });
    expect(texts.text('earth.log.points', { list })).toBe('Рыбы +6');
    expect(texts.text('earth.log.tile-scored', { tile: 'Риф D4', list })).toBe('Очки за риф D4: рыбы +6');
  });
});
