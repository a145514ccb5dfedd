import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Placed, placeNote } from '../notes/placing.ts';
import { rectOf, within } from '../rect.ts';
import './place-note.css';

interface PlaceNoteProps {
  /** Id of the target that it speaks of: a space, a hex, a corner, a card. */
  readonly about: string;
  /** "Not here:" */
  readonly title: string;
  readonly text: ReactNode;
  /** The link to the rule. */
  readonly rule?: ReactNode;
  /** In the flow instead of beside the place: on the phone it stands in the sheet. */
  readonly flat?: boolean;
}

/** Why something cannot be chosen, above or below it. Belongs inside the same `Targets` as the place. */
export function PlaceNote({ about, title, text, rule, flat = false }: PlaceNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed>();

  useLayoutEffect(() => {
    const element = note.current;
    const frame = element?.offsetParent;
    if (flat || element == null || frame == null) return;
    const place = frame.querySelector(`[data-target="${CSS.escape(about)}"]`);
    if (place === null) return setPlaced(undefined);
    const origin = rectOf(frame);
    const bounds = { x: 4, y: 4, width: origin.width - 8, height: origin.height - 8 };
    const chosen = [...frame.querySelectorAll('[data-target][aria-pressed="true"]')];
    const keepClear = chosen.map((kept) => within(rectOf(kept), origin));
    setPlaced(placeNote(within(rectOf(place), origin), rectOf(element), bounds, keepClear));
  }, [about, flat]);

  const style = {
    left: placed?.x ?? 0,
    top: placed?.y ?? 0,
    visibility: placed === undefined ? ('hidden' as const) : undefined,
    ['--arrow' as string]: `${placed?.arrow ?? 0}px`,
  };
  return (
    <div
      ref={note}
      className={`ink-note place-note ${flat ? 'flat' : (placed?.side ?? '')}`}
      role="note"
      style={flat ? undefined : style}
    >
      <b>{title}</b> {text} {rule}
    </div>
  );
}
