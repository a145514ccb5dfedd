import type { DsView } from '@clade/dominant-species';
import { baseOf } from '../../table/base.ts';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import { tileName as nameOfTile } from '../earth/lexicon.ts';
import { earthChanges } from '../earth/say/foreseen.tsx';
import type { Consequence, Foreshown, Names } from '../game-ui.ts';
import { GAME } from './game.ts';
import { pays, spaceNow, spaceWhen } from './plan.ts';
import { sayLines } from './worded.ts';

/** Tiles whose pay changes, at most. */
const TILES = 3;

/** What a choice would do: a pawn by what its space would do now, the rest by what changes on Earth. */
export function sayForeseen(
  what: Foreshown,
  snapshot: Snapshot,
  names: Names,
  say: Say,
): readonly Consequence[] {
  const now = snapshot.view as DsView;
  const [move] = what.moves;
  const asked = now.asked?.animal;
  const placed =
    what.moves.length === 1 && move?.[0] === 'place' && asked != null ? String(move[1]) : undefined;
  const plan: Consequence[] =
    placed === undefined || asked == null
      ? []
      : [
          { symbol: 'pawn', text: spaceNow(say, now, placed, asked) },
          { symbol: 'hourglass', text: spaceWhen(say, now, placed) },
        ];
  const after = what.view as DsView | undefined;
  if (after === undefined) return [...plan, ...told(what, names, say)];
  const before = baseOf(snapshot) as DsView;
  const changes = earthChanges({ game: GAME, before, after, viewer: snapshot.viewer, say });
  return [...plan, ...changes, ...payChanges(before, after, snapshot.viewer, say)];
}

/** Where the table after it is not known, what the choice itself does. */
function told({ events }: Foreshown, names: Names, say: Say): Consequence[] {
  return sayLines([{ n: 0, seat: -1, events }], names, say).map(({ text, symbol, tone }) => ({
    symbol: symbol ?? 'confirm',
    text,
    ...(tone === 'gain' || tone === 'loss' ? { tone } : {}),
  }));
}

/** "Wetland D2 would pay you 8, now 0" */
function payChanges(before: DsView, after: DsView, viewer: number, say: Say): Consequence[] {
  const mine = after.animals.filter(({ seat }) => seat === viewer).map(({ animal }) => animal);
  const changes = mine.flatMap((animal) =>
    after.tiles.flatMap((tile) => {
      const was = before.tiles.find(({ hex }) => hex === tile.hex);
      const n = pays(tile, animal);
      const then = was === undefined ? 0 : pays(was, animal);
      return n === then ? [] : [{ tile, n, then }];
    }),
  );
  return changes
    .sort((a, b) => Math.abs(b.n - b.then) - Math.abs(a.n - a.then))
    .slice(0, TILES)
    .map(({ tile, n, then }) => ({
      symbol: 'points',
      text: say('earth.then.pays', { tile: nameOfTile(say, tile.terrain, tile.hex), n, now: then }),
      tone: n > then ? ('gain' as const) : ('loss' as const),
    }));
}
