import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connect } from './remote/page.ts';
import { applyPreferences, preferences } from './shell/preferences.ts';
import { listenForGesture } from './shell/sound/hear.ts';
import { FINGERS, textsOf } from './shell/texts.tsx';
import { installPage } from './shell/update.ts';
import './style/tokens.css';
import './style/palettes.css';
import './style/fonts.css';
import './style/base.css';
import './style/chrome.css';
import './style/table.css';

applyPreferences();
listenForGesture();
// Asked for at once, not only when the first component wants to say something.
void textsOf(preferences().language, ['shell'], matchMedia(FINGERS).matches);
connect();
// The first page has more urgent things to fetch, and does it itself.
if (location.pathname !== '/') installPage();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
