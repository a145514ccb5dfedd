import { Glyph } from '@clade/board';
import type { Foreshown } from '@clade/wording';
import { useMemo } from 'react';
import type { ConsequenceShown } from '../games/game-ui.ts';
import { useText } from '../text/text.tsx';
import { Mark, useAtTable } from './at-table.tsx';
import { baseOf } from './base.ts';
import type { Snapshot } from './table.ts';
import type { Turn } from './turn.ts';

/** The choice whose consequences are worth showing: what is pointed at, what waits, or the draft. */
function foreshown(turn: Turn, snapshot: Snapshot): Foreshown | undefined {
  const { considered } = turn;
  const { draft, view } = snapshot;
  const before = baseOf(snapshot);
  if (considered) {
    const { foreseen, move } = considered;
    return {
      moves: [move],
      events: foreseen?.events ?? [],
      before,
      ...(foreseen?.view === undefined ? {} : { view: foreseen.view }),
      drafted: false,
    };
  }
  if (draft.moves.length === 0) return undefined;
  return { moves: draft.moves, events: draft.events.flat(), before, view, drafted: true };
}

/** What would happen, in sentences. */
export function useConsequences(turn: Turn): readonly ConsequenceShown[] {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  const { considered } = turn;
  return useMemo(() => {
    const what = foreshown({ considered } as Turn, snapshot);
    return what ? ui.sayForeseen(what, snapshot, names, say) : [];
  }, [considered, snapshot, ui, names, say]);
}

/** The box "If you confirm": what follows from the choice, and whether it could be taken back. */
export function ForeseenBox({ turn }: { readonly turn: Turn }) {
  const { snapshot } = useAtTable();
  const say = useText();
  const lines = useConsequences(turn);
  const { considered, waiting } = turn;
  const { draft } = snapshot;
  const something = considered !== undefined || draft.moves.length > 0;
  if (draft.confirmed) return <ChosenBox lines={lines} />;
  if (!turn.asked && !something)
    return snapshot.waitingFor.some((seat) => seat !== snapshot.viewer) ? <WaitingBox /> : null;
  const pointedAt = considered !== undefined && considered.move !== waiting;
  return (
    <section className="box prev" aria-label={say('foreseen.title')}>
      <h2>{pointedAt ? say('foreseen.if-chosen') : say('foreseen.title')}</h2>
      {something ? (
        <>
          <ConsequenceList lines={lines} />
          <Reversible turn={turn} />
        </>
      ) : (
        <p className="soft">{say('foreseen.nothing')}</p>
      )}
    </section>
  );
}

/** A choice that is confirmed and stands until the others have made theirs. */
function ChosenBox({ lines }: { readonly lines: readonly ConsequenceShown[] }) {
  const say = useText();
  return (
    <section className="box prev" aria-label={say('foreseen.chosen')}>
      <h2>{say('foreseen.chosen')}</h2>
      <ConsequenceList lines={lines} />
      <p className="soft closing">{say('foreseen.standing')}</p>
      <h3>{say('foreseen.waiting')}</h3>
      <WaitingList />
    </section>
  );
}

export function ConsequenceList({ lines }: { readonly lines: readonly ConsequenceShown[] }) {
  return (
    <ul>
      {lines.map(({ symbol, text, tone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences have no identity but their place
        <li key={i} className={tone}>
          <Glyph id={symbol} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What cannot be undone is marked before the click. */
export function Reversible({ turn }: { readonly turn: Turn }) {
  const say = useText();
  const foreseen = turn.considered?.foreseen;
  if (turn.considered && foreseen === undefined) return null;
  if (foreseen?.opens)
    return (
      <p className="final">
        <Glyph id="lock" />
        {say('foreseen.opens', { what: foreseen.opens })}
      </p>
    );
  return (
    <p className="soft closing">
      {say('foreseen.open-nothing')} {foreseen && !foreseen.again && say('foreseen.ends')}
    </p>
  );
}

function WaitingBox() {
  const say = useText();
  return (
    <section className="box prev" aria-label={say('foreseen.waiting')}>
      <h2>{say('foreseen.waiting')}</h2>
      <WaitingList />
    </section>
  );
}

/** Who still owes a decision. */
function WaitingList() {
  const { names, snapshot } = useAtTable();
  const say = useText();
  return (
    <ul>
      {snapshot.waitingFor
        .filter((seat) => seat !== snapshot.viewer)
        .map((seat) => (
          <li key={seat}>
            <Mark seat={seat} size={16} />
            <span>{names.of(seat)}</span>
            {snapshot.seats[seat]?.kind === 'bot' && <span className="soft">{say('foreseen.thinks')}</span>}
          </li>
        ))}
    </ul>
  );
}
