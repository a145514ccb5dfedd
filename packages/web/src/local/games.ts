import { type Game, type Refusal, refusal, versionOf } from '@clade/engine';
import { titleOf } from '@clade/titles';

/** A table or a log of a version of the rules that this page does not have; it stays as it is. */
export class UnknownRules extends Error {
  readonly refusal: Refusal;

  constructor(game: string, rules: string) {
    super(`This page does not know version ${rules} of ${game}.`);
    this.refusal = refusal('unknown-rules', '', { rules });
  }
}

/** The rules of a game, loaded when they are needed: the newest version, or the one that a table was begun with. */
export async function loadGame(id: string, rules?: string): Promise<Game> {
  const title = titleOf(id);
  if (title === undefined) throw new Error(`there is no game "${id}"`);
  const game = await title.load();
  const version = rules === undefined ? game : versionOf(game, rules);
  if (version === undefined) throw new UnknownRules(id, String(rules));
  return version;
}
