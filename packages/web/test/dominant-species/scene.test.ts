import { type DsView, dominantSpecies, MAP } from '@clade/dominant-species';
import { Rng, seatsToAct, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { displayScene } from '../../src/games/dominant-species/scene/display.ts';
import { lookOf } from '../../src/games/dominant-species/scene/look.ts';
import { panelScenes } from '../../src/games/dominant-species/scene/panels.ts';
import { focusOn } from '../../src/games/dominant-species/scene/table.ts';
import { mapScene } from '../../src/games/earth/scene/map.ts';
import { type EarthStage, stageOf } from '../../src/games/earth/stage.ts';
import { fakeTurn } from '../earth/fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, start, wholeGame } from './tables.ts';

function stageAt(course: Course, viewer: number, held: Wire = []): EarthStage<DsView> {
  const snapshot = course.snapshot(viewer);
  const turn = fakeTurn(snapshot, { held });
  return stageOf<DsView>(GAME, { snapshot, turn, names: namesFor(viewer), say, phone: false });
}

function mapAt(stage: EarthStage<DsView>) {
  return mapScene(stage, { now: lookOf(stage.view), base: lookOf(stage.base) });
}

test('the printed hexes stand where their names say, and corners between their hexes (DS-2.1, DS-2.2)', () => {
  const { map } = GAME;
  expect(map.hexes).toHaveLength(35);
  expect(map.at('D3')).toEqual({ q: 0, r: 0 });
  expect(map.at('A1')).toEqual({ q: -3, r: 0 });
  expect(map.at('E3')).toEqual({ q: 1, r: -1 });
  expect([...map.beside('D3')].sort()).toEqual(['C3', 'C4', 'D2', 'D4', 'E3', 'E4']);
  expect([...map.around('D2-D3-E3')].sort()).toEqual(['D2', 'D3', 'E3']);
  // North-east of the centre lies the corner that it shares with the hexes above and above right.
  expect(map.cornersOf('D3')[0]).toBe('D2-D3-E3');
  expect(map.columns.map(({ text }) => text).join('')).toBe('ABCDEFG');
  expect(MAP.hexes).toHaveLength(35);
});

test('the set-up of six animals as DS-2.4, DS-2.5 and DS-4.1.10 have it', () => {
  const stage = stageAt(start(6, {}, 'scene'), 0);
  const map = mapAt(stage);
  const at = (key: string) => map.hexes.find((hex) => hex.key === key);
  expect(map.hexes.filter(({ tile }) => tile !== undefined)).toHaveLength(7);
  expect(at('D3')?.tile).toMatchObject({ terrain: 'tundra', under: 'sea', tokens: [], values: [1] });
  expect(at('D2')?.tile).toMatchObject({ terrain: 'wetland', code: 'Wet', values: [8, 4, 2, 1] });
  // Food-chain order: Amphibians before Arachnids before Insects.
  expect(at('D2')?.tile?.tokens.map(({ animal, count }) => `${animal} ${count}`)).toEqual([
    'ds-amphibians 2',
    'ds-arachnids 1',
    'ds-insects 1',
  ]);
  expect(map.disks).toHaveLength(12);
  expect(at('D2')?.label).toBe('Wetland D2: Amphibians 2 dominant, Arachnids 1, and Insects 1');
});

test('all twelve sections and 41 spaces stand in printed order (DS-3.1)', () => {
  const stage = stageAt(start(6, {}, 'scene'), 0);
  const { sections } = displayScene(stage);
  expect(sections.map(({ spaces }) => spaces.length)).toEqual([1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5]);
  expect(sections.map(({ free }) => free.map(({ animal }) => animal).join()).filter(Boolean)).toEqual([
    'ds-reptiles',
    'ds-insects',
    'ds-birds',
    'ds-arachnids',
  ]);
  const panels = panelScenes(stage);
  expect(panels.map(({ animal }) => animal)).toEqual(stage.view.initiative.map((animal) => `ds-${animal}`));
  // DS-1.2.2: the Amphibians have three printed elements, the others two.
  for (const { animal, elements } of panels) {
    const printed = elements.filter((element) => element?.printed);
    expect(printed, animal).toHaveLength(animal === 'ds-amphibians' ? 3 : 2);
    expect(elements).toHaveLength(6);
  }
});

test('a tile in words ranks its animals as they would score and tells their levels', () => {
  let looked = 0;
  wholeGame(
    6,
    {},
    'focus',
    (course, line) => {
      if (line.n % 40 > 0) return;
      const stage = stageAt(course, 0);
      for (const tile of stage.view.tiles) {
        const focus = focusOn(stage, tile.hex);
        const counts = (focus?.animals ?? []).map(({ count }) => Number.parseInt(count, 10));
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        for (const animal of focus?.animals ?? []) {
          const id = animal.animal.slice(3) as keyof typeof tile.levels;
          expect(animal.level).toBe(`level ${tile.levels[id]}`);
          expect(animal.endangered !== undefined).toBe(tile.levels[id] === 0);
          looked++;
        }
      }
    },
    400,
  );
  expect(looked).toBeGreaterThan(50);
});

test('what a confirmed choice would change is marked, and only that', () => {
  let marked = 0;
  const rng = new Rng('coming');
  wholeGame(
    4,
    {},
    'coming',
    (course) => {
      const [seat] = seatsToAct(dominantSpecies, course.state);
      if (seat === undefined || dominantSpecies.decision(course.state, seat).kind !== 'speciation-cubes')
        return;
      const snapshot = course.snapshot(seat);
      const { move } = snapshot.legal[rng.below(snapshot.legal.length)] as { move: Wire };
      const after = dominantSpecies.clone(course.state);
      dominantSpecies.apply(after, seat, dominantSpecies.fromWire(move) as number, undefined);
      const view = dominantSpecies.view(after, seat);
      const turn = fakeTurn(snapshot, {
        waiting: move,
        considered: { move, foreseen: { events: [], view, again: true } },
      });
      const stage = stageOf<DsView>(GAME, { snapshot, turn, names: namesFor(seat), say, phone: false });
      const animal = snapshot.view as DsView;
      const own = `ds-${animal.asked?.animal ?? ''}`;
      const changed = mapAt(stage).hexes.flatMap(({ key, tile }) =>
        (tile?.tokens ?? [])
          .filter(({ change }) => change === 'coming')
          .map((token) => `${key} ${token.animal}`),
      );
      expect(changed.filter((name) => name !== `${String(move[1])} ${own}`)).toEqual([]);
      if (move[2] !== 0) {
        expect(changed).toHaveLength(1);
        marked++;
      }
      // The question stays the one that is asked.
      expect(stage.view.asked).toEqual(animal.asked);
    },
    500,
  );
  expect(marked).toBeGreaterThan(3);
});

test('what a hand passes over is drawn anew, and nothing else', () => {
  const course = start(6, {}, 'passes');
  const [viewer = 0] = seatsToAct(dominantSpecies, course.state);
  const snapshot = course.snapshot(viewer);
  const names = namesFor(viewer);
  const still = fakeTurn(snapshot);
  const look = (move: Wire | undefined, at = snapshot): EarthStage<DsView> => {
    const turn = move ? { ...still, considered: { move } } : still;
    return stageOf<DsView>(GAME, { snapshot: at, turn, names, say, phone: false });
  };
  const states = (stage: EarthStage<DsView>) =>
    displayScene(stage).sections.map(({ spaces }) => spaces.map(({ state }) => state).join());
  const calm = displayScene(look(undefined));
  for (const { move } of snapshot.legal) {
    const stage = look(move);
    // As a table shows it that nobody has looked at before.
    const fresh = look(move, { ...snapshot });
    expect(displayScene(stage)).toEqual(displayScene(fresh));
    expect(mapAt(stage)).toEqual(mapAt(fresh));
    const drawn = displayScene(stage).sections.filter((section, i) => section !== calm.sections[i]);
    expect(drawn.map(({ key }) => key)).toEqual([String(move[1]).replace(/-\d+$/, '')]);
    expect(states(stage).join().split('hovered')).toHaveLength(2);
    expect(states(look(undefined))).toEqual(states(look(undefined, { ...snapshot })));
  }
});
