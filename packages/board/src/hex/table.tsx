import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../symbols/symbol.tsx';
import { useSize } from '../use-size.ts';
import { type FurniturePart, isAside, isFlat, layoutOf } from './folding.ts';
import './table.css';
import './folded.css';

interface HexTableProps {
  readonly cards: ReactNode;
  /** The cards have a column beside the map: Marine's evolution row. */
  readonly beside?: boolean;
  readonly map: ReactNode;
  /** Under the map: what follows. */
  readonly then?: ReactNode;
  readonly display: ReactNode;
  /** Marine: what is to be reached, under the display. */
  readonly targets?: ReactNode;
  /** One panel for each animal. */
  readonly panels: readonly ReactNode[];
  readonly log: ReactNode;
  /** Where something can be chosen now. */
  readonly lit?: ReadonlySet<FurniturePart>;
  /** Names of the parts, for what opens a folded one. */
  readonly names: Readonly<Record<FurniturePart, string>>;
}

const NOTHING: ReadonlySet<FurniturePart> = new Set();

/** A hex game on a screen: the map takes what the others leave, and where that is too little, they fold. */
export function HexTable(props: HexTableProps) {
  const { beside = false, panels, lit = NOTHING, names } = props;
  const [ref, room] = useSize<HTMLDivElement>(1280, 662);
  const { shape, folded, across } = layoutOf(room, { beside, seats: panels.length, lit });
  const [open, setOpen] = useOpen(folded);
  const flat = isFlat(shape, beside, folded);
  const aside = isAside(shape, folded);
  const look = [
    'hex-table',
    shape,
    beside ? 'with-row' : '',
    flat ? 'flat' : '',
    aside ? 'aside' : '',
    beside && (flat || (shape === 'tall' && folded.has('cards') && !aside)) ? 'short-targets' : '',
    beside && shape !== 'three' && (!folded.has('cards') || open === 'cards') ? 'lying-cards' : '',
    ...[...folded].map((part) => `no-${part}`),
  ];
  const part = (name: FurniturePart, content: ReactNode) => (
    <FoldingPart
      name={name}
      folded={folded.has(name)}
      open={open === name}
      label={names[name]}
      onOpen={(now) => setOpen(now ? name : undefined)}
    >
      {content}
    </FoldingPart>
  );
  const cards = part('cards', props.cards);
  return (
    <div ref={ref} className="hex-room">
      <div
        className={look.filter((name) => name !== '').join(' ')}
        style={{ '--across': across } as CSSProperties}
      >
        {beside ? cards : null}
        <div className="ht-map">
          <div className="ht-earth">{props.map}</div>
          {props.then}
        </div>
        <div className="ht-actions">
          {part('display', props.display)}
          {beside ? null : cards}
          {props.targets === undefined ? null : <div className="ht-targets">{props.targets}</div>}
        </div>
        <div className="ht-side">
          {part('seats', <div className="ht-panels">{panels}</div>)}
          <div className="ht-log">{props.log}</div>
        </div>
      </div>
    </div>
  );
}

/** The folded part that lies open over the map; it closes when it unfolds, with Escape, or with a press elsewhere. */
function useOpen(folded: ReadonlySet<FurniturePart>) {
  const [open, setOpen] = useState<FurniturePart>();
  const shown = open !== undefined && folded.has(open) ? open : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    const onPress = (event: Event): void => {
      if (event.target instanceof Element && !event.target.closest('.ht-part.open')) setOpen(undefined);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(undefined);
    };
    addEventListener('pointerdown', onPress, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [shown]);
  return [shown, setOpen] as const;
}

interface FoldingPartProps {
  readonly name: FurniturePart;
  readonly folded: boolean;
  readonly open: boolean;
  readonly label: string;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part of the table: as it is, one line high, or open over the map. */
function FoldingPart({ name, folded, open, label, onOpen, children }: FoldingPartProps) {
  const state = folded ? (open ? 'folded open' : 'folded shut') : '';
  return (
    <div className={`ht-part ht-${name} ${state}`}>
      <div className="ht-content">{children}</div>
      {folded ? (
        <button
          type="button"
          className="hb ht-fold"
          aria-label={label}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <Glyph id="chevron-down" size={20} />
        </button>
      ) : null}
    </div>
  );
}
