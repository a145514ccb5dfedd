import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { stream } from '../remote/page.ts';
import { useText } from '../text/text.tsx';
import { Icon } from './icons.tsx';
import { RematchInvitation } from './rematch-invitation.tsx';
import { useMe } from './tables.ts';
import { installed, stayWithThis, subscribeInstalled, takeNewer } from './update.ts';
import { useLasting } from './use-lasting.ts';

/** Short notes above everything: a lost connection, a rematch, a newer page. */
export function Toasts() {
  return (
    <div className="toasts">
      <LostConnection />
      <RematchInvitation />
      <NewerPage />
    </div>
  );
}

function LostConnection() {
  const say = useText();
  const me = useMe();
  const status = useSyncExternalStore(
    (changed) => stream.subscribe(changed),
    () => stream.status,
  );
  const [here] = useLocation();
  // A table says so itself, where one is looking.
  const lost = me.known === 'yes' && status === 'lost' && !here.startsWith('/table/');
  const shown = useLasting(lost);
  return (
    <p role="status" className={shown ? 'toast' : 'hidden-text'}>
      {shown && (
        <>
          <Icon name="offline" /> {say('connection.lost')}
        </>
      )}
    </p>
  );
}

function NewerPage() {
  const say = useText();
  const { newer } = useSyncExternalStore(subscribeInstalled, installed);
  return (
    <div role="status" className={newer ? 'toast' : 'hidden-text'}>
      {newer && (
        <>
          <span>{say('update.ready')}</span>
          <button type="button" className="sm go" onClick={takeNewer}>
            {say('update.now')}
          </button>
          <button type="button" className="sm quiet" onClick={stayWithThis}>
            {say('update.later')}
          </button>
        </>
      )}
    </div>
  );
}
