import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintRules } from './configs/lint.ts';
import { tsconfigs } from './configs/tsconfigs.ts';
import { PACKAGES } from './packages.ts';

/** Files that are written from the table of packages, by their path. */
export function configs(): Map<string, string> {
  const projects = tsconfigs(PACKAGES).map(([path, config]) => [path, `${jsonOf(config)}\n`] as const);
  return new Map([...projects, ['lint/imports.json', linesOf(lintRules(PACKAGES))]]);
}

/** The rules of the linter, one a line; the formatter leaves this file alone. */
function linesOf(rules: readonly object[]): string {
  return `{ "overrides": [\n${rules.map((rule) => JSON.stringify(rule)).join(',\n')}\n] }\n`;
}

/** JSON as the formatter writes it: a list of names on one line where it fits. */
function jsonOf(value: unknown, indent = '', key = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((one) => JSON.stringify(one)).join(', ')}]`;
    const flat = value.every((one) => typeof one !== 'object');
    if (value.length === 0 || (flat && indent.length + key.length + line.length <= 109)) return line;
    return `[\n${value.map((one) => inner + jsonOf(one, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([name, one]) => {
    const start = `${JSON.stringify(name)}: `;
    return inner + start + jsonOf(one, inner, start);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** `npm run configs` writes them; with `--check` it only says which are not up to date. */
function main(root: string, check: boolean): number {
  const stale = [...configs()].filter(([path, text]) => textOf(join(root, path)) !== text);
  for (const [path, text] of stale) {
    if (!check) writeFileSync(join(root, path), text);
    process.stdout.write(`${path}${check ? ' is not up to date' : ''}\n`);
  }
  return check && stale.length > 0 ? 1 : 0;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main)
  process.exitCode = main(join(import.meta.dirname, '..'), process.argv.includes('--check'));
