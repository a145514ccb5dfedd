import { MotionProvider, Sprite } from '@clade/board';
import { lazy, Suspense } from 'react';
import { useTitle } from '../shell/notices.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useText } from '../text/text.tsx';
import { Boards } from './gallery/boards.tsx';
import { Cards } from './gallery/cards.tsx';
import { Portraits } from './gallery/portraits.tsx';
import { Rows } from './gallery/rows.tsx';
import { Marks, SHEETS, Symbols } from './gallery/signs.tsx';
import { Tables } from './gallery/tables.tsx';
import './gallery/gallery.css';

const GalleryHex = lazy(() => import('./gallery-hex.tsx'));

/** Every drawing and every piece of the tables in every state. Nothing moves: its pictures are compared by tests. */
export default function GalleryScreen() {
  return (
    <WithTexts parts={['shell', 'evolution', 'gallery']}>
      <Sprite sheets={SHEETS} />
      <MotionProvider value={STILL}>
        <Gallery />
      </MotionProvider>
    </WithTexts>
  );
}

const STILL = { factor: 0, reduced: false };
const PARTS = ['symbols', 'marks', 'portraits', 'species', 'rows', 'table', 'cards'] as const;

function Gallery() {
  const say = useText();
  useTitle(say('gallery.title'));
  return (
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
      <Suspense>
        <WithTexts parts={['shell', 'gallery', 'gallery-hex']}>
          <div className="gal-wide">
            <GalleryHex />
          </div>
        </WithTexts>
      </Suspense>
    </main>
  );
}
