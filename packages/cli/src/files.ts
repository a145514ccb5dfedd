import { readFileSync } from 'node:fs';
import { isRefusal, type State } from '@clade/engine';
import { accepted, BadInput } from './bad-input.ts';
import type { Entry, Registry } from './entry.ts';
import type { Io } from './io.ts';
import { findEntry } from './registry.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

export function readText(path: string): string {
  try {
    return withoutMark(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadInput(`The file "${path}" cannot be read: ${reasonOf(error)}.`);
  }
}

/** A file, or stdin for `-`. */
export async function readSource(io: Io, path: string): Promise<string> {
  if (path !== '-') return readText(path);
  let text = '';
  for await (const chunk of io.input) text += String(chunk);
  return withoutMark(text);
}

/** Some editors put a byte order mark in front. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

export interface LoadedFile {
  readonly entry: Entry;
  readonly state: State;
}

/** Reads a hand-written position of any game. */
export function readPositionText(registry: Registry, text: string, path: string): LoadedFile {
  const name = path === '-' ? 'The input' : `The file "${path}"`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput(`${name} is not valid JSON.`);
  }
  const entry = entryOf(registry, value);
  const state = entry.game.readPosition(value);
  if (!isRefusal(state)) return { entry, state };
  return accepted<LoadedFile>(state);
}

/** The field `game` decides. Where it is left out, the position must be one of a single game. */
function entryOf(registry: Registry, value: unknown): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput('This is not a position: an object is needed.');
  }
  const { game } = value as { game?: unknown };
  if (typeof game === 'string') return findEntry(registry, game);
  const fitting = game === undefined ? registry.filter((e) => !isRefusal(e.game.readPosition(value))) : [];
  const [only, ...others] = fitting;
  if (only !== undefined && others.length === 0) return only;
  const ids = registry.map((e) => e.game.id).join(', ');
  throw new BadInput(`Field "game" of the position must be one of ${ids}.`);
}
