import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import type { ArenaRecord } from '@clade/bots';
import { BadInput } from '../bad-input.ts';
import { readText, reasonOf } from '../files.ts';

/** What an arena is, so that a file of another one is not continued by mistake. */
export interface ArenaHeader {
  readonly arena: 1;
  readonly game: string;
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly scale: number;
}

/** Games that were played already, one line each behind the header; a line that was cut off is played again. */
export function openArena(path: string, header: ArenaHeader): ArenaRecord[] {
  if (!existsSync(path)) {
    write(path, () => writeFileSync(path, `${JSON.stringify(header)}\n`));
    return [];
  }
  const [first, ...lines] = readText(path).split('\n');
  if (first !== JSON.stringify(header)) {
    throw new BadInput(`The file "${path}" holds another arena: other bots, seed, table or scale.`);
  }
  const records = lines.map(parseLine).filter((record) => record !== undefined);
  const text = [JSON.stringify(header), ...records.map((record) => JSON.stringify(record))].join('\n');
  write(path, () => writeFileSync(path, `${text}\n`));
  return records;
}

export function keepRecord(path: string, record: ArenaRecord): void {
  write(path, () => appendFileSync(path, `${JSON.stringify(record)}\n`));
}

function parseLine(line: string): ArenaRecord | undefined {
  try {
    const value = JSON.parse(line) as ArenaRecord;
    return Array.isArray(value.ranks) && Array.isArray(value.times) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new BadInput(`The arena cannot be kept in "${path}": ${reasonOf(error)}.`);
  }
}
