import type { Target } from '@clade/board';
import { dominantSpeciesMarine as game, type MarineView } from '@clade/dominant-species-marine';
import { Rng, type Seat, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { MARINE } from '../../src/games/dominant-species-marine/game.ts';
import { prompt } from '../../src/games/dominant-species-marine/prompt.tsx';
import { rowScene, usedCards } from '../../src/games/dominant-species-marine/scene/cards.ts';
import { displayScene } from '../../src/games/dominant-species-marine/scene/display.ts';
import { lookOf } from '../../src/games/dominant-species-marine/scene/look.ts';
import { panelScenes } from '../../src/games/dominant-species-marine/scene/panels.ts';
import { stackScenes } from '../../src/games/dominant-species-marine/scene/stacks.ts';
import type { MarineStage } from '../../src/games/dominant-species-marine/scene/stage.ts';
import { targetsScene } from '../../src/games/dominant-species-marine/scene/targets.ts';
import { traitCards } from '../../src/games/dominant-species-marine/scene/traits.ts';
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
  readonly stage: MarineStage;
  /** Ids of everything that is lit. */
  readonly lit: readonly string[];
  readonly refused: readonly string[];
  /** Moves of the buttons of the prompt. */
  readonly buttons: readonly Wire[];
}

/** What is on the page while something is held. */
function show(snapshot: Snapshot, held: readonly Spot[]): Shown {
  const names = namesFor(snapshot.viewer);
  const turn = fakeTurn(snapshot, { held: held as Wire });
  const stage = stageOf<MarineView>(MARINE, { snapshot, turn, names, say, phone: false });
  const look = lookOf(stage.view);
  const map = mapScene(stage as EarthStage<unknown>, { now: look, base: look });
  const display = displayScene(stage);
  const targets: (Target | undefined)[] = [
    ...map.hexes.flatMap(({ target, tile }) => [
      target,
      ...(tile?.tokens.map((token) => token.target) ?? []),
    ]),
    ...map.disks.map(({ target }) => target),
    ...map.corners.map(({ target }) => target),
    ...display.sections.flatMap(({ spaces, ends }) => [
      ...spaces.map(({ target }) => target),
      ...ends.flatMap((end) => (end.kind === 'elements' ? end.places.map((place) => place?.target) : [])),
    ]),
    // One of them lies left of the map.
    ...(traitCards(stage) ?? usedCards(stage) ?? rowScene(stage)).cards.map(({ target }) => target),
    ...targetsScene(stage).boxes.map(({ target }) => target),
    ...stackScenes(stage).map(({ target }) => target),
    ...panelScenes(stage).flatMap(({ target, elements }) => [target, ...elements.map((one) => one?.target)]),
  ];
  const all = targets.flatMap((target) => (target === undefined ? [] : [target]));
  const { buttons } = prompt({ snapshot, turn, names, say });
  return {
    stage,
    lit: [
      ...all.filter(({ refused }) => !refused).map(({ id }) => id),
      ...chipsOf(stage as EarthStage<unknown>).map(({ spot }) => spot),
    ],
    refused: all.filter(({ refused }) => refused).map(({ id }) => id),
    buttons: buttons.map(({ move }) => move),
  };
}

/** Every move that somebody who presses whatever is lit can make. */
function reachable(snapshot: Snapshot): Set<string> {
  const reached = new Set<string>();
  const seen = new Set<string>(['']);
  const todo: (readonly Spot[])[] = [[]];
  for (let held = todo.pop(); held !== undefined; held = todo.pop()) {
    const { stage, lit, buttons } = show(snapshot, held);
    for (const move of buttons) reached.add(JSON.stringify(move));
    for (const id of new Set(lit)) {
      const act = pressed(id, stage.choice, MARINE);
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
  const snapshot = course.snapshot(seat, []);
  const legal = new Set(snapshot.legal.map(({ move }) => JSON.stringify(move)));
  expect(reachable(snapshot), snapshot.decision?.kind).toEqual(legal);
}

/** Asked so often that a few of them are enough. */
const OFTEN: Readonly<Record<string, number>> = { turn: 30, 'speciation-cubes': 20, migration: 40 };

test('every legal move can be made by pressing what is lit, and nothing else', () => {
  const kinds = new Set<string>();
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`gestures ${i}`);
    wholeGame(players, options, `gestures ${i}`, (course) => {
      const seat = course.view(-1).animals.length === 0 ? 0 : firstAsked(course);
      if (seat === undefined) return;
      const { kind } = game.decision(course.state, seat);
      if (kinds.has(kind) && rng.below(OFTEN[kind] ?? 8) > 0) return;
      kinds.add(kind);
      expectAllReached(course, seat);
    });
  }
  expect(kinds.size).toBeGreaterThan(45);
});

function firstAsked(course: Course): Seat | undefined {
  const { waitingFor } = course.snapshot(-1, []);
  return waitingFor[0];
}

test('what is greyed asks for its reason, and the rules have one', () => {
  let asked = 0;
  const rng = new Rng('asked');
  wholeGame(4, { length: 'short' }, 'asked', (course) => {
    const seat = firstAsked(course);
    if (seat === undefined || rng.below(12) > 0) return;
    const snapshot = course.snapshot(seat, []);
    const { stage, refused } = show(snapshot, []);
    for (const id of refused) {
      const act = pressed(id, stage.choice, MARINE);
      expect(act.act, `${id} in ${snapshot.decision?.kind}`).toBe('ask');
      if (act.act !== 'ask') continue;
      const why = game.explain(course.state, seat, game.fromWire(act.move) as number);
      expect(why, JSON.stringify(act.move)).toBeDefined();
      asked++;
    }
  });
  expect(asked).toBeGreaterThan(300);
});
