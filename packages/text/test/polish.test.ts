import { describe, expect, test } from 'vitest';
import { Texts } from '../src/message.ts';
import { dominantSpecies } from '../src/pl/dominant-species.ts';
import { marine } from '../src/pl/dominant-species-marine.ts';
import { earth } from '../src/pl/earth.ts';
import { evolution } from '../src/pl/evolution.ts';
import { decline } from '../src/pl/forms.ts';

const texts = new Texts('pl', { ...earth, ...dominantSpecies, ...marine, ...evolution }, { decline });

describe('Polish words within a sentence', () => {
  test.for([
    ['Ssaki', 'gen', 'ssaków'],
    ['Ryby', 'ins', 'rybami'],
    ['woda', 'acc', 'wodę'],
    ['pędraki', 'acc', 'pędraki'],
    ['Góra podwodna C4', 'gen', 'góry podwodnej C4'],
    ['Morze D4', 'nom', 'morze D4'],
    ['Zasadzka +4', 'acc', 'Zasadzkę +4'],
    ['Rogi 3', 'acc', 'Rogi 3'],
  ] as const)('%s, %s: %s', ([word, form, said]) => {
    expect(decline(word, form)).toBe(said);
  });

  test('what is not in the table stays as it is', () => {
    expect(decline('Mara', 'gen')).toBe('Mara');
    expect(decline('D4', 'gen')).toBe('D4');
    expect(decline('Lasota', 'gen')).toBe('Lasota');
  });

  test.for([
    ['Morze D4', 'na morzu D4', 'na morze D4'],
    ['Las C3', 'w lesie C3', 'do lasu C3'],
    ['Góry D5', 'w górach D5', 'w góry D5'],
    ['D4', 'na D4', 'na D4'],
  ] as const)('%s has its own prepositions', ([tile, where, whither]) => {
    expect([decline(tile, 'on'), decline(tile, 'onto')]).toEqual([where, whither]);
  });

  test('every animal, element and terrain is in the table', () => {
    const named = Object.entries(earth).filter(([key]) => /^earth\.(?:animal|element|terrain)\./.test(key));
    for (const [key, word] of named) expect(decline(word, 'gen'), key).not.toBe(word);
  });

  test('traits whose accusative differs are in the table', () => {
    const named = Object.entries(evolution).filter(([key]) => /^evo\.trait\.[\w-]+$/.test(key));
    for (const [key, word] of named)
      if (/(?:a|ik)$/.test(word.split(' ')[0] ?? '') && !key.endsWith('leaf') && !key.endsWith('tip'))
        expect(decline(word, 'acc'), key).not.toBe(word);
  });

  test('a sentence puts them together', () => {
    expect(texts.text('earth.no.absent', { animal: 'Ryby', hex: 'Rafa D4' })).toBe(
      'Ryby nie mają kostki na rafie D4.',
    );
    expect(texts.text('earth.log.cubes.from-to', { n: 2, from: 'Pustynia E4', to: 'Las C3' })).toBe(
      '2 kostki z pustyni E4 do lasu C3',
    );
    expect(texts.text('ds.move.send', { n: 5, animal: 'Owady', tile: 'Dżungla C3' })).toBe(
      'Wyślij 5 kostek owadów do dżungli C3',
    );
    expect(texts.text('m.ask.mass-exodus', { who: 'Twój ruch', animal: 'Gady', tile: 'kafel' })).toBe(
      'Twój ruch: wskaż, ile kostek gadów idzie na kafel',
    );
  });
});
