import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Placed, placeNote } from '../notes/placing.ts';
import { rectOf, within } from '../rect.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { type NoteScene, speciesPiece } from './scene.ts';
import './note.css';

interface NoteProps {
  readonly scene: NoteScene;
  /** The link to the rule. */
  readonly rule?: ReactNode;
  /** In the flow instead of beside the species: on the phone it stands in the sheet. */
  readonly flat?: boolean;
}

/** Why not: both sums, the comparison, the rule. It places itself, never over what acts or is chosen. */
export function Note({ scene, rule, flat = false }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed>();

  useLayoutEffect(() => {
    const element = note.current;
    const frame = element?.offsetParent;
    if (flat || element == null || frame == null) return;
    const origin = rectOf(frame);
    const about = frame.querySelector(`[data-piece="${CSS.escape(speciesPiece(scene.about))}"]`);
    if (about === null) return;
    const bounds = { x: 4, y: 4, width: origin.width - 8, height: origin.height - 8 };
    const keepClear = [...frame.querySelectorAll('[data-state="acting"], [data-state="selected"]')];
    setPlaced(
      placeNote(
        within(rectOf(about), origin),
        rectOf(element),
        bounds,
        keepClear.map((kept) => within(rectOf(kept), origin)),
      ),
    );
  }, [scene, flat]);

  return (
    <div
      ref={note}
      className={`ink-note species-note ${flat ? 'flat' : (placed?.side ?? '')}`}
      role="note"
      style={
        flat
          ? undefined
          : {
              left: placed?.x ?? 0,
              top: placed?.y ?? 0,
              visibility: placed === undefined ? 'hidden' : undefined,
              ['--arrow' as string]: `${placed?.arrow ?? 0}px`,
            }
      }
    >
      <h3>
        {scene.symbol !== undefined && <Glyph id={scene.symbol} />}
        {scene.title}
      </h3>
      {scene.sums.length > 0 && (
        <dl>
          {scene.sums.map((sum) => (
            <div key={sum.text}>
              <dt>{sum.value}</dt>
              <dd>{sum.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="cmp">
        <span>{scene.verdict}</span>
        {rule}
      </p>
    </div>
  );
}
