import { describe, expect, test } from 'vitest';
import { dominantSpecies } from '../src/cs/dominant-species.ts';
import { marine } from '../src/cs/dominant-species-marine.ts';
import { earth } from '../src/cs/earth.ts';
import { evolution } from '../src/cs/evolution.ts';
import { decline } from '../src/cs/forms.ts';
import { Texts } from '../src/message.ts';

const texts = new Texts('cs', { ...earth, ...dominantSpecies, ...marine, ...evolution }, { decline });

describe('Czech words within a sentence', () => {
  test.for([
    ['Savci', 'gen', 'savců'],
    ['Hmyz', 'ins', 'hmyzem'],
    ['Korýši', 'nom', 'korýši'],
    ['voda', 'acc', 'vodu'],
    ['plži', 'gen', 'plžů'],
    ['Hory D5', 'acc', 'hory D5'],
    ['Inteligence −2', 'acc', 'Inteligenci −2'],
    ['Obrana stáda +3', 'gen', 'Obrany stáda +3'],
  ] as const)('%s, %s: %s', ([word, form, said]) => {
    expect(decline(word, form)).toBe(said);
  });

  test.for([
    ['Moře D4', 'na moři D4', 'na moře D4', 'z moře D4'],
    ['Les C3', 'v lese C3', 'do lesa C3', 'z lesa C3'],
    ['Savana C2', 'na savaně C2', 'na savanu C2', 'ze savany C2'],
    ['Chaluhový les E4', 'v chaluhovém lese E4', 'do chaluhového lesa E4', 'z chaluhového lesa E4'],
    ['D4', 'na D4', 'na D4', 'z D4'],
  ] as const)('%s has its own prepositions', ([tile, ...said]) => {
    const places = ['on', 'onto', 'from'].map((form) => decline(tile, form).replaceAll('\u00a0', ' '));
    expect(places).toEqual(said);
  });

  test('a sentence may begin with a place', () => {
    expect(decline('Les C3', 'onup').replaceAll('\u00a0', ' ')).toBe('V lese C3');
  });

  test('what is not in the table stays as it is', () => {
    for (const word of ['Mara', 'D4', 'Lesana', 'Rybář']) expect(decline(word, 'gen')).toBe(word);
  });

  test('every animal, element and terrain is in the table', () => {
    const named = Object.entries(earth).filter(([key]) => /^earth\.(?:animal|element|terrain)\./.test(key));
    // These are the same in the genitive.
    for (const [key, word] of named)
      if (!['slunce', 'Moře', 'Džungle'].includes(word))
        expect(decline(word, 'gen').toLowerCase(), key).not.toBe(word.toLowerCase());
  });

  test('a question of Marine has the verb of the one who is asked', () => {
    expect(texts.text('m.ask.turn', { who: 'Vy' })).toBe(
      'Musíte umístit figurku, nebo provést návrat figurek',
    );
    expect(texts.text('m.ask.wanderlust', { who: 'Ryby' })).toBe('Ryby mohou vzít dílek');
  });

  test('a sentence puts them together', () => {
    const said = (key: string, values: Readonly<Record<string, string | number>>): string =>
      texts.text(key, values).replaceAll('\u00a0', ' ');
    expect(said('earth.no.absent', { animal: 'Ryby', hex: 'Útes D4' })).toBe(
      'Na útesu D4 není žádná kostka ryb.',
    );
    expect(said('earth.log.cubes.from-to', { n: 2, from: 'Souš D3', to: 'Oceán D5' })).toBe(
      'ze souše D3 do oceánu D5 (2)',
    );
    expect(said('ds.move.send', { n: 5, animal: 'Hmyz', tile: 'Džungle C3' })).toBe(
      'Poslat 5 kostek hmyzu do džungle C3',
    );
    expect(
      said('ds.log.initiative', {
        animal: 'Savci',
        passed: 'Hmyz',
        b: ((x: string[]) => x.join('')) as never,
      }),
    ).toBe('Savci: v iniciativě před hmyzem');
    expect(said('evo.board.row', { name: 'Mara', n: 5 })).toBe('Mara: 5 druhů');
  });
});
