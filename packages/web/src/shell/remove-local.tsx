import { useEffect, useRef, useState } from 'react';
import { removeLocal } from '../local/local.ts';
import { useText } from '../text/text.tsx';
import type { TableEntry } from './entries.ts';
import { Icon } from './icons.tsx';
import { lookAtLocal } from './tables.ts';

/** Throws a table of this device away, after a question: nothing brings it back. */
export function RemoveLocal({ entry }: { readonly entry: TableEntry }) {
  const say = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet x"
        aria-label={say('remove.label', { name: entry.name })}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" />
      </button>
      {asking && <Question entry={entry} close={() => setAsking(false)} />}
    </>
  );
}

function Question({ entry, close }: { readonly entry: TableEntry; readonly close: () => void }) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const remove = async (): Promise<void> => {
    await removeLocal(entry.id);
    await lookAtLocal();
    close();
  };
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="remove-title" onClose={close}>
      <h2 id="remove-title">{say('remove.title', { name: entry.name })}</h2>
      <p className="soft">{say('remove.text')}</p>
      <div className="acts">
        <button type="button" onClick={close}>
          {say('cancel')}
        </button>
        <button type="button" className="danger" onClick={() => void remove()}>
          {say('remove.do')}
        </button>
      </div>
    </dialog>
  );
}
