import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import type { Company } from '../table.ts';
import { useRefusal } from './use-refusal.tsx';

const WRITE_DELAY = 800;

/** A private note on the table; kept while it is written. */
export function Note({ company }: { readonly company: Company }) {
  const say = useText();
  const [text, setText] = useState<string>();
  const [refusal, attempt] = useRefusal();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  const field = useId();
  useEffect(() => {
    let current = true;
    company.note().then(
      (kept) => current && setText(kept),
      () => current && setText(''),
    );
    return () => {
      current = false;
      clearTimeout(timer.current);
      if (unsaved.current !== undefined) void company.writeNote(unsaved.current);
    };
  }, [company]);
  const write = (value: string): void => {
    setText(value);
    unsaved.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      unsaved.current = undefined;
      void attempt(company.writeNote(value));
    }, WRITE_DELAY);
  };
  return (
    <div className="note">
      <label htmlFor={field}>{say('note.private')}</label>
      <textarea
        id={field}
        className="text"
        maxLength={4000}
        disabled={text === undefined}
        value={text ?? ''}
        onChange={(event) => write(event.target.value)}
      />
      {refusal}
    </div>
  );
}
