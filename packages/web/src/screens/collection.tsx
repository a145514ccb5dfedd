import { SeatMark, Sprite, seatColour } from '@clade/board';
import { icons } from '@clade/board/sheets/icons';
import { genusOf } from '@clade/wording/evolution';
import { type CSSProperties, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type CollectedGame, type Plate, platesOf, useCollected } from '../games/evolution/collected.ts';
import { branchesOf } from '../games/evolution/family-tree.ts';
import { fateText, lifeNameText, type Of, roundsText } from '../games/evolution/life-words.tsx';
import type { Life } from '../games/evolution/lives.ts';
import { PlateButton, PlateDialog } from '../games/evolution/plate.tsx';
import { Icon } from '../shell/icons.tsx';
import { seatLetter } from '../shell/names.ts';
import { useTitle } from '../shell/notices.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useText } from '../text/text.tsx';
import './collection.css';

const SHEETS = [icons];

/** `/collection`: the species of the last games on this device, and those that were kept. */
export default function CollectionScreen({ game }: { readonly game?: string }) {
  return (
    <WithTexts parts={['shell', 'table', 'evolution']}>
      <Sprite sheets={SHEETS} />
      <Collection id={game} />
    </WithTexts>
  );
}

function Collection({ id }: { readonly id: string | undefined }) {
  const say = useText();
  useTitle(say('nav.collection'));
  const [, navigate] = useLocation();
  const { games, plates } = useCollected();
  const [open, setOpen] = useState<Plate>();
  const game = games.find((one) => one.id === id) ?? games[0];
  return (
    <main className="collection" data-screen="collection">
      <h1>{say('nav.collection')}</h1>
      {game === undefined && plates.length === 0 ? (
        <p className="soft">
          {say('evo.collection.empty')}{' '}
          <Link href="/new/evolution" className="strong">
            {say('evo.collection.play')}
          </Link>
        </p>
      ) : (
        <p className="soft">{say('evo.collection.intro')}</p>
      )}
      {plates.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">{say('evo.collection.kept')}</h2>
          <Plates plates={plates} onOpen={setOpen} />
        </section>
      )}
      {game && (
        <section aria-labelledby="game">
          <header className="collection-game">
            <h2 id="game">{game.name}</h2>
            {games.length > 1 && (
              <label className="field">
                <span>{say('evo.collection.game')}</span>
                <select value={game.id} onChange={({ target }) => navigate(`/collection/${target.value}`)}>
                  {games.map((one) => (
                    <option key={one.id} value={one.id}>
                      {`${one.name}, ${dateOf(one, say.locale)}`}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <span className="soft">
              {say('evo.collection.species', { date: dateOf(game, say.locale), n: game.lives.length })}
            </span>
            <Link href={`/replay/${game.id}`} className="btn sm">
              {say('evo.collection.replay')}
            </Link>
          </header>
          <FamilyTree game={game} onOpen={setOpen} />
          <Plates plates={platesOf(game)} onOpen={setOpen} />
        </section>
      )}
      {open && <PlateDialog plate={open} onClose={() => setOpen(undefined)} />}
    </main>
  );
}

function dateOf({ at }: CollectedGame, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}

interface Opening {
  readonly onOpen: (plate: Plate) => void;
}

function Plates({ plates, onOpen }: Opening & { readonly plates: readonly Plate[] }) {
  return (
    <ul className="plates">
      {plates.map((plate) => (
        <li key={`${plate.game.id}/${plate.life.figure}`}>
          <PlateButton plate={plate} onOpen={() => onOpen(plate)} />
        </li>
      ))}
    </ul>
  );
}

/** Rows by owner over the rounds, from birth to death. */
function FamilyTree({ game, onOpen }: Opening & { readonly game: CollectedGame }) {
  const say = useText();
  const { lives: _, ...facts } = game;
  const of: Of = { say, ...game };
  return (
    <section aria-labelledby="tree" className="tree">
      <h3 id="tree">{say('evo.collection.tree')}</h3>
      <p className="soft">{say('evo.collection.tree.note')}</p>
      <div className="scroll-x">
        <div className="tree-table" style={{ '--rounds': game.rounds } as CSSProperties}>
          <div className="tree-head" aria-hidden="true">
            {numbers(game.rounds).map((n) => (
              <span key={n}>{say('evo.collection.round', { n })}</span>
            ))}
          </div>
          {branchesOf(game.lives, game.rounds).map(({ seat, rows }) => {
            const name = game.players[seat] ?? '';
            return (
              <section key={seat} className="branch" style={{ '--seat': seatColour(seat) } as CSSProperties}>
                <h4>
                  <SeatMark seat={seat} size={18} letter={seatLetter(name)} /> {name}
                </h4>
                <div className="branch-rows">
                  {rows.map((row) => (
                    <div key={row[0]?.figure} className="branch-row">
                      {row.map((life) => (
                        <Bar
                          key={life.figure}
                          of={of}
                          life={life}
                          onOpen={() => onOpen({ game: facts, life })}
                        />
                      ))}
                    </div>
                  ))}
                </div>
              </section>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

function Bar({ of, life, onOpen }: { readonly of: Of; readonly life: Life; readonly onOpen: () => void }) {
  const { say, seed, rounds } = of;
  const label = say('evo.collection.open', {
    name: lifeNameText(of, life),
    rounds: roundsText(of, life),
    fate: fateText(of, life),
  });
  return (
    <button
      type="button"
      className={life.died === undefined ? 'life' : 'life dead'}
      style={{ gridColumn: `${life.born} / ${(life.died ?? rounds) + 1}` }}
      aria-label={label}
      data-tip={label}
      onClick={onOpen}
    >
      <i lang="la">{genusOf(seed, life.figure)}</i>
      {life.died !== undefined && <Icon name="cross" />}
    </button>
  );
}
