import type { MarineView } from '@clade/dominant-species-marine';
import type { Fact } from '@clade/engine';
import type { ReactNode } from 'react';
import type { Refused, Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import { elementName, terrainName } from '../earth/lexicon.ts';
import { sayEarthRefusal } from '../earth/say/refusal.ts';
import type { Names } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { animalOf, cardName, spaceName, tileOf, traitName } from './speech.ts';

/** Why something is refused, in the reader's words. */
export function sayRefusal(refused: Refused, snapshot: Snapshot, _names: Names, say: Say): ReactNode {
  const view = snapshot.view as MarineView;
  return sayEarthRefusal(
    { ...refused, code: codeOf(refused), facts: ownFacts(refused, say) },
    'm',
    MARINE,
    {
      tile: (hex) => tileOf(say, view, hex),
      space: (id) => spaceName(say, id),
      card: (id) => cardName(say, id),
    },
    say,
  );
}

/** One code of the rules where people would say two things. */
function codeOf({ code, facts = {} }: Refused): string {
  if (code === 'no-pawn' && facts.element !== undefined) return 'no-special-pawn';
  if (code === 'other-element' && facts.corner === undefined) return 'other-kind';
  if (code === 'no-cubes' && facts.source !== undefined) return 'no-cube-there';
  if (code === 'limit' && facts.fewest !== undefined) return 'range';
  if (code === 'controlled' && facts.corner !== undefined) return 'controlled-disk';
  return code;
}

const NAMED: Readonly<Record<string, (say: Say, id: string) => string>> = {
  holder: animalOf,
  trait: traitName,
  first: spaceName,
};

/** Facts that only Marine has, as people name them. */
function ownFacts({ code, facts = {} }: Refused, say: Say): Record<string, Fact> {
  const all: Record<string, Fact> = { ...facts };
  for (const [name, fact] of Object.entries(facts)) {
    const named = NAMED[name];
    if (named !== undefined && typeof fact === 'string') all[name] = named(say, fact);
  }
  const { asked, last, chosen } = facts;
  if (code === 'other-element' && typeof asked === 'string') all.asked = elementName(say, asked);
  if (code === 'other-terrain' && typeof asked === 'string') all.asked = terrainName(say, asked);
  if (code === 'other-tile' && typeof chosen === 'string') all.asked = chosen;
  if ((code === 'not-behind' || code === 'between') && typeof last === 'string')
    all.last = spaceName(say, last);
  return all;
}
