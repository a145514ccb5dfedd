import { readFileSync, writeFileSync } from 'node:fs';
import { type PolicySet, policySetOf } from '@clade/bots/training';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure, type Game, isRefusal, plainRefusal } from '@clade/engine';
import { loadAll } from '@clade/titles';

const GAMES: readonly Game[] = await loadAll();

/** What was typed makes no sense: the program says so and ends. */
export class BadCommand extends Error {}

/** The game that a command was asked for, with its policies and a table. */
export function trainedGame(id = '', players = '4'): { game: Game; policySet: PolicySet; config: Config } {
  const game = GAMES.find((g) => g.id === id);
  const policySet = policySetOf(id);
  if (game === undefined || policySet === undefined)
    throw new BadCommand(`There is no game "${id}" (games: ${GAMES.map((g) => g.id).join(', ')}).`);
  const config = configure(game, Number(players), {});
  if (isRefusal(config)) throw new BadCommand(plainRefusal(config));
  return { game, policySet, config };
}

/** The policies of Marine, the only ones with a network. */
export function marinePolicies(): PolicySet {
  return trainedGame(dominantSpeciesMarine.id).policySet;
}

/** A whole number above 0 that an option was given. */
export function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new BadCommand(`--${name} must be a whole number from 1, not "${text}".`);
  return value;
}

/** A number above 0 that an option was given. */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new BadCommand(`--${name} must be a number above 0, not "${text}".`);
  return value;
}

/** Parameters that an earlier run wrote. */
export function readParams(file: string | undefined): { from?: Record<string, number> } {
  return file === undefined ? {} : { from: JSON.parse(readFileSync(file, 'utf8')) };
}

/** Writes parameters to a file after each step; without one they are printed after the last. */
export function writeParams(
  params: Readonly<Record<string, number>>,
  file: string | undefined,
  isLast: boolean,
): void {
  const short = (_: string, x: unknown): unknown => (typeof x === 'number' ? Number(x.toPrecision(3)) : x);
  const text = `${JSON.stringify(params, short, 2)}\n`;
  if (file !== undefined) writeFileSync(file, text);
  else if (isLast) process.stdout.write(text);
}
