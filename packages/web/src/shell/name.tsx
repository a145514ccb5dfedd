import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { myself } from '../remote/page.ts';
import { useText } from '../text/text.tsx';
import { preferences, setPreferences } from './preferences.ts';
import { sayProblem } from './problem.ts';

type AskName = (anew?: boolean) => Promise<boolean>;

const NameContext = createContext<AskName>(() => Promise.resolve(false));

/**
 * Makes sure that the server knows me before something that needs a name; true when it does. Who has said a name once
 * is not asked again, unless to change it (`anew`).
 */
export function useName(): AskName {
  return useContext(NameContext);
}

/** Holds the one dialog that asks for a name. */
export function NameProvider({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<(named: boolean) => void>();
  const ask: AskName = async (anew = false) => {
    if (!anew && myself.get().known === 'yes') return true;
    return new Promise((done) => setAnswer(() => done));
  };
  return (
    <NameContext value={ask}>
      {children}
      {answer && (
        <NameDialog
          done={(named) => {
            setAnswer(undefined);
            answer(named);
          }}
        />
      )}
    </NameContext>
  );
}

function NameDialog({ done }: { readonly done: (named: boolean) => void }) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(preferences().name);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || busy) return;
    setBusy(true);
    setPreferences({ name: wanted });
    const refused = await myself.say(wanted);
    setBusy(false);
    if (refused) setProblem(sayProblem(say, refused));
    else done(true);
  };

  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="name-title" onClose={() => done(false)}>
      <form onSubmit={(event) => void enter(event)}>
        <h2 id="name-title">{say('name.title')}</h2>
        <p className="soft">{say('name.why')}</p>
        <label className="field">
          <span className="hidden-text">{say('name.label')}</span>
          <input
            className="text"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            placeholder={say('name.label')}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="bad" role="alert">
          {problem}
        </p>
        <div className="acts">
          <button type="button" onClick={() => done(false)}>
            {say('cancel')}
          </button>
          <button type="submit" className="go" disabled={name.trim() === '' || busy}>
            {say('name.enter')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
