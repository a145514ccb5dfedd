import { Glyph } from '@clade/board';
import { AnimalMark, ElementMark } from '@clade/board/hex';
import { Fragment, type ReactNode } from 'react';
import { animalId, animalName, asElement, elementName, NOTHING, signed, tileName } from '../lexicon.ts';
import type { EarthView } from '../seen.ts';
import type { EarthStage } from '../stage.ts';
import { type Deeds, deedsOf } from './deeds.ts';

/** "What this move did": the marks of the map in words and numbers. */
export function Did({ stage }: { readonly stage: EarthStage<unknown> }) {
  const { say, base, view, past } = stage;
  const deeds = past ? deedsOf(base as EarthView, view as EarthView) : undefined;
  const rows = deeds === undefined ? [] : rowsOf(stage, deeds);
  return (
    <section className="did" aria-label={say('earth.did')}>
      <h2>{say('earth.did')}</h2>
      <ul>
        {rows.map(({ symbol, content }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
          <li key={i}>
            {symbol}
            <span>{content}</span>
          </li>
        ))}
        {rows.length === 0 && <li className="soft">{say('earth.did.nothing')}</li>}
      </ul>
    </section>
  );
}

interface Row {
  readonly symbol: ReactNode;
  readonly content: ReactNode;
}

function rowsOf(stage: EarthStage<unknown>, deeds: Deeds): Row[] {
  const { say, game, view, base } = stage;
  const terrains = new Map(
    [...(base as EarthView).tiles, ...(view as EarthView).tiles].map(({ hex, terrain }) => [hex, terrain]),
  );
  const tile = (hex: string): string => tileName(say, terrains.get(hex), hex);
  const mark = (animal: string): ReactNode => (
    <AnimalMark animal={animalId(game, animal)} size={19} label={animalName(say, animalId(game, animal))} />
  );
  const by = (n: number): ReactNode => <b className={n > 0 ? 'came' : 'left'}>{signed(say, n)}</b>;
  return [
    ...deeds.cubes.map(({ animal, tiles }) => ({
      symbol: mark(animal),
      content: list(
        tiles.map(({ hex, by: n }) => [
          hex,
          <>
            {by(n)} {tile(hex)}
          </>,
        ]),
      ),
    })),
    ...deeds.points.map(({ animal, by: n, total }) => ({
      symbol: mark(animal),
      content: say.rich('earth.did.points', { n: by(n), total }),
    })),
    ...deeds.elements.map(({ animal, kinds }) => ({
      symbol: mark(animal),
      content: list(
        kinds.map(({ element, by: n }) => [
          element,
          <>
            {by(n)} <ElementMark element={asElement(element)} size={17} label={elementName(say, element)} />
          </>,
        ]),
      ),
    })),
    ...(deeds.dominance.length === 0
      ? []
      : [
          {
            symbol: <Glyph id="dominance" size={18} label={say('earth.did.dominance')} />,
            content: list(
              deeds.dominance.map(({ hex, from, to }) => [
                hex,
                <>
                  {tile(hex)} {from ? mark(from) : NOTHING} <Glyph id="arrow-right" size={13} />{' '}
                  {to ? mark(to) : NOTHING}
                </>,
              ]),
            ),
          },
        ]),
    ...deeds.pools.map(({ animal, pool, earth }) => ({
      symbol: deeds.pools.length > 1 ? mark(animal) : <Glyph id="cube" size={17} />,
      content: say('earth.did.pool', {
        pool: pool.from,
        rest: pool.to,
        earth: earth.from,
        now: earth.to,
      }),
    })),
    ...(deeds.worth.length === 0
      ? []
      : [
          {
            symbol: <Glyph id="eye" size={17} />,
            content: (
              <>
                {say('earth.did.worth')}{' '}
                {deeds.worth.map(({ animal, by: n }) => (
                  <Fragment key={animal}>
                    {mark(animal)} {by(n)}{' '}
                  </Fragment>
                ))}
              </>
            ),
          },
        ]),
  ];
}

function list(items: readonly (readonly [string, ReactNode])[]): ReactNode {
  return items.map(([key, item]) => (
    <span key={key} className="did-item">
      {item}
    </span>
  ));
}
