import type { Hint } from '@clade/bots';
import type { Draft, Game } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { Advisers } from '../src/table/advice.ts';
import type { Play } from '../src/table/play.ts';
import type { TableRecord } from '../src/table/record.ts';

const game = evolution as Game;
const NOTHING: Hint = { moves: [], reasons: [], simulations: 0 };

test('who asks about the next position while a bot still thinks about the last is refused', async () => {
  const state = evolution.setup({ players: 2, options: {} } as never, 'advice');
  const seats = [
    { kind: 'person', user: 'ada', name: 'Ada' },
    { kind: 'bot', bot: 'random' },
  ];
  let record = { n: 0, seats } as unknown as TableRecord;
  const play = {
    game,
    secret: { seed: 'seed', salt: 'salt' },
    drafts: new Map<number, Draft>(),
    get record() {
      return record;
    },
    playing: () => state,
  } as unknown as Play;
  const asked: string[] = [];
  const thought = Promise.withResolvers<Hint>();
  const advisers = new Advisers(play, ({ seed }) => {
    asked.push(seed);
    return asked.length === 1 ? thought.promise : Promise.resolve(NOTHING);
  });
  const first = advisers.ask('ada');
  const same = advisers.ask('ada');
  record = { ...record, n: 2 };
  await expect(advisers.ask('ada')).rejects.toMatchObject({ status: 429, code: 'too-many-requests' });
  thought.resolve(NOTHING);
  expect(await same).toEqual(await first);
  expect(asked).toHaveLength(1);
  await advisers.ask('ada');
  expect(asked).toHaveLength(2);
  await expect(advisers.ask('eva')).rejects.toMatchObject({ code: 'forbidden' });
});
