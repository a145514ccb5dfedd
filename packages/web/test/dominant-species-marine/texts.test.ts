import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS, type MarineEvent, SECTIONS, TRAITS } from '@clade/dominant-species-marine';
import { earth, marine } from '@clade/text/en/dominant-species-marine';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';

const texts: Readonly<Record<string, string>> = { ...earth, ...marine };
const keys: ReadonlySet<string> = new Set(Object.keys(texts));
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The sources of the rules, as they are written. */
function sources(): string {
  const folders = ['packages/games/dominant-species-marine/src', 'packages/earth/src'];
  return folders
    .flatMap((folder) => {
      const src = path.join(ROOT, folder);
      return readdirSync(src, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/^(?:position|testing)\b/.test(file))
        .map((file) => readFileSync(path.join(src, file), 'utf8'));
    })
    .join('\n');
}

// The compiler sees to it that every type is listed.
const EVENTS: Readonly<Record<MarineEvent['type'], 'earth' | 'm' | 'silent'>> = {
  'animal-assigned': 'earth',
  'pawn-gained': 'earth',
  'tile-scored': 'earth',
  'tile-revealed': 'earth',
  'disks-drawn': 'earth',
  'box-emptied': 'silent',
  'box-moved': 'silent',
  survival: 'm',
  'disk-placed': 'earth',
  'disk-removed': 'earth',
  'element-gained': 'earth',
  'element-lost': 'earth',
  'tile-laid': 'earth',
  'tile-covered': 'silent',
  'cubes-placed': 'earth',
  'cubes-eliminated': 'earth',
  'cubes-returned': 'earth',
  'cubes-revived': 'earth',
  'cubes-moved': 'earth',
  points: 'earth',
  forgone: 'earth',
  'traits-dealt': 'm',
  'trait-chosen': 'm',
  'trait-gained': 'm',
  'trait-lost': 'm',
  'trait-copied': 'm',
  'pawn-placed': 'm',
  'pawn-taken': 'm',
  retrieved: 'm',
  'extra-turn': 'm',
  control: 'm',
  'vent-opened': 'm',
  'regression-cube': 'm',
  'disk-swapped': 'm',
  'target-scored': 'silent',
  'card-revealed': 'm',
  'card-resolved': 'm',
  'card-discarded': 'silent',
  'chips-drawn': 'm',
  extinction: 'm',
  reseed: 'm',
  'last-round': 'm',
  'game-ended': 'm',
};

test('every event, move, refusal, question, card, trait and section has its message', () => {
  for (const [type, part] of Object.entries(EVENTS)) {
    if (part !== 'silent') expect(keys, type).toContain(`${part}.log.${type}`);
  }
  const code = sources();
  const verbs = new Set([...code.matchAll(/\bverb: '([a-z-]+)'/g)].map(([, verb]) => verb as string));
  expect(verbs.size).toBeGreaterThan(35);
  for (const verb of [...verbs, 'skip', 'stop', 'forgo']) {
    expect(keys.has(`m.move.${verb}`) || keys.has(`earth.move.${verb}`), verb).toBe(true);
  }
  const refusals = [/refusal\(\s*'([a-z-]+)'/g, /refuseTile\(\s*\w+,\s*\w+,\s*'([a-z-]+)'/g];
  const codes = new Set(
    refusals.flatMap((found) => [...code.matchAll(found)].map(([, one]) => one as string)),
  );
  expect(codes.size).toBeGreaterThan(45);
  for (const found of codes) {
    expect(keys.has(`m.no.${found}`) || keys.has(`earth.no.${found}`), found).toBe(true);
  }
  for (const { id } of SECTIONS) {
    expect(keys).toContain(`m.section.${id}`);
    expect(keys).toContain(`m.section.${id}.does`);
  }
  for (const { id, inPlay, enters } of CARDS) {
    for (const part of ['', '.short', '.text']) expect(keys).toContain(`m.card.${id}${part}`);
    expect(keys.has(`m.card.${id}.in-play`), id).toBe(inPlay !== undefined);
    expect(keys.has(`m.card.${id}.enters`), id).toBe(enters !== undefined);
  }
  for (const { id } of TRAITS) {
    for (const part of ['', '.short', '.text']) expect(keys).toContain(`m.trait.${id}${part}`);
  }
});

test('cards that depend on their slot say so, and no others', () => {
  for (const { id, usesX } of CARDS) {
    expect(texts[`m.card.${id}.text`]?.includes('{x}'), id).toBe(usesX === true);
    expect(texts[`m.card.${id}.short`]?.includes('{x}'), id).toBe(usesX === true);
  }
});

test('texts fit their places', () => {
  for (const { id } of CARDS) {
    // Three lines of a card in the row, two lines of its name.
    expect(texts[`m.card.${id}.short`]?.length, id).toBeLessThanOrEqual(52);
    // A place to break a word is no letter.
    expect(texts[`m.card.${id}`]?.replaceAll('\u00ad', '').length, id).toBeLessThanOrEqual(20);
  }
  for (const { id } of TRAITS) expect(texts[`m.trait.${id}.short`]?.length, id).toBeLessThanOrEqual(50);
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
  for (const [key, source] of Object.entries(marine)) {
    const message = new IntlMessageFormat(source, 'en');
    const wanted = argumentsOf(message.getAst() as unknown as Node[]);
    const rounds = Math.max(1, ...[...wanted.values()].map((values) => values.size));
    for (let i = 0; i < rounds; i++) {
      const values = Object.fromEntries([...wanted].map(([name, all]) => [name, [...all][i % all.size]]));
      const made = String(message.format({ ...values, b: tag } as never));
      expect(made.trim(), key).not.toBe('');
      expect(made, key).not.toMatch(/[{}]|undefined/);
    }
  }
});
