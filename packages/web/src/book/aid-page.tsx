import { Glyph } from '@clade/board';
import { Suspense, use } from 'react';
import { AidText } from '../table/aid.tsx';
import { useText } from '../text/text.tsx';
import { gameOf } from './figure.tsx';
import { useCards } from './search-field.tsx';

/** The quick reference of a game: the player aid and all cards and traits, printed on two pages. */
export function AidPage({ game, title }: { readonly game: string; readonly title: string }) {
  const say = useText();
  return (
    <article className="aid-page">
      <header>
        <h1>{say('book.aid.title', { game: title })}</h1>
        <button type="button" className="print" onClick={() => print()}>
          <Glyph id="download" /> {say('book.print')}
        </button>
      </header>
      <Suspense fallback={<p className="soft">{say('rules.loading')}</p>}>
        <Aid game={game} />
      </Suspense>
      <CardLines game={game} />
    </article>
  );
}

function Aid({ game }: { readonly game: string }) {
  const { ui } = use(gameOf(game));
  return <AidText ui={ui} />;
}

function CardLines({ game }: { readonly game: string }) {
  const cards = useCards(game);
  return (
    <dl className="card-lines">
      {cards.map(({ id, name, text }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
