import { memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import {
  AnimalFace,
  AnimalMark,
  ChoosableElement,
  ElementMark,
  NoElement,
  pawnsKey,
  Said,
} from './chips.tsx';
import { pickable } from './pickable.ts';
import { nameOf, type PanelScene } from './scene.ts';
import './panel.css';

const DISK = 17;

/** One animal and who plays it: everything that is public of it. */
export const PlayerPanel = memo(function PlayerPanel({ scene }: { readonly scene: PanelScene }) {
  const { animal, who, traits } = scene;
  const name = nameOf(animal);
  const look = [
    'animal-panel',
    `an-${animal}`,
    scene.acting ? 'acting' : '',
    scene.own ? 'own' : '',
    traits.length > 0 ? 'with-traits' : '',
    scene.state ?? '',
  ];
  return (
    <article
      className={look.filter((name) => name !== '').join(' ')}
      aria-label={scene.label}
      data-sight={`animal:${name}`}
    >
      <Badge scene={scene} />
      <div className="pr1">
        <b>{scene.name}</b>
        <span className="who">
          {who.face ? (
            <AnimalFace animal={animal} of={who.face} size={20} label={who.label} />
          ) : who.mark === 'none' ? null : (
            <i className={`mark ${who.mark}`} role="img" aria-label={who.label} />
          )}
          <span className="who-name">{who.name}</span>
        </span>
        {scene.survival === undefined ? null : (
          <span className="surv" role="img" aria-label={scene.survival} data-tip={scene.survival}>
            <Glyph id="survival" size={15} />
          </span>
        )}
        {scene.gain === undefined ? null : <span className="vp-gain">{scene.gain}</span>}
        <span
          className="vp"
          data-piece={`score:${animal}`}
          data-value={scene.score}
          data-roll
          data-sight={`points:${name}`}
        >
          {scene.score}
        </span>
      </div>
      <div className="pr2" data-sight={`elements:${name}`}>
        {scene.elements.map((element, i) =>
          element === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free place has no identity but its order
            <NoElement key={i} size={DISK} />
          ) : (
            <ChoosableElement key={element.key} place={element} size={DISK} />
          ),
        )}
        <span
          className="ap"
          role="img"
          aria-label={scene.pawns.label}
          data-anchor={pawnsKey(animal)}
          data-sight={`pawns:${name}`}
        >
          <Glyph id="pawn" size={14} />
          <b>{scene.pawns.available}</b>
          <i>{`/${scene.pawns.all}`}</i>
        </span>
      </div>
      <div className="pr3" data-tip={scene.label}>
        {scene.counts.map((count) => (
          <span key={count.text} data-anchor={count.anchor} data-sight={sightOf(count.anchor, name)}>
            {count.symbol === undefined ? null : <Glyph id={count.symbol} size={13} />}
            <i>{count.text} </i>
            <b>{count.value}</b>
          </span>
        ))}
        {scene.dominates === undefined ? null : (
          <span className="pd" role="img" aria-label={scene.dominates.label} data-tip={scene.dominates.label}>
            <Glyph id="dominance" size={14} />
            <b>{scene.dominates.value}</b>
          </span>
        )}
        {scene.specials === undefined || scene.specials.length === 0 ? null : (
          <span className="pd">
            <Glyph id="special-pawn" size={15} />
            {scene.specials.map(({ element, label, out }) => (
              <ElementMark
                key={element}
                element={element}
                size={DISK}
                label={label}
                className={out ? 'out' : ''}
              />
            ))}
          </span>
        )}
      </div>
      {traits.length === 0 ? null : (
        <ul className="pr4">
          {traits.map((trait) => (
            <li key={trait.name} data-tip={trait.tip}>
              <b>{trait.name}</b> {trait.text}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}, same);

/** `pool:birds` of `pool:ds-birds`. */
function sightOf(anchor: string | undefined, name: string): string | undefined {
  return anchor && `${anchor.slice(0, anchor.indexOf(':'))}:${name}`;
}

function Badge({ scene }: { readonly scene: PanelScene }) {
  const inside = (
    <>
      <Glyph id={scene.animal} size={27} />
      <small aria-hidden="true">{scene.code}</small>
    </>
  );
  if (scene.target === undefined)
    return (
      <span className="pk" data-tip={scene.label}>
        {inside}
      </span>
    );
  return (
    <button type="button" className="hb pk" {...pickable(scene.target)}>
      <Said>{scene.target.label}</Said>
      {inside}
    </button>
  );
}

interface ScoreStripProps {
  readonly label: string;
  readonly scores: readonly {
    readonly key: string;
    readonly animal: PanelScene['animal'];
    readonly score: number;
    /** "Amphibians 66" */
    readonly label: string;
    readonly acting?: boolean;
    readonly own?: boolean;
  }[];
}

/** Phone: all scores in one line. */
export function ScoreStrip({ label, scores }: ScoreStripProps) {
  return (
    <ul className="score-strip" aria-label={label}>
      {scores.map(({ key, animal, score, label: name, acting, own }) => (
        <li
          key={key}
          className={`${acting ? 'acting' : ''} ${own ? 'own' : ''}`}
          aria-current={acting ? 'true' : undefined}
        >
          <AnimalMark animal={animal} size={27} label={name} />
          <span aria-hidden="true">{score}</span>
        </li>
      ))}
    </ul>
  );
}
