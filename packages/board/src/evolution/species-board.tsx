import { memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { SpeciesCreature } from './creature/species-creature.tsx';
import { FoodPips } from './food-pips.tsx';
import { PickButton } from './pick-button.tsx';
import {
  type GrowthTarget,
  type NameScene,
  type Size,
  type SpeciesScene,
  type SpeciesState,
  speciesPiece,
} from './scene.ts';
import { type TraitNames, TraitPlaces } from './trait-places.tsx';
import './species.css';
import './sizes.css';
import './states.css';
import './play.css';

export interface SpeciesLook {
  readonly size: Size;
  readonly names?: TraitNames;
  /** Phone: the portrait is a strip. */
  readonly compact?: boolean;
  /** Card play: growth and places are large. */
  readonly play?: boolean;
}

interface SpeciesBoardProps extends SpeciesLook {
  readonly scene: SpeciesScene;
}

export const CLASSES: Readonly<Record<SpeciesState, string>> = {
  plain: '',
  legal: ' legal',
  own: ' own',
  selected: ' chosen',
  refused: ' no',
  asked: ' no asked',
  acting: ' self',
  holds: ' holds',
  over: ' chosen over',
  attacked: ' was',
  gained: ' gain',
  lost: ' was lost',
};

/** One species: tag, portrait, body and population, food, trait places. */
export const SpeciesBoard = memo(Board, same);

function Board({ scene, size, names = 'long', compact = false, play = false }: SpeciesBoardProps) {
  const { state, target } = scene;
  return (
    <article
      className={`spec ${size}${compact ? ' compact' : ''}${play ? ' play' : ''}${CLASSES[state]}`}
      aria-label={scene.label}
      data-piece={speciesPiece(scene.key)}
      data-sight={sightOf('species', scene)}
      data-value={`${scene.body} ${scene.population}`}
      data-state={state}
      data-drop={scene.drop}
      data-drag={scene.drag ? target?.id : undefined}
    >
      <Tag scene={scene} />
      <div className="pict" aria-hidden={scene.growth === undefined ? true : undefined}>
        <div className="por">
          <SpeciesCreature scene={scene} detail={size === 'L' ? 'l' : size === 'M' ? 'm' : 's'} />
          <SpeciesName of={scene.name} />
        </div>
        <div className="stt">
          <Measure
            symbol="body-size"
            value={scene.body}
            tip={scene.bodyTip}
            grow={scene.growth?.body}
            sight={sightOf('body', scene)}
          />
          <Measure
            symbol="population"
            value={scene.population}
            tip={scene.populationTip}
            grow={scene.growth?.population}
            sight={sightOf('population', scene)}
          />
        </div>
      </div>
      {!play && <FoodPips of={scene.key} food={scene.food} size={size} />}
      <TraitPlaces of={scene.key} at={scene.at} places={scene.places} names={names} slots={play} />
      {target !== undefined && (
        <PickButton target={target} className="hit" tip={names === 'none' ? scene.label : undefined} />
      )}
    </article>
  );
}

/** How a part of a species is named by whoever points at it. */
export function sightOf(part: string, { at }: SpeciesScene): string | undefined {
  return at === undefined ? undefined : `${part}:${at}`;
}

function SpeciesName({ of: { genus, broken = genus, epithet, latin, whole } }: { readonly of: NameScene }) {
  return (
    <span className="fig" lang={latin ? 'la' : undefined} data-tip={whole}>
      <b>{broken}</b>
      {epithet !== undefined && <i>{epithet}</i>}
    </span>
  );
}

/** Longer words go on in a second line where the board is narrow. */
const LONG_TAG = 13;

function Tag({ scene }: { readonly scene: SpeciesScene }) {
  const { tag, target } = scene;
  if (tag === undefined) return null;
  const long = tag.text.length > LONG_TAG && tag.end === undefined;
  return (
    <div
      className={long ? 'tag long' : tag.wordy ? 'tag wordy' : 'tag'}
      aria-hidden="true"
      data-tip={scene.label}
    >
      {tag.symbol !== undefined && <Glyph id={tag.symbol} className="s" />}
      {target?.key !== undefined && <kbd>{target.key}</kbd>}
      <span className="what">{tag.text}</span>
      {tag.end !== undefined && <span className="tag-end">{tag.end}</span>}
    </div>
  );
}

interface MeasureProps {
  readonly symbol: string;
  readonly value: number;
  readonly tip: string;
  readonly grow?: GrowthTarget;
  readonly sight?: string | undefined;
}

function Measure({ symbol, value, tip, grow, sight }: MeasureProps) {
  const inside = (
    <>
      <Glyph id={symbol} />
      {value}
    </>
  );
  if (grow === undefined) {
    return (
      <span className="sz" data-tip={tip} data-sight={sight}>
        {inside}
      </span>
    );
  }
  return (
    <PickButton target={grow} className={grow.over ? 'sz gr over' : 'sz gr'} tip={tip} sight={sight}>
      {inside}
      <i>{grow.text}</i>
    </PickButton>
  );
}
