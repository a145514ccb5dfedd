import {
  type AnimalId,
  bonus,
  COMPETITION_TERRAINS,
  type DsView,
  ELEMENTS,
  MAP,
  MAX_ELEMENTS,
  MIGRATION_CUBES,
  SPACE_NAMES,
  SPECIATION_LIMIT,
  TERRAINS,
  type TileView,
} from '@clade/dominant-species';
import { elementList, hexesAt, hexesBeside, terrainName, tileIn } from '../earth/names.ts';
import { both, type Phrase, phrase } from '../phrase.ts';
import { animalName, spaceParts } from './names.ts';

/** Planning help: what a space would do for an animal if it were carried out now, and when its turn comes. */
export function spaceNow(view: DsView, space: string, animal: AnimalId): Phrase {
  const { section, place } = spaceParts(space);
  const own = view.animals.find((one) => one.animal === animal);
  const before = pawnsLeftOf(view, space);
  switch (section) {
    case 'initiative': {
      const at = view.initiative.indexOf(animal);
      const passed = view.initiative[at - 1];
      return passed === undefined
        ? phrase('ds.plan.initiative.first')
        : phrase('ds.plan.initiative', { animal: animalName(passed) });
    }
    case 'adaptation': {
      const n = Object.values(own?.elements ?? {}).reduce((sum, count = 0) => sum + count, 0);
      return phrase('ds.plan.adaptation', {
        list: elementList(view.boxes.adaptation),
        before,
        n: Math.min(n, MAX_ELEMENTS),
      });
    }
    case 'regression': {
      const risk = Object.keys(view.boxes.regression).filter((kind) => {
        const element = kind as (typeof ELEMENTS)[number];
        return (own?.elements[element] ?? 0) > (own?.printed[element] ?? 0);
      });
      if (risk.length === 0) return phrase('ds.plan.regression.none');
      return phrase('ds.plan.regression', {
        list: elementList(Object.fromEntries(risk.map((k) => [k, 1]))),
      });
    }
    case 'abundance':
      return phrase('ds.plan.abundance', { list: elementList(view.boxes.abundance), before });
    case 'wasteland': {
      const n = view.corners.filter(
        ({ corner, element }) =>
          (view.boxes.wasteland[element] ?? 0) > 0 &&
          hexesAt(MAP, corner).some((hex) => tileOn(view, hex)?.terrain === 'tundra'),
      ).length;
      return phrase('ds.plan.wasteland', { list: elementList(view.boxes.wasteland), n });
    }
    case 'depletion': {
      const n = view.corners.filter(({ element }) => (view.boxes.depletion[element] ?? 0) > 0).length;
      return phrase('ds.plan.depletion', { list: elementList(view.boxes.depletion), n });
    }
    case 'glaciation': {
      if (place > 0) return phrase('ds.plan.waits', { n: place });
      const best = bestOf(view.tiles, (tile) =>
        tile.terrain === 'tundra' ? 0 : bonus(tundraBeside(view, tile.hex)),
      );
      if (best === undefined || view.tundraLeft === 0) return phrase('ds.plan.glaciation.none');
      return phrase('ds.plan.glaciation', {
        n: view.tundraLeft,
        tile: tileIn(view, best.of.hex),
        points: best.value,
      });
    }
    case 'speciation': {
      const disks = view.corners.filter(({ element }) => element === ELEMENTS[place]);
      const best = bestOf(disks, ({ corner }) => roomAround(view, corner));
      return phrase('ds.plan.speciation', {
        n: disks.length,
        cubes: Math.min(best?.value ?? 0, own?.pool ?? 0),
        pool: own?.pool ?? 0,
      });
    }
    case 'wanderlust': {
      const tiles = view.stacks.flatMap(({ top }) => (top === null ? [] : [terrainName(top)]));
      const free = MAP.hexNames.filter((hex) => tileOn(view, hex) === undefined);
      const best = bestOf(free, (hex) => bonus(hexesBeside(MAP, hex).filter((h) => tileOn(view, h)).length));
      if (tiles.length === 0 || best === undefined) return phrase('ds.plan.wanderlust.none');
      return phrase('ds.plan.wanderlust', {
        list: both(tiles),
        before,
        hex: best.of,
        points: best.value,
      });
    }
    case 'migration': {
      const cubes = view.tiles.reduce((sum, tile) => sum + (tile.cubes[animal] ?? 0), 0);
      return phrase('ds.plan.migration', { n: MIGRATION_CUBES[place] ?? 0, cubes });
    }
    case 'competition': {
      const terrains = (COMPETITION_TERRAINS[place] ?? []).map((i) => TERRAINS[i]);
      const shared = view.tiles.filter(
        ({ terrain, cubes }) =>
          terrains.includes(terrain) && (cubes[animal] ?? 0) > 0 && Object.keys(cubes).length > 1,
      );
      if (shared.length === 0) return phrase('ds.plan.competition.none');
      return phrase('ds.plan.competition', {
        list: both(shared.map(({ hex }) => tileIn(view, hex))),
      });
    }
    case 'domination': {
      const best = bestOf(view.tiles, (tile) => pays(tile, animal));
      if (best === undefined) return phrase('ds.plan.domination.none');
      return phrase('ds.plan.domination', {
        tile: tileIn(view, best.of.hex),
        points: best.value,
        n: view.tiles.filter(({ dominant }) => dominant === animal).length,
      });
    }
  }
}

/** How many of the pawns that stand come before a space. */
export function spaceWhen(view: DsView, space: string): Phrase {
  const at = SPACE_NAMES.indexOf(space);
  const n = SPACE_NAMES.filter((name, i) => i < at && view.spaces[name] !== undefined && acts(name)).length;
  return phrase('ds.plan.when', { n });
}

/** DS-5.4.7.1: of the Glaciation queue only the first pawn acts. */
function acts(space: string): boolean {
  const { section, place } = spaceParts(space);
  return section !== 'glaciation' || place === 0;
}

/** Spaces on which an animal's pawns stand, in the order of execution. */
export function plannedBy(view: DsView, animal: string): readonly string[] {
  return SPACE_NAMES.filter((space) => view.spaces[space] === animal);
}

function pawnsLeftOf(view: DsView, space: string): number {
  const { section, place } = spaceParts(space);
  return Object.keys(view.spaces).filter((other) => {
    const at = spaceParts(other);
    return at.section === section && at.place < place;
  }).length;
}

function tileOn(view: DsView, hex: string): TileView | undefined {
  return view.tiles.find((tile) => tile.hex === hex);
}

function tundraBeside(view: DsView, hex: string): number {
  return hexesBeside(MAP, hex).filter((other) => tileOn(view, other)?.terrain === 'tundra').length;
}

function roomAround(view: DsView, corner: string): number {
  return hexesAt(MAP, corner).reduce((sum, hex) => {
    const tile = tileOn(view, hex);
    return sum + (tile === undefined ? 0 : (SPECIATION_LIMIT[TERRAINS.indexOf(tile.terrain)] ?? 0));
  }, 0);
}

/** What an animal would get for a tile that may still be scored. */
export function pays({ scored, pays: points }: TileView, animal: AnimalId): number {
  return scored ? 0 : (points[animal] ?? 0);
}

/** The one with the highest value above 0. */
function bestOf<T>(
  all: readonly T[],
  value: (one: T) => number,
): { readonly of: T; readonly value: number } | undefined {
  let best: { readonly of: T; readonly value: number } | undefined;
  for (const one of all) {
    const worth = value(one);
    if (worth > (best?.value ?? 0)) best = { of: one, value: worth };
  }
  return best;
}
