import { type FormEvent, useEffect, useId, useState } from 'react';
import { once } from '../remote/api.ts';
import { api } from '../remote/page.ts';
import { sayProblem } from '../shell/problem.ts';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { Group } from './settings-parts.tsx';

interface Program {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

const DOCS = '/api/docs/';

/** Tokens with which programs play: made, seen once, revoked. */
export function Programs() {
  const say = useText();
  const [programs, setPrograms] = useState<readonly Program[]>([]);
  const [made, setMade] = useState<Program & { readonly token: string }>();
  const [problem, setProblem] = useState<string>();
  const look = async (): Promise<void> => {
    const answer = await once(api.get<{ readonly tokens: readonly Program[] }>('/api/tokens'));
    if (!isRefused(answer)) setPrograms(answer.tokens);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void look(), []);
  const create = async (name: string): Promise<boolean> => {
    const answer = await once(api.post<Program & { readonly token: string }>('/api/tokens', { name }));
    setProblem(isRefused(answer) ? sayProblem(say, answer) : undefined);
    if (isRefused(answer)) return false;
    setMade(answer);
    await look();
    return true;
  };
  const revoke = async ({ id }: Program): Promise<void> => {
    const answer = await once(api.post(`/api/tokens/${id}/revoke`));
    setProblem(isRefused(answer) ? sayProblem(say, answer) : undefined);
    if (made?.id === id) setMade(undefined);
    await look();
  };
  return (
    <Group title={say('programs.title')}>
      <p className="soft">{say.rich('programs.note', { a: (inside) => <a href={DOCS}>{inside}</a> })}</p>
      {made && <Token made={made} done={() => setMade(undefined)} />}
      {programs.length > 0 && (
        <ul className="programs">
          {programs.map((program) => (
            <ProgramRow key={program.id} program={program} revoke={() => void revoke(program)} />
          ))}
        </ul>
      )}
      <NewProgram create={create} />
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </Group>
  );
}

function Token({
  made,
  done,
}: {
  readonly made: { readonly name: string; readonly token: string };
  readonly done: () => void;
}) {
  const say = useText();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(made.token).then(
      () => setCopied(true),
      () => undefined, // it can be copied by hand
    );
  };
  return (
    <div className="setting new-token" role="status">
      <div>
        <label htmlFor={id}>{say('programs.token', { name: made.name })}</label>
        <input
          id={id}
          className="text"
          readOnly
          value={made.token}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className="acts">
        <button type="button" onClick={() => void copy()}>
          {say(copied ? 'programs.copied' : 'programs.copy')}
        </button>
        <button type="button" onClick={done}>
          {say('programs.done')}
        </button>
      </div>
    </div>
  );
}

function ProgramRow({ program, revoke }: { readonly program: Program; readonly revoke: () => void }) {
  const say = useText();
  const [sure, setSure] = useState(false);
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium' }).format(program.createdAt);
  return (
    <li className="setting">
      <div>
        <span>{program.name}</span>
        <p className="soft">
          {sure ? say('programs.revoke-sure', { name: program.name }) : say('programs.since', { date })}
        </p>
      </div>
      <div className="acts">
        {sure && (
          <button type="button" onClick={() => setSure(false)}>
            {say('cancel')}
          </button>
        )}
        <button
          type="button"
          className={sure ? 'danger' : 'quiet'}
          aria-label={say('programs.revoke-of', { name: program.name })}
          onClick={() => (sure ? revoke() : setSure(true))}
        >
          {say('programs.revoke')}
        </button>
      </div>
    </li>
  );
}

function NewProgram({ create }: { readonly create: (name: string) => Promise<boolean> }) {
  const say = useText();
  const id = useId();
  const [name, setName] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() !== '' && (await create(name.trim()))) setName('');
  };
  return (
    <form className="setting" onSubmit={(event) => void submit(event)}>
      <div>
        <label htmlFor={id}>{say('programs.name')}</label>
      </div>
      <div className="acts">
        <input
          id={id}
          className="text"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" disabled={name.trim() === ''}>
          {say('programs.create')}
        </button>
      </div>
    </form>
  );
}
