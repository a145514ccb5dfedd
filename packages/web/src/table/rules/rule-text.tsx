// biome-ignore-all lint/suspicious/noArrayIndexKey: the pieces of a printed text have no identity but their place
import { Fragment, type ReactNode } from 'react';
import type { Piece, RuleFound } from './book.ts';
import { plainText } from './book.ts';

/** What a cited rule becomes: a link in the book, plain text in a tip. */
export type Cite = (id: string) => ReactNode;

interface PiecesProps {
  readonly of: readonly Piece[];
  readonly cite: Cite;
  /** Notes on the sources; left out where only the rule is wanted. */
  readonly notes?: boolean;
}

export function Pieces({ of, cite, notes = true }: PiecesProps) {
  return of.map((piece, i) => (
    <Fragment key={i}>
      <OnePiece piece={piece} cite={cite} notes={notes} />
    </Fragment>
  ));
}

function OnePiece({ piece, cite, notes }: { piece: Piece; cite: Cite; notes: boolean }): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('text' in piece) return piece.kind === 'code' ? <code>{piece.text}</code> : cite(piece.text);
  const inside = <Pieces of={piece.of} cite={cite} notes={notes} />;
  if (piece.kind === 'strong') return <strong>{inside}</strong>;
  if (piece.kind === 'em') return <em>{inside}</em>;
  return notes ? <span className="source-note">{inside}</span> : null;
}

const asText: Cite = (id) => id;

/** A rule in short: its text without notes; a row of a table as pairs of heading and cell. */
export function RuleText({ rule }: { readonly rule: RuleFound }) {
  if (rule.cells === undefined) return <Pieces of={rule.text} cite={asText} notes={false} />;
  const cells = rule.cells.filter(({ text }) => plainText(text, { notes: false }).trim() !== '');
  return (
    <dl className="rule-cells">
      {cells.map(({ head, text }, i) => (
        <div key={i}>
          <dt>
            <Pieces of={head} cite={asText} notes={false} />
          </dt>
          <dd>
            <Pieces of={text} cite={asText} notes={false} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
