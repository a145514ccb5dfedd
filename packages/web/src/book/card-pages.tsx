import { isRefusal, SPECTATOR } from '@clade/engine';
import { Suspense, use, useMemo } from 'react';
import { Link } from 'wouter';
import type { CardEntry, Names } from '../games/game-ui.ts';
import { botName } from '../shell/bots.ts';
import { cardHref } from '../shell/games.ts';
import { RuleLink } from '../table/rules/rule-link.tsx';
import { useText } from '../text/text.tsx';
import { ExactRule } from './book-page.tsx';
import { gameOf } from './figure.tsx';
import { snapshotOf } from './figure-snapshot.ts';
import { useCards } from './search-field.tsx';

/** All cards and traits of a game, with links to their pages. */
export function CardList({ game, title }: { readonly game: string; readonly title: string }) {
  const say = useText();
  const cards = useCards(game);
  return (
    <article className="card-list">
      <h1>{say('book.cards.title', { game: title })}</h1>
      <ul>
        {cards.map(({ id, name, text, rule }) => (
          <li key={id}>
            <Link href={cardHref(game, id)}>{name}</Link>
            <p>
              {text} <RuleLink id={rule} />
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The page of one card or trait: its picture, what it says, its exact rule. */
export function CardPage({ game, id }: { readonly game: string; readonly id: string }) {
  const say = useText();
  const cards = useCards(game);
  const at = cards.findIndex((card) => card.id === id);
  const card = cards[at];
  if (card === undefined)
    return <p className="soft">{say(cards.length === 0 ? 'rules.loading' : 'rules.missing')}</p>;
  const [before, after] = [cards[at - 1], cards[at + 1]];
  return (
    <article className="card-page">
      <h1>{card.name}</h1>
      <div className="card-parts">
        <Suspense fallback={<span className="figure-room" />}>
          <CardPicture game={game} card={card} />
        </Suspense>
        <p className="lead">
          {card.text} <RuleLink id={card.rule} />
        </p>
      </div>
      <ExactRule id={card.rule} game={game} />
      <footer className="turn">
        <span>{before && <Link href={cardHref(game, before.id)}>{before.name}</Link>}</span>
        <Link href={`/rules/${game}/cards`}>{say('book.cards')}</Link>
        <span>{after && <Link href={cardHref(game, after.id)}>{after.name}</Link>}</span>
      </footer>
    </article>
  );
}

/** A card as the table draws it. */
function CardPicture({ game: id, card }: { readonly game: string; readonly card: CardEntry }) {
  const { game, ui } = use(gameOf(id));
  const say = useText();
  const snapshot = useMemo(() => {
    const state = game.readPosition(card.position);
    return isRefusal(state) ? undefined : snapshotOf(game, state);
  }, [game, card]);
  if (snapshot === undefined) return null;
  const names: Names = { viewer: SPECTATOR, of: (seat) => botName(say, seat) };
  return <ui.Figure snapshot={snapshot} names={names} draw={card.draw} whole={false} />;
}
