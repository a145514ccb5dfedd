import { SeatMark } from '@clade/board';
import { BOT_LEVELS } from '@clade/bots/names';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { inviteLink } from '../remote/company.ts';
import { sayBot } from '../shell/bots.ts';
import { Chrome } from '../shell/chrome.tsx';
import { isKeptForMe } from '../shell/entries.ts';
import { fingerprint } from '../shell/fingerprint.ts';
import { gameCard } from '../shell/games.ts';
import { Icon } from '../shell/icons.tsx';
import { useSitDown } from '../shell/join.tsx';
import { characterAt, seatLetter, seatName } from '../shell/names.ts';
import { useTitle } from '../shell/notices.ts';
import { sayProblem } from '../shell/problem.ts';
import type { Refused, SeatInfo, Snapshot, Table } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import './lists.css';
import { sayPace } from './new-table-pace.tsx';

/** A table of the server before the game begins: who is there, links for who is to come. */
export function WaitingRoom({ table, snapshot }: { readonly table: Table; readonly snapshot: Snapshot }) {
  const say = useText();
  useTitle(snapshot.name);
  const [, navigate] = useLocation();
  const sit = useSitDown();
  const [problem, setProblem] = useState<string>();
  const { company } = table;
  const card = gameCard(snapshot.game);
  const free = snapshot.seats.filter((seat) => seat.kind === 'open' || seat.kind === 'link').length;
  const seated = snapshot.seats.some((seat) => seat.here);
  const kept = snapshot.seats.find((seat) => seat.keptFor === 'you');
  const told = (refused: Refused | undefined): void => setProblem(refused && sayProblem(say, refused));
  const leave = async (): Promise<void> => {
    const refused = await company?.leave();
    if (refused) told(refused);
    else navigate('/');
  };
  /** A table that has not begun is its host's to close. */
  const end = async (): Promise<void> => {
    const refused = await company?.castVote('cancel', true);
    if (refused) told(refused);
    else navigate('/');
  };
  return (
    <Chrome>
      <main className="notice-page gathering" data-screen="waiting-room">
        <h1>{snapshot.name}</h1>
        <p className="soft" role="status">
          {snapshot.dealing
            ? say('room.dealing')
            : say('room.state', { game: card ? say(card.title) : snapshot.game, free })}
        </p>
        {snapshot.pace && <p className="soft">{sayPace(say, snapshot.pace)}</p>}
        <ul className="lst box">
          {snapshot.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={i}>
              <SeatMark
                seat={i}
                face={characterAt(seat)}
                letter={isNamed(seat) ? seatLetter(seatName(say, seat, i)) : ''}
              />
              <div>
                <b>{seatName(say, seat, i)}</b> <span className="soft">{about(seat)}</span>
              </div>
              {seat.invite !== undefined && seat.keptFor !== 'you' && (
                <CopyLink link={inviteLink(location.origin, snapshot.id, seat.invite)} seat={i} />
              )}
              {company?.host && seat.keptFor !== 'you' && seat.kind !== 'person' && (
                <BotOnSeat
                  seat={i}
                  bot={seat.kind === 'bot' ? seat.bot : undefined}
                  onPick={(bot) => void company.arrange(i, bot).then(told)}
                />
              )}
              {seat.kind === 'open' && !seated && (
                <button type="button" className="sm" onClick={() => void sit(snapshot.id).then(told)}>
                  {say('lobby.sit-down')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {company?.watchLink !== undefined && (
          <CopyLink
            link={company.watchLink}
            {...(company.visibility === 'public' ? {} : { label: say('menu.watch-link') })}
          />
        )}
        <div className="acts">
          {kept && (
            <button type="button" className="go big" onClick={() => void sit(snapshot.id).then(told)}>
              {say('join.sit-down')}
            </button>
          )}
          {kept && isKeptForMe(kept) && (
            <button type="button" onClick={() => void leave()}>
              {say('rematch.decline')}
            </button>
          )}
          {company?.host ? (
            <button type="button" onClick={() => void end()}>
              {say('room.close')}
            </button>
          ) : (
            seated && (
              <button type="button" onClick={() => void leave()}>
                {say('room.leave')}
              </button>
            )
          )}
          {company?.host && (
            <button
              type="button"
              className="go big"
              disabled={free > 0 || snapshot.dealing === true}
              onClick={() => void company.start().then(told)}
            >
              {say('room.start')}
            </button>
          )}
        </div>
        <p className="soft">{say(company?.host ? 'room.host-note' : 'room.guest-note')}</p>
        {problem && (
          <p className="bad" role="alert">
            {problem}
          </p>
        )}
        <p className="soft fair">
          <Icon name="deal" />
          <span>
            {say.rich('room.commitment', {
              code: () => <code>{fingerprint(snapshot.commitment).slice(0, 16)}</code>,
            })}
          </span>
        </p>
      </main>
    </Chrome>
  );

  function about(seat: SeatInfo): string {
    if (seat.here) return say('new.you');
    if (seat.kind === 'bot') return say('bot.is', { bot: sayBot(say, seat.bot ?? '') });
    if (seat.keptFor === 'you') return say('room.kept-you');
    if (seat.keptFor) return say(seat.declined ? 'room.declined' : 'room.no-answer');
    return seat.kind === 'link' ? say('room.by-link') : '';
  }
}

interface BotOnSeatProps {
  readonly seat: number;
  readonly bot: string | undefined;
  readonly onPick: (bot: string | undefined) => void;
}

/** The host need not wait: a bot takes a seat that nobody has, and leaves it again. */
function BotOnSeat({ seat, bot, onPick }: BotOnSeatProps) {
  const say = useText();
  return (
    <select
      className="select sm"
      aria-label={say('room.bot-on', { seat: seat + 1 })}
      value={bot ?? ''}
      onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
    >
      <option value="">{say('room.nobody')}</option>
      {[...new Set([...BOT_LEVELS, ...(bot === undefined ? [] : [bot])])].map((level) => (
        <option key={level} value={level}>
          {sayBot(say, level)}
        </option>
      ))}
    </select>
  );
}

function isNamed({ kind, keptFor }: SeatInfo): boolean {
  return kind === 'person' || kind === 'bot' || keptFor !== undefined;
}

interface CopyLinkProps {
  readonly link: string;
  /** The seat that it leads to. */
  readonly seat?: number;
  /** What it is for, where it is not for a seat. */
  readonly label?: string;
}

/** Copies a link, and shows it where that is not possible. */
function CopyLink({ link, seat, label }: CopyLinkProps) {
  const say = useText();
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('by-hand');
    }
  };
  if (copied === 'by-hand')
    return (
      <input
        className="text"
        readOnly
        value={link}
        aria-label={say('room.link')}
        onFocus={(event) => event.target.select()}
      />
    );
  return (
    <button type="button" className="sm" onClick={() => void copy()}>
      <Icon name="copy" className="s" /> {copied === 'yes' ? say('room.copied') : (label ?? say('room.copy'))}
      {seat !== undefined && <span className="hidden-text"> {say('seat.number', { seat: seat + 1 })}</span>}
    </button>
  );
}
