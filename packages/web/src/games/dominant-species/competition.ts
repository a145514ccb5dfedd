import type { DsView } from '@clade/dominant-species';
import type { Wire } from '@clade/engine';
import { competitionTerrains } from '@clade/wording/dominant-species';
import type { Bundled } from '../earth/game.ts';

/** DS-5.4.11.2: on each terrain of the space one rival cube, on a tile that is shared with the rival. */
export const COMPETITION: Bundled = {
  all(seen, first) {
    const view = seen as DsView;
    const own = view.asked?.animal;
    // Terrains that were asked about before are done with.
    const asked = view.tiles.find(({ hex }) => first.some(([, tile]) => tile === hex))?.terrain ?? '';
    const all = competitionTerrains(view);
    const terrains = all.slice(Math.max(0, all.indexOf(asked)));
    return view.tiles.flatMap(({ hex, terrain, cubes }): Wire[] =>
      own == null || cubes[own] === undefined || !terrains.includes(terrain)
        ? []
        : Object.keys(cubes)
            .filter((animal) => animal !== own)
            .map((animal) => ['eliminate', hex, animal]),
    );
  },
  clash(a, b, seen) {
    const terrainOf = (hex: unknown): string | undefined =>
      (seen as DsView).tiles.find((tile) => tile.hex === hex)?.terrain;
    return terrainOf(a[1]) === terrainOf(b[1]);
  },
};
