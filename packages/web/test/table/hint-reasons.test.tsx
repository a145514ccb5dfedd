import { policySetOf } from '@clade/bots/training';
import { ANIMAL_IDS } from '@clade/dominant-species';
import { Texts } from '@clade/text';
import { shell } from '@clade/text/en/shell';
import { table as tableTexts } from '@clade/text/en/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ds from '../../src/games/dominant-species/index.tsx';
import marine from '../../src/games/dominant-species-marine/index.tsx';
import evolution from '../../src/games/evolution/index.tsx';
import type { GameUi } from '../../src/games/game-ui.ts';
import { AtTableProvider } from '../../src/table/at-table.tsx';
import { Advised } from '../../src/table/hint.tsx';
import { type Say, TextProvider } from '../../src/text/text.tsx';
import { say as sayDs } from '../dominant-species/say.ts';
import { say as sayMarine } from '../dominant-species-marine/say.ts';
import { say as sayEvolution } from '../evolution/say.ts';
import { FakeTable, SEATS } from './fake-table.ts';

/** To be an animal is the same whatever is chosen. */
const NEVER: ReadonlySet<string> = new Set(ANIMAL_IDS);

test.each([
  [ds, sayDs],
  [marine, sayMarine],
  [evolution, sayEvolution],
] as readonly (readonly [GameUi, Say])[])('every reason that a bot can have is told in words', (ui, say) => {
  const features = policySetOf(ui.id)?.features.filter(({ common, untold }) => !common && !untold) ?? [];
  const reasons = new Set(features.map(({ id }) => id.replace(/-(next|later)$/, '')));
  expect(reasons.size).toBeGreaterThan(10);
  for (const reason of reasons) {
    if (NEVER.has(reason)) continue;
    expect(ui.sayReason(reason, say), reason).toMatch(/^[^.]+$/);
  }
});

test('they stand below the moves, with their points', () => {
  const table = new FakeTable({ legal: () => [] }, [SEATS.PERSON, SEATS.BOT]);
  const snapshot = table.snapshot();
  const ui = {
    sayMove: () => 'Feed it',
    sayReason: (feature: string) => (feature === 'untold' ? undefined : feature),
  } as unknown as GameUi;
  const reasons = [
    { feature: 'food in the bag', points: 2.25 },
    { feature: 'untold', points: 9 },
    { feature: 'population', points: -1 },
  ];
  const markup = renderToStaticMarkup(
    <TextProvider value={new Texts('en', { ...shell, ...tableTexts })}>
      <AtTableProvider table={table} ui={ui} snapshot={snapshot}>
        <Advised
          about={snapshot}
          advice={{ seat: 0, moves: [{ move: ['eat', 1], points: 37.4, chance: 0.307 }], reasons }}
        />
      </AtTableProvider>
    </TextProvider>,
  );
  expect(markup).toContain('37 points expected, 31% to win');
  expect(markup).toContain('For and against the first, in points: food in the bag +2.3, population -1<');
});
