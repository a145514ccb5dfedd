import { expect, test } from 'vitest';
import { decline } from '../src/hu/forms.ts';

test('a tile takes its ending after the terrain', () => {
  expect(decline('C2 tenger', 'sup')).toBe('C2 tengeren');
  expect(decline('C2 tundra', 'del')).toBe('C2 tundráról');
  expect(decline('D4 tenger alatti hegy', 'sub')).toBe('D4 tenger alatti hegyre');
  expect(decline('óceán', 'sup')).toBe('óceánon');
});

test('what stands behind the terrain stays behind it', () => {
  expect(decline('C3 erdő (M3 R1)', 'sub')).toBe('C3 erdőre (M3 R1)');
});

test('a hex alone takes the ending of its digit', () => {
  expect(decline('C3', 'sub')).toBe('C3-ra');
  expect(decline('C5', 'sup')).toBe('C5-ön');
  expect(decline('C2', 'del')).toBe('C2-ről');
  expect(decline('B4', 'thesup')).toBe('a B4-en');
});

test('the article goes by the first sound', () => {
  expect(decline('Halak', 'the')).toBe('a halak');
  expect(decline('Emlősök', 'cap')).toBe('Az emlősök');
  expect(decline('Emlősök', 'theacc')).toBe('az emlősöket');
  expect(decline('Rákok', 'capdat')).toBe('A rákoknak');
  expect(decline('F3 zátony', 'the')).toBe('az F3 zátony');
  expect(decline('D3 zátony', 'the')).toBe('a D3 zátony');
  expect(decline('1. játékos', 'the')).toBe('az 1. játékos');
  expect(decline('2. játékos', 'the')).toBe('a 2. játékos');
});

test('what it does not know stays as it is', () => {
  expect(decline('Tomek', 'acc')).toBe('Tomek');
  expect(decline('vasárnap', 'up')).toBe('Vasárnap');
  expect(decline('Tenger', 'low')).toBe('tenger');
});

test('a word with an article gets no other', () => {
  expect(decline('egy lapka', 'thedel')).toBe('egy lapkáról');
  expect(decline('E4 óceán', 'thedel')).toBe('az E4 óceánról');
});
