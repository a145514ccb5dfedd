import { dominantSpeciesMarine as game, type MarineView } from '@clade/dominant-species-marine';
import { describe, expect, test } from 'vitest';
import { marineLesson } from '../src/dominant-species-marine/index.ts';
import type { LessonPlay } from '../src/index.ts';
import { open } from './lessons.ts';
import { pass } from './walk.ts';

const at = (id: string): LessonPlay => open(game, marineLesson, id);
const seen = (play: LessonPlay): MarineView => game.view(play.state, 0) as MarineView;

function tile(play: LessonPlay, hex: string): MarineView['tiles'][number] {
  const found = seen(play).tiles.find((one) => one.hex === hex);
  if (found === undefined) throw new Error(`no tile ${hex}`);
  return found;
}

function me(play: LessonPlay): MarineView['animals'][number] {
  const found = seen(play).animals.find(({ animal }) => animal === 'crustaceans');
  if (found === undefined) throw new Error('no crabs');
  return found;
}

function gain(play: LessonPlay, step: () => void): number {
  const before = me(play).points;
  step();
  return me(play).points - before;
}

/** Kinds on the corners of a tile. */
function foodOn(play: LessonPlay, hex: string): string[] {
  return seen(play)
    .corners.filter(({ corner }) => corner.split('-').includes(hex))
    .map(({ element }) => element)
    .sort();
}

describe('what the coach says is so', () => {
  test('1: worms, worms and algae; both lie on the reef, the worms on Sand and Ocean, too', () => {
    const play = at('place-to-live');
    expect(me(play).elements).toEqual({ worms: 2, algae: 1 });
    for (const hex of ['D4', 'E4', 'D5']) expect(foodOn(play, hex)).toContain('worms');
    for (const hex of ['D4', 'E3', 'D3']) expect(foodOn(play, hex)).toContain('algae');
    expect(tile(play, 'D4').endangered).toEqual([]);
  });

  test('2: three cubes each, 6 for Cephalopods, 3 for Fishes, 2 for you', () => {
    expect(tile(at('how-a-tile-pays'), 'D4')).toMatchObject({
      cubes: { crustaceans: 3, fishes: 3, cephalopods: 3 },
      pays: { cephalopods: 6, fishes: 3, crustaceans: 2 },
    });
  });

  test('3: nine more crabs, and you are first on the reef', () => {
    const play = at('place-and-act');
    pass(play);
    pass(play);
    expect(me(play).pool).toBe(31 - 9);
    expect(tile(play, 'D4')).toMatchObject({ cubes: { crustaceans: 5 }, pays: { crustaceans: 6 } });
  });

  test('4: the first rows are closed; Sand and Seagrass are yours; elsewhere is no food', () => {
    const play = at('always-downwards');
    expect(play.choose(['place', 'abundance-2'])).toMatchObject({
      is: 'refused',
      why: { rule: 'DSM-5.2.2' },
    });
    pass(play);
    pass(play);
    for (const hex of ['C3', 'C4', 'D6']) {
      expect(foodOn(play, hex)).not.toContain('worms');
      expect(foodOn(play, hex)).not.toContain('algae');
    }
    play.help();
    expect([tile(play, 'E4').pays, tile(play, 'E3').pays]).toEqual([{ crustaceans: 3 }, { crustaceans: 4 }]);
    expect([tile(play, 'E4').cubes, tile(play, 'E3').cubes]).toEqual([
      { crustaceans: 1 },
      { crustaceans: 2 },
    ]);
    expect(tile(play, 'E3').endangered).toEqual([]);
  });

  test('5: four pawns come home; when all have called, the display is filled and it is your turn', () => {
    const play = at('calling-home');
    expect(me(play).pawns.display).toBe(4);
    const chips = seen(play).chips.evolution;
    pass(play);
    expect(me(play).pawns.display).toBe(0);
    expect(seen(play).chips.evolution).not.toEqual(chips);
    expect(seen(play).boxes.regression).toEqual({ sun: 1, gastropods: 1, plankton: 1, algae: 1 });
    expect(play.legal().length).toBeGreaterThan(0);
  });

  test('6: worms on four tiles of yours; plankton lies at the Seamount, the rest of the offer does not', () => {
    const play = at('more-kinds');
    pass(play);
    pass(play);
    expect(me(play).values.worms).toBe(2 * 4);
    expect(seen(play).regression).toContain('cephalopods');
    pass(play);
    const offer = Object.keys(seen(play).boxes.adaptation);
    expect(offer.filter((kind) => foodOn(play, 'C4').includes(kind))).toEqual(['plankton']);
    pass(play);
    expect(me(play).elements).toEqual({ worms: 2, algae: 1, plankton: 1 });
  });

  test('7: six against one; algae would make two; then the target is six', () => {
    const play = at('master-of-a-food');
    expect(me(play).values).toEqual({ worms: 6, algae: 2 });
    const target = () => seen(play).specials.find(({ element }) => element === 'worms');
    expect(target()).toMatchObject({ target: 1, controller: null });
    pass(play);
    pass(play);
    play.help();
    expect(target()).toMatchObject({ target: 6, controller: 'crustaceans' });
  });

  test('8: the fish pawn goes home; nine young; 6 on the reef instead of 2', () => {
    const play = at('white-pawn');
    expect(tile(play, 'D4').pays).toEqual({ cephalopods: 6, fishes: 3, crustaceans: 2 });
    const fishes = (): number =>
      seen(play).animals.find(({ animal }) => animal === 'fishes')?.pawns.available ?? 0;
    const before = fishes();
    expect(play.choose(['place', 'speciation-3'])).toMatchObject({ is: 'refused' });
    pass(play);
    pass(play);
    expect(fishes()).toBe(before + 1);
    const pool = me(play).pool;
    play.help();
    expect(pool - me(play).pool).toBe(9);
    expect(tile(play, 'D4').pays.crustaceans).toBe(6);
  });

  test('9: 10 for the ocean, 3 for the vent, and an Extinction that spares the crabs', () => {
    const play = at('ground-and-fire');
    pass(play);
    expect(gain(play, () => pass(play))).toBe(10);
    pass(play);
    expect(tile(play, 'E6').cubes).toEqual({ fishes: 4 });
    expect(tile(play, 'D6')).toMatchObject({ cubes: { cephalopods: 2 }, endangered: ['cephalopods'] });
    const crabs = 31 + 3 - me(play).pool;
    // The vent, the reef that Labrus scores, and the live fish: one vent.
    expect(gain(play, () => play.help())).toBe(3 + 6 + 1);
    expect(seen(play).row.at(-1)).toMatchObject({ extinction: true, survival: true });
    expect(tile(play, 'D6').cubes).toEqual({});
    expect(tile(play, 'E6')).toMatchObject({ terrain: 'vent', cubes: { crustaceans: 1 } });
    expect([31 + 3 - me(play).pool, me(play).eliminated]).toEqual([crabs + 1, 0]);
  });

  test('9: on the other side the ocean pays 10 as well, and the lesson goes on', () => {
    const play = at('ground-and-fire');
    pass(play);
    expect(gain(play, () => play.choose(['lay', 'E5']))).toBe(10);
    play.next();
    expect([play.at, play.step.id]).toEqual([2, 'tectonics']);
    pass(play);
    expect(gain(play, () => play.help())).toBe(3 + 6 + 1);
  });

  test('10: six and three on the reef, five fishes gone at the Seamount, the game ends when you call home', () => {
    const play = at('asteroid');
    pass(play);
    expect(tile(play, 'D4')).toMatchObject({
      cubes: { crustaceans: 5, fishes: 4 },
      pays: { crustaceans: 6, fishes: 3 },
    });
    expect(gain(play, () => pass(play))).toBe(6);
    pass(play);
    expect(tile(play, 'C4').cubes).toEqual({ fishes: 6 });
    pass(play);
    expect(tile(play, 'C4').cubes).toEqual({ fishes: 1 });
    expect(['C3', 'D4', 'D5'].map((hex) => tile(play, hex).cubes.fishes)).toEqual([1, 3, 1]);
    expect(seen(play).lastRound).toBe(true);
    // Labrus does something, the learner calls home, and it is over.
    const rival = play.rival();
    if (rival === undefined) throw new Error('Labrus is asked');
    play.answer(rival.seat, game.fromWire(['retrieve']) as number);
    expect(play.choose(['retrieve'])).toEqual({ is: 'right' });
    expect([play.stage, game.pending(play.state)]).toEqual(['after', 0]);
  });
});
