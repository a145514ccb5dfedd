import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, type GameEvent, redact } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { sounds as earth } from '../../src/games/earth/sounds.ts';
import { sounds as evo } from '../../src/games/evolution/sounds.ts';
import type { Sound } from '../../src/shell/sound/sounds.ts';
import { soundOfEnd } from '../../src/table/use-sounds.ts';
import { botGame } from '../browser/fork.ts';

const event = (type: string, more: object = {}): GameEvent => ({ type, rule: 'X-1', ...more });
const ids = (heard: readonly Sound[]): readonly string[] => heard.map(({ id }) => id);

describe('what is heard of Evolution', () => {
  test.each([
    ['trait-played', 'card'],
    ['trait-replaced', 'card'],
    ['grown', 'card'],
    ['intelligence-used', 'card'],
    ['traits-revealed', 'reveal'],
    ['food-revealed', 'reveal'],
    ['species-created', 'birth'],
    ['attacked', 'bite'],
    ['extinct', 'extinct'],
    ['bagged', 'score'],
    ['fat-used', 'food'],
  ])('%s: %s', (type, id) => expect(ids(evo([event(type, { count: 1 })]))).toEqual([id]));

  test('leaves are counted, and meat is heard as the bite alone', () => {
    expect(evo([event('took', { meat: false, count: 3 })])).toEqual([{ id: 'food', count: 3 }]);
    expect(evo([event('took', { meat: true, count: 3 })])).toEqual([]);
  });

  test('what nobody sees is not heard', () => {
    for (const type of ['declined', 'skipped', 'passed', 'turn-ended', 'plan-closed', 'void', 'dealt'])
      expect(evo([event(type, { seat: 1 })]), type).toEqual([]);
  });

  test('a food card is heard by who lays it, and by nobody else', () => {
    const laid = event('food-chosen', { seat: 1, secret: { seat: 1, card: 7 } });
    expect(ids(evo([redact(laid, 1)]))).toEqual(['card']);
    expect(evo([redact(laid, 0)])).toEqual([]);
  });
});

describe('what is heard of the hex games', () => {
  test.each([
    ['tile-laid', 'tile'],
    ['tile-covered', 'tile'],
    ['vent-opened', 'tile'],
    ['pawn-placed', 'pawn'],
    ['cubes-moved', 'pawn'],
    ['cubes-eliminated', 'bite'],
    ['card-revealed', 'reveal'],
    ['card-taken', 'card'],
    ['points', 'score'],
  ])('%s: %s', (type, id) => expect(ids(earth([event(type)]))).toEqual([id]));

  test('nothing is heard where nothing changes', () => {
    expect(earth([event('forgone'), event('dominance'), event('round-started')])).toEqual([]);
  });
});

/** What a secret holds never decides what is heard: other cards in it sound the same to everybody. */
describe('no sound tells a secret', () => {
  const games: readonly (readonly [string, Game, typeof evo])[] = [
    ['Evolution', evolution, evo],
    ['Dominant Species', dominantSpecies, earth],
    ['Marine', dominantSpeciesMarine, earth],
  ];
  test.each(games)('%s', (_, game, sounds) => {
    const { log, states } = botGame(game, ['a', 'b', 'c'], 'sounds');
    const told = new Set<string>();
    for (const [n, { seat, move }] of log.moves.slice(0, 150).entries()) {
      const s = game.clone(states[n] as never);
      const events: GameEvent[] = [];
      game.apply(s, seat, game.fromWire(move) as never, (one) => events.push(one));
      for (const one of events) {
        const secret = one.secret as { readonly seat: number } | undefined;
        const other = secret === undefined ? one : { ...one, secret: { seat: secret.seat } };
        expect(sounds([one]), one.type).toEqual(sounds([other as GameEvent]));
        if (sounds([redact(one, -1)]).length > 0) told.add(one.type);
      }
    }
    expect(told.size).toBeGreaterThan(3);
  });
});

describe('the end', () => {
  const over = { status: 'finished', viewer: 0, result: { winners: [1], standings: [] } } as never;
  const won = { status: 'finished', viewer: 1, result: { winners: [1], standings: [] } } as never;
  test('rises for who wins or only looks on, and falls for who loses', () => {
    expect(ids(soundOfEnd({ status: 'playing' }, over))).toEqual(['lose']);
    expect(ids(soundOfEnd({ status: 'playing' }, won))).toEqual(['win']);
    expect(soundOfEnd({ status: 'finished' }, won)).toEqual([]);
  });
});
