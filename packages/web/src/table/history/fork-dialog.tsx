import { Glyph } from '@clade/board';
import { BOT_LEVELS } from '@clade/bots/names';
import type { Seat } from '@clade/engine';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { LocalSeat } from '../../local/local.ts';
import { botName, sayBot, USUAL_LEVEL } from '../../shell/bots.ts';
import { preferences } from '../../shell/preferences.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { Dialog } from '../dialog.tsx';
import { useRefusal } from '../menu/use-refusal.tsx';
import { isRefused, type SeatInfo } from '../table.ts';
import { forkTable } from './fork.ts';

const PERSON = 'person';

/** Who plays a seat on: a person at this device, or the level of a bot. */
function firstChoice(info: SeatInfo, seat: Seat, me: Seat): string {
  if (seat === me) return PERSON;
  return info.bot ?? USUAL_LEVEL;
}

/** "Fork from here": a new game from this move on, against bots or with others at this device. */
export function ForkDialog({ n, onClose }: { readonly n: number; readonly onClose: () => void }) {
  const { table, snapshot, names } = useAtTable();
  const say = useText();
  const [, navigate] = useLocation();
  const [refusal, attempt] = useRefusal();
  const [busy, setBusy] = useState(false);
  const me = Math.max(snapshot.viewer, 0);
  const [players, setPlayers] = useState(() =>
    snapshot.seats.map((info, seat) => firstChoice(info, seat, me)),
  );
  const seats = players.map((player, seat): LocalSeat => {
    const { kind } = snapshot.seats[seat] ?? {};
    if (player === PERSON) {
      const mine = seat === me ? preferences().name : '';
      return { kind: 'person', name: mine || names.of(seat) };
    }
    return { kind: 'bot', name: kind === 'bot' ? names.of(seat) : botName(say, seat), bot: player };
  });
  const fork = async (): Promise<void> => {
    setBusy(true);
    let href = '';
    const done = await attempt(
      forkTable(table, n, say('fork.name', { name: snapshot.name, n }), seats).then((made) => {
        if (isRefused(made)) return made;
        href = made;
        return undefined;
      }),
    );
    setBusy(false);
    if (done) navigate(href);
  };
  const all = (player: (seat: Seat) => string) => () => setPlayers(players.map((_, seat) => player(seat)));
  return (
    <Dialog title={say('fork.title', { n })} className="fork" onClose={onClose}>
      <p className="soft">{say('fork.text')}</p>
      <div className="fork-presets">
        <button type="button" className="sm" onClick={all((seat) => (seat === me ? PERSON : USUAL_LEVEL))}>
          <Glyph id="bot" />
          {say('fork.bots')}
        </button>
        <button type="button" className="sm" onClick={all(() => PERSON)}>
          <Glyph id="people" />
          {say('fork.hot-seat')}
        </button>
      </div>
      <ul className="fork-seats">
        {players.map((player, seat) => (
          <ForkSeat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            seat={seat}
            player={player}
            onPick={(picked) => setPlayers(players.with(seat, picked))}
          />
        ))}
      </ul>
      {refusal}
      <div className="acts">
        <button type="button" onClick={onClose}>
          {say('table.cancel')}
        </button>
        <button type="button" className="go" data-first="" disabled={busy} onClick={() => void fork()}>
          <Glyph id="fork" />
          {say('fork.go')}
        </button>
      </div>
    </Dialog>
  );
}

interface ForkSeatProps {
  readonly seat: Seat;
  readonly player: string;
  readonly onPick: (player: string) => void;
}

function ForkSeat({ seat, player, onPick }: ForkSeatProps) {
  const { names } = useAtTable();
  const say = useText();
  const id = useId();
  const levels = BOT_LEVELS.includes(player) || player === PERSON ? BOT_LEVELS : [...BOT_LEVELS, player];
  return (
    <li>
      <Mark seat={seat} size={22} />
      <label htmlFor={id}>{names.of(seat)}</label>
      <select id={id} className="select sm" value={player} onChange={({ target }) => onPick(target.value)}>
        <option value={PERSON}>{say('fork.person')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {say('fork.bot', { level: sayBot(say, level) })}
          </option>
        ))}
      </select>
    </li>
  );
}
