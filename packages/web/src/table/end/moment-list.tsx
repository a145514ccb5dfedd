import { Glyph } from '@clade/board';
import { signed } from '@clade/wording';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { useTold } from '../log/use-told.ts';
import type { Course } from '../table.ts';
import { momentsOf } from './moments.ts';

const MOMENTS = 4;

/** Lines worth looking at again, each with a link to its moment. */
export function Moments({ course }: { readonly course: Course }) {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  const told = useTold(ui, snapshot, names);
  const winner = snapshot.result?.winners[0] ?? 0;
  const found = useMemo(() => {
    const marks = snapshot.lines.flatMap((line) => {
      const mark = ui.mark(line, say);
      return mark ? [{ n: line.n, mark }] : [];
    });
    return momentsOf(course, marks, winner, MOMENTS);
  }, [course, snapshot, winner, ui, say]);
  const lines = found.flatMap((moment) => {
    const sentences = told.filter(({ n }) => n === moment.n);
    // Of a line that tells several things, the one that hurt somebody.
    const said = sentences.find(({ tone }) => tone === 'loss' || tone === 'attack') ?? sentences[0];
    return said ? [{ ...moment, said }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section className="moments" aria-labelledby="moments-title">
      <h3 id="moments-title">{say('end.moments')}</h3>
      <ul>
        {lines.map(({ n, why, mark, moved, said }) => (
          <li key={n}>
            <Glyph id={mark?.symbol ?? (why === 'lead' ? 'trophy' : 'points')} />
            <span>
              {say('end.moment', { n })} {why === 'mark' ? mark?.label : <SaidOnce said={said} />}{' '}
              {moved.length > 0 && (
                <b>
                  {moved
                    .map(({ seat, by }) => say('end.moved', { name: names.of(seat), n: signed(by) }))
                    .join(', ')}
                  {'. '}
                </b>
              )}
              {why === 'lead' && <b>{say('end.lead', { name: names.of(winner) })} </b>}
              <Link
                href={`/replay/${snapshot.id}?move=${n}`}
                className="strong"
                aria-label={say('end.see-move', { n })}
              >
                {say('end.see')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence of the log outside of it: with the mark of who acted for the eye, whole for the ear. */
function SaidOnce({ said }: { readonly said: Told }) {
  return (
    <>
      <span aria-hidden="true">
        {said.seat !== undefined && said.seat >= 0 && (
          <Mark seat={said.seat} animal={said.animal} size={14} letter={false} />
        )}{' '}
        {said.text}
      </span>
      <span className="hidden-text">{said.plain}</span>
    </>
  );
}
