import { commitmentOf, configure, isRefusal, plainRefusal, seatsOf } from '@clade/engine';
import { Texts } from '@clade/text';
import { shell } from '@clade/text/en/shell';
import { table as tableTexts } from '@clade/text/en/table';
import { addTitle } from '@clade/titles';
import { pebbles } from '@clade/titles/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocalHost } from '../../src/local/host.ts';
import { type LocalRecord, type LocalSeat, logOf } from '../../src/local/record.ts';
import { sayIn, TextProvider } from '../../src/text/text.tsx';
import { namesFor as namesOf } from '../evolution/say.ts';

// A game is one manifest: added to the registry before the page asks for the list, it is played like any other.
addTitle({ ...pebbles, page: () => import('./page.tsx') });
const { loadGame } = await import('../../src/local/games.ts');
const { loadGameUi, PLAYABLE } = await import('../../src/games/registry.ts');
const { switchesOf } = await import('../../src/shell/switches.ts');

test('a toy game that only has a manifest and a folder of its own is offered, drawn and played in the page', async () => {
  expect(PLAYABLE).toContain('pebbles');
  const game = await loadGame('pebbles');
  const ui = await loadGameUi('pebbles');
  if (ui === undefined) throw new Error('the page has no such game');
  expect(switchesOf(game)[0]).toMatchObject({ option: { name: 'heap' }, kind: 'variant', main: true });

  const seats: LocalSeat[] = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bela' },
  ];
  const config = configure(game, 2, {});
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const made: LocalRecord = {
    id: 'table',
    game: game.id,
    rules: game.rules,
    name: 'A table',
    options: config.options,
    seats,
    seed: 'toy',
    salt: 'salt',
    commitment: commitmentOf('toy', 'salt'),
    moves: [],
    drafts: [],
    createdAt: 0,
    changedAt: 0,
    version: 1,
    toAct: [],
  };
  const first = game.setup(config, logOf(made).header.seed as string);
  const nobody = async (): Promise<never> => {
    throw new Error('there are no bots');
  };
  const host = new LocalHost(
    { think: nobody, advise: nobody, save: async () => true, now: () => 1, changed: () => undefined },
    game,
    { ...made, toAct: seatsOf(game.pending(first)) },
  );
  host.wake();
  const texts = new Texts('en', { ...shell, ...tableTexts });
  const say = sayIn(texts);
  const draw = (): string => {
    const snapshot = { ...host.snapshot(), lines: [] };
    const names = namesOf(snapshot.viewer);
    const { what, buttons } = ui.prompt({ snapshot, names, say });
    return renderToStaticMarkup(
      <TextProvider value={texts}>
        {what}
        {buttons.map(({ label }) => (
          <button key={label} type="button">
            {label}
          </button>
        ))}
        <ui.Board
          snapshot={snapshot}
          names={names}
          log={<section />}
          foreseen={<section />}
          phone={false}
          openPane={() => undefined}
        />
      </TextProvider>,
    );
  };

  expect(draw()).toContain('Heap: 5');
  for (let turn = 0; turn < 200 && host.snapshot().status !== 'finished'; turn++) {
    const { handTo, decision, legal } = host.snapshot();
    if (handTo !== undefined) host.sit(handTo);
    else if (decision === undefined) expect(await host.confirm()).toBeUndefined();
    else {
      const html = draw();
      expect(html).toContain(`Pebbles: ${decision.kind}?`);
      expect(html).toContain(legal[0]?.words);
      expect(await host.play(legal[0]?.move ?? [], true)).toBeUndefined();
    }
  }
  expect(host.snapshot().status).toBe('finished');
  expect(draw()).toContain('Heap: 0');
});
