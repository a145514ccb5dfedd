import { type FormEvent, useEffect, useId, useState } from 'react';
import {
  type AccountInfo,
  accountInfo,
  addPasskey,
  askLink,
  end,
  enterByPasskey,
  forgive,
  removePasskey,
  revokeSession,
  type ShunnedInfo,
  shunned,
} from '../remote/account.ts';
import { preferences } from '../shell/preferences.ts';
import { sayProblem } from '../shell/problem.ts';
import { useMe } from '../shell/tables.ts';
import { isRefused, type Refused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { Group } from './settings-parts.tsx';

/** Who I am on other devices: address, passkeys, where I am signed in, and what is kept of me. */
export function AccountSettings() {
  const say = useText();
  const me = useMe();
  const [info, setInfo] = useState<AccountInfo>();
  const [problem, setProblem] = useState<string>();
  const known = me.known === 'yes' ? me.id : undefined;
  const [people, setPeople] = useState<readonly ShunnedInfo[]>([]);
  const look = async (): Promise<void> => {
    setInfo(known === undefined ? undefined : await accountInfo());
    setPeople(known === undefined ? [] : await shunned());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when I have become somebody else
  useEffect(() => void look(), [known]);
  const told = async (refused: Refused | undefined): Promise<void> => {
    setProblem(refused && sayProblem(say, refused));
    await look();
  };
  const date = (at: number): string =>
    new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium' }).format(at);
  const add = async (): Promise<void> => {
    const made = await addPasskey(say('account.passkey-name', { date: date(Date.now()) }));
    if (made === false) setProblem(say('account.passkey-failed'));
    else await told(isRefused(made) ? made : undefined);
  };
  const enter = async (): Promise<void> => {
    const answer = await enterByPasskey();
    await told(isRefused(answer) ? answer : undefined);
  };
  const keys = 'PublicKeyCredential' in globalThis;
  return (
    <Group title={say('account.title')}>
      <p className="soft">{sayWho()}</p>
      {(info === undefined || info.mails) && <AskLink told={setProblem} />}
      <div className="setting">
        <div />
        <div className="acts">
          {keys && info && (
            <button type="button" onClick={() => void add()}>
              {say('account.passkey-add')}
            </button>
          )}
          {keys && !info?.account && (
            <button type="button" onClick={() => void enter()}>
              {say('account.passkey-enter')}
            </button>
          )}
        </div>
      </div>
      {info && info.passkeys.length > 0 && (
        <Rows
          title={say('account.passkeys')}
          rows={info.passkeys.map(({ id, name, createdAt }) => ({ id, name, note: date(createdAt) }))}
          act={say('account.remove')}
          actOn={(name) => say('account.remove-of', { name })}
          onAct={(id) => void removePasskey(id).then(told)}
        />
      )}
      {info && info.sessions.length > 0 && (
        <Rows
          title={say('account.devices')}
          rows={info.sessions.map(({ id, agent, seenAt, here }) => ({
            id,
            name: sayAgent(agent) || say('account.unknown-device'),
            note: here ? say('account.here') : say('account.seen', { date: date(seenAt) }),
            fixed: here,
          }))}
          act={say('account.revoke')}
          actOn={(name) => say('account.revoke-of', { name })}
          onAct={(id) => void revokeSession(id).then(told)}
        />
      )}
      {people.length > 0 && (
        <Rows
          title={say('people.shunned')}
          rows={people.map(({ id, name, blocked }) => ({
            id,
            name,
            note: say(blocked ? 'people.is-blocked' : 'people.is-muted'),
          }))}
          act={say('people.forgive')}
          actOn={(name) => say('people.forgive-of', { name })}
          onAct={(id) => void forgive(id).then(told)}
        />
      )}
      {info && <Leaving account={info.account} told={told} />}
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </Group>
  );

  function sayWho(): string {
    if (info === undefined) return say('account.stranger');
    if (!info.account) return say('account.guest');
    return info.mail === null ? say('account.is-passkey') : say('account.is', { mail: info.mail });
  }
}

/** "Firefox 140, Linux": as much of what a browser calls itself as people recognise. */
function sayAgent(agent: string): string {
  const [, browser = ''] =
    /(Firefox|Edg|OPR|SamsungBrowser)\//.exec(agent) ??
    /(Chrome)\//.exec(agent) ??
    /(Safari)\//.exec(agent) ??
    [];
  const [system = ''] = /Android|iPhone|iPad|Windows|Mac OS X|Linux|CrOS/.exec(agent) ?? [];
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return [name, system].filter(Boolean).join(', ');
}

function AskLink({ told }: { readonly told: (problem: string | undefined) => void }) {
  const say = useText();
  const id = useId();
  const [mail, setMail] = useState('');
  const [sent, setSent] = useState<string>();
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = await askLink(mail.trim(), preferences().language);
    told(refused && sayProblem(say, refused));
    setSent(refused ? undefined : mail.trim());
  };
  return (
    <form className="setting" onSubmit={(event) => void ask(event)}>
      <div>
        <label htmlFor={id}>{say('account.mail')}</label>
        <p className="soft" role="status">
          {sent === undefined ? say('account.mail-note') : say('account.sent', { mail: sent })}
        </p>
      </div>
      <div className="acts">
        <input
          id={id}
          className="text"
          type="email"
          autoComplete="email"
          required
          value={mail}
          onChange={(event) => setMail(event.target.value)}
        />
        <button type="submit" disabled={mail.trim() === ''}>
          {say('account.send')}
        </button>
      </div>
    </form>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly note: string;
    readonly fixed?: boolean;
  }[];
  readonly act: string;
  readonly actOn: (name: string) => string;
  readonly onAct: (id: string) => void;
}

function Rows({ title, rows, act, actOn, onAct }: RowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="setting">
            <div>
              <span>{row.name}</span>
              <p className="soft">{row.note}</p>
            </div>
            {!row.fixed && (
              <button
                type="button"
                className="quiet"
                aria-label={actOn(row.name)}
                onClick={() => onAct(row.id)}
              >
                {act}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LeavingProps {
  readonly account: boolean;
  readonly told: (refused: Refused | undefined) => Promise<void>;
}

function Leaving({ account, told }: LeavingProps) {
  const say = useText();
  const [sure, setSure] = useState(false);
  const go = async (what: 'leave' | 'delete'): Promise<void> => {
    const refused = await end(what);
    if (refused) await told(refused);
    else location.assign('/');
  };
  return (
    <div className="setting">
      <div>{sure && <p>{say('account.delete-sure')}</p>}</div>
      <div className="acts">
        <a className="btn quiet" href="/api/account/data" download="clade.json">
          {say('account.data')}
        </a>
        {account && (
          <button type="button" onClick={() => void go('leave')}>
            {say('account.leave')}
          </button>
        )}
        <button
          type="button"
          className={sure ? 'danger' : 'quiet'}
          onClick={() => (sure ? void go('delete') : setSure(true))}
        >
          {say('account.delete')}
        </button>
      </div>
    </div>
  );
}
