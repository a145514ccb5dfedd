import type { Seat } from '@clade/engine';
import { type Card, type EvoView, TRAITS, type TraitId } from '@clade/evolution';
import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Key, Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import { type Figures, figureAt } from './figures.ts';

/** How a reader names species, cards and players: own ones as "your fig. 3", others' as "Tomek’s fig. 1". */
export interface Speech {
  readonly say: Say;
  readonly names: Names;
  readonly figures: Figures;
}

export function figureName(say: Say, figure: number): string {
  // Planned species have letters until they come to the table.
  const n = figure < 0 ? String.fromCharCode(96 - figure) : String(figure);
  return say('evo.fig', { n });
}

export function fig({ say }: { readonly say: Say }, figure: number): ReactNode {
  return <span className="fign">{figureName(say, figure)}</span>;
}

/** "your fig. 3", "Tomek’s fig. 1". */
export function figOf(speech: Speech, seat: Seat, figure: number): ReactNode {
  const { say, names } = speech;
  if (seat === names.viewer) return say.rich('evo.fig.yours', { fig: fig(speech, figure) });
  return say.rich('evo.fig.of', { name: names.of(seat), fig: fig(speech, figure) });
}

export function speciesOf(speech: Speech, seat: Seat, place: number): ReactNode {
  return figOf(speech, seat, figureAt(speech.figures, seat, place));
}

/** Where it is plain who acts, that player's species need no owner. */
export function speciesFor(speech: Speech, actor: Seat, seat: Seat, place: number): ReactNode {
  const figure = figureAt(speech.figures, seat, place);
  return seat === actor ? fig(speech, figure) : figOf(speech, seat, figure);
}

export function traitName(say: Say, trait: TraitId): string {
  return say(`evo.trait.${trait}`);
}

/** What a trait does at this table: some options change it (EVO-4.2.13). */
export function traitText(say: Say, trait: TraitId, { config }: Pick<EvoView, 'config'>): string {
  const alone = trait === 'warning-call' && config.options.callersProtected !== true;
  return alone ? say('evo.trait.warning-call.text.alone') : say(`evo.trait.${trait}.text`);
}

export function isTrait(id: unknown): id is TraitId {
  return (TRAITS as readonly unknown[]).includes(id);
}

/** "+4", "−1", "0". */
export function foodNumber(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

export function cardName(say: Say, { trait, food }: Card): string {
  return say('evo.card', { trait: traitName(say, trait), food: foodNumber(food) });
}

const LISTS = new Map<string, Intl.ListFormat>();

/** "a, b and c", of pieces of the page. */
export function listOf(say: Say, items: readonly ReactNode[]): ReactNode {
  let format = LISTS.get(say.locale);
  if (format === undefined) {
    format = new Intl.ListFormat(say.locale, { type: 'conjunction', style: 'long' });
    LISTS.set(say.locale, format);
  }
  let i = 0;
  return format.formatToParts(items.map(String)).map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no identity but their place
    <Fragment key={at}>{type === 'element' ? items[i++] : value}</Fragment>
  ));
}

export function plainList(say: Say, items: readonly string[]): string {
  return textOf(listOf(say, items));
}

/** Pieces in a row with commas, where "and" would be one word too many. */
export function sequence(items: readonly ReactNode[]): ReactNode {
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no identity but their place
    <Fragment key={at}>
      {at > 0 ? ', ' : ''}
      {item}
    </Fragment>
  ));
}

/** The words of a piece of the page. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}

/** Tags that messages may have. */
export const TAGS = {
  b: (inside: ReactNode[]): ReactNode => <b>{inside}</b>,
  ok: (inside: ReactNode[]): ReactNode => <b className="ok">{inside}</b>,
  bad: (inside: ReactNode[]): ReactNode => <b className="bad">{inside}</b>,
  loss: (inside: ReactNode[]): ReactNode => <b className="bad">{inside}</b>,
};

/** What an intelligent carnivore ignores, as a list. */
export function negatedList(say: Say, negated: readonly string[]): string {
  return plainList(
    say,
    negated.map((trait) => say(`evo.negated.${trait}` as Key)),
  );
}
