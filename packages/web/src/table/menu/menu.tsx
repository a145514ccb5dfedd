import { Glyph } from '@clade/board';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { COACHED, setCoach, useCoach } from '../../shell/coach.ts';
import { characterAt } from '../../shell/names.ts';
import { setPreferences, usePreferences } from '../../shell/preferences.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { Dialog } from '../dialog.tsx';
import { useCanAsk } from '../hint.tsx';
import { CopyLink } from './copy-link.tsx';
import { useRefusal } from './use-refusal.tsx';
import { beforeMyLast } from './vote.tsx';

/** What can be opened beside the table. */
export type PanelName = 'moves' | 'hint' | 'rules' | 'aid' | 'chat' | 'note' | 'orders' | 'seats';

interface MenuProps {
  /** Lines of chat that have not been read. */
  readonly unread: number;
  readonly onOpen: (panel: PanelName | 'keys') => void;
  readonly onClose: () => void;
}

/** Everything else a table can do. */
export function Menu({ unread, onOpen, onClose }: MenuProps) {
  const { table, snapshot } = useAtTable();
  const say = useText();
  const { company } = table;
  const { view, sound, voices } = usePreferences();
  const canAsk = useCanAsk();
  const coached = useCoach(snapshot.game);
  const open = (panel: PanelName | 'keys') => () => {
    onClose();
    onOpen(panel);
  };
  return (
    <Dialog title={say('menu.title')} className="menu" onClose={onClose}>
      <div className="menu-groups">
        <ul>
          <Entry symbol="log" label={say('menu.moves')} shortcut="M" onPick={open('moves')} />
          <Entry
            symbol="text"
            label={say(view === 'text' ? 'menu.board' : 'menu.text')}
            shortcut="T"
            onPick={() => {
              setPreferences({ view: view === 'text' ? 'board' : 'text' });
              onClose();
            }}
          />
          {canAsk && <Entry symbol="bot" label={say('menu.hint')} shortcut="B" onPick={open('hint')} />}
          {snapshot.game in COACHED && snapshot.status === 'playing' && snapshot.viewer >= 0 && (
            <Entry
              symbol="info"
              label={say(coached ? 'menu.coach.off' : 'menu.coach.on')}
              onPick={() => {
                setCoach(snapshot.game, !coached);
                onClose();
              }}
            />
          )}
          <Entry symbol="rules" label={say('menu.rules')} shortcut="H" onPick={open('rules')} />
          <Entry symbol="info" label={say('menu.aid')} shortcut="A" onPick={open('aid')} />
          <Entry symbol="keyboard" label={say('menu.keys')} shortcut="?" onPick={open('keys')} />
        </ul>
        {company && (
          <ul>
            <Entry
              symbol="chat"
              label={say('menu.chat-unread', { unread })}
              shortcut="C"
              onPick={open('chat')}
            />
            <Entry symbol="note" label={say('menu.note')} onPick={open('note')} />
            {snapshot.status === 'playing' && snapshot.viewer >= 0 && (
              <Entry symbol="confirm" label={say('menu.orders')} onPick={open('orders')} />
            )}
            <Entry symbol="people" label={say('menu.seats')} onPick={open('seats')} />
            {company.watchLink !== undefined && (
              <li>
                <CopyLink link={company.watchLink} label={say('menu.watch-link')} quiet />
              </li>
            )}
            {snapshot.status === 'playing' && snapshot.viewer >= 0 && <Votes onDone={onClose} />}
          </ul>
        )}
        <ul>
          <EntryLink symbol="replay" label={say('menu.history')} href={`/replay/${snapshot.id}`} />
          <Entry
            symbol={sound ? 'sound' : 'sound-off'}
            label={say(sound ? 'menu.mute' : 'menu.unmute')}
            onPick={() => setPreferences({ sound: sound !== true })}
          />
          {snapshot.seats.some(characterAt) && (
            <Entry
              symbol="chat"
              label={say(voices ? 'menu.voices.off' : 'menu.voices.on')}
              onPick={() => setPreferences({ voices: !voices })}
            />
          )}
          <EntryLink symbol="settings" label={say('menu.settings')} href="/settings" />
          <EntryLink symbol="home" label={say('menu.leave')} href="/" />
        </ul>
      </div>
    </Dialog>
  );
}

function Votes({ onDone }: { readonly onDone: () => void }) {
  const { table, snapshot } = useAtTable();
  const say = useText();
  const [refusal, attempt] = useRefusal();
  const [asked, setAsked] = useState(false);
  const { company } = table;
  const back = beforeMyLast(snapshot.lines, snapshot.viewer);
  if (company === undefined) return null;
  const ask = async (what: 'cancel' | 'takeback', to?: number): Promise<void> => {
    setAsked(true);
    if (await attempt(company.castVote(what, true, to))) onDone();
    setAsked(false);
  };
  return (
    <>
      {back !== undefined && (
        <Entry
          symbol="undo"
          label={say('menu.takeback')}
          disabled={asked}
          onPick={() => void ask('takeback', back)}
        />
      )}
      <Entry symbol="vote" label={say('menu.cancel')} disabled={asked} onPick={() => void ask('cancel')} />
      {refusal && <li>{refusal}</li>}
    </>
  );
}

interface EntryProps {
  readonly symbol: string;
  readonly label: string;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly onPick: () => void;
}

function Entry({ symbol, label, shortcut, disabled = false, onPick }: EntryProps): ReactNode {
  return (
    <li>
      <button type="button" className="quiet" disabled={disabled} onClick={onPick}>
        <Glyph id={symbol} />
        <span>{label}</span>
        {shortcut && <kbd>{shortcut}</kbd>}
      </button>
    </li>
  );
}

function EntryLink({ symbol, label, href }: { symbol: string; label: string; href: string }) {
  return (
    <li>
      <Link href={href} className="btn quiet">
        <Glyph id={symbol} />
        <span>{label}</span>
      </Link>
    </li>
  );
}
