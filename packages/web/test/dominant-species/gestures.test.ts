import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { Rng, type Seat, seatsToAct, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { prompt } from '../../src/games/dominant-species/prompt.tsx';
import { cardsScene } from '../../src/games/dominant-species/scene/cards.ts';
import { displayScene } from '../../src/games/dominant-species/scene/display.ts';
import { lookOf } from '../../src/games/dominant-species/scene/look.ts';
import { panelScenes } from '../../src/games/dominant-species/scene/panels.ts';
import { stackScenes } from '../../src/games/dominant-species/scene/table.ts';
import { pressed } from '../../src/games/earth/choice.ts';
import { mapScene } from '../../src/games/earth/scene/map.ts';
import type { Spot } from '../../src/games/earth/spots.ts';
import { type EarthStage, stageOf } from '../../src/games/earth/stage.ts';
import { chipsOf } from '../../src/games/earth/tools.tsx';
import type { Snapshot } from '../../src/table/table.ts';
import { fakeTurn } from '../earth/fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, VARIANTS, wholeGame } from './tables.ts';

interface Shown {
  readonly stage: EarthStage<DsView>;
  readonly ids: readonly string[];
  readonly refused: readonly string[];
  readonly buttons: readonly Wire[];
  /** The digits of what can be pressed. */
  readonly keys: ReadonlyMap<string, string | undefined>;
}

/** Everything on the page that can be pressed while something is held. */
function show(snapshot: Snapshot, held: readonly Spot[]): Shown {
  const names = namesFor(snapshot.viewer);
  const turn = fakeTurn(snapshot, { held: held as Wire });
  const stage = stageOf<DsView>(GAME, { snapshot, turn, names, say, phone: false });
  const look = lookOf(stage.view);
  const map = mapScene(stage, { now: look, base: look });
  const display = displayScene(stage);
  const targets = [
    ...map.hexes.flatMap((hex) => [hex.target, ...(hex.tile?.tokens ?? []).map((token) => token.target)]),
    ...map.disks.map((disk) => disk.target),
    ...map.corners.map((corner) => corner.target),
    ...display.sections.flatMap((section) => [
      ...section.spaces.map((space) => space.target),
      ...section.ends.flatMap((end) =>
        end.kind === 'elements' ? end.places.map((place) => place?.target) : [],
      ),
    ]),
    ...cardsScene(stage).cards.map((card) => card.target),
    ...stackScenes(stage).map((stack) => stack.target),
    ...panelScenes(stage).flatMap((panel) => [
      panel.target,
      ...panel.elements.map((element) => element?.target),
    ]),
  ].flatMap((target) => (target === undefined ? [] : [target]));
  return {
    stage,
    ids: [
      ...targets.filter(({ refused }) => !refused).map(({ id }) => id),
      ...chipsOf(stage).map(({ spot }) => spot),
    ],
    keys: new Map([
      ...targets.filter(({ refused }) => !refused).map(({ id, key }) => [id, key] as const),
      ...chipsOf(stage).map(({ spot, key }) => [spot, key] as const),
    ]),
    refused: targets.filter(({ refused }) => refused).map(({ id }) => id),
    buttons: prompt({ snapshot, turn, names, say }).buttons.map(({ move }) => move),
  };
}

/** Every move that somebody who presses whatever is lit can make. */
function reachable(snapshot: Snapshot): Set<string> {
  const reached = new Set<string>();
  const seen = new Set<string>(['']);
  const todo: (readonly Spot[])[] = [[]];
  for (let held = todo.pop(); held !== undefined; held = todo.pop()) {
    const { stage, ids, buttons } = show(snapshot, held);
    for (const move of buttons) reached.add(JSON.stringify(move));
    for (const id of ids) {
      const act = pressed(id, stage.choice, GAME);
      if (act.act === 'play') reached.add(JSON.stringify(act.move));
      else if (act.act === 'hold' && !seen.has(act.held.join())) {
        seen.add(act.held.join());
        todo.push(act.held);
      } else {
        // What is lit does something: it never merely asks.
        expect(act.act, `${id} while ${held.join()} is held`).toBe('hold');
      }
    }
  }
  return reached;
}

function expectAllReached(course: Course, seat: Seat): void {
  const snapshot = course.snapshot(seat);
  const legal = snapshot.legal.map(({ move }) => move);
  const { kind = '' } = snapshot.decision ?? {};
  // Questions that are answered together are lit together.
  const together = GAME.bundled?.[kind]?.all(snapshot.view, legal) ?? [];
  expect(reachable(snapshot), kind).toEqual(
    new Set([...legal, ...together].map((move) => JSON.stringify(move))),
  );
}

/** Questions of cards and abilities, which come seldom; the others come in every round. */
const KINDS = [
  'abundance',
  'abundance-corner',
  'adaptation',
  'animal',
  'aquatic-corner',
  'aquatic-cubes',
  'aquatic-disk',
  'aquatic-tile',
  'arachnids',
  'arrivals',
  'biomass',
  'blight-disk',
  'blight-tile',
  'card',
  'catastrophe-beside',
  'catastrophe-survivor',
  'catastrophe-tile',
  'competition',
  'depletion',
  'disease',
  'domination',
  'evolution',
  'fecundity',
  'fertile',
  'glaciation',
  'habitat-corner',
  'habitat-disk',
  'hibernation-cubes',
  'hibernation-tile',
  'immigrants',
  'initiative',
  'initiative-space',
  'insects',
  'instinct',
  'mass-exodus',
  'mass-exodus-tile',
  'metamorphosis-in',
  'metamorphosis-out',
  'migration',
  'placement',
  'predator',
  'protection',
  'save',
  'speciation',
  'speciation-cubes',
  'wanderlust',
  'wanderlust-corner',
  'wanderlust-disk',
  'wanderlust-hex',
  'wasteland',
];

test('every legal move can be made by pressing what is lit, and nothing else', () => {
  const looked = new Map<string, number>();
  for (let game = 0; game < 4 * VARIANTS.length; game++) {
    const [players, options] = VARIANTS[game % VARIANTS.length] as (typeof VARIANTS)[number];
    const rng = new Rng(`lit ${game}`);
    wholeGame(
      players,
      options,
      `lit ${game}`,
      (course) => {
        const [seat] = seatsToAct(dominantSpecies, course.state);
        if (seat === undefined) return;
        const { kind } = dominantSpecies.decision(course.state, seat);
        const before = looked.get(kind) ?? 0;
        if (before >= 6 && rng.below(before * 4) > 0) return;
        looked.set(kind, before + 1);
        expectAllReached(course, seat);
      },
      900,
    );
  }
  expect([...looked.keys()].sort()).toEqual(KINDS);
});

test('what is greyed asks for its reason, and the rules have one', () => {
  const asked = new Map<string, number>();
  for (const [i, [players, options]] of VARIANTS.entries()) {
    wholeGame(
      players,
      options,
      `asked ${i}`,
      (course, line) => {
        const [seat] = seatsToAct(dominantSpecies, course.state);
        if (seat === undefined || line.n % 11 > 0) return;
        const snapshot = course.snapshot(seat);
        const { stage, refused } = show(snapshot, []);
        for (const id of refused.slice(0, 6)) {
          const act = pressed(id, stage.choice, GAME);
          expect(act.act, id).toBe('ask');
          if (act.act !== 'ask') continue;
          const why = dominantSpecies.explain(
            course.state,
            seat,
            dominantSpecies.fromWire(act.move) as number,
          );
          expect(why, `${snapshot.decision?.kind} ${JSON.stringify(act.move)}`).toBeDefined();
          asked.set(why?.code ?? '', (asked.get(why?.code ?? '') ?? 0) + 1);
        }
      },
      500,
    );
  }
  expect([...asked.keys()].sort()).toEqual(
    expect.arrayContaining([
      'taken-space',
      'no-tile',
      'tundra',
      'no-tundra-beside',
      'other-element',
      'taken-hex',
    ]),
  );
});

test('whatever can be pressed has digits of its own', () => {
  const rng = new Rng('digits');
  let many = 0;
  wholeGame(
    4,
    {},
    'digits',
    (course) => {
      const [seat] = seatsToAct(dominantSpecies, course.state);
      if (seat === undefined || rng.below(4) > 0) return;
      const { keys, stage } = show(course.snapshot(seat), []);
      const pressable = [...keys].filter(([id]) => stage.choice.open.has(id));
      const digits = pressable.map(([, key]) => key).filter((key) => key !== undefined);
      expect(digits).toHaveLength(Math.min(81, pressable.length));
      expect(new Set(digits).size).toBe(digits.length);
      if (digits.length > 18) many++;
    },
    200,
  );
  expect(many).toBeGreaterThan(3);
});

test('a space says what its action does before it says what it would do now', () => {
  const course = wholeGame(3, {}, 'tips', () => undefined, 2);
  const [seat] = seatsToAct(dominantSpecies, course.state) as [number];
  const { stage } = show(course.snapshot(seat), []);
  expect(stage.choice.kind).toBe('placement');
  for (const { key, spaces } of displayScene(stage).sections) {
    const does = say(`ds.does.${key}` as 'ds.does.migration');
    for (const { tip, target } of spaces) {
      expect(tip?.startsWith(does), key).toBe(true);
      if (target && !target.refused) expect(tip?.length).toBeGreaterThan(does.length + 10);
    }
  }
});
