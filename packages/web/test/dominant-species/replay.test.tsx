import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { Rng } from '@clade/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { lookOf } from '../../src/games/dominant-species/scene/look.ts';
import { deedsOf } from '../../src/games/earth/replay/deeds.ts';
import { Did } from '../../src/games/earth/replay/did.tsx';
import { raceOf } from '../../src/games/earth/replay/race.ts';
import { mapScene } from '../../src/games/earth/scene/map.ts';
import { stageOf } from '../../src/games/earth/stage.ts';
import { againstMean, turnsOf } from '../../src/table/history/race.ts';
import type { Line } from '../../src/table/table.ts';
import { namesFor, say } from './say.ts';
import { type Course, start } from './tables.ts';

/** Every line of a random game with the views around it. */
function* moments(seed: string, most: number): Generator<{ course: Course; line: Line; before: DsView }> {
  const rng = new Rng(seed);
  const course = start(6, {}, seed);
  let before = course.view();
  for (let line = course.step(rng); line !== undefined && line.n < most; line = course.step(rng)) {
    yield { course, line, before };
    before = course.view();
  }
}

function stageAt(course: Course, line: Line, before: unknown) {
  const snapshot = course.snapshot(0);
  return stageOf<DsView>(GAME, {
    snapshot,
    names: namesFor(0),
    say,
    line,
    before,
    replay: true,
    phone: false,
  });
}

test('marks of a replay: what came, what left, and who dominated before', () => {
  const seen = { came: 0, left: 0, gone: 0, deposed: 0, still: 0 };
  for (const { course, line, before } of moments('replay marks', 420)) {
    const stage = stageAt(course, line, before);
    const { hexes, disks, past, fitted } = mapScene(stage, {
      now: lookOf(stage.view),
      base: lookOf(stage.base),
    });
    expect(past).toBe(true);
    expect(fitted).toBe(true);
    // Fitted to the tiles: no empty places.
    expect(hexes.map(({ key }) => key).sort()).toEqual(stage.view.tiles.map(({ hex }) => hex).sort());
    for (const { key, tile, pill } of hexes) {
      const now = stage.view.tiles.find(({ hex }) => hex === key);
      const was = before.tiles.find(({ hex }) => hex === key);
      for (const token of tile?.tokens ?? []) {
        const animal = token.animal.slice(3) as keyof DsView['tiles'][number]['cubes'];
        const by = (now?.cubes[animal] ?? 0) - (was?.cubes[animal] ?? 0);
        if (by > 0) expect(token.change).toBe('coming');
        else if (by < 0) expect(token.change).toBe('left');
        else expect(token.change === undefined || token.change === 'happened').toBe(true);
        if (by !== 0) expect(pill?.look).toBe(by > 0 ? 'came' : pill?.look === 'came' ? 'came' : 'left');
        if (by > 0) seen.came++;
        if (by < 0) seen.left++;
      }
      if (was !== undefined && was.dominant !== now?.dominant && was.dominant !== undefined) {
        expect(tile?.deposed).toBe(`ds-${was.dominant}`);
        seen.deposed++;
      } else expect(tile?.deposed).toBeUndefined();
      if (tile?.still) {
        expect(now?.cubes).toEqual(was?.cubes);
        seen.still++;
      }
    }
    seen.gone += disks.filter(({ gone }) => gone).length;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

test('what a move did is the difference of the tables around it', () => {
  let told = 0;
  for (const { course, line, before } of moments('replay deeds', 300)) {
    const after = course.view();
    const deeds = deedsOf(before, after);
    for (const { animal, by } of deeds.points) {
      const events = line.events.filter(({ type }) => type === 'points') as unknown as {
        animal: string;
        points: number;
      }[];
      expect(by).toBe(
        events.filter((one) => one.animal === animal).reduce((sum, { points }) => sum + points, 0),
      );
    }
    for (const { tiles } of deeds.cubes) told += tiles.length;
    const markup = renderToStaticMarkup(<Did stage={stageAt(course, line, before)} />);
    expect(markup).toContain('What this move did');
    if (deeds.cubes.length === 0 && deeds.points.length === 0 && deeds.elements.length === 0) continue;
    expect(markup).not.toContain('Nothing changed on Earth.');
  }
  expect(told).toBeGreaterThan(20);
});

test('the graph has the points of every animal after every line, against the mean of all', () => {
  const rng = new Rng('race');
  const course = start(6, {}, 'race');
  const points: number[][] = [course.view().animals.map((one) => one.points)];
  for (let line = course.step(rng); line !== undefined; line = course.step(rng))
    points.push(course.view().animals.map((one) => one.points));
  const last = course.lines.length - 1;
  const runners = raceOf(GAME)(course.lines, last, course.view(), say);
  expect(runners.map(({ name }) => name)).toEqual([
    'Mammals',
    'Reptiles',
    'Birds',
    'Amphibians',
    'Arachnids',
    'Insects',
  ]);
  for (const [i, runner] of runners.entries()) expect(runner.points).toEqual(points.map((all) => all[i]));
  expect(dominantSpecies.result(course.state)).toBeDefined();
  const gaps = againstMean(runners);
  for (let n = 0; n <= last; n += 50)
    expect(gaps.reduce((sum, values) => sum + (values[n] ?? 0), 0)).toBeCloseTo(0);
  // A line needs its bends and both its ends.
  expect(turnsOf([0, 0, 0, 2, 2, 2, 1, 1], 0, 7)).toEqual([0, 2, 3, 5, 6, 7]);
  expect(turnsOf([0, 0, 0, 0], 1, 3)).toEqual([1, 3]);
});
