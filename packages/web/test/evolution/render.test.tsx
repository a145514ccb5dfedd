import { Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { figuresOf } from '@clade/wording/evolution';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ui from '../../src/games/evolution/index.tsx';
import { figureName } from '../../src/games/evolution/speech.ts';
import type { BoardProps } from '../../src/games/game-ui.ts';
import type { Line, Snapshot } from '../../src/table/table.ts';
import { TextProvider } from '../../src/text/text.tsx';
import { fakeTurn } from './fake-turn.ts';
import { namesFor, say } from './say.ts';
import { rarePositions, VARIANTS, wholeGame } from './tables.ts';

function draw(snapshot: Snapshot, more: Partial<BoardProps>): string {
  return renderToStaticMarkup(
    <TextProvider value={say.texts}>
      <ui.Board
        snapshot={snapshot}
        names={namesFor(snapshot.viewer)}
        log={<section className="log" />}
        foreseen={<section className="prev" />}
        phone={false}
        openPane={() => undefined}
        {...more}
      />
    </TextProvider>,
  );
}

function expectWhole(html: string, snapshot: Snapshot): void {
  // Every species of the table is there by its name.
  for (const row of figuresOf(snapshot).rows) {
    for (const figure of row) {
      const name = figureName({ say, names: namesFor(0) }, figure);
      expect(html.includes(name), name).toBe(true);
    }
  }
  const ids = [...html.matchAll(/data-target="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(html).not.toMatch(/undefined|NaN|\[object|evo\./);
}

test('every table is drawn whole: mine, a spectator’s, on a phone and in a replay', () => {
  let drawn = 0;
  for (const course of rarePositions()) {
    const snapshot = course.snapshot(0);
    for (const phone of [false, true]) {
      expectWhole(draw(snapshot, { phone, turn: fakeTurn(snapshot, {}) }), snapshot);
    }
  }
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`render ${i}`);
    const course = wholeGame(players, options, `render ${i}`, (now, line: Line) => {
      if (rng.below(45) > 0) return;
      const viewer = rng.below(players);
      const mine = now.snapshot(viewer);
      const held = mine.legal.length > 0 && rng.below(2) === 0 ? holdable(mine) : [];
      for (const phone of [false, true]) {
        const pane = phone ? { pane: 'hand' } : {};
        expectWhole(draw(mine, { phone, turn: fakeTurn(mine, { held }), ...pane }), mine);
        const seen = now.snapshot(-1);
        expectWhole(draw(seen, { phone }), seen);
        const past: Snapshot = { ...mine, where: 'replay' };
        expectWhole(draw(past, { phone, line }), past);
        drawn += 3;
      }
    });
    const views = Array.from({ length: players }, (_, seat) => evolution.view(course.state, seat));
    const open: Snapshot = { ...course.snapshot(0), where: 'replay', view: ui.openView(views) };
    expectWhole(draw(open, {}), open);
  }
  expect(drawn).toBeGreaterThan(60);
});

/** Something of mine that can be taken up. */
function holdable({ legal, viewer }: Snapshot): string[] {
  for (const { move } of legal) {
    if (move[0] === 'attack') return [`species:${viewer}:${String(move[1])}`];
    if (move[0] === 'trait') return [`card:${String(move[1])}:${String(move[2])}`];
  }
  return [];
}

test('there is nothing to draw before the deal', () => {
  const [course] = rarePositions();
  const snapshot = course!.snapshot(0);
  expect(draw({ ...snapshot, view: null }, {})).not.toContain('data-target');
});

test('a card that is held on a phone can be put back', () => {
  let seen = 0;
  wholeGame(2, {}, 'put back', (now) => {
    const mine = now.snapshot(0);
    const held = mine.decision?.kind === 'play-card' ? holdable(mine) : [];
    if (seen > 0 || held.length === 0) return;
    seen++;
    const phone = (turn: Parameters<typeof fakeTurn>[1]) =>
      draw(mine, { phone: true, pane: 'hand', turn: fakeTurn(mine, turn) });
    expect(phone({ held })).toContain('data-act="put-back"');
    expect(phone({})).not.toContain('data-act="put-back"');
  });
  expect(seen).toBe(1);
});
