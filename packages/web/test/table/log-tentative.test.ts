import { dominantSpecies } from '@clade/dominant-species';
import { Draft, type Game, isRefusal, legalMoves, preview, type State, seatsToAct } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import ds from '../../src/games/dominant-species/index.tsx';
import evo from '../../src/games/evolution/index.tsx';
import type { GameUi } from '../../src/games/game-ui.ts';
import { tentativeLines } from '../../src/table/log/tentative.ts';
import type { Foreseen, Line, Snapshot } from '../../src/table/table.ts';
import { wholeGame as dsGame } from '../dominant-species/tables.ts';
import { wholeGame as evoGame } from '../evolution/tables.ts';

/** What a choice that ends a turn would do, and what the log shows of it. */
function lastChoices(
  game: Game,
  ui: GameUi,
  state: State,
  look: (foreseen: Foreseen, shown: readonly Line[], viewer: number) => void,
): void {
  const [viewer, other] = seatsToAct(game, state);
  if (viewer === undefined || other !== undefined) return;
  const draft = new Draft(game, viewer, state);
  for (const move of legalMoves(game, state, viewer).slice(0, 6)) {
    const foreseen = preview(game, draft, move);
    if (isRefusal(foreseen) || foreseen.opens !== undefined || foreseen.again) continue;
    const waiting = game.toWire(move);
    const about = { draft: { moves: [], events: [], confirmed: false }, n: 7, viewer } as Partial<Snapshot>;
    const turn = { waiting, considered: { move: waiting, foreseen } };
    look(foreseen, tentativeLines(about as Snapshot, turn, ui.begins), viewer);
  }
}

test('what the next pawn does is not mine to confirm', () => {
  let cut = 0;
  dsGame(
    3,
    {},
    'tentative',
    (course) =>
      lastChoices(dominantSpecies as Game, ds, course.state, ({ events }, [line]) => {
        const types = line?.events.map(({ type }) => type) ?? [];
        for (const type of ['pawn-taken', 'execution-started', 'reset-started', 'round-started'])
          expect(types).not.toContain(type);
        // What the choice itself does is all there.
        expect(events.slice(0, types.length)).toEqual(line?.events);
        if (types.length < events.length) cut++;
      }),
    200,
  );
  expect(cut).toBeGreaterThan(20);
});

test('that others have nothing to feed is not mine to confirm', () => {
  let cut = 0;
  evoGame(4, {}, 'tentative', (course) =>
    lastChoices(evolution as Game, evo, course.state, ({ events }, [line]) => {
      expect(line?.events.map(({ type }) => type)).not.toContain('skipped');
      if (line && line.events.length < events.length) cut++;
    }),
  );
  expect(cut).toBeGreaterThan(2);
});

test('what follows a choice after which I am asked again is told whole', () => {
  const events = [
    { type: 'cubes-placed', rule: 'DS-5.4.8.1' },
    { type: 'pawn-taken', rule: 'DS-5.3.1', animal: 'birds' },
  ];
  const about = { draft: { moves: [['add', 'C3', 1]], events: [events], confirmed: false }, n: 7, viewer: 0 };
  const asked = { ...about, decision: { kind: 'migration' } } as unknown as Snapshot;
  expect(tentativeLines(asked, undefined, ds.begins)).toEqual([{ n: 8, seat: 0, events }]);
  expect(tentativeLines(about as unknown as Snapshot, undefined, ds.begins)[0]?.events).toEqual([events[0]]);
});
