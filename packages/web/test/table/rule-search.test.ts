import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBook } from '../../build/rules-markdown.ts';
import { findRule, indexRules } from '../../src/table/rules/book.ts';
import { searchRules } from '../../src/table/rules/search.ts';

const rules = indexRules(
  readBook(readFileSync(`${import.meta.dirname}/../../../../docs/rules/evolution.md`, 'utf8')),
);
const ids = (query: string, limit = 5): string[] =>
  searchRules(rules.values(), query, limit).map(({ id }) => id);

describe('searchRules', () => {
  it('finds a rule by its id, in any case', () => {
    expect(ids('evo-3.6.5')[0]).toBe('EVO-3.6.5');
  });

  it('finds all words, wherever they stand, and those that begin with them first', () => {
    expect(ids('hard shell bonus')).toEqual(['EVO-1.2.6']);
    expect(ids('symbiosis rightmost')[0]).toBe('EVO-6.16.1');
  });

  it('finds nothing for nothing, and no more than asked for', () => {
    expect(ids('  ')).toEqual([]);
    expect(ids('food', 3)).toHaveLength(3);
  });

  it('does not mind accents', () => {
    expect(ids('fóod tókens')).toEqual(ids('food tokens'));
    expect(ids('food tokens')).not.toEqual([]);
  });
});

describe('findRule', () => {
  it('falls back to the rule above', () => {
    expect(findRule(rules, 'EVO-6.16.2')?.id).toBe('EVO-6.16.2');
    expect(findRule(rules, 'EVO-6.16.99')?.id).toBe('EVO-6.16');
    expect(findRule(rules, 'EVO-99.1')).toBeUndefined();
    expect(findRule(rules, 'nonsense')).toBeUndefined();
  });
});
