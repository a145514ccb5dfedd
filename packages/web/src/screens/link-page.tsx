import { type ReactNode, Suspense, useState } from 'react';
import { useTitle } from '../shell/notices.ts';
import { sayProblem } from '../shell/problem.ts';
import { WithTexts } from '../shell/texts.tsx';
import { isRefused, type Refused } from '../table/table.ts';
import { type Say, useText } from '../text/text.tsx';

interface LinkPageProps<Answer> {
  readonly name: 'enter' | 'unsubscribe';
  /** What the link is for, with what stands behind its `#`. */
  readonly act: (token: string) => Promise<Answer | Refused>;
  /** What is shown when it is done. */
  readonly done: (answer: Answer, say: Say) => ReactNode;
}

/** The link of a letter: it counts when the reader says so, not when a program opens it. */
export function LinkPage<Answer>(props: LinkPageProps<Answer>) {
  return (
    <Suspense fallback={<main className="loading" aria-busy="true" />}>
      <WithTexts parts={['shell', 'service']}>
        <Opened {...props} token={location.hash.slice(1)} />
      </WithTexts>
    </Suspense>
  );
}

function Opened<Answer>({ name, act, done, token }: LinkPageProps<Answer> & { readonly token: string }) {
  const say = useText();
  useTitle(say(`${name}.title`));
  const [answer, setAnswer] = useState<{ readonly is: Answer }>();
  const [problem, setProblem] = useState<string>();
  const go = async (): Promise<void> => {
    const is = await act(token);
    if (isRefused(is)) setProblem(sayProblem(say, is));
    else setAnswer({ is });
  };
  return (
    <main className="notice-page" data-screen={name}>
      <h1>{say(`${name}.title`)}</h1>
      {answer === undefined ? (
        <>
          <p>{say(`${name}.note`)}</p>
          <button type="button" className="go big" disabled={token === ''} onClick={() => void go()}>
            {say(`${name}.go`)}
          </button>
        </>
      ) : (
        done(answer.is, say)
      )}
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
