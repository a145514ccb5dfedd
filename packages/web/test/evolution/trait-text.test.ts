import type { EvoView } from '@clade/evolution';
import { expect, test } from 'vitest';
import { traitText } from '../../src/games/evolution/speech.ts';
import { say } from './say.ts';
import { start } from './tables.ts';

test('Warning Call says whether callers cover each other at this table', () => {
  const at = (options: Record<string, unknown>): string =>
    traitText(say, 'warning-call', start(3, options, 'callers').snapshot(0).view as EvoView);
  expect(at({})).toContain('neither itself nor other callers');
  expect(at({ callersProtected: true })).not.toContain('other callers');
});
