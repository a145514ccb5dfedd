import { Sprite } from '@clade/board';
import { icons } from '@clade/board/sheets/icons';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, gameCard } from '../shell/games.ts';
import { useTitle } from '../shell/notices.ts';
import { WithTexts } from '../shell/texts.tsx';
import { RuleBook } from '../table/rules/rule-book.tsx';
import { OpenRule } from '../table/rules/rule-link.tsx';
import { useText } from '../text/text.tsx';
import '../table/style/rules.css';

const SHEETS = [icons];

/** `/rules/:game`: the rule book of a game; `#EVO-3.4.2` leads to a rule. */
export default function RulesScreen({ game = 'evolution' }: { readonly game?: string | undefined }) {
  return (
    <WithTexts parts={['shell', 'table']}>
      <Sprite sheets={SHEETS} />
      <Rules game={game} />
    </WithTexts>
  );
}

function Rules({ game }: { readonly game: string }) {
  const say = useText();
  const [at, go] = useAnchor();
  const title = say(gameCard(game)?.title ?? 'app.name');
  useTitle(say('rules.title', { game: title }));
  return (
    <OpenRule value={go}>
      <main className="rules-screen" data-screen="rules">
        <header>
          <h1>{say('rules.title', { game: title })}</h1>
          <nav aria-label={say('rules.games')}>
            {GAMES.map(({ id, title: name }) => (
              <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
                {say(name)}
              </Link>
            ))}
          </nav>
        </header>
        <RuleBook key={game} game={game} at={at} onGo={go} />
      </main>
    </OpenRule>
  );
}

function anchor(): string | undefined {
  return decodeURIComponent(location.hash.slice(1)) || undefined;
}

/** The rule in the address, and how to go to another. */
function useAnchor(): [string | undefined, (id: string) => void] {
  const [at, setAt] = useState(anchor);
  useEffect(() => {
    const onHash = (): void => setAt(anchor());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  const go = (id: string): void => {
    location.hash = id;
    setAt(id);
  };
  return [at, go];
}
