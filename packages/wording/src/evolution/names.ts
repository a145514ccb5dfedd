import type { Seat } from '@clade/engine';
import { type Card, type EvoView, type Species, TRAITS, type TraitId } from '@clade/evolution';
import { both, keyOf, type Phrase, phrase, type Series, signed } from '../phrase.ts';
import type { Names } from '../wording.ts';
import { type Figures, figureAt } from './figures.ts';
import { genusOf, scientificName } from './genera.ts';

/** How a reader names species and cards: own ones as "your Damalops", others' as "Tomek’s Murinax". */
export interface Speech {
  readonly names: Names;
  readonly figures: Figures;
}

/** The short id of a species: keys, records and typed moves know it by its number. */
export function figureNumber(figure: number): Phrase {
  // Planned species have letters until they come to the table.
  const n = figure < 0 ? String.fromCharCode(96 - figure) : String(figure);
  return phrase('evo.fig', { n }, 'species');
}

/** What a species is called by: its genus; one that is only planned, or nowhere, has its short id. */
export function figureName(figure: number, { seed, numbered }: Pick<Names, 'seed' | 'numbered'>): Phrase {
  if (figure <= 0 || numbered) return figureNumber(figure);
  return phrase('evo.genus', { genus: genusOf(seed, figure) }, 'latin');
}

/** "Damalops cornicollis clamosus (fig. 8)": for ears and for the end. */
export function fullName(figure: number, traits: readonly string[], { seed }: Pick<Names, 'seed'>): Phrase {
  if (figure <= 0) return figureNumber(figure);
  const { full } = scientificName(seed, figure, traits);
  return phrase('evo.name.full', {
    name: phrase('evo.genus', { genus: full }, 'latin'),
    fig: figureNumber(figure),
  });
}

/** Traits that everybody knows, in the order in which they came. */
export function knownTraits({ traits }: Pick<Species, 'traits'>): readonly TraitId[] {
  return traits.flatMap(({ id, faceDown }) => (id === undefined || faceDown ? [] : [id]));
}

/** "your Damalops", "Tomek’s Damalops". */
export function figureOf({ names }: Speech, seat: Seat, figure: number): Phrase {
  const fig = figureName(figure, names);
  return seat === names.viewer
    ? phrase('evo.fig.yours', { fig })
    : phrase('evo.fig.of', { name: names.of(seat), fig });
}

export function speciesOf(speech: Speech, seat: Seat, place: number): Phrase {
  return figureOf(speech, seat, figureAt(speech.figures, seat, place));
}

/** Where it is plain who acts, that player's species need no owner. */
export function speciesFor(speech: Speech, actor: Seat, seat: Seat, place: number): Phrase {
  const figure = figureAt(speech.figures, seat, place);
  return seat === actor ? figureName(figure, speech.names) : figureOf(speech, seat, figure);
}

export function traitName(trait: string): Phrase {
  return phrase(keyOf(`evo.trait.${trait}`));
}

/** What a trait does at this table: some options change it (EVO-4.2.13). */
export function traitText(trait: TraitId, view?: Pick<EvoView, 'config'>): Phrase {
  const alone =
    trait === 'warning-call' && view !== undefined && view.config.options.callersProtected !== true;
  return phrase(alone ? 'evo.trait.warning-call.text.alone' : `evo.trait.${trait}.text`);
}

export function isTrait(id: unknown): id is TraitId {
  return (TRAITS as readonly unknown[]).includes(id);
}

export function cardName({ trait, food }: Card): Phrase {
  return phrase('evo.card', { trait: traitName(trait), food: signed(food) });
}

/** What an intelligent carnivore ignores, as a list. */
export function negatedList(negated: readonly string[]): Series {
  return both(negated.map((trait) => phrase(keyOf(`evo.negated.${trait}`))));
}
