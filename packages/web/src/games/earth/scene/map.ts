import type {
  CornerScene,
  DiskScene,
  HexScene,
  MapScene,
  PillScene,
  TileScene,
  TokenScene,
} from '@clade/board/hex';
import type { EarthEvent } from '@clade/earth';
import type { Line } from '../../../table/table.ts';
import { keptScene } from '../kept.ts';
import {
  animalId,
  animalName,
  asElement,
  asTerrain,
  elementName,
  plainList,
  signed,
  terrainCode,
  tileName,
} from '../lexicon.ts';
import { overlayOn, type TileTold } from '../overlay/told.ts';
import { kindOf, namesOf, type Spot, spot } from '../spots.ts';
import { type EarthStage, lit, stateOf, targetOf } from '../stage.ts';
import { type EarthLook, type TileLook, tileAt } from './look.ts';

export interface Looks {
  /** As if the choice were confirmed. */
  readonly now: EarthLook;
  /** Before the choice. */
  readonly base: EarthLook;
  /** After the choice under the pointer. */
  readonly ahead?: EarthLook | undefined;
  /** What overlays tell of, where it is not `now`. */
  readonly told?: EarthLook;
}

type Stage = EarthStage<unknown>;

/** The map with everything on it, lit as the present choice wants it. */
export function mapScene(stage: Stage, looks: Looks): MapScene {
  const { game, say } = stage;
  const about = asksAbout(stage);
  const happened = touchedBy(stage);
  const taken = new Set(looks.now.corners.map(({ corner }) => corner));
  const all = game.map.hexes.map((hex) => {
    const scene = keptScene(stage, `hex ${hex}`, () => hexScene(stage, looks, hex, about, happened));
    return scene.state === 'plain' && changes(looks, hex) ? { ...scene, state: 'touched' as const } : scene;
  });
  const hexes = stage.replay ? all.filter(({ tile }) => tile !== undefined) : all;
  const gone = !stage.past ? [] : looks.base.corners.filter(({ corner }) => !taken.has(corner));
  return {
    label: say('earth.map'),
    hexes,
    disks: [
      ...looks.now.corners.map((disk) =>
        keptScene(stage, `disk ${disk.corner}`, () => diskScene(stage, looks, disk, about.has('corner'))),
      ),
      ...gone.map((disk) => ({ ...diskScene(stage, looks, disk, false), gone: true })),
    ],
    corners: cornerScenes(stage, taken),
    columns: stage.replay ? [] : game.map.columns,
    ...(stage.past ? { past: true } : {}),
    ...(stage.replay ? { fitted: true } : {}),
  };
}

/** Kinds of spots that the present choice is about. */
function asksAbout({ choice }: Stage): ReadonlySet<string> {
  return new Set([...choice.open.keys()].map(kindOf));
}

/** Replay: tokens that the shown line has changed. */
function touchedBy({ line }: Stage): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const event of (line?.events ?? []) as readonly EarthEvent[]) {
    switch (event.type) {
      case 'cubes-placed':
      case 'cubes-eliminated':
      case 'cubes-returned':
      case 'cubes-revived':
        touched.add(`${event.hex}/${event.animal}`);
        break;
      case 'cubes-moved':
        touched.add(`${event.from}/${event.animal}`).add(`${event.to}/${event.animal}`);
        break;
    }
  }
  return touched;
}

function hexScene(
  stage: Stage,
  looks: Looks,
  hex: string,
  about: ReadonlySet<string>,
  happened: ReadonlySet<string>,
): HexScene {
  const { game, choice } = stage;
  const tile = tileAt(looks.now, hex);
  const own = spot('hex', hex);
  const counter = choice.counters.find(({ nouns }) => nouns.includes(hex));
  const label = hexLabel(stage, looks.now, hex);
  const askable = about.has('hex') && counter === undefined;
  const target = targetOf(stage, own, tileName(stage.say, tile?.terrain, hex), askable);
  const tokens = about.has('token') && [...choice.open.keys()].some((open) => isTokenOn(open, hex));
  const counted = counter && {
    state: 'selected' as const,
    ...(counter.value < counter.most
      ? {
          target: { id: `more:${counter.key}`, label: tileName(stage.say, tile?.terrain, hex), chosen: true },
        }
      : {}),
  };
  const shown = looks.told ?? looks.now;
  const known = tileAt(shown, hex);
  const told = known && overlayOn(stage, shown, known);
  let state: HexScene['state'] = stateOf(stage, own);
  // What brings the reader nothing may be chosen, but is not lit.
  if (stage.scoring && state === 'legal' && told?.pill?.look !== 'gain') state = 'plain';
  // Where the tokens are lit the whole tile need not be.
  if (tokens && (state === 'legal' || state === 'hovered')) state = 'plain';
  return {
    key: hex,
    ...game.map.at(hex),
    label: told?.said === undefined ? label : `${label} ${told.said}`,
    ...(tile === undefined ? {} : { tile: withTabs(tileScene(stage, looks, tile, happened), told) }),
    state,
    ...(target === undefined ? {} : { target }),
    ...(counted ?? {}),
    ...pastPill(stage, looks, hex),
    ...(told?.pill === undefined ? {} : { pill: told.pill }),
    ...(counter === undefined ? {} : { pill: pillOf(stage, counter.nouns[0], counter.value, counter.most) }),
    ...(movesFrom(stage, own) ? { drag: true } : {}),
  };
}

function pillOf({ say }: Stage, verb: unknown, n: number, most: number): PillScene {
  const text = say(verb === 'bring' ? 'earth.count.pill.out' : 'earth.count.pill', { n, most });
  return { text, look: 'strong' };
}

/** Replay: "+4", "−1". */
function pastPill({ past, say }: Stage, { now, base }: Looks, hex: string): { readonly pill?: PillScene } {
  const after = tileAt(now, hex)?.cubes;
  const before = tileAt(base, hex)?.cubes ?? {};
  if (!past || after === undefined) return {};
  let came = 0;
  let left = 0;
  for (const animal of now.animals) {
    const by = (after[animal] ?? 0) - (before[animal] ?? 0);
    if (by > 0) came += by;
    else left += by;
  }
  if (came === 0 && left === 0) return {};
  const text = [came, left]
    .filter((n) => n !== 0)
    .map((n) => signed(say, n))
    .join(' ');
  return { pill: { text, short: text, look: came > 0 ? 'came' : 'left' } };
}

function withTabs(tile: TileScene, told: TileTold | undefined): TileScene {
  const { tabs } = told ?? {};
  if (tabs === undefined) return tile;
  return {
    ...tile,
    tokens: tile.tokens.map((token) => {
      const tab = tabs.get(token.animal);
      return tab === undefined ? token : { ...token, tab };
    }),
  };
}

function isTokenOn(open: Spot, hex: string): boolean {
  return kindOf(open) === 'token' && namesOf(open)[0] === hex;
}

/** May a cube be dragged from here? */
function movesFrom({ choice }: Stage, own: Spot): boolean {
  const moves = choice.held.length === 0 ? choice.open.get(own) : undefined;
  return choice.held.includes(own) || (moves?.some((move) => move[0] === 'move') ?? false);
}

/** Would the choice under the pointer change this tile? */
function changes({ now, ahead }: Looks, hex: string): boolean {
  if (ahead === undefined) return false;
  const before = tileAt(now, hex);
  const after = tileAt(ahead, hex);
  return before !== after && JSON.stringify(before) !== JSON.stringify(after);
}

function tileScene(stage: Stage, looks: Looks, tile: TileLook, happened: ReadonlySet<string>): TileScene {
  const { say, game } = stage;
  const before = tileAt(looks.base, tile.hex);
  const { past } = stage;
  // Replay: who has lost the last cube here is still seen.
  const lived = (animal: string): boolean => past && (before?.cubes[animal] ?? 0) > 0;
  const animals = looks.now.animals.filter((animal) => (tile.cubes[animal] ?? 0) > 0 || lived(animal));
  const { dominant } = tile;
  const deposed = past && before?.dominant !== dominant ? before?.dominant : undefined;
  return {
    terrain: asTerrain(tile.terrain),
    ...(tile.under === undefined ? {} : { under: asTerrain(tile.under) }),
    ...(tile.vent === undefined ? {} : { vent: tile.vent }),
    code: terrainCode(say, tile.vent ?? tile.terrain),
    values: tile.values,
    tokens: animals.map((animal) => tokenScene(stage, tile, before, animal, happened)),
    ...(dominant === undefined
      ? {}
      : {
          dominant: {
            animal: animalId(game, dominant),
            ...(before !== undefined && before.dominant !== dominant ? { coming: true } : {}),
          },
        }),
    ...(before === undefined || before.terrain !== tile.terrain ? { coming: true } : {}),
    ...(tile.scored ? { scored: true } : {}),
    ...(deposed === undefined ? {} : { deposed: animalId(game, deposed) }),
    ...(past && isStill(tile, before) ? { still: true } : {}),
  };
}

/** Did nothing happen to what lies on a tile? */
function isStill(tile: TileLook, before: TileLook | undefined): boolean {
  const { cubes, terrain, vent, dominant, scored } = tile;
  return (
    before !== undefined &&
    terrain === before.terrain &&
    vent === before.vent &&
    dominant === before.dominant &&
    scored === before.scored &&
    JSON.stringify(cubes) === JSON.stringify(before.cubes)
  );
}

function tokenScene(
  stage: Stage,
  tile: TileLook,
  before: TileLook | undefined,
  animal: string,
  happened: ReadonlySet<string>,
): TokenScene {
  const { say, game } = stage;
  const own = spot('token', tile.hex, animal);
  const count = tile.cubes[animal] ?? 0;
  const id = animalId(game, animal);
  const label = say('earth.hex.animal', {
    animal: animalName(say, id),
    count,
    endangered: 'false',
    dominant: 'false',
  });
  const { state, target } = lit(stage, own, `${tileName(say, tile.terrain, tile.hex)}, ${label}`);
  const had = before?.cubes[animal] ?? 0;
  const coming = count !== had;
  return {
    animal: id,
    count,
    ...(tile.endangered.includes(animal) ? { endangered: true } : {}),
    ...(coming ? { change: stage.past && count < had ? ('left' as const) : ('coming' as const) } : {}),
    ...(!coming && happened.has(`${tile.hex}/${animal}`) ? { change: 'happened' as const } : {}),
    ...(state === 'plain' ? {} : { state }),
    ...(target === undefined ? {} : { target }),
  };
}

/** Everything that lies on a hex, as a sentence. */
function hexLabel({ say, game }: Stage, look: EarthLook, hex: string): string {
  const tile = tileAt(look, hex);
  if (tile === undefined) return say('earth.hex.blank', { hex });
  const name = tileName(say, tile.vent ?? tile.terrain, hex);
  const animals = look.animals.flatMap((animal) => {
    const count = tile.cubes[animal] ?? 0;
    if (count === 0) return [];
    return say('earth.hex.animal', {
      animal: animalName(say, animalId(game, animal)),
      count,
      endangered: String(tile.endangered.includes(animal)),
      dominant: String(tile.dominant === animal),
    });
  });
  if (animals.length === 0) return say('earth.hex.bare', { tile: name });
  return say('earth.hex.tile', { tile: name, animals: plainList(say, animals) });
}

function diskScene(
  stage: Stage,
  looks: Looks,
  { corner, element }: EarthLook['corners'][number],
  askable: boolean,
): DiskScene {
  const { say, game } = stage;
  const label = say('earth.corner.disk', { element: elementName(say, element), corner });
  const { state, target } = lit(stage, spot('corner', corner), label, askable);
  const coming = !looks.base.corners.some((disk) => disk.corner === corner && disk.element === element);
  return {
    key: corner,
    ...game.map.cornerAt(corner),
    label,
    element: asElement(element),
    state,
    ...(target === undefined ? {} : { target }),
    ...(coming ? { coming: true } : {}),
  };
}

/** Free corners that can be chosen, or are. */
function cornerScenes(stage: Stage, taken: ReadonlySet<string>): CornerScene[] {
  const { choice, game, say } = stage;
  const spots = new Set([...choice.open.keys(), ...choice.chosen]);
  return [...spots].flatMap((open) => {
    const [corner = ''] = namesOf(open);
    if (kindOf(open) !== 'corner' || taken.has(corner)) return [];
    const label = say('earth.corner', { corner });
    return { key: corner, ...game.map.cornerAt(corner), label, ...lit(stage, open, label) };
  });
}

/** Places of the map that the choice is about, so that they are brought into sight. */
export function placesToShow({ choice, line }: Stage): readonly string[] {
  if (line !== undefined) return placesOf(line);
  const spots = choice.chosen.size > 0 ? [...choice.chosen] : [...choice.open.keys()];
  const places = spots.flatMap((open) => {
    const kind = kindOf(open);
    return kind === 'hex' || kind === 'corner' || kind === 'token' ? [namesOf(open)[0] ?? ''] : [];
  });
  return [...new Set(places)];
}

/** Where on the map a line has done something. */
export function placesOf({ events }: Pick<Line, 'events'>): readonly string[] {
  const places = (events as readonly EarthEvent[]).flatMap((event): string[] => {
    switch (event.type) {
      case 'cubes-placed':
      case 'cubes-eliminated':
      case 'cubes-returned':
      case 'cubes-revived':
      case 'tile-laid':
      case 'tile-covered':
      case 'tile-scored':
        return [event.hex];
      case 'cubes-moved':
        return [event.from, event.to];
      case 'disk-placed':
      case 'disk-removed':
        return [event.corner];
      default:
        return [];
    }
  });
  return [...new Set(places)];
}
