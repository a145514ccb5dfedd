import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesLesson } from '../src/dominant-species/index.ts';
import { LessonPlay } from '../src/index.ts';
import { open } from './lessons.ts';
import { pass } from './walk.ts';

const at = (id: string): LessonPlay => open(dominantSpecies, dominantSpeciesLesson, id);
const seen = (play: LessonPlay): DsView => dominantSpecies.view(play.state, 0) as DsView;

function tile(play: LessonPlay, hex: string): DsView['tiles'][number] {
  const found = seen(play).tiles.find((one) => one.hex === hex);
  if (found === undefined) throw new Error(`no tile ${hex}`);
  return found;
}

function me(play: LessonPlay): DsView['animals'][number] {
  const found = seen(play).animals.find(({ animal }) => animal === 'amphibians');
  if (found === undefined) throw new Error('no frogs');
  return found;
}

function corner(play: LessonPlay, name: string): string | undefined {
  return seen(play).corners.find((one) => one.corner === name)?.element;
}

/** Points that a move brings the learner. */
function gain(play: LessonPlay, step: () => void): number {
  const before = me(play).points;
  step();
  return me(play).points - before;
}

describe('what the coach says is so', () => {
  test('1: three drops; one feeds Jungle and Wetland; one frog starves', () => {
    const play = at('eat-to-live');
    expect(me(play).elements).toEqual({ water: 3 });
    expect(corner(play, 'C2-C3-D2')).toBe('water');
    const hungry = seen(play).tiles.filter(({ endangered }) => endangered.includes('amphibians'));
    expect(hungry.map(({ hex }) => hex)).toEqual(['D4']);
    expect(tile(play, 'D4').cubes.amphibians).toBe(1);
  });

  test('2: four, three and two on the Savannah; six against two on the Wetland', () => {
    const play = at('crown');
    expect(tile(play, 'E3')).toMatchObject({
      dominant: 'insects',
      levels: { insects: 4, amphibians: 3, reptiles: 2 },
    });
    expect(tile(play, 'D2')).toMatchObject({ dominant: 'amphibians', levels: { amphibians: 6, insects: 2 } });
  });

  test('3: Reptiles are second on the Savannah; Wetland 8 and 4, Jungle 6 for you alone, elsewhere nothing', () => {
    const play = at('points');
    expect(tile(play, 'E3')).toMatchObject({
      cubes: { amphibians: 1, reptiles: 1 },
      pays: { insects: 7, reptiles: 4, amphibians: 2 },
    });
    pass(play);
    expect(tile(play, 'D2').pays).toEqual({ amphibians: 8, insects: 4 });
    expect(gain(play, () => pass(play))).toBe(8);
    const paid = seen(play).tiles.filter(({ hex, pays }) => hex !== 'D2' && pays.amphibians !== undefined);
    expect(paid.map(({ hex, pays }) => [hex, pays])).toEqual([
      ['C3', { amphibians: 6 }],
      ['E3', { insects: 7, reptiles: 4, amphibians: 2 }],
    ]);
    expect(gain(play, () => play.help())).toBe(6);
  });

  test('4: six pawns each, and the drop is the fourth space of Speciation', () => {
    const play = at('pawns');
    expect(me(play).pawns).toMatchObject({ available: 6, display: 0 });
    expect(seen(play).spaces).toEqual({ 'adaptation-1': 'insects' });
  });

  test('5: the Savannah pays 7 instead of 2 and keeps its crown; grub beside the Forest would starve', () => {
    const play = at('more-of-us');
    expect(tile(play, 'E3').pays.amphibians).toBe(2);
    pass(play);
    expect(tile(play, 'E3')).toMatchObject({
      dominant: 'insects',
      cubes: { amphibians: 4 },
      pays: { amphibians: 7 },
    });
    expect(me(play).pool).toBe(45 - 8);
    expect([tile(play, 'D2').cubes.amphibians, tile(play, 'D3').cubes.amphibians]).toEqual([6, 1]);
    pass(play);
    play.help();
    expect(me(play).pool).toBe(45 - 8 - 8);
    for (const hex of ['C3', 'D2', 'D3']) expect(tile(play, hex).levels.amphibians).toBeGreaterThan(0);
    const waters = seen(play).corners.filter(
      (one) => one.element === 'water' && one.corner.split('-').includes('C4'),
    );
    expect(waters).toEqual([]);
  });

  test('6: grass feeds the Desert and wins the crown by five to four; it stays, the seed goes', () => {
    const play = at('new-taste');
    expect(tile(play, 'E4').endangered).toContain('amphibians');
    expect(tile(play, 'E3')).toMatchObject({ dominant: 'insects', levels: { insects: 4, amphibians: 3 } });
    pass(play);
    expect(tile(play, 'E4').endangered).toEqual([]);
    expect(tile(play, 'E3')).toMatchObject({ dominant: 'amphibians', levels: { insects: 4, amphibians: 5 } });
    expect(seen(play).boxes.regression).toEqual({ grass: 1, seed: 1 });
    pass(play);
    play.help();
    expect(me(play).elements).toEqual({ water: 3, grass: 1 });
    expect(seen(play).tiles.some(({ endangered }) => endangered.includes('amphibians'))).toBe(false);
  });

  test('6: sun would feed the Desert, but tie on the Savannah; grub and seed would not feed it', () => {
    const { position } = at('new-taste').chapter;
    const animals = (kind: string): unknown => ({
      amphibians: { elements: ['seed', kind] },
      insects: {},
      reptiles: {},
    });
    for (const kind of ['sun', 'grub', 'seed']) {
      const play = new LessonPlay(dominantSpecies, {
        ...at('new-taste').chapter,
        position: { ...position, animals: animals(kind), boxes: { adaptation: ['grass'] } },
      });
      expect(tile(play, 'E4').endangered.includes('amphibians')).toBe(kind !== 'sun');
      expect(tile(play, 'E3').dominant).toBe(kind === 'sun' ? undefined : 'insects');
    }
  });

  test('7: the Forest is saved, and Wasteland takes grub and meat beside the ice', () => {
    const play = at('feed-the-land');
    expect(tile(play, 'C4')).toMatchObject({ cubes: { amphibians: 3 }, endangered: ['amphibians'] });
    pass(play);
    const before = seen(play).corners;
    pass(play);
    expect(tile(play, 'C4').endangered).toEqual([]);
    const gone = before.filter((one) => corner(play, one.corner) === undefined);
    expect(gone.map(({ element }) => element).sort()).toEqual(['grub', 'meat']);
    expect(gone.every((one) => one.corner.split('-').includes('D3'))).toBe(true);
    expect(corner(play, 'B4-C4-C5')).toBe('water');
  });

  test('8: four and four; the Wetland pays you alone; then 7 on the Savannah', () => {
    const play = at('go-and-push');
    expect(tile(play, 'E3').pays.amphibians).toBe(2);
    pass(play);
    expect([tile(play, 'D2').cubes.amphibians, tile(play, 'E3').cubes.amphibians]).toEqual([4, 4]);
    expect(tile(play, 'D2').pays).toEqual({ amphibians: 8, insects: 4 });
    pass(play);
    expect(tile(play, 'D2').pays).toEqual({ amphibians: 8 });
    expect(tile(play, 'E3').cubes).toEqual({ amphibians: 4, insects: 5, reptiles: 2 });
    play.help();
    expect(tile(play, 'E3')).toMatchObject({ cubes: { amphibians: 4, insects: 4 }, pays: { amphibians: 7 } });
  });

  test('9: 3 points for the ice, 6 for the Sea, and three frogs move in', () => {
    const play = at('ice-and-land');
    expect(gain(play, () => pass(play))).toBe(3);
    expect(tile(play, 'E4').cubes).toEqual({ reptiles: 1, insects: 1 });
    pass(play);
    pass(play);
    expect(corner(play, 'C2-C3-D2')).toBe('water');
    pass(play);
    expect(gain(play, () => play.help())).toBe(6);
    expect(tile(play, 'C2')).toMatchObject({
      terrain: 'sea',
      cubes: { amphibians: 3 },
      dominant: 'amphibians',
    });
  });

  test('10: eight points and a card worth four; two frogs die in the Desert; only Ice Age is left', () => {
    const play = at('cards-and-end');
    expect(tile(play, 'E3').dominant).toBe('insects');
    expect(gain(play, () => pass(play))).toBe(8);
    const shared = seen(play).tiles.filter(({ cubes }) => cubes.amphibians && cubes.insects);
    expect(shared).toHaveLength(4);
    expect(tile(play, 'E4')).toMatchObject({ cubes: { amphibians: 2 }, endangered: ['amphibians'] });
    expect(tile(play, 'D3').cubes.insects).toBe(1);
    // Four for the card, four for the second place on the Savannah that Lynx scores.
    expect(gain(play, () => pass(play))).toBe(4 + 4);
    expect(tile(play, 'E4').cubes.amphibians).toBeUndefined();
    expect(seen(play).cards).toMatchObject({ faceUp: ['ice-age'], deck: 0 });
  });
});
