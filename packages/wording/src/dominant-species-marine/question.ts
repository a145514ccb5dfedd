import { CARDS, type MarineView, TRAITS } from '@clade/dominant-species-marine';
import type { Seat } from '@clade/engine';
import { elementName, terrainName, tileIn } from '../earth/names.ts';
import { keyOf, type Phrase, phrase, type Value } from '../phrase.ts';
import type { Asked, Names, Seen } from '../wording.ts';
import { actingSpace, animalOfSeat, hasTrait, migrationCubes } from './acting.ts';
import { animalName, cardName, spaceName, spaceParts, traitName } from './names.ts';

/** What a player must or may do. */
export function questionText(asked: Asked, seen: Seen, { viewer }: Names): Phrase {
  const { kind, optional } = seen.decision ?? { kind: 'turn', optional: false };
  const values = askedValues(asked, seen);
  let key = `m.ask.${kind}`;
  if (kind === 'trait' && asked.legal[0]?.[0] === 'keep-two') key = 'm.ask.trait.two';
  if (kind === 'tectonics' && optional) key = 'm.ask.tectonics.optional';
  // At a table without a past nobody knows whose pawn it was.
  if (kind === 'migration' && values.n === undefined)
    key = actingSpace(seen) === undefined ? 'm.ask.migration.some' : 'm.ask.migration.all';
  return phrase(keyOf(key), { who: whoOf(seen.view as MarineView, viewer), ...values });
}

/** "You", or "Your Fishes" where each plays several animals. */
function whoOf(view: MarineView, viewer: Seat): Phrase {
  const own = animalOfSeat(view, viewer);
  const several = view.animals.filter(({ seat }) => seat === viewer).length > 1;
  return own !== undefined && several
    ? phrase('m.who.yours', { animal: animalName(own.animal) })
    : phrase('m.who.you');
}

/** What a question is about, as its first answers and the pieces on their way tell. */
function askedValues({ legal, made }: Asked, seen: Seen): Record<string, Value> {
  const view = seen.view as MarineView;
  const [verb, a, b] = (legal.find((wire) => wire.length > 1) ?? []).map(String);
  // Where no answer is left that names a tile, the question still has to read as a sentence.
  const tile = (hex: string | undefined): Value =>
    hex === undefined ? phrase('m.a-tile') : tileIn(view, hex);
  const values: Record<string, Value> = { tile: tile(undefined) };
  switch (seen.decision?.kind) {
    case 'special-space':
    case 'abundance-corner':
      if (view.asked?.element) values.element = elementName(view.asked.element);
      break;
    case 'autotrophs':
      values.side = actingSpace(seen) === 'autotrophs-1' ? 'smoker' : 'geyser';
      break;
    case 'wanderlust-hex':
      values.terrain = view.tileInHand === null ? '' : terrainName(view.tileInHand);
      break;
    case 'migration': {
      const left = migrantsLeft(seen, made);
      if (left !== undefined) values.n = left;
      break;
    }
    case 'evolution': {
      const scored = view.tiles.find(({ hex }) => hex === a);
      values.terrain = scored === undefined ? '' : terrainName(scored.terrain);
      break;
    }
    case 'regression-loss':
      values.element = elementName(a ?? 'sun');
      break;
    case 'mass-exodus':
      values.animal = animalName(a ?? 'fishes');
      values.tile = tile(b);
      break;
    default:
      if (verb === 'add' || verb === 'bring' || verb === 'eliminate' || verb === 'return')
        values.tile = tile(a);
  }
  return values;
}

/** DSM-5.13.1, DSM-6.4.16: cubes that may still move; undefined where there is no limit. */
function migrantsLeft(seen: Seen, made: number): number | undefined {
  const space = actingSpace(seen);
  const cubes = space === undefined ? undefined : migrationCubes(seen.config)[spaceParts(space).place];
  if (cubes === undefined) return undefined;
  const own = animalOfSeat(seen.view as MarineView, seen.viewer);
  return cubes + (hasTrait(own, 'seasonal-migrants') ? 1 : 0) - made;
}

/** Which animal is asked by what: a card, a trait, the space of a pawn. */
export function askerName(seen: Seen): Phrase | undefined {
  const view = seen.view as MarineView;
  const { animal = null } = view.asked ?? {};
  if (animal === null) return undefined;
  const source = sourceOf(view, seen);
  return source === undefined
    ? animalName(animal)
    : phrase('earth.ask.by', { animal: animalName(animal), source });
}

function sourceOf(view: MarineView, seen: Seen): Phrase | undefined {
  const { source = '' } = seen.decision ?? {};
  const card = view.asked?.card ?? CARDS.find(({ id }) => id === source)?.id;
  if (card) return cardName(card);
  if (TRAITS.some(({ id }) => id === source)) return traitName(source);
  const space = actingSpace(seen);
  return space === undefined ? undefined : spaceName(space);
}
