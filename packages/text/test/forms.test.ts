import { expect, test } from 'vitest';
import { declineBy } from '../src/forms.ts';
import { Texts } from '../src/message.ts';

const decline = declineBy(
  { Ssaki: { gen: 'Ssaków' }, 'Morze Czarne': { gen: 'Morza Czarnego' }, Morze: { gen: 'Morza' } },
  'pl',
);

test('a word is put into the form that the message asks for', () => {
  const texts = new Texts('pl', { plain: '{animal}', of: 'kostka {animal_gen}' }, { decline });
  expect(texts.text('plain', { animal: 'Ssaki' })).toBe('Ssaki');
  expect(texts.text('of', { animal: 'Ssaki' })).toBe('kostka Ssaków');
});

test('small letters stay small, and what follows a word stays', () => {
  expect(decline('ssaki', 'gen')).toBe('ssaków');
  expect(decline('Morze D4', 'gen')).toBe('Morza D4');
  expect(decline('Morze Czarne D4', 'gen')).toBe('Morza Czarnego D4');
});

test('places where a word may be broken make no difference', () => {
  expect(decline('Ssa\u00adki', 'gen')).toBe('Ssaków');
});

test('an unknown word or form stays as it is', () => {
  expect(decline('Tomek', 'gen')).toBe('Tomek');
  expect(decline('Ssaki', 'dat')).toBe('Ssaki');
});
