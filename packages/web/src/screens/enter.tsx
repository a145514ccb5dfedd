import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { enterByLink } from '../remote/account.ts';
import { useTitle } from '../shell/notices.ts';
import { sayProblem } from '../shell/problem.ts';
import { WithTexts } from '../shell/texts.tsx';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';

/** The link of a letter: it counts when the reader says so, not when a program opens it. */
export default function EnterScreen() {
  return (
    <Suspense fallback={<main className="loading" aria-busy="true" />}>
      <WithTexts parts={['shell', 'service']}>
        <Enter token={location.hash.slice(1)} />
      </WithTexts>
    </Suspense>
  );
}

function Enter({ token }: { readonly token: string }) {
  const say = useText();
  useTitle(say('enter.title'));
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const enter = async (): Promise<void> => {
    const answer = await enterByLink(token);
    if (isRefused(answer)) setProblem(sayProblem(say, answer));
    else {
      setName(answer);
      history.replaceState(null, '', '/enter'); // the link is used up
    }
  };
  return (
    <main className="notice-page" data-screen="enter">
      <h1>{say('enter.title')}</h1>
      {name === undefined ? (
        <>
          <p>{say('enter.note')}</p>
          <button type="button" className="go big" disabled={token === ''} onClick={() => void enter()}>
            {say('enter.go')}
          </button>
        </>
      ) : (
        <>
          <p role="status">{say('enter.done', { name })}</p>
          <Link href="/" className="btn go">
            {say('enter.home')}
          </Link>
        </>
      )}
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
