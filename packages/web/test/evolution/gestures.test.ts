import type { PlayerScene } from '@clade/board/evolution';
import { Rng, type Seat, type Wire } from '@clade/engine';
import { type EvoView, evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { drop, paths, press, type Spot } from '../../src/games/evolution/gestures.ts';
import { placeGroups } from '../../src/games/evolution/place-list.tsx';
import { prompt } from '../../src/games/evolution/prompt.tsx';
import { holeScene } from '../../src/games/evolution/scene/centre.ts';
import { handScene, spotOfId } from '../../src/games/evolution/scene/hand.ts';
import { playerScene } from '../../src/games/evolution/scene/player.ts';
import { type Stage, stageOf } from '../../src/games/evolution/scene/stage.ts';
import type { Snapshot } from '../../src/table/table.ts';
import { fakeTurn } from './fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, rarePositions, VARIANTS, wholeGame } from './tables.ts';

/** Ids of everything in a row that can be pressed, with whether pressing it only asks why not. */
function targetsOf(row: PlayerScene): { readonly id: string; readonly refused: boolean }[] {
  const found = row.species.flatMap(({ target, places, growth }) => [
    target,
    growth?.body,
    growth?.population,
    ...places.map((place) => place.target),
  ]);
  return [...found, row.ends?.left, row.ends?.right].flatMap((target) =>
    target === undefined ? [] : [{ id: target.id, refused: target.refused === true }],
  );
}

interface Shown {
  readonly stage: Stage;
  readonly ids: readonly string[];
  readonly refused: readonly string[];
  /** Moves of the buttons of the prompt. */
  readonly buttons: readonly Wire[];
}

/** What is on the page while something is held. */
function show(snapshot: Snapshot, held: readonly Spot[], phone: boolean): Shown {
  const me = snapshot.viewer;
  const names = namesFor(me);
  const turn = fakeTurn(snapshot, { held });
  const stage = stageOf({ snapshot, turn, names, say, phone });
  const size = phone ? 'S' : 'M';
  const rows = [...stage.rivals, me].flatMap((seat) => targetsOf(playerScene(stage, seat, size)));
  const hole = holeScene(stage).target;
  const ids = [
    ...rows.filter(({ refused }) => !refused).map(({ id }) => id),
    ...handScene(stage, me).cards.flatMap(({ target }) => (target ? [target.id] : [])),
    ...(phone ? placeGroups(stage).flatMap(({ lines }) => lines.map(({ spot }) => spot)) : []),
    ...(hole ? [hole.id] : []),
  ];
  const { buttons } = prompt({ snapshot, turn, names, say });
  return {
    stage,
    ids,
    refused: rows.filter(({ refused }) => refused).map(({ id }) => id),
    buttons: buttons.map(({ move }) => move),
  };
}

/** Every move that somebody who presses whatever is lit can make. */
function reachable(snapshot: Snapshot, phone: boolean): Set<string> {
  const view = snapshot.view as EvoView;
  const reached = new Set<string>();
  const seen = new Set<string>(['']);
  const todo: (readonly Spot[])[] = [[]];
  for (let held = todo.pop(); held !== undefined; held = todo.pop()) {
    const { stage, ids, buttons } = show(snapshot, held, phone);
    for (const move of buttons) reached.add(JSON.stringify(move));
    for (const id of ids) {
      const act = press(spotOfId(id), stage.choice.held, stage.choice.legal, view);
      if (act.act === 'play') reached.add(JSON.stringify(act.move));
      else if (act.act === 'hold' && !seen.has(act.held.join())) {
        seen.add(act.held.join());
        todo.push(act.held);
      } else {
        // What is lit does something: it never merely asks.
        expect(act.act, `${id} while ${held.join()} is held`).not.toBe('ask');
        expect(act.act, `${id} while ${held.join()} is held`).not.toBe('none');
      }
    }
  }
  return reached;
}

function expectAllReached(course: Course, seat: Seat): void {
  const snapshot = course.snapshot(seat);
  const legal = new Set(snapshot.legal.map(({ move }) => JSON.stringify(move)));
  for (const phone of [false, true]) {
    expect(reachable(snapshot, phone), `${snapshot.decision?.kind}, phone ${phone}`).toEqual(legal);
  }
}

const RARE: ReadonlySet<string> = new Set(['leaf-order', 'payment', 'intelligence']);

test('every legal move can be made by pressing what is lit, and nothing else', () => {
  const kinds = new Set<string>();
  for (const course of rarePositions()) {
    kinds.add(evolution.decision(course.state, 0).kind);
    expectAllReached(course, 0);
  }
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`gestures ${i}`);
    wholeGame(players, options, `gestures ${i}`, (course) => {
      const seats = course.view(-1).toAct;
      const seat = seats[rng.below(Math.max(1, seats.length))];
      if (seat === undefined) return;
      const { kind } = evolution.decision(course.state, seat);
      const often = kind === 'play-card' || kind === 'plan-card' ? 25 : 6;
      if (!RARE.has(kind) && rng.below(often) > 0) return;
      kinds.add(kind);
      expectAllReached(course, seat);
    });
  }
  expect([...kinds].sort()).toEqual([
    'feed',
    'food-card',
    'intelligence',
    'leaf-order',
    'payment',
    'plan-card',
    'play-card',
  ]);
});

test('what is greyed asks for its reason, and the rules have one', () => {
  let asked = 0;
  for (const [i, [players, options]] of VARIANTS.entries()) {
    wholeGame(players, options, `asked ${i}`, (course) => {
      const [seat] = course.view(-1).toAct;
      if (seat === undefined || evolution.decision(course.state, seat).kind !== 'feed') return;
      const snapshot = course.snapshot(seat);
      const attackers = snapshot.legal.flatMap(({ move }) => (move[0] === 'attack' ? [move[1]] : []));
      const held: Spot[] = attackers.length > 0 ? [`species:${seat}:${attackers[0] as number}`] : [];
      const { stage, refused } = show(snapshot, held, false);
      for (const id of refused) {
        const act = press(spotOfId(id), stage.choice.held, stage.choice.legal, stage.view);
        expect(act.act, id).toBe('ask');
        if (act.act !== 'ask') continue;
        const why = evolution.explain(course.state, seat, evolution.fromWire(act.move) as number);
        expect(why, JSON.stringify(act.move)).toBeDefined();
        asked++;
      }
    });
  }
  expect(asked).toBeGreaterThan(300);
});

test('a drag does what its two ends do when they are pressed', () => {
  let drags = 0;
  for (const course of rarePositions()) {
    const snapshot = course.snapshot(0);
    const view = snapshot.view as EvoView;
    for (const { move } of snapshot.legal) {
      for (const [from, to] of paths(move, 0)) {
        if (from === undefined || to === undefined) continue;
        const first = press(from, [], snapshot.legal, view);
        // Where the first press is enough, the drop finds the same move.
        const dropped = drop(from, to, snapshot.legal, view);
        if (first.act === 'hold') expect(dropped).toEqual(press(to, first.held, snapshot.legal, view));
        else expect(dropped).toEqual(first);
        drags++;
      }
    }
  }
  expect(drags).toBeGreaterThan(30);
});

test('pressing once more lets go, another prey or card takes the place of the last', () => {
  const course = rarePositions()[4] as Course;
  const { legal, view } = course.snapshot(0);
  const tap = (spot: Spot, held: readonly Spot[]) => press(spot, held, legal, view as EvoView);
  expect(tap('species:0:0', [])).toEqual({ act: 'hold', held: ['species:0:0'] });
  expect(tap('species:0:0', ['species:0:0'])).toEqual({ act: 'hold', held: [] });
  // fig. 5 of Tomek is burrowed and climbs: a clever attacker pays, with or without Horns.
  const paying = tap('species:1:1', ['species:0:0']);
  expect(paying).toEqual({ act: 'hold', held: ['species:0:0', 'species:1:1'] });
  expect(tap('species:1:3', ['species:0:0', 'species:1:1'])).toEqual({
    act: 'play',
    move: ['attack', 0, 1, 3],
  });
  // The own plant eater is not fed by mistake while prey is looked for: it is prey itself.
  expect(tap('species:0:1', ['species:0:0'])).toEqual({ act: 'play', move: ['attack', 0, 0, 1] });
  expect(tap('species:0:1', [])).toEqual({ act: 'play', move: ['eat', 1] });
});
