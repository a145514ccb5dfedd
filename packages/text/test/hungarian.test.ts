import { expect, test } from 'vitest';
import { decline } from '../src/hu/forms.ts';
import { loadTexts, type Part } from '../src/index.ts';

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

test.for([
  ['Murinus', 'a Murinust'],
  ['Antila', 'az Antilát'],
  ['Simiolopsis', 'a Simiolopsist'],
  ['Damalops', 'a Damalopsot'],
  ['Basilodon', 'a Basilodont'],
  ['Elephotherium', 'az Elephotheriumot'],
  ['Ranidyx', 'a Ranidyxot'],
  ['Gyrinyx', 'a Gyrinyxet'],
  ['Ramalax (Tomek)', 'a Ramalaxot (Tomek)'],
  ['Ramalax (tied)', 'a Ramalaxot (tied)'],
  ['8.\u00a0faj', 'a 8.\u00a0fajt'],
  ['5.\u00a0faj (Zsófi)', 'az 5.\u00a0fajt (Zsófi)'],
  ['a.\u00a0faj', 'az a.\u00a0fajt'],
] as const)('a species that is attacked has an ending: %s', ([name, said]) => {
  expect(decline(name, 'theacc')).toBe(said);
});

test('a name of science keeps its capital, terrains and players are none', () => {
  expect(decline('Antila', 'the')).toBe('az Antila');
  expect(decline('Tundra', 'the')).toBe('a tundra');
  expect(decline('Antil', 'acc')).toBe('Antil');
  expect(decline('Antila nova', 'acc')).toBe('Antila nova');
});

test('an attack is told in a sentence', async () => {
  const texts = await loadTexts('hu', ['shell', 'evolution']);
  const target = texts.text('evo.fig.of', { fig: 'Damalops', name: 'Newt' });
  expect(texts.text('evo.log.attacked', { attacker: 'Murinax', target })).toBe(
    'Murinax megtámadja a Damalopsot (Newt)',
  );
  expect(texts.text('evo.prompt.feed.prey', { fig: 'Damalops (Newt)' })).toBe(
    'Ki támadja meg a Damalopsot (Newt)?',
  );
  expect(texts.text('evo.prompt.feed.attacker', { fig: 'Antila' })).toBe('Kit támadjon meg az Antila?');
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

test.for([
  ['evolution', '5. forduló', 'A forduló lépései', 'Elágazás: 5. forduló'],
  ['dominant-species', '5. kör', 'A kör lépései', 'Elágazás: 5. kör'],
  ['dominant-species-marine', '5. kör', 'A kör lépései', 'Elágazás: 5. kör'],
] as const)('%s has the word for a round that its rulebook has', async ([game, round, steps, fork]) => {
  // As the page loads them: the game's words come last.
  const texts = await loadTexts('hu', ['shell', 'table', 'service', game satisfies Part]);
  expect(texts.text('table.round', { round: 5 })).toBe(round);
  expect(texts.text('home.round', { game: 'X', round: 5 })).toBe(`X, ${round}`);
  expect(texts.text('table.steps')).toBe(steps);
  expect(texts.text('end.fork', { round: 5 })).toBe(fork);
});

test('the words of Evolution never say kör for a round', async () => {
  const { evolution, instead } = await import('../src/hu/evolution.ts');
  const said = Object.entries({ ...evolution, ...instead });
  expect(said.filter(([, message]) => /(?<!\p{L})kör(?!\p{L})|körben|körök/u.test(message))).toEqual([]);
});

test('a line of points begins with a capital, and a list within a line does not', async () => {
  const texts = await loadTexts('hu', ['shell', 'dominant-species']);
  const points = texts.text('earth.log.points.gain', { n: 6 });
  const list = texts.text('earth.log.scored', { animal: 'Pókfélék', points });
  expect(texts.text('earth.log.points', { list })).toBe('A pókfélék: +6 VP');
  expect(texts.text('earth.log.tile-scored', { tile: 'E5 erdő', list })).toBe(
    'Pontozás, E5 erdő – a pókfélék: +6 VP',
  );
});
