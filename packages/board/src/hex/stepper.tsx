import { Glyph } from '../symbols/symbol.tsx';
import type { Target } from '../target.ts';
import { AnimalMark, ElementMark, Hexlet, Said } from './chips.tsx';
import { pickable } from './pickable.ts';
import type { StepperScene } from './scene.ts';
import './panel.css';

/** − 2 + of 4 */
export function Stepper({ scene }: { readonly scene: StepperScene }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="stepper" role="group" aria-label={scene.label}>
      <span className="st-h">
        {scene.terrain === undefined ? null : <Hexlet terrain={scene.terrain} size={17} />}
        {scene.animal === undefined ? null : <AnimalMark animal={scene.animal} size={17} />}
        {scene.element === undefined ? null : <ElementMark element={scene.element} size={17} />}
        <b>{scene.name}</b>
        {scene.place === undefined ? null : <i>{scene.place}</i>}
      </span>
      <span className="st-c">
        <Turn target={scene.less} label={scene.lessLabel} symbol="minus" />
        <output>{scene.value}</output>
        <Turn target={scene.more} label={scene.moreLabel} symbol="plus" />
        {scene.most === undefined ? (
          <i>{scene.of}</i>
        ) : (
          <button type="button" className="hb most" data-tip={scene.most.label} {...pickable(scene.most)}>
            {scene.of}
            <Said>{`: ${scene.most.label}`}</Said>
          </button>
        )}
      </span>
    </div>
  );
}

function Turn({ target, label, symbol }: { target: Target | undefined; label: string; symbol: string }) {
  return (
    <button
      type="button"
      className="hb step"
      aria-label={target?.label ?? label}
      aria-disabled={target === undefined ? true : undefined}
      {...pickable(target)}
    >
      <Glyph id={symbol} size={14} />
    </button>
  );
}
