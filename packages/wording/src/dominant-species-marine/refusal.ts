import type { MarineView } from '@clade/dominant-species-marine';
import { elementName, terrainName } from '../earth/names.ts';
import { earthRefusal, type FactNames, type Facts } from '../earth/refusal.ts';
import type { Value } from '../phrase.ts';
import type { Refused, Seen } from '../wording.ts';
import { animalName, MARINE, spaceName, traitName } from './names.ts';

/** Why something is refused, in the reader's words. */
export function refusalText(refused: Refused, { view }: Seen): Value {
  const { code, facts = {} } = refused;
  // What was chosen before is what is asked for.
  const chosen: Facts =
    code === 'other-tile' && typeof facts.chosen === 'string' ? { asked: facts.chosen } : {};
  return earthRefusal(
    { ...refused, code: codeOf(code, facts), facts: { ...facts, ...chosen } },
    view as MarineView,
    MARINE,
    { ...NAMES, ...ASKED[code] },
  );
}

/** One code of the rules where people would say two things. */
function codeOf(code: string, facts: Facts): string {
  if (code === 'no-pawn' && facts.element !== undefined) return 'no-special-pawn';
  if (code === 'other-element' && facts.corner === undefined) return 'other-kind';
  if (code === 'no-cubes' && facts.source !== undefined) return 'no-cube-there';
  if (code === 'limit' && facts.fewest !== undefined) return 'range';
  if (code === 'controlled' && facts.corner !== undefined) return 'controlled-disk';
  return code;
}

/** Facts that only Marine has. */
const NAMES: FactNames = { holder: animalName, trait: traitName, first: spaceName };

/** Facts that mean something else with some codes. */
const ASKED: Readonly<Record<string, FactNames>> = {
  'other-element': { asked: elementName },
  'other-terrain': { asked: terrainName },
  'not-behind': { last: spaceName },
  between: { last: spaceName },
};
