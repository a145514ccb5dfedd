import { Link } from 'wouter';
import { useTitle } from '../shell/notices.ts';
import { useText } from '../text/text.tsx';

export default function NotFoundScreen() {
  const say = useText();
  useTitle(say('not-found.title'));
  return (
    <main className="notice-page" data-screen="not-found">
      <h1>{say('not-found.title')}</h1>
      <p>{say('not-found.text')}</p>
      <Link className="btn go" href="/">
        {say('mishap.home')}
      </Link>
    </main>
  );
}
