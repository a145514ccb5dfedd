import { figureNumber, scientificName } from '@clade/wording/evolution';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { Mark } from '../../table/at-table.tsx';
import { said } from '../../text/phrase.tsx';
import { useText } from '../../text/text.tsx';
import type { StoryProps } from '../game-ui.ts';
import { collect, collectedGame } from './collected.ts';
import { fateText, lifeNameText, type Of } from './life-words.tsx';
import { type Feat, featsOf } from './lives.ts';
import { Portrait } from './portrait.tsx';
import './story.css';

/** Who lived longest, had the greatest herd, ate and hunted most; and the game goes into the collection. */
export function EvolutionStory({ snapshot, names }: StoryProps) {
  const say = useText();
  const game = useMemo(() => collectedGame(snapshot, names, Date.now()), [snapshot, names]);
  useEffect(() => {
    if (game !== undefined) collect(game);
  }, [game]);
  const feats = useMemo(() => (game ? featsOf(game.lives, game.rounds) : []), [game]);
  if (game === undefined || feats.length === 0) return null;
  return (
    <section className="box story" aria-labelledby="story-title">
      <h2 id="story-title">
        {say('evo.story.title')}{' '}
        <Link href={`/collection/${game.id}`} className="strong">
          {say('evo.story.all', { n: game.lives.length })}
        </Link>
      </h2>
      <ul>
        {feats.map((feat) => (
          <FeatCard key={feat.kind} feat={feat} of={{ say, seed: game.seed, rounds: game.rounds }} />
        ))}
      </ul>
    </section>
  );
}

function FeatCard({ feat: { kind, life, n }, of }: { readonly feat: Feat; readonly of: Of }) {
  const { say, seed } = of;
  const { seat, figure, traits } = life;
  const { name } = scientificName(seed, figure, traits);
  const what = say(`evo.story.${kind}.n`, { n });
  return (
    <li>
      <Portrait life={life} seed={seed} />
      <div>
        <h3>
          {say(`evo.story.${kind}`)} <b>{what}</b>
        </h3>
        <p className="story-name" data-tip={lifeNameText(of, life)}>
          <Mark seat={seat} size={16} named letter={false} />
          <i className="fign" lang="la">
            {name}
          </i>
          <span className="fign">{said(say, figureNumber(figure))}</span>
        </p>
        <p className="soft">
          {kind === 'hunter' && life.kills > 0 && `${say('evo.story.kills', { n: life.kills })} `}
          {fateText(of, life)}
        </p>
      </div>
    </li>
  );
}
