import { AnimalMark, Hexlet } from '@clade/board/hex';
import { animalId, animalName, asTerrain, NOTHING, signed, tileName } from '../lexicon.ts';
import type { EarthLook } from '../scene/look.ts';
import { spot } from '../spots.ts';
import { type EarthStage, stateOf, targetOf } from '../stage.ts';
import { bestTiles, gapOf, ownAnimals, type Worth } from './worth.ts';

interface BestTilesProps {
  readonly stage: EarthStage<unknown>;
  readonly look: EarthLook;
}

/** More are not read. */
const MOST = 6;

/** What would pay the reader most if it were scored now, against the best rival, and who takes the card. */
export function BestTiles({ stage, look }: BestTilesProps) {
  const { say } = stage;
  const rows = bestTiles(look, ownAnimals(stage)).slice(0, MOST);
  return (
    <section className="best-tiles" aria-label={say('earth.points.best')}>
      <header>
        <h2>{say('earth.points.best')}</h2>
        <span>{say('earth.points.best.note')}</span>
      </header>
      {rows.length === 0 ? (
        <p>{say('earth.points.best.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('earth.points.tile')}</th>
              <th scope="col">{say('earth.points.mine')}</th>
              <th scope="col">{say('earth.points.best-rival')}</th>
              <th scope="col">{say('earth.points.gap')}</th>
              <th scope="col">{say('earth.points.card')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((worth) => (
              <Row key={worth.tile.hex} stage={stage} worth={worth} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ stage, worth }: { readonly stage: EarthStage<unknown>; readonly worth: Worth }) {
  const { say, game } = stage;
  const { tile, mine, rivals, card } = worth;
  const own = spot('hex', tile.hex);
  const name = tileName(say, tile.vent ?? tile.terrain, tile.hex);
  const target = targetOf(stage, own, name);
  const gap = gapOf(worth);
  const [best] = rivals;
  const mark = (animal: string) => (
    <AnimalMark animal={animalId(game, animal)} size={20} label={animalName(say, animalId(game, animal))} />
  );
  const place = (
    <>
      <Hexlet terrain={asTerrain(tile.terrain)} size={18} />
      {name}
    </>
  );
  return (
    <tr className={stateOf(stage, own) === 'selected' ? 'selected' : undefined}>
      <th scope="row">
        {target === undefined ? (
          place
        ) : (
          <button
            type="button"
            className="row-choice"
            data-target={target.id}
            aria-pressed={target.chosen ?? false}
          >
            {place}
          </button>
        )}
      </th>
      <td className="mine">{mine}</td>
      <td>
        {best === undefined ? (
          NOTHING
        ) : (
          <>
            {mark(best.animal)} {best.points}
          </>
        )}
      </td>
      <td className={gap < 0 ? 'behind' : gap > 0 ? 'ahead' : undefined}>{signed(say, gap)}</td>
      <td>{card === undefined ? NOTHING : mark(card)}</td>
    </tr>
  );
}
