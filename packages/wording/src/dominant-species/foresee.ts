import type { DsView } from '@clade/dominant-species';
import { earthChanges } from '../earth/foresee.ts';
import { tileName } from '../earth/names.ts';
import { phrase } from '../phrase.ts';
import type { Consequence, Foreshown, Names, Seen } from '../wording.ts';
import { pays, spaceNow, spaceWhen } from './plan.ts';
import { tellLines } from './tale.ts';

/** Tiles whose pay changes, at most. */
const TILES = 3;

/** What a choice would do: a pawn by what its space would do now, the rest by what changes on Earth. */
export function foreseen(what: Foreshown, seen: Seen, names: Names): readonly Consequence[] {
  const now = seen.view as DsView;
  const [move] = what.moves;
  const asked = now.asked?.animal;
  const placed =
    what.moves.length === 1 && move?.[0] === 'place' && asked != null ? String(move[1]) : undefined;
  const plan: Consequence[] =
    placed === undefined || asked == null
      ? []
      : [
          { symbol: 'pawn', text: spaceNow(now, placed, asked) },
          { symbol: 'hourglass', text: spaceWhen(now, placed) },
        ];
  const after = what.view as DsView | undefined;
  if (after === undefined) return [...plan, ...told(what, names)];
  const before = what.before as DsView;
  const changes = earthChanges({ prefix: 'ds', before, after, viewer: seen.viewer });
  return [...plan, ...changes, ...payChanges(before, after, seen.viewer)];
}

/** Where the table after it is not known, what the choice itself does. */
function told({ events }: Foreshown, names: Names): Consequence[] {
  return tellLines([{ n: 0, seat: -1, events }], names).map(({ text, symbol, tone }) => ({
    symbol: symbol ?? 'confirm',
    text,
    ...(tone === 'gain' || tone === 'loss' ? { tone } : {}),
  }));
}

/** "Wetland D2 would pay you 8, now 0" */
function payChanges(before: DsView, after: DsView, viewer: number): Consequence[] {
  const mine = after.animals.filter(({ seat }) => seat === viewer).map(({ animal }) => animal);
  const changes = mine.flatMap((animal) =>
    after.tiles.flatMap((tile) => {
      const was = before.tiles.find(({ hex }) => hex === tile.hex);
      const n = pays(tile, animal);
      const then = was === undefined ? 0 : pays(was, animal);
      // A tile that is scored now has just paid.
      const isPaid = tile.scored && was?.scored === false;
      return n === then || isPaid ? [] : [{ tile, n, then }];
    }),
  );
  return changes
    .sort((a, b) => Math.abs(b.n - b.then) - Math.abs(a.n - a.then))
    .slice(0, TILES)
    .map(({ tile, n, then }) => ({
      symbol: 'points',
      text: phrase('earth.then.pays', { tile: tileName(tile.terrain, tile.hex), n, now: then }),
      tone: n > then ? ('gain' as const) : ('loss' as const),
    }));
}
