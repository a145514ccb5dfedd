import { MotionProvider, Sprite } from '@clade/board';
import { lazy, Suspense } from 'react';
import { Boards } from './boards.tsx';
import { Cards } from './cards.tsx';
import { Portraits } from './portraits.tsx';
import { Rows } from './rows.tsx';
import { Marks, SHEETS, Symbols } from './signs.tsx';
import { Tables } from './tables.tsx';
import { useText } from './text.tsx';
import './gallery.css';

/** Its styles come behind those of the other parts. */
const GalleryHex = lazy(() => import('./gallery-hex.tsx'));
const STILL = { factor: 0, reduced: false };
const PARTS = ['symbols', 'marks', 'portraits', 'species', 'rows', 'table', 'cards'] as const;

/** Every drawing and every piece of the tables in every state. Nothing moves: its pictures are compared by tests. */
export function Gallery() {
  const say = useText();
  return (
    <MotionProvider value={STILL}>
      <Sprite sheets={SHEETS} />
      <main className="gallery" data-screen="gallery">
        <header>
          <h1>{say('gallery.title')}</h1>
          <p className="soft">{say('gallery.lead')}</p>
          <nav aria-label={say('gallery.contents')}>
            {PARTS.map((part) => (
              <a key={part} href={`#${part}`}>
                {say(`gallery.${part}`)}
              </a>
            ))}
          </nav>
        </header>
        <Symbols />
        <Marks />
        <Portraits />
        <Boards />
        <Rows />
        <Tables />
        <Cards />
        <div className="gal-wide" id="hex">
          <Suspense>
            <GalleryHex />
          </Suspense>
        </div>
      </main>
    </MotionProvider>
  );
}
