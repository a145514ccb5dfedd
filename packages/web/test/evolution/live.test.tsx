import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ui from '../../src/games/evolution/index.tsx';
import { liveScene } from '../../src/games/evolution/scene/live.ts';
import { stageOf } from '../../src/games/evolution/scene/stage.ts';
import type { Line, Snapshot } from '../../src/table/table.ts';
import { TextProvider } from '../../src/text/text.tsx';
import { fakeTurn } from './fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, from, sp } from './tables.ts';

/** Tomek attacks one of mine, and a scavenger of Ilona gets something. */
function attacked(population: number): { course: Course; line: Line } {
  const course = from({
    phase: 'feeding',
    toAct: 1,
    wateringHole: 4,
    players: [
      { hand: 3, species: [sp(2, population, 1), sp(1, 1, 0, ['climbing'])] },
      { species: [sp(5, 3, 0, ['carnivore'])] },
      { species: [sp(2, 2, 0, ['scavenger'])] },
    ],
  });
  const { legal } = course.snapshot(1);
  const wire = legal.find(({ move }) => move[0] === 'attack' && move[2] === 0 && move[3] === 0)?.move;
  if (wire === undefined) throw new Error('no attack');
  return { course, line: course.play(1, wire) };
}

function watched(course: Course, line: Line): Snapshot {
  return { ...course.snapshot(0), watching: { mode: 'plays', hurries: false, from: line.n - 1 } };
}

const thin = (text: string): string => text.replaceAll('\u2009', ' ');

test('what others do: who acts, on whom, the comparison, what else changes', () => {
  const { course, line } = attacked(3);
  const snapshot = watched(course, line);
  const stage = stageOf({
    snapshot,
    turn: fakeTurn(snapshot, {}),
    names: namesFor(0),
    say,
    line,
    phone: true,
  });
  const live = liveScene(stage);
  expect(live?.actor).toMatchObject({ seat: 1, board: { figure: 2, state: 'acting' } });
  expect(live?.target).toMatchObject({ seat: 0, board: { figure: 1, state: 'attacked', population: 2 } });
  expect(thin(live?.compared ?? '')).toBe('5 > 2');
  expect(live?.changes.map(({ name, text, tone }) => `${thin(name)} ${text} ${tone}`)).toEqual([
    'Pithecopsis +1 gained',
  ]);
});

test('a species that died out has no board, and nothing is compared any more', () => {
  const { course, line } = attacked(1);
  const snapshot = watched(course, line);
  const stage = stageOf({
    snapshot,
    turn: fakeTurn(snapshot, {}),
    names: namesFor(0),
    say,
    line,
    phone: true,
  });
  expect(liveScene(stage)?.target).toEqual({ name: 'Oryga' });
  expect(liveScene(stage)?.compared).toBeUndefined();
});

test('the phone follows: strip, the whole table small, the hand with its effects', () => {
  const { course, line } = attacked(3);
  const snapshot = watched(course, line);
  const draw = (shown: Snapshot) =>
    renderToStaticMarkup(
      <TextProvider value={say.texts}>
        <ui.Board
          snapshot={shown}
          turn={fakeTurn(shown, {})}
          line={line}
          names={namesFor(0)}
          log={null}
          foreseen={null}
          phone
          openPane={() => undefined}
        />
      </TextProvider>,
    );
  const page = draw(snapshot);
  expect(page).toContain('class="evo-focus duel"');
  expect([...page.matchAll(/<section class="thumbs"/g)]).toHaveLength(3);
  expect([...page.matchAll(/class="mini[ "]/g)]).toHaveLength(4);
  expect(page).toContain('class="hand swipe"');
  expect(page).toMatch(/<article class="tcard plain"[^>]*>.*?<p>/);
  // The hand lies open, so that no button opens it.
  expect(ui.panes?.(snapshot, say)).toEqual([]);
  // At my decision the full boards come back.
  const { watching: _, ...mine } = snapshot;
  expect(draw(mine)).toContain('class="evo-phone"');
});
