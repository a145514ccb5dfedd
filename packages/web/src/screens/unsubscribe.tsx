import { Suspense, useState } from 'react';
import { once } from '../remote/api.ts';
import { api } from '../remote/page.ts';
import { useTitle } from '../shell/notices.ts';
import { sayProblem } from '../shell/problem.ts';
import { WithTexts } from '../shell/texts.tsx';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';

/** The link at the foot of a letter; nobody needs to be signed in for it. */
export default function UnsubscribeScreen() {
  return (
    <Suspense fallback={<main className="loading" aria-busy="true" />}>
      <WithTexts parts={['shell', 'service']}>
        <Unsubscribe token={location.hash.slice(1)} />
      </WithTexts>
    </Suspense>
  );
}

function Unsubscribe({ token }: { readonly token: string }) {
  const say = useText();
  useTitle(say('unsubscribe.title'));
  const [off, setOff] = useState(false);
  const [problem, setProblem] = useState<string>();
  const turnOff = async (): Promise<void> => {
    const answer = await once(api.post(`/api/unsubscribe?token=${encodeURIComponent(token)}`));
    if (isRefused(answer)) setProblem(sayProblem(say, answer));
    else setOff(true);
  };
  return (
    <main className="notice-page" data-screen="unsubscribe">
      <h1>{say('unsubscribe.title')}</h1>
      {off ? (
        <p role="status">{say('unsubscribe.done')}</p>
      ) : (
        <>
          <p>{say('unsubscribe.note')}</p>
          <button type="button" className="go" onClick={() => void turnOff()}>
            {say('unsubscribe.go')}
          </button>
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
