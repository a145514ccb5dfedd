import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import type { Company } from '../table.ts';
import { AboutPerson } from './about-person.tsx';
import { useRefusal } from './use-refusal.tsx';

/** What is said at the table. */
export function Chat({ company }: { readonly company: Company }) {
  const say = useText();
  const [text, setText] = useState('');
  const [refusal, attempt] = useRefusal();
  const end = useRef<HTMLLIElement>(null);
  const field = useId();
  const lines = company.chat();
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls, and what is read
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
    company.readAll();
  }, [last, company]);
  const time = new Intl.DateTimeFormat(say.locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      {lines.length === 0 ? (
        <p className="soft">{say('chat.empty')}</p>
      ) : (
        <ol aria-live="polite">
          {lines.map(({ id, name, you, text: said, at }, i) => (
            <li key={id} ref={id === last ? end : undefined}>
              <b>{name}</b> <time className="soft">{time.format(at)}</time>
              <p>{said}</p>
              {/* Once for what somebody has said in a row. */}
              {!you && name !== '' && lines[i + 1]?.name !== name && (
                <AboutPerson company={company} whom={{ line: id }} name={name} />
              )}
            </li>
          ))}
        </ol>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said === '') return;
          setText('');
          attempt(company.say(said));
        }}
      >
        <label htmlFor={field} className="hidden-text">
          {say('chat.say')}
        </label>
        <input
          id={field}
          className="text"
          maxLength={500}
          autoComplete="off"
          placeholder={say('chat.say')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{say('chat.send')}</button>
      </form>
      {refusal}
    </div>
  );
}
