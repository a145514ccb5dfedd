import { figureName, fullName as nameValue } from '@clade/wording/evolution';
import type { ReactNode } from 'react';
import { plainList, said, shown } from '../../text/phrase.tsx';
import type { Say } from '../../text/text.tsx';
import { type Life, roundsLived } from './lives.ts';
import { traitName } from './speech.ts';

/** What its game says of a life: whose species they are, and how long the game was. */
export interface Of {
  readonly say: Say;
  readonly seed: string;
  readonly rounds: number;
}

/** "Damalops cornicollis (fig. 8)" */
export function lifeName({ say, seed }: Of, { figure, traits }: Life): ReactNode {
  return shown(say, nameValue(figure, traits, { seed }));
}

export function lifeNameText({ say, seed }: Of, { figure, traits }: Life): string {
  return said(say, nameValue(figure, traits, { seed }));
}

/** "Rounds 2–5" */
export function roundsText({ say, rounds }: Of, life: Life): string {
  return say('evo.life.rounds', {
    n: roundsLived(life, rounds),
    from: life.born,
    to: life.died ?? rounds,
  });
}

/** What became of it: "Eaten by Loridopsis in round 5". */
export function fateText({ say, seed }: Of, { end, by, died }: Life): string {
  if (died === undefined) return say('evo.life.alive');
  if (by === undefined || end === 'starved' || end === undefined)
    return say('evo.life.starved', { round: died });
  return say(`evo.life.${end}`, { by: said(say, figureName(by, { seed })), round: died });
}

export function traitsText({ say }: Of, { traits }: Life): string {
  if (traits.length === 0) return say('evo.board.no-traits');
  return plainList(
    say,
    traits.map((trait) => traitName(say, trait)),
  );
}

/** "Body size 4, greatest population 6, 21 food, 3 attacks" */
export function factsText({ say }: Of, { body, herd, food, hunts }: Life): string {
  const facts = say('evo.life.facts', { body, herd, food });
  return hunts === 0 ? facts : say('evo.life.facts.hunter', { facts, n: hunts });
}
