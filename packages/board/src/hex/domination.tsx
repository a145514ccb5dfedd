import { AnimalMark, ElementMark, Said } from './chips.tsx';
import { pickable } from './pickable.ts';
import type { DominationScene } from './scene.ts';
import './display.css';

/** Marine: the target number of each element and who controls its special pawn. */
export function DominationBoxes({ scene }: { readonly scene: DominationScene }) {
  return (
    <section className="targets-box" aria-label={scene.title}>
      <header className="dh">
        <h2>{scene.title}</h2>
        {scene.note === undefined ? null : <span>{scene.note}</span>}
      </header>
      <ul className="tg">
        {scene.boxes.map((box) => (
          <li key={box.key}>
            <Box box={box} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Box({ box }: { readonly box: DominationScene['boxes'][number] }) {
  const inside = (
    <>
      <span className="o" aria-hidden="true">
        <ElementMark element={box.element} size={20} />
        {box.controller === undefined ? (
          <i className="none" />
        ) : (
          <AnimalMark animal={box.controller} size={20} />
        )}
      </span>
      <span className="n" aria-hidden="true">
        {box.number}
      </span>
      <small aria-hidden="true">{box.note}</small>
    </>
  );
  if (box.target === undefined) {
    return (
      <div
        className={`tg-box ${box.state}`}
        role="img"
        aria-label={box.label}
        data-sight={`target:${box.element}`}
      >
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`hb tg-box ${box.state}`}
      data-sight={`target:${box.element}`}
      {...pickable(box.target)}
    >
      <Said>{`${box.target.label}. ${box.label}`}</Said>
      {inside}
    </button>
  );
}
