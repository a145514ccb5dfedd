import { Glyph } from '@clade/board';
import type { Seat } from '@clade/engine';
import { useEffect, useRef } from 'react';
import { useText } from '../text/text.tsx';
import { Mark, useAtTable } from './at-table.tsx';
import { RecapList } from './history/recap.tsx';
import { recapOf } from './history/since.ts';
import { useTold } from './log/use-told.ts';

/** Hot-seat: covers the table while the device changes hands. Nothing secret is behind it. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const { table, ui, names, snapshot } = useAtTable();
  const say = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = names.of(seat);
  // What everybody may know of what happened since this person had the device.
  const recap = recapOf(useTold(ui, snapshot, names), seat, 0);
  return (
    <main className="curtain" data-screen="curtain">
      <div className="curtain-card">
        <Mark seat={seat} size={72} />
        <p className="soft">{snapshot.name}</p>
        <h1>{say('curtain.give', { name })}</h1>
        <p>{say('curtain.hidden')}</p>
        <button
          ref={button}
          type="button"
          className="go big"
          data-act="take-seat"
          onClick={() => table.sit(seat)}
        >
          <Glyph id="eye" />
          {say('curtain.take', { name })}
        </button>
        {recap && (
          <details className="curtain-recap" open={recap.toMe > 0}>
            <summary>{say('curtain.since', { count: recap.told.length, toMe: recap.toMe })}</summary>
            <RecapList told={recap.told} viewer={seat} />
          </details>
        )}
      </div>
    </main>
  );
}
