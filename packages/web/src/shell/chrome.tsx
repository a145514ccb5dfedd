import { SeatMark } from '@clade/board';
import { LANGUAGES, type Language } from '@clade/text';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type Key, useText } from '../text/text.tsx';
import { useBeenHere } from './been.ts';
import { Icon, type IconName, Logo } from './icons.tsx';
import { useName } from './name.tsx';
import { seatLetter } from './names.ts';
import { setPreferences, usePreferences } from './preferences.ts';
import { useMe } from './tables.ts';

const Tips = lazy(() => import('./tips.tsx'));

const PLACES: readonly { readonly href: string; readonly name: Key; readonly icon: IconName }[] = [
  { href: '/', name: 'nav.home', icon: 'home' },
  { href: '/tables', name: 'nav.tables', icon: 'tables' },
  { href: '/games', name: 'nav.games', icon: 'games' },
  { href: '/learn/evolution', name: 'nav.learn', icon: 'learn' },
  { href: '/rules/evolution', name: 'nav.rules', icon: 'rules' },
];

/** The frame of every screen but the tables: where I am, where I can go, who I am. */
export function Chrome({ children }: { readonly children: ReactNode }) {
  const say = useText();
  const main = useRef<HTMLDivElement>(null);
  const [here] = useLocation();
  useArrival(here, main);
  const newcomer = !useBeenHere() && here === '/';
  return (
    <div className={newcomer ? 'page newcomer' : 'page'}>
      <a className="skip" href="#main">
        {say('nav.skip')}
      </a>
      <header className="top">
        <Link href="/" className="logo" aria-label={say('nav.logo')}>
          <Logo />
          <span aria-hidden="true">{say('app.name')}</span>
        </Link>
        {newcomer ? <Languages /> : <Ways />}
      </header>
      <div id="main" className="page-main" tabIndex={-1} ref={main}>
        {children}
      </div>
      <Suspense>
        <Tips />
      </Suspense>
    </div>
  );
}

/** Where one can go and who one is. */
function Ways() {
  const say = useText();
  const [here] = useLocation();
  return (
    <>
      <Places />
      <span className="grow" />
      <LanguageChoice />
      <Link href="/settings" className="to-settings" aria-current={here === '/settings' ? 'page' : undefined}>
        <Icon name="settings" />
        <span>{say('nav.settings')}</span>
      </Link>
      <Who />
    </>
  );
}

/** A newcomer finds nothing but the languages in the bar, each by its own name; on a phone they are a menu. */
function Languages() {
  const say = useText();
  const { language } = usePreferences();
  return (
    <>
      <span className="grow" />
      <fieldset className="languages" aria-label={say('settings.language')}>
        {Object.entries(LANGUAGES).map(([id, name]) => (
          <button
            key={id}
            type="button"
            lang={id}
            aria-pressed={id === language}
            onClick={() => setPreferences({ language: id as Language })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <LanguageChoice />
    </>
  );
}

/** On another page the reader begins at its top, and so does who listens. */
function useArrival(here: string, main: RefObject<HTMLDivElement | null>): void {
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    if (location.hash !== '') return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [here, main]);
}

function Places() {
  const say = useText();
  const [here] = useLocation();
  const isHere = (href: string): boolean =>
    href === '/' ? here === '/' : here === href || here.startsWith(`/${href.split('/')[1]}`);
  return (
    <nav className="places" aria-label={say('nav.label')}>
      {PLACES.map(({ href, name, icon }) => (
        <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
          <Icon name={icon} className="l" />
          {say(name)}
        </Link>
      ))}
    </nav>
  );
}

function LanguageChoice() {
  const say = useText();
  const { language } = usePreferences();
  return (
    <select
      className="select bare sm language"
      aria-label={say('settings.language')}
      value={language}
      onChange={(event) => setPreferences({ language: event.target.value as Language })}
    >
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** My name, to be changed; it can be said when there is a server to say it to. */
function Who() {
  const say = useText();
  const ask = useName();
  const me = useMe();
  const preferred = usePreferences().name;
  const name = me.known === 'yes' ? me.name : preferred;
  if (name === '' && me.known === 'offline') return null;
  return (
    <button type="button" className="quiet user" onClick={() => void ask(true)}>
      <SeatMark seat={0} letter={seatLetter(name)} />
      {name === '' ? (
        <span>{say('me.say-name')}</span>
      ) : (
        <>
          <span className="me">{name}</span>{' '}
          {!(me.known === 'yes' && me.account) && <span className="soft guest">{say('me.guest')}</span>}
        </>
      )}
    </button>
  );
}
