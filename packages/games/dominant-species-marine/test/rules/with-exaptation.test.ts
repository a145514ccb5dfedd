import { configure, isRefusal, plainRefusal } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../src/index.ts';

/** Trait cards that the four animals of a new table are dealt, over many deals. */
function dealt(superheroes: boolean | string): Set<string> {
  const config = configure(dominantSpeciesMarine, 4, { superheroes });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const seen = new Set<string>();
  for (let deal = 0; deal < 40; deal++) {
    const s = dominantSpeciesMarine.setup(config, `traits ${deal}`);
    for (const match of JSON.stringify(dominantSpeciesMarine.writePosition(s)).matchAll(/"([a-z-]+)"/g)) {
      seen.add(match[1]!);
    }
  }
  return seen;
}

rule('DSM-4.8.1', 'superheroes leave Exaptation out, unless the table wants it to stay', () => {
  const without = dealt(true);
  expect(without.has('exaptation')).toBe(false);
  expect(without.has('flight')).toBe(true);
  expect(dealt('with-exaptation').has('exaptation')).toBe(true);
  expect(dealt(false).has('exaptation')).toBe(true);
});
