import { brainOf } from '@clade/bots';
import { ANIMAL_IDS } from '@clade/dominant-species';
import { expect, test } from 'vitest';
import ds from '../../src/games/dominant-species/index.tsx';
import marine from '../../src/games/dominant-species-marine/index.tsx';
import evolution from '../../src/games/evolution/index.tsx';
import type { GameUi } from '../../src/games/game-ui.ts';
import type { Say } from '../../src/text/text.tsx';
import { say as sayDs } from '../dominant-species/say.ts';
import { say as sayMarine } from '../dominant-species-marine/say.ts';
import { say as sayEvolution } from '../evolution/say.ts';

/** To be an animal is the same whatever is chosen. */
const NEVER: ReadonlySet<string> = new Set(ANIMAL_IDS);

test.each([
  [ds, sayDs],
  [marine, sayMarine],
  [evolution, sayEvolution],
] as readonly (readonly [GameUi, Say])[])('every reason that a bot can have is told in words', (ui, say) => {
  const features = brainOf(ui.id)?.features.filter(({ common, untold }) => !common && !untold) ?? [];
  const reasons = new Set(features.map(({ id }) => id.replace(/-(next|later)$/, '')));
  expect(reasons.size).toBeGreaterThan(10);
  for (const reason of reasons) {
    if (NEVER.has(reason)) continue;
    expect(ui.sayReason(reason, say), reason).toMatch(/^[^.]+$/);
  }
});
