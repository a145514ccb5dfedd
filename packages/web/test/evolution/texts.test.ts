import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EvoEvent, evolution as game, NEGATABLE, TRAITS } from '@clade/evolution';
import { evolution } from '@clade/text/en/evolution';
import { options } from '@clade/text/en/options';
import type { EvoMove } from '@clade/wording/evolution';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';

const keys: ReadonlySet<string> = new Set(Object.keys(evolution));
const text = (key: string): string => (evolution as Readonly<Record<string, string>>)[key] ?? '';
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The sources of the rules, as they are written. */
function sources(): string {
  const src = path.join(ROOT, 'packages/games/evolution/src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const rules = files.filter((file) => file.endsWith('.ts') && !/^(?:position|testing)\b/.test(file));
  const engine = path.join(ROOT, 'packages/engine/src/moves.ts');
  return [...rules.map((file) => path.join(src, file)), engine]
    .map((f) => readFileSync(f, 'utf8'))
    .join('\n');
}

// The compiler sees to it that every type and verb is listed.
const EVENTS: Readonly<Record<EvoEvent['type'], true>> = {
  'round-started': true,
  dealt: true,
  drawn: true,
  reshuffled: true,
  'food-chosen': true,
  'trait-played': true,
  'trait-replaced': true,
  'card-discarded': true,
  'species-created': true,
  'species-replaced': true,
  grown: true,
  void: true,
  'turn-ended': true,
  'plan-closed': true,
  'traits-revealed': true,
  'food-revealed': true,
  fertile: true,
  'fat-used': true,
  took: true,
  'intelligence-used': true,
  declined: true,
  passed: true,
  skipped: true,
  attacked: true,
  'population-lost': true,
  extinct: true,
  starved: true,
  bagged: true,
  'round-ended': true,
  'game-ended': true,
};
const VERBS: Readonly<Record<EvoMove['verb'], true>> = {
  food: true,
  pay: true,
  trait: true,
  species: true,
  body: true,
  population: true,
  leaf: true,
  eat: true,
  attack: true,
  use: true,
  stop: true,
  pass: true,
  decline: true,
};
/** Told by the table itself, or told by another event. */
const SILENT = new Set(['skipped', 'round-ended']);

test('every event, move, refusal, question, trait and option has its message', () => {
  for (const type of Object.keys(EVENTS)) {
    if (SILENT.has(type)) continue;
    expect(
      [...keys].some((key) => key === `evo.log.${type}` || key.startsWith(`evo.log.${type}.`)),
      type,
    ).toBe(true);
  }
  for (const cause of ['eat', 'attack', 'long-neck', 'intelligence', 'scavenger', 'cooperation']) {
    expect(keys).toContain(`evo.log.took.${cause}`);
  }
  for (const verb of Object.keys(VERBS)) expect(keys).toContain(`evo.move.${verb}`);
  const code = sources();
  const codes = new Set([...code.matchAll(/refusal\(\s*'([a-z-]+)'/g)].map(([, found]) => found as string));
  // Words typed at a command line can be no JSON; the page sends wire moves.
  codes.delete('not-json');
  expect(codes.size).toBeGreaterThan(30);
  for (const found of codes) expect(keys, found).toContain(`evo.no.${found}`);
  const kinds = new Set([...code.matchAll(/\bkind: '([a-z-]+)'/g)].map(([, found]) => found as string));
  expect([...kinds].sort()).toEqual([
    'feed',
    'food-card',
    'intelligence',
    'leaf-order',
    'payment',
    'plan-card',
    'play-card',
  ]);
  for (const kind of kinds) {
    expect(keys).toContain(`evo.prompt.${kind}`);
    expect(keys).toContain(`evo.prompt.other.${kind}`);
    expect(keys).toContain(`evo.asked.${kind}`);
  }
  for (const trait of TRAITS) {
    for (const part of ['', '.m', '.s', '.card', '.text'])
      expect(keys).toContain(`evo.trait.${trait}${part}`);
  }
  for (const negated of NEGATABLE) expect(keys).toContain(`evo.negated.${negated}`);
  for (const { name } of game.options) {
    expect(Object.keys(options)).toContain(`opt.evolution.${name}`);
    expect(Object.keys(options)).toContain(`opt.evolution.${name}.text`);
  }
});

test('names of traits fit their boards', () => {
  for (const trait of TRAITS) {
    expect(text(`evo.trait.${trait}.m`).length, trait).toBeLessThanOrEqual(12);
    expect(text(`evo.trait.${trait}.s`).length, trait).toBeLessThanOrEqual(9);
    expect(text(`evo.trait.${trait}.card`).length, trait).toBeLessThanOrEqual(36);
  }
});

interface Node {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
  readonly children?: readonly Node[];
}

/** Arguments of a message with what may be given for them. */
function argumentsOf(nodes: readonly Node[], found = new Map<string, Set<string | number>>()) {
  for (const node of nodes) {
    // 1 argument, 2 number, 5 select, 6 plural, 8 tag of the message's tree.
    if ([1, 2, 5, 6].includes(node.type)) {
      const values = found.get(node.value) ?? new Set<string | number>();
      if (node.type === 5) for (const option of Object.keys(node.options ?? {})) values.add(option);
      else for (const n of [0, 1, 2, 5]) values.add(n);
      found.set(node.value, values);
    }
    for (const option of Object.values(node.options ?? {})) argumentsOf(option.value, found);
    if (node.children) argumentsOf(node.children, found);
  }
  return found;
}

test('every message renders, with 0, 1, 2 and 5', () => {
  const tag = (inside: string[]): string => inside.join('');
  const tags = { b: tag, ok: tag, bad: tag, loss: tag };
  for (const [key, source] of Object.entries(evolution)) {
    const message = new IntlMessageFormat(source, 'en');
    const wanted = argumentsOf(message.getAst() as unknown as Node[]);
    const rounds = Math.max(1, ...[...wanted.values()].map((values) => values.size));
    for (let i = 0; i < rounds; i++) {
      const values = Object.fromEntries([...wanted].map(([name, all]) => [name, [...all][i % all.size]]));
      const made = String(message.format({ ...values, ...tags } as never));
      expect(made.trim(), key).not.toBe('');
      expect(made, key).not.toMatch(/[{}]|undefined/);
    }
  }
});
