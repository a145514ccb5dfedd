import {
  inForm,
  type Phrase,
  piecesOf,
  type Series,
  saidIn,
  textOf,
  type Value,
  valuesOf,
} from '@clade/wording';
import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Say } from './text.tsx';

/** What the wording says, as a line of text. */
export function said(say: Say, value: Value): string {
  return textOf(say.texts, value);
}

/** The same as pieces of the page: what has a tone or a tag looks like it. */
export function shown(say: Say, value: Value): ReactNode {
  const what = saidIn(say.texts, value);
  if (typeof what === 'boolean') return String(what);
  if (typeof what !== 'object') return what;
  return 'items' in what ? series(say, what) : toned(what, pieces(say, what));
}

function series(say: Say, { items, joined }: Series): ReactNode {
  return row(
    say,
    items.map((item) => shown(say, item)),
    joined,
  );
}

/** "a, b and c", of pieces of the page. */
export function listOf(say: Say, items: readonly ReactNode[]): ReactNode {
  return row(say, items, 'and');
}

export function plainList(say: Say, items: readonly string[]): string {
  return piecesOf(say.locale, items, 'and').join('');
}

function pieces(say: Say, phrase: Phrase): ReactNode {
  const values = valuesOf(phrase, (value) => shown(say, value));
  const plain =
    !say.texts.hasTags(phrase.key) && !Object.values(values).some((one) => typeof one === 'object');
  if (plain || phrase.small) return said(say, phrase);
  for (const { argument, value, form } of say.texts.formsIn(phrase.key)) {
    const name = phrase.values?.[value];
    if (typeof values[value] === 'object' && typeof name === 'object' && 'key' in name)
      values[argument] = shown(say, inForm(name, form));
  }
  return say.rich(phrase.key, { ...TAGS, ...values });
}

/** Only what is all text can be declined by a message. */
function row(say: Say, items: readonly ReactNode[], joined: Series['joined']): ReactNode {
  const parts = piecesOf(say.locale, items, joined);
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no identity but their place
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

function toned({ tone, form }: Phrase, piece: ReactNode): ReactNode {
  if (tone !== 'latin' && tone !== 'species') return piece;
  // The form may have brought an article, which is not a part of the name: "a Damalopsot".
  const from = form !== undefined && typeof piece === 'string' ? piece.lastIndexOf(' ') + 1 : 0;
  if (from > 0 && typeof piece === 'string')
    return (
      <>
        {piece.slice(0, from)}
        {marked(tone, piece.slice(from))}
      </>
    );
  return marked(tone, piece);
}

function marked(tone: 'latin' | 'species', name: ReactNode): ReactNode {
  if (tone === 'species') return <span className="fign">{name}</span>;
  return (
    <i className="fign" lang="la">
      {name}
    </i>
  );
}

/** Tags that messages may have. */
const TAGS = {
  b: (inside: ReactNode[]): ReactNode => <b>{inside}</b>,
  ok: (inside: ReactNode[]): ReactNode => <b className="ok">{inside}</b>,
  bad: (inside: ReactNode[]): ReactNode => <b className="bad">{inside}</b>,
  loss: (inside: ReactNode[]): ReactNode => <b className="bad">{inside}</b>,
};

/** The words of a piece of the page. */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsOf(node.props.children);
  return '';
}
