// biome-ignore-all lint/suspicious/noArrayIndexKey: the pieces of a printed text have no identity but their place
import { Fragment, type ReactNode } from 'react';
import type { RuleFound, RulePiece } from './book.ts';
import { plainText } from './book.ts';

/** What a cited rule becomes: a link in the book, plain text in a tip. */
export type Cite = (id: string) => ReactNode;

interface PiecesProps {
  readonly of: readonly RulePiece[];
  readonly cite: Cite;
}

export function Pieces({ of, cite }: PiecesProps) {
  return of.map((piece, i) => (
    <Fragment key={i}>
      <OnePiece piece={piece} cite={cite} />
    </Fragment>
  ));
}

function OnePiece({ piece, cite }: { piece: RulePiece; cite: Cite }): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('text' in piece) return piece.kind === 'code' ? <code>{piece.text}</code> : cite(piece.text);
  const inside = <Pieces of={piece.of} cite={cite} />;
  return piece.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
}

const asText: Cite = (id) => id;

/** A rule in short: its text; a row of a table as pairs of heading and cell. */
export function RuleText({ rule }: { readonly rule: RuleFound }) {
  if (rule.cells === undefined) return <Pieces of={rule.text} cite={asText} />;
  const cells = rule.cells.filter(({ text }) => plainText(text).trim() !== '');
  return (
    <dl className="rule-cells">
      {cells.map(({ head, text }, i) => (
        <div key={i}>
          <dt>
            <Pieces of={head} cite={asText} />
          </dt>
          <dd>
            <Pieces of={text} cite={asText} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
