import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { SeatMark, seatColour, seatInk } from '../symbols/seat-mark.tsx';
import { Glyph } from '../symbols/symbol.tsx';
import { focusWhenLong } from './focus-when-long.ts';
import { Herd } from './herd.tsx';
import { Gap } from './links.tsx';
import { PickButton } from './pick-button.tsx';
import type { Chip, Counter, EndTarget, HerdScene, PlayerScene, SpeciesScene } from './scene.ts';
import { SpeciesBoard, type SpeciesLook } from './species-board.tsx';
import './panel.css';

interface PlayerRowProps extends SpeciesLook {
  readonly scene: PlayerScene;
  /** My row: name and numbers stand at its left. */
  readonly own?: boolean;
  /** Besides the row, inside the same frame. */
  readonly aside?: ReactNode;
}

/** A player's panel: who, how many, and the species in their order. Rows never link with each other. */
export function PlayerRow({ scene, own = false, aside, ...look }: PlayerRowProps) {
  const seat = { '--seat': seatColour(scene.seat), '--seat-on': seatInk(scene.seat) } as CSSProperties;
  return (
    <section className={own ? 'pl mine' : 'pl'} style={seat} aria-label={scene.label}>
      {own ? <OwnHeader scene={scene} /> : <Header scene={scene} />}
      <div
        ref={focusWhenLong}
        className={`herd ${look.size} n${partsOf(scene).length}${look.compact ? ' compact' : ''}${look.play ? ' play' : ''}`}
      >
        {scene.ends?.left !== undefined && <End end={scene.ends.left} />}
        {scene.species.length === 0 && scene.empty !== undefined && (
          <p className="no-species">{scene.empty}</p>
        )}
        {partsOf(scene).map(({ from, species, herd }) => (
          <Fragment key={species[0]?.key}>
            {from > 0 && <Gap links={scene.links.filter((link) => link.gap === from - 1)} />}
            {herd === undefined ? (
              <SpeciesBoard scene={species[0] as SpeciesScene} {...look} />
            ) : (
              <Herd scene={herd} species={species} size={look.size} names={look.names} />
            )}
          </Fragment>
        ))}
        {scene.ends?.right !== undefined && <End end={scene.ends.right} />}
      </div>
      {aside}
    </section>
  );
}

interface RowPart {
  /** Place of its first species. */
  readonly from: number;
  readonly species: readonly SpeciesScene[];
  readonly herd?: HerdScene;
}

/** A row from left to right: single boards and herds. */
export function partsOf({ species, herds = [] }: PlayerScene): RowPart[] {
  const parts: RowPart[] = [];
  for (let from = 0; from < species.length; ) {
    const herd = herds.find((one) => one.from === from);
    const count = herd?.count ?? 1;
    parts.push({ from, species: species.slice(from, from + count), ...(herd ? { herd } : {}) });
    from += count;
  }
  return parts;
}

function Header({ scene }: { readonly scene: PlayerScene }) {
  return (
    <header>
      <SeatMark seat={scene.seat} letter={scene.letter} face={scene.face} size={scene.face ? 30 : 22} />
      <span className="nm">{scene.name}</span>
      {scene.you !== undefined && <span className="soft">{scene.you}</span>}
      <Online online={scene.online} />
      <Chips chips={scene.chips} />
      <span className="ctrs">
        {scene.counters.map((counter) => (
          <CounterMark key={counter.label} counter={counter} />
        ))}
      </span>
    </header>
  );
}

function OwnHeader({ scene }: { readonly scene: PlayerScene }) {
  return (
    <header className="me">
      <SeatMark seat={scene.seat} letter={scene.letter} face={scene.face} size={34} />
      <b className="nm">{scene.name}</b>
      {scene.you !== undefined && <span className="soft">{scene.you}</span>}
      <Chips chips={scene.chips} />
      <span className="ctrs">
        {scene.counters.map((counter) => (
          <CounterMark key={counter.label} counter={counter} />
        ))}
      </span>
    </header>
  );
}

function Online({ online }: { readonly online: PlayerScene['online'] }) {
  if (online === undefined) return null;
  return (
    <span
      className={online.on ? 'dot' : 'dot off'}
      role="img"
      aria-label={online.label}
      data-tip={online.label}
    />
  );
}

function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <span className="chips">
      {chips.map(({ symbol, text, tip }) => (
        <span key={`${symbol} ${text}`} className="chip" data-tip={tip}>
          {symbol !== undefined && <Glyph id={symbol} className="s" />}
          {text}
        </span>
      ))}
    </span>
  );
}

function CounterMark({ counter }: { readonly counter: Counter }) {
  return (
    <span
      className="ctr"
      role="img"
      aria-label={counter.label}
      data-tip={counter.label}
      data-anchor={counter.anchor}
      data-sight={counter.anchor}
    >
      {counter.symbol !== undefined ? (
        <Glyph id={counter.symbol} />
      ) : (
        <span className="soft">{counter.text}</span>
      )}
      <b>{counter.value}</b>
    </span>
  );
}

function End({ end }: { readonly end: EndTarget }) {
  return (
    <PickButton target={end} className={end.over ? 'new over' : 'new'}>
      <Glyph id="plus" className="plus" />
      {end.text}
      <small>{end.side}</small>
    </PickButton>
  );
}
