import type { Game, State, Wire } from '@clade/engine';
import type { Key } from '@clade/text';
import { knows, say } from '../speech.ts';

/** Questions that both hex games ask, in the words that follow the name of the animal. */

/** A tile and its terrain: `C3 (savannah)`. */
export type Where = (hex: string) => string;

/** How far the present action has come, as positions write it down (docs/position-format.md). */
export function doing(game: Game, s: State): Readonly<Record<string, unknown>> {
  const list = game.writePosition(s).doing;
  return Array.isArray(list) ? ((list.at(-1) as Record<string, unknown> | undefined) ?? {}) : {};
}

/** More than that is no limit in practice. */
const UNLIMITED = 20;

export function migrationQuestion(left: unknown): string {
  return typeof left !== 'number' || left > UNLIMITED
    ? say('cli.q.migration.any')
    : say('cli.q.migration', { n: left });
}

/** The first legal answer says which tile is meant, where the question is about one. */
export function earthQuestion(
  kind: string,
  wire: Wire,
  where: Where,
  animal: (id: string) => string,
): string {
  const tile = where(String(wire[1]));
  switch (kind) {
    case 'speciation-cubes':
      return say('cli.q.speciation-cubes', { tile });
    case 'arrivals':
      return say('cli.q.arrivals', { tile });
    case 'mass-exodus':
      return say('cli.q.mass-exodus', { animal: animal(String(wire[1])), tile: where(String(wire[2])) });
    case 'biomass':
    case 'predator':
      return say('cli.q.biomass', { tile });
    default:
      return questionOf('cli.q', kind) ?? say('cli.q.any');
  }
}

/** A question that needs nothing but its kind. */
export function questionOf(prefix: 'cli.q' | 'cli.q.ds' | 'cli.q.m', kind: string): string | undefined {
  const key = `${prefix}.${kind}`;
  return knows(key) ? say(key as Key) : undefined;
}
