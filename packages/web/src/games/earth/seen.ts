import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { NamedCounts } from './lexicon.ts';

/** What the views of both games have in common, as far as gestures and totals need it. */
export interface EarthView {
  readonly round: number;
  readonly animals: readonly {
    readonly animal: string;
    readonly seat: number;
    readonly points: number;
    readonly pool: number;
    readonly eliminated: number;
    readonly elements: NamedCounts;
    readonly printed: NamedCounts;
  }[];
  readonly tiles: readonly {
    readonly hex: string;
    readonly terrain: string;
    readonly cubes: NamedCounts;
    readonly endangered: readonly string[];
    readonly dominant?: string;
    readonly pays: NamedCounts;
  }[];
  readonly corners: readonly { readonly corner: string; readonly element: string }[];
  readonly stacks: readonly { readonly top: string | null; readonly left: number }[];
  readonly boxes: Readonly<Record<string, NamedCounts>>;
  readonly bag: NamedCounts;
  readonly asked: { readonly animal: string | null } | null;
}

/** Cubes of the asked animal that may leave a hex, were the answers of the run taken back but for those from others. */
function cubesFrom(run: readonly Wire[], hex: unknown, now: Snapshot): number {
  const view = now.view as EarthView;
  const animal = view.asked?.animal ?? '';
  const here = view.tiles.find((tile) => tile.hex === hex)?.cubes[animal] ?? 0;
  const came = run.filter((move) => move[2] === hex).length;
  const left = run.filter((move) => move[1] === hex).length;
  return here - came + left;
}

/** How often an answer may stand in a run, the others of the run staying as they are. */
export function mostOf(run: readonly Wire[], move: Wire, now: Snapshot): number {
  if (move[0] !== 'move') return 1;
  const others = run.filter((other) => other[1] === move[1] && other[2] !== move[2]).length;
  return cubesFrom(run, move[1], now) - others;
}

/** Could the answer join the run, if it came in time? Cubes move once; what else is chosen is chosen once. */
export function fitsRun(run: readonly Wire[], move: Wire, now: Snapshot): boolean {
  const same = run.filter((other) => JSON.stringify(other) === JSON.stringify(move)).length;
  return same < mostOf(run, move, now);
}
