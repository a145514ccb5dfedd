import type { CornerScene, DiskScene, HexScene, MapScene, TileScene, TokenScene } from '@clade/board/hex';
import type { EarthEvent } from '@clade/earth';
import {
  animalId,
  animalName,
  asElement,
  asTerrain,
  elementName,
  plainList,
  terrainCode,
  tileName,
} from '../lexicon.ts';
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
}

type Stage = EarthStage<unknown>;

/** The map with everything on it, lit as the present choice wants it. */
export function mapScene(stage: Stage, looks: Looks): MapScene {
  const { game, say } = stage;
  const about = asksAbout(stage);
  const happened = touchedBy(stage);
  const taken = new Set(looks.now.corners.map(({ corner }) => corner));
  return {
    label: say('earth.map'),
    hexes: game.map.hexes.map((hex) => hexScene(stage, looks, hex, about, happened)),
    disks: looks.now.corners.map((disk) => diskScene(stage, looks, disk, about.has('corner'))),
    corners: cornerScenes(stage, taken),
    columns: game.map.columns,
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
  let state: HexScene['state'] = stateOf(stage, own);
  // Where the tokens are lit the whole tile need not be.
  if (tokens && (state === 'legal' || state === 'hovered')) state = 'plain';
  if (state === 'plain' && changes(looks, hex)) state = 'touched';
  return {
    key: hex,
    ...game.map.at(hex),
    label,
    ...(tile === undefined ? {} : { tile: tileScene(stage, looks, tile, happened) }),
    state,
    ...(target === undefined ? {} : { target }),
    ...(counted ?? {}),
    ...(counter === undefined ? {} : { pill: pillOf(stage, counter.nouns[0], counter.value, counter.most) }),
    ...(movesFrom(stage, own) ? { drag: true } : {}),
  };
}

function pillOf({ say }: Stage, verb: unknown, n: number, most: number): string {
  return say(verb === 'bring' ? 'earth.count.pill.out' : 'earth.count.pill', { n, most });
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
  const animals = looks.now.animals.filter((animal) => (tile.cubes[animal] ?? 0) > 0);
  const { dominant } = tile;
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
  };
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
  const coming = count !== (before?.cubes[animal] ?? 0);
  return {
    animal: id,
    count,
    ...(tile.endangered.includes(animal) ? { endangered: true } : {}),
    ...(coming ? { change: 'coming' as const } : {}),
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
export function placesToShow({ choice }: Stage): readonly string[] {
  const spots = choice.chosen.size > 0 ? [...choice.chosen] : [...choice.open.keys()];
  const places = spots.flatMap((open) => {
    const kind = kindOf(open);
    return kind === 'hex' || kind === 'corner' || kind === 'token' ? [namesOf(open)[0] ?? ''] : [];
  });
  return [...new Set(places)];
}
