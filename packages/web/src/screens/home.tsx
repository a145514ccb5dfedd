import { useEffect } from 'react';
import { useProgress } from '../lesson/progress.ts';
import { rememberBeenHere, useBeenHere } from '../shell/been.ts';
import { useTitle } from '../shell/notices.ts';
import { useLocalKnown, useMe, useMyTables } from '../shell/tables.ts';
import { installPage } from '../shell/update.ts';
import { useText } from '../text/text.tsx';
import { readAhead } from './ahead.ts';
import { HomeBack } from './home-back.tsx';
import { HomeFirst } from './home-first.tsx';
import './home.css';

/** The first page: for a newcomer the three games, for one who comes back what waits. */
export default function HomeScreen() {
  const say = useText();
  useTitle(say('app.name'));
  // Everything else that a visitor may need later comes after that.
  useEffect(() => void readAhead().then(installPage), []);
  return useReturning() ? <HomeBack /> : <HomeFirst />;
}

/** Is there a game, a lesson or an account on this device? Until that is known, what was known the last time. */
function useReturning(): boolean {
  const tables = useMyTables();
  const known = useLocalKnown();
  const me = useMe();
  const progress = useProgress();
  const been = useBeenHere();
  const here = tables.length > 0 || Object.keys(progress).length > 0 || me.known === 'yes';
  const sure = here || (known && me.known !== 'asking');
  useEffect(() => {
    if (sure) rememberBeenHere(here);
  }, [sure, here]);
  return sure ? here : been;
}
