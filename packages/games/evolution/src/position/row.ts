import { Fields, type Seat, type State, wrongField } from '@clade/engine';
import { KIND_TRAIT } from '../cards.ts';
import { MAX_ATTACK_PLACE } from '../moves.ts';
import { insertSpecies } from '../row.ts';
import {
  BODY,
  CARDS,
  FACE_DOWN_SHIFT,
  FAT,
  FOOD,
  freeBoards,
  LEAF,
  MAX_SIZE,
  MEAT,
  PLAYERS,
  POPULATION,
  rowEnd,
  speciesAt,
  speciesCount,
  TRAIT_LIMIT,
  TRAIT_SET,
} from '../state.ts';
import { FAT_TISSUE, LEAF_BITS, LEAF_TRAITS, TRAITS, traitNumber } from '../traits.ts';

const SPECIES_FIELDS = ['bodySize', 'population', 'food', 'fat', 'meat', 'traits', 'leaf'];
const TRAIT_FIELDS = ['id', 'food', 'faceDown'];

/** A trait card whose kind the card box decides. */
export interface LateCard {
  readonly id: unknown;
  readonly food: unknown;
  readonly path: string;
  readonly put: (kind: number) => void;
}

/** Reads a player's row; a player without the field has one new species. Returns the trait cards to hand out. */
export function readRow(
  s: State,
  seat: Seat,
  p: Fields,
  allows: { readonly faceDown: boolean; readonly feeding: boolean },
): LateCard[] {
  const row = p.has('species') ? p.list('species') : [{}];
  const late: LateCard[] = [];
  for (const [i, value] of row.entries()) {
    const path = `${p.at('species')}[${i}]`;
    // EVO-1.2.8: only replacements, one for each player, go beyond the limit.
    if (freeBoards(s) + s[PLAYERS] <= 0)
      wrongField(path, `there are more species than boards (${speciesCount(s)})`);
    if (i > MAX_ATTACK_PLACE) wrongField(path, `a row has at most ${MAX_ATTACK_PLACE + 1} species`);
    const index = rowEnd(s, seat);
    insertSpecies(s, seat, index);
    late.push(...readSpecies(s, index, new Fields(value, path, SPECIES_FIELDS), allows));
  }
  return late;
}

function readSpecies(
  s: State,
  index: number,
  f: Fields,
  allows: { readonly faceDown: boolean; readonly feeding: boolean },
): LateCard[] {
  const at = speciesAt(index);
  s[at + BODY] = f.integer('bodySize', 1, 1, MAX_SIZE);
  s[at + POPULATION] = f.integer('population', 1, 1, MAX_SIZE);
  s[at + FOOD] = f.integer('food', 0, 0, MAX_SIZE);
  s[at + FAT] = f.integer('fat', 0, 0, MAX_SIZE);
  const population = s[at + POPULATION];
  if (s[at + FOOD] > population) {
    wrongField(f.at('food'), `${s[at + FOOD]} food is more than the population of ${population}`);
  }
  if (s[at + FOOD] > 0 && !allows.feeding) {
    wrongField(f.at('food'), 'boards hold food only in the phase "feeding" (EVO-7.2.3)');
  }
  const cards = readTraits(s, at, f, allows.faceDown);
  const faceUpFat = cards.some((c) => c.trait === FAT_TISSUE && !c.faceDown);
  if (s[at + FAT] > 0 && !faceUpFat)
    wrongField(f.at('fat'), 'only a species with fat-tissue face-up stores fat');
  if (s[at + FAT] > s[at + BODY]) {
    wrongField(f.at('fat'), `${s[at + FAT]} fat is more than the body size of ${s[at + BODY]}`);
  }
  s[at + MEAT] = f.integer('meat', 0, 0, s[at + FOOD] + s[at + FAT]);
  for (const [i, id] of f.list('leaf').entries()) {
    const bit = typeof id === 'string' ? 1 << traitNumber(id) : 0;
    const path = `${f.at('leaf')}[${i}]`;
    if ((bit & LEAF_BITS) === 0) wrongField(path, `one of ${LEAF_TRAITS.join(', ')} is needed`);
    if ((s[at + TRAIT_SET] & bit) === 0) wrongField(path, `the species has no ${String(id)}`);
    s[at + LEAF] |= bit;
  }
  return cards;
}

interface ReadTrait extends LateCard {
  readonly trait: number;
  readonly faceDown: boolean;
}

function readTraits(s: State, at: number, f: Fields, mayBeDown: boolean): ReadTrait[] {
  const list = f.list('traits');
  if (list.length > s[TRAIT_LIMIT]) {
    wrongField(
      f.at('traits'),
      `${list.length} traits are more than the limit of ${s[TRAIT_LIMIT]} (EVO-1.2.3)`,
    );
  }
  return list.map((value, i) => {
    const path = `${f.at('traits')}[${i}]`;
    const fields = typeof value === 'string' ? undefined : new Fields(value, path, TRAIT_FIELDS);
    const id = fields ? fields.raw('id') : value;
    const faceDown = fields?.boolean('faceDown', false) ?? false;
    const trait = typeof id === 'string' ? traitNumber(id) : -1;
    if (trait < 0)
      wrongField(path, `there is no trait ${JSON.stringify(id ?? null)} (traits: ${TRAITS.join(', ')})`);
    if ((s[at + TRAIT_SET] & (1 << trait)) !== 0)
      wrongField(path, `the species has ${TRAITS[trait]} twice (EVO-3.4.3)`);
    if (faceDown && !mayBeDown) wrongField(path, 'traits lie face-down only in the phase "play" (EVO-3.5.1)');
    s[at + TRAIT_SET] |= 1 << trait;
    if (faceDown) s[at + CARDS] |= 1 << (FACE_DOWN_SHIFT + i);
    const put = (kind: number): void => {
      if (KIND_TRAIT[kind] === trait) s[at + CARDS] |= (kind + 1) << (i << 3);
    };
    return { id, food: fields?.raw('food'), path, put, trait, faceDown };
  });
}
