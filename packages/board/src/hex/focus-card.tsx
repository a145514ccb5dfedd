import { Glyph } from '../symbols/symbol.tsx';
import { AnimalMark, ElementMark, Hexlet } from './chips.tsx';
import type { ElementCount, FocusScene } from './scene.ts';
import './furniture.css';

interface FocusCardProps {
  readonly scene: FocusScene;
  /** A button that closes the card; without it the card goes with the pointer. */
  readonly close?: { readonly label: string; readonly onClick: () => void };
}

/** One tile in words: what lies on it, how well its animals live there, who would score. */
export function FocusCard({ scene, close }: FocusCardProps) {
  return (
    <section className="focus-card" aria-label={scene.label}>
      <header>
        <Hexlet terrain={scene.terrain} size={26} />
        <h3>{scene.title}</h3>
        {close === undefined ? null : (
          <button type="button" className="quiet sm" aria-label={close.label} onClick={close.onClick}>
            <Glyph id="close" size={14} />
          </button>
        )}
      </header>
      <p className="soft">{scene.note}</p>
      <ElementCounts elements={scene.elements} />
      {scene.animals.length === 0 ? null : (
        <ol className="fc-animals">
          {scene.animals.map((line) => (
            <li key={line.animal}>
              <AnimalMark animal={line.animal} size={20} />
              <b>{line.name}</b>
              <span>{line.count}</span>
              {line.level === undefined ? null : <span>{line.level}</span>}
              {line.place === undefined ? null : <span className="fc-place">{line.place}</span>}
              {line.dominant === undefined ? null : (
                <span className="fc-tag">
                  <Glyph id="dominance" size={13} />
                  {line.dominant}
                </span>
              )}
              {line.endangered === undefined ? null : (
                <span className="fc-tag bad">
                  <Glyph id="endangered" size={13} />
                  {line.endangered}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {scene.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Kinds of elements with their numbers: at a tile, in the bag. */
export function ElementCounts({ elements }: { readonly elements: readonly ElementCount[] }) {
  if (elements.length === 0) return null;
  return (
    <ul className="el-counts">
      {elements.map(({ element, count, label }) => (
        <li key={element}>
          <ElementMark element={element} size={18} label={label} />
          <b aria-hidden="true">{count}</b>
        </li>
      ))}
    </ul>
  );
}
