import { expect } from 'vitest';
import { checkGame } from '../contract.ts';
import { type Game, isRefusal, plainRefusal } from '../game.ts';
import { type Config, configure, type OptionValue, unattended } from '../options.ts';

/** A table that must exist, with the guards of tables without people. */
export function tableOf(
  game: Game,
  players: number,
  options: Readonly<Record<string, OptionValue>> = {},
): Config {
  const config = configure(game, players, { ...unattended(game), ...options });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  return config;
}

const MOST_MOVES = 10_000;

/** Plays games that are checked against the contract; the options are part of the seed, so that no two tables see the same draws. */
export function checkTable(
  game: Game,
  config: Config,
  { games, deepEvery, moves }: { games: number; deepEvery: number; moves: number },
): void {
  for (let i = 0; i < games; i++) {
    const seed = `contract ${JSON.stringify(config)} ${i}`;
    const played = checkGame(game, config, seed, { deepEvery, maxMoves: MOST_MOVES });
    expect(played.log.moves.length).toBeGreaterThan(moves);
    expect(played.deep).toBeGreaterThan(5);
  }
}
