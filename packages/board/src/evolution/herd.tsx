import { type CSSProperties, memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { SpeciesCreature } from './creature/species-creature.tsx';
import { FoodPips } from './food-pips.tsx';
import { PickButton } from './pick-button.tsx';
import { type HerdScene, type Size, type SpeciesScene, speciesPiece } from './scene.ts';
import { CLASSES, sightOf } from './species-board.tsx';
import { type TraitNames, TraitPlaces } from './trait-places.tsx';
import './herd.css';

interface HerdProps {
  readonly scene: HerdScene;
  readonly species: readonly SpeciesScene[];
  readonly size: Size;
  readonly names?: TraitNames | undefined;
}

/** More of the same animal say nothing more. */
const DRAWN = 3;

/** Alike neighbours as one stack: the animal, its numbers and traits once, a cell with number and food for each. */
export const Herd = memo(Stack, same);

function Stack({ scene, species, size, names = 'long' }: HerdProps) {
  const first = species[0] as SpeciesScene;
  const tag = (species.find(({ target }) => target && !target.refused) ?? first).tag;
  const bare = first.places.every(({ kind }) => kind === 'free');
  return (
    <section
      className={`alikes ${size}`}
      aria-label={scene.label}
      style={{ '--across': scene.across } as CSSProperties}
    >
      <div className="tag" aria-hidden="true">
        {tag === undefined ? (
          <em lang="la">{scene.name}</em>
        ) : (
          <>
            {tag.symbol !== undefined && <Glyph id={tag.symbol} className="s" />}
            <span className="what">{tag.text}</span>
            {tag.end !== undefined && <span>{tag.end}</span>}
          </>
        )}
        <span className="times">{scene.times}</span>
      </div>
      <div className="por" aria-hidden="true">
        {species.slice(0, DRAWN).map((one) => (
          <span key={one.key}>
            <SpeciesCreature scene={one} detail="s" />
          </span>
        ))}
      </div>
      <div className="stt" aria-hidden="true">
        <span className="sz" data-tip={first.bodyTip}>
          <Glyph id="body-size" />
          {first.body}
        </span>
        <span className="soft">{scene.each}</span>
        <span className="sz" data-tip={first.populationTip}>
          <Glyph id="population" />
          {first.population}
        </span>
      </div>
      <div className="cells">
        {species.map((one) => (
          <Cell key={one.key} scene={one} size={size} />
        ))}
      </div>
      {!bare && (
        <TraitPlaces of={first.key} at={first.at} places={first.places} names={names} slots={false} />
      )}
      {(bare || scene.fed !== undefined) && (
        <p className="sum" aria-hidden="true">
          {bare && <span className="soft">{scene.bare}</span>}
          {scene.fed !== undefined && <b>{scene.fed}</b>}
        </p>
      )}
    </section>
  );
}

function Cell({ scene, size }: { readonly scene: SpeciesScene; readonly size: Size }) {
  const { state, target, food } = scene;
  return (
    <article
      className={`cell${food.hungry ? ' hungry' : ''}${target ? ' open' : ''}${CLASSES[state]}`}
      aria-label={scene.label}
      data-piece={speciesPiece(scene.key)}
      data-sight={sightOf('species', scene)}
      data-value={`${scene.body} ${scene.population}`}
      data-state={state}
      data-drop={scene.drop}
      data-drag={scene.drag ? target?.id : undefined}
    >
      {target?.key !== undefined && <kbd>{target.key}</kbd>}
      <FoodPips of={scene.key} food={food} size={size} bare />
      <b aria-hidden="true">{scene.figure}</b>
      {target !== undefined && <PickButton target={target} className="hit" tip={scene.label} />}
    </article>
  );
}
