import type { Seat } from '@clade/engine';
import type { SentWish } from '@clade/protocol';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { Dialog } from '../dialog.tsx';
import { useRefusal } from '../menu/use-refusal.tsx';
import type { Company } from '../table.ts';
import { deciders, lateSeats } from './time-left.ts';

const WISHES = ['wait', 'bot', 'end'] as const;

/** Somebody's time is up: those who decide are asked once, and may come back to it while nothing is settled. */
export function Late({ company }: { readonly company: Company }) {
  const { snapshot, names } = useAtTable();
  const say = useText();
  const [seen, setSeen] = useState<string>();
  const late = lateSeats(snapshot);
  const [seat] = late;
  if (seat === undefined || snapshot.viewer < 0) return null;
  if (late.includes(snapshot.viewer))
    return (
      <p className="banner" role="alert">
        {say('late.me')}
      </p>
    );
  if (!deciders(snapshot).includes(snapshot.viewer)) return null;
  const wished = snapshot.clocks?.[seat]?.late?.wishes.some((wish) => wish.seat === snapshot.viewer);
  const question = `${seat} ${snapshot.clocks?.[seat]?.until}`;
  if (wished || seen === question)
    return (
      <div className="banner" role="status">
        <span>{say('line.time', { name: names.of(seat) })}</span>
        <Wishes seat={seat} company={company} small />
      </div>
    );
  return (
    <Dialog title={say('late.title')} onClose={() => setSeen(question)}>
      <p>{say('late.what', { name: names.of(seat) })}</p>
      <p className="soft">
        {say('late.note', {
          needed: Math.floor(deciders(snapshot).length / 2) + 1,
          name: names.of(seat),
        })}
      </p>
      <Wishes seat={seat} company={company} />
    </Dialog>
  );
}

interface WishesProps {
  readonly seat: Seat;
  readonly company: Company;
  readonly small?: boolean;
}

function Wishes({ seat, company, small = false }: WishesProps) {
  const { snapshot } = useAtTable();
  const say = useText();
  const [refusal, attempt] = useRefusal();
  const [sure, setSure] = useState(false);
  const wishes = snapshot.clocks?.[seat]?.late?.wishes ?? [];
  const pick = (wish: SentWish): void => {
    if (wish === 'end' && !sure) setSure(true);
    else void attempt(company.wish(seat, wish));
  };
  return (
    <div className="wishes">
      {sure && <p>{say('late.end-sure')}</p>}
      <div className="acts">
        {WISHES.map((wish) => {
          const count = wishes.filter((other) => other.wish === wish).length;
          const mine = wishes.some((other) => other.seat === snapshot.viewer && other.wish === wish);
          return (
            <button
              key={wish}
              type="button"
              className={`${wish === 'end' ? 'danger' : ''}${small ? ' sm' : ''}`}
              aria-pressed={mine}
              {...(wish === 'wait' && !small ? { 'data-first': true } : {})}
              onClick={() => pick(wish)}
            >
              {say(`late.${wish}`)} {count > 0 && <small>{say('late.wishes', { count })}</small>}
            </button>
          );
        })}
      </div>
      {refusal}
    </div>
  );
}
