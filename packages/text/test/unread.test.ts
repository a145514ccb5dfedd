import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';
import { unreadIn } from './unread.ts';

const ENGLISH = path.resolve(import.meta.dirname, '../src/en');

async function englishKeys(): Promise<string[]> {
  const keys = new Set<string>();
  for (const part of readdirSync(ENGLISH)) {
    const file = (await import(path.join(ENGLISH, part))) as Record<string, object>;
    // Lines of the coach go by step, or by the kind of a question: packages/lessons holds them against both.
    if (part.startsWith('learn') || part === 'coach.ts') continue;
    for (const messages of Object.values(file)) for (const key of Object.keys(messages)) keys.add(key);
  }
  return [...keys];
}

/** What comes over the wire, or from a game that is loaded by its name. */
const ELSEWHERE = {
  'problem.': /packages.(web|server|engine|games|bots)/,
  'config.': /packages.games/,
  'opt.': /packages.games/,
  'bot.style.': /packages.bots/,
  'voice.': /packages.bots/,
  'earth.reason.': /packages.bots/,
  'evo.reason.': /packages.bots/,
  'earth.terrain.': /packages.games/,
  'm.choose.': /packages.games/,
  'order.': /packages.titles/,
  'ds.no.': /packages.(games|earth)/,
  'm.no.': /packages.(games|earth|wording)/,
};

const unread = unreadIn(readSources(), ELSEWHERE);

test('every message is read by some code', async () => {
  expect(unread(await englishKeys())).toEqual([]);
});

test.for([
  'prompt.mislaid',
  'prompt.mislaid.touch',
  'evo.trait.mislaid.text',
  'evo.trait.ambush.mislaid',
  'ds.card.camouflage',
  'm.card.cold-snap.text',
  'evo.prompt.migration',
  'ds.prompt.mislaid-tile',
  'option.evolution.deck',
  'problem.mislaid',
])('a message %s would be found', (key) => {
  expect(unread([key])).toEqual([key]);
});
