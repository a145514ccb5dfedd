import { Glyph, SeatMark, type Sheet } from '@clade/board';
import { icons } from '@clade/board/sheets/icons';
import { marineTraits } from '@clade/board/sheets/marine-traits';
import { symbols } from '@clade/board/sheets/symbols';
import { traits } from '@clade/board/sheets/traits';
import { Part, Piece, Shelf } from './part.tsx';
import { type Key, useText } from './text.tsx';

export const SHEETS: readonly Sheet[] = [icons, symbols, traits, marineTraits];

const TITLES: readonly (readonly [Sheet, Key])[] = [
  [traits, 'gallery.symbols.traits'],
  [marineTraits, 'gallery.symbols.marine'],
  [symbols, 'gallery.symbols.symbols'],
  [icons, 'gallery.symbols.icons'],
];

/** Every symbol, at the size of a card and at the smallest it must be legible at. */
export function Symbols() {
  const say = useText();
  return (
    <Part id="symbols" title={say('gallery.symbols')}>
      {TITLES.map(([sheet, title]) => (
        <Shelf key={sheet.name} title={say(title)} look="gal-symbols">
          {sheet.ids.map((id) => (
            <Piece key={id} name={id}>
              <span className="gal-sizes">
                <Glyph id={id} size={38} />
                <Glyph id={id} size={16} />
              </span>
            </Piece>
          ))}
        </Shelf>
      ))}
    </Part>
  );
}

const SEATS = [0, 1, 2, 3, 4, 5] as const;

export function Marks() {
  const say = useText();
  return (
    <Part id="marks" title={say('gallery.marks')}>
      <Shelf title={say('gallery.marks.seats')}>
        {SEATS.map((seat) => (
          <Piece key={seat} name={say(`gallery.name.${seat}`)}>
            <span className="gal-sizes">
              <SeatMark seat={seat} letter={say(`gallery.name.${seat}`).slice(0, 1)} size={34} />
              <SeatMark seat={seat} letter={say(`gallery.name.${seat}`).slice(0, 1)} />
              <SeatMark seat={seat} size={16} label={say('gallery.marks.seat', { n: seat + 1 })} />
            </span>
          </Piece>
        ))}
      </Shelf>
      <Shelf title={say('gallery.marks.buttons')}>
        <button type="button" className="go">
          <Glyph id="confirm" />
          {say('gallery.button.confirm')} <kbd>{say('gallery.key.enter')}</kbd>
        </button>
        <button type="button">
          <Glyph id="undo" />
          {say('gallery.button.undo')}
        </button>
        <button type="button">
          <Glyph id="restart" />
          {say('gallery.button.restart')}
        </button>
        <button type="button">{say('gallery.button.pass')}</button>
        <button type="button" className="quiet">
          {say('gallery.button.other')}
        </button>
        <button type="button" className="danger">
          {say('gallery.button.leave')}
        </button>
        <button type="button" disabled>
          {say('gallery.button.nothing')}
        </button>
      </Shelf>
      <Shelf title={say('gallery.marks.small')}>
        <span className="chip">
          <Glyph id="first-player" className="s" />
          {say('gallery.first')}
        </span>
        <span className="chip">{say('gallery.bot')}</span>
        <span className="chip">{say('gallery.done')}</span>
        <span className="dot" role="img" aria-label={say('gallery.online')} />
        <span className="dot off" role="img" aria-label={say('gallery.away')} />
        <a className="rule" href="/rules/evolution#EVO-4.2.2">
          {say('gallery.note.rule')}
        </a>
        <span className="fign">{say('evo.fig', { n: 8 })}</span>
      </Shelf>
    </Part>
  );
}
