import {
  COMPETITION_TERRAINS,
  type DsView,
  ELEMENTS,
  MIGRATION_CUBES,
  TERRAINS,
} from '@clade/dominant-species';
import { elementName, terrainName, tileIn } from '../earth/names.ts';
import { both, keyOf, type Phrase, phrase, small } from '../phrase.ts';
import type { Asked, Seen } from '../wording.ts';
import { animalName, cardName, entryName, spaceParts } from './names.ts';

/** What a player must or may do. */
export function questionText({ legal, made }: Asked, { view: shown, decision, draft }: Seen): Phrase {
  const view = shown as DsView;
  const { section, place } = spaceParts(view.cursor ?? '');
  // The first answer says which tile is meant, where the question is about one.
  const [, hex = ''] = legal.find((wire) => wire.length > 1) ?? [];
  const kind = decision?.kind;
  switch (kind) {
    case undefined:
      return phrase('ds.title');
    case 'abundance-corner': {
      const taken = draft.moves.at(-1);
      const element = taken?.[0] === 'take' ? elementName(String(taken[1])) : 'none';
      return phrase('ds.prompt.abundance-corner', { element });
    }
    case 'speciation':
      return phrase('ds.prompt.speciation', { element: elementName(ELEMENTS[place] ?? 'meat') });
    case 'glaciation':
      return phrase(decision?.optional ? 'ds.prompt.glaciation' : 'ds.prompt.glaciation.must');
    case 'migration': {
      const all = section === 'migration' ? (MIGRATION_CUBES[place] ?? 0) : 0;
      return phrase('ds.prompt.migration', { n: Math.max(0, all - made) });
    }
    case 'competition': {
      const list = competitionTerrains(view).map((terrain) => small(terrainName(terrain)));
      return phrase('ds.prompt.competition', { list: both(list) });
    }
    case 'biomass':
    case 'predator':
    case 'catastrophe-beside':
      return phrase(`ds.prompt.${kind}`, { tile: tileIn(view, String(hex)) });
    default:
      return phrase(keyOf(`ds.prompt.${kind}`));
  }
}

/** The terrains of the Competition space that is carried out. */
export function competitionTerrains({ cursor }: DsView): readonly string[] {
  const { section, place } = spaceParts(cursor ?? '');
  if (section !== 'competition') return [];
  return (COMPETITION_TERRAINS[place] ?? []).map((terrain) => TERRAINS[terrain] as string);
}

/** Which animal is asked by what: "Birds, Adaptation 2". */
export function askerName({ view: shown }: Seen): Phrase | undefined {
  const view = shown as DsView;
  const { animal = null, card = null } = view.asked ?? {};
  if (animal === null) return undefined;
  const source =
    card !== null ? cardName(card) : view.cursor !== null ? entryName(view.cursor) : phaseName(view);
  return phrase('earth.ask.by', { animal: animalName(animal), source });
}

/** "Execution: Speciation, water" */
export function phaseName({ phase, cursor }: DsView): Phrase {
  if (phase !== 'execution') return phrase(keyOf(`ds.phase.${phase}`));
  return cursor === null
    ? phrase('ds.phase.execution.short')
    : phrase('ds.phase.execution', { what: entryName(cursor) });
}
