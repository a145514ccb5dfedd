import type { Chip, EndTarget, PlayerScene, Size } from '@clade/board/evolution';
import { readBot } from '@clade/bots/names';
import type { Seat } from '@clade/engine';
import type { PlayerView } from '@clade/evolution';
import { isPlanning } from '@clade/wording/evolution';
import { sayLevel } from '../../../shell/bots.ts';
import { characterAt, seatLetter } from '../../../shell/names.ts';
import type { SeatInfo } from '../../../table/table.ts';
import type { Spot } from '../gestures.ts';
import { across, type Herd } from '../layout.ts';
import { sayMove } from '../worded.ts';
import { bagAnchor, handAnchor } from './anchors.ts';
import { herdScene, inHerd } from './herds.ts';
import { linksOf } from './links.ts';
import { speciesScene } from './species.ts';
import type { Stage } from './stage.ts';

interface RowInput {
  readonly herds?: readonly Herd[];
  /** The panel is narrow, signs stand without their words. */
  readonly terse?: boolean;
}

export function playerScene(
  stage: Stage,
  seat: Seat,
  size: Size,
  { herds = [], terse = false }: RowInput = {},
): PlayerScene {
  const { say, names, view, snapshot, me } = stage;
  const player = view.players[seat] as PlayerView;
  const info = snapshot.seats[seat] as SeatInfo;
  const name = names.of(seat);
  const herdOf = (place: number): boolean =>
    herds.some(({ from, count }) => place >= from && place < from + count);
  const species = player.species.map((_, place) => {
    const scene = speciesScene(stage, seat, place, size);
    return herdOf(place) ? inHerd(stage, scene, place) : scene;
  });
  const ends = seat === me && !stage.phone ? endsOf(stage) : undefined;
  return {
    key: `seat-${seat}`,
    seat,
    name,
    letter: seatLetter(name),
    face: characterAt(info),
    label: say('evo.board.row', { name, n: player.species.length }),
    ...(seat === names.viewer ? { you: say('evo.board.you') } : {}),
    ...(info.online === undefined
      ? {}
      : {
          online: {
            on: info.online,
            label: say(info.online ? 'evo.board.online' : 'evo.board.offline'),
          },
        }),
    chips: chipsOf(stage, seat, info, terse),
    counters: [
      {
        symbol: 'bag',
        value: player.bag,
        label: say('evo.board.bag', { n: player.bag }),
        anchor: bagAnchor(seat),
      },
      {
        symbol: 'hand',
        value: player.handSize,
        label: say('evo.board.hand', { n: player.handSize }),
        anchor: handAnchor(seat),
      },
      {
        text: say('evo.board.pts'),
        value: player.score,
        label: say('evo.board.points', { n: player.score }),
      },
    ],
    species,
    links: linksOf(stage, seat),
    ...(herds.length > 0
      ? { herds: herds.map((herd) => herdScene(stage, species, herd, across(herd))) }
      : {}),
    ...(ends ? { ends } : {}),
    ...(player.species.length === 0 ? { empty: say('evo.board.none') } : {}),
  };
}

function chipsOf(stage: Stage, seat: Seat, info: SeatInfo, terse: boolean): Chip[] {
  const { say, view } = stage;
  const { waitingFor } = stage.snapshot;
  const chips: Chip[] = [];
  if (view.phase !== 'over' && view.first === seat) {
    chips.push({
      symbol: 'first-player',
      text: terse ? '' : say('evo.board.first'),
      tip: say('evo.board.first.tip'),
    });
  }
  if (isDone(stage, seat)) chips.push({ text: say('evo.board.done'), tip: say('evo.board.done.tip') });
  else if (seat !== stage.me && waitingFor.length === 1 && waitingFor.includes(seat)) {
    chips.push({ symbol: 'hourglass', text: say('evo.board.acts') });
  }
  if (info.kind === 'bot') {
    const level = botName(stage, info.bot ?? '');
    chips.push({ symbol: 'bot', text: terse ? '' : level, tip: say('evo.board.bot.tip', { level }) });
  } else if (info.standIn !== undefined) {
    chips.push({ symbol: 'bot', text: say('evo.board.away', { bot: botName(stage, info.standIn) }) });
  }
  return chips;
}

function botName({ say }: Stage, bot: string): string {
  return say('evo.board.bot', { level: sayLevel(say, readBot(bot).level) });
}

/** Has this seat made the choice of this phase? */
function isDone({ view, snapshot }: Stage, seat: Seat): boolean {
  // A simultaneous choice lies nowhere until all have made theirs.
  if (view.phase === 'food' || isPlanning(snapshot))
    return snapshot.waitingFor.length > 0 && !snapshot.waitingFor.includes(seat);
  if (view.phase === 'feeding') return view.out.includes(seat);
  if (view.phase !== 'play') return false;
  const { length } = view.players;
  const turn = (s: Seat): number => (s - view.first + length) % length;
  const [acting] = view.toAct;
  return acting !== undefined && turn(seat) < turn(acting);
}

/** EVO-3.4.5: a new species at either end of my row, while a card is held. */
function endsOf(stage: Stage): PlayerScene['ends'] {
  const left = endTarget(stage, 'left');
  const right = endTarget(stage, 'right');
  if (left === undefined && right === undefined) return undefined;
  return { ...(left ? { left } : {}), ...(right ? { right } : {}) };
}

function endTarget(stage: Stage, side: 'left' | 'right'): EndTarget | undefined {
  const { choice, keys, say, snapshot, names } = stage;
  const spot: Spot = `end:${side}`;
  const [move] = choice.open.get(spot) ?? [];
  if (move === undefined) return undefined;
  const key = keys.get(spot);
  const over = choice.looked !== undefined && String(choice.looked) === String(move);
  return {
    id: spot,
    label: sayMove(move, snapshot, names, say),
    text: say('evo.board.new-species'),
    side: say('evo.board.end', { side }),
    ...(key ? { key } : {}),
    ...(over ? { over } : {}),
  };
}
