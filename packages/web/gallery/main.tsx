import '../src/style/tokens.css';
import '../src/style/palettes.css';
import '../src/style/fonts.css';
import '../src/style/base.css';
import '../src/style/chrome.css';
import '../src/style/table.css';
import { Texts } from '@clade/text';
import { evolution } from '@clade/text/en/evolution';
import { shell } from '@clade/text/en/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyPreferences } from '../src/shell/preferences.ts';
import { TextProvider } from '../src/text/text.tsx';
import { Gallery } from './gallery.tsx';
import { gallery } from './texts.ts';
import { galleryHex } from './texts-hex.ts';

/** `npx vite packages/web`, then /gallery/index.html: it is no part of the page that is built. */
applyPreferences();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <TextProvider value={new Texts('en', { ...shell, ...evolution, ...gallery, ...galleryHex })}>
      <Gallery />
    </TextProvider>
  </StrictMode>,
);
