import type { Key } from '../../../text/text.tsx';
import { animalId, animalName, elementName, type NamedCounts, plainList, tileName } from '../lexicon.ts';
import type { EarthLook, TileLook } from '../scene/look.ts';
import type { EarthView } from '../seen.ts';
import type { EarthStage } from '../stage.ts';
import { ownAnimals } from './worth.ts';

type Stage = EarthStage<unknown>;

/** Something that the reader may lose. */
export interface Threat {
  readonly key: string;
  readonly symbol: string;
  readonly text: string;
}

export interface TileThreat extends Threat {
  readonly hex: string;
  /** On the tile: a word or two, and the same where there is no room for words. */
  readonly pill: string;
  readonly short: string;
}

/** Everything that threatens the reader, the worst first. */
export function threatsTo(stage: Stage, look: EarthLook): readonly (Threat | TileThreat)[] {
  const tiles = look.tiles.flatMap((tile) => threatsOn(stage, tile));
  const worst = ['endangered', 'match', 'lead'];
  const order = ({ key }: Threat): number => worst.indexOf(key.split(' ')[0] ?? '');
  const own = stage.game.threats?.(stage.view, stage.snapshot.viewer, stage.say) ?? [];
  return [...tiles.sort((a, b) => order(a) - order(b)), ...own];
}

/** What threatens the reader's animals on one tile: endangered, one match from it, dominance by one level. */
export function threatsOn(stage: Stage, tile: TileLook): readonly TileThreat[] {
  const mine = [...ownAnimals(stage)].filter((animal) => (tile.cubes[animal] ?? 0) > 0);
  return [
    ...mine.flatMap((animal) => endangered(stage, tile, animal)),
    ...mine.flatMap((animal) => lastMatch(stage, tile, animal)),
    ...narrowLead(stage, tile, new Set(mine)),
  ];
}

function named({ say, game }: Stage, animal: string): string {
  return animalName(say, animalId(game, animal));
}

function endangered(stage: Stage, tile: TileLook, animal: string): TileThreat[] {
  if (!tile.endangered.includes(animal)) return [];
  const { say } = stage;
  return [
    {
      key: `endangered ${tile.hex} ${animal}`,
      hex: tile.hex,
      symbol: 'endangered',
      pill: say('earth.threats.pill.endangered'),
      short: '!',
      text: say('earth.threats.endangered', {
        animal: named(stage, animal),
        n: tile.cubes[animal] ?? 0,
        tile: placeOf(stage, tile),
      }),
    },
  ];
}

function lastMatch(stage: Stage, tile: TileLook, animal: string): TileThreat[] {
  if (tile.levels?.[animal] !== 1) return [];
  const { say } = stage;
  const element = matchOf(stage, tile.hex, animal);
  if (element === undefined) return [];
  const taken = takenBy(stage, animal, element);
  const values = {
    animal: named(stage, animal),
    tile: placeOf(stage, tile),
    element: elementName(say, element),
  };
  return [
    {
      key: `match ${tile.hex} ${animal}`,
      hex: tile.hex,
      symbol: `el-${element}`,
      pill: say('earth.threats.pill.match'),
      short: '1',
      text:
        taken.length === 0
          ? say('earth.threats.match', values)
          : say('earth.threats.match.taken', { ...values, list: plainList(say, taken) }),
    },
  ];
}

/** The element that the only match of an animal on a tile is about. */
function matchOf({ view, game }: Stage, hex: string, animal: string): string | undefined {
  const { animals, corners } = view as EarthView;
  const elements = animals.find((one) => one.animal === animal)?.elements ?? {};
  const around = new Set(game.map.cornersOf(hex));
  return corners.find(({ corner, element }) => around.has(corner) && (elements[element] ?? 0) > 0)?.element;
}

/** Names of the actions whose boxes hold the element. */
function takenBy({ view, game, say }: Stage, animal: string, element: string): readonly string[] {
  const { boxes, animals } = view as EarthView;
  const own = animals.find((one) => one.animal === animal);
  const loses = (own?.elements[element] ?? 0) > (own?.printed[element] ?? 0);
  return ['regression', 'depletion'].flatMap((box) => {
    const holds = (boxes[box]?.[element] ?? 0) > 0 && (box !== 'regression' || loses);
    return holds ? [say(`${game.prefix}.section.${box}` as Key)] : [];
  });
}

/** The reader dominates, and a rival there is one level behind. */
function narrowLead(stage: Stage, tile: TileLook, mine: ReadonlySet<string>): TileThreat[] {
  const { dominant, levels } = tile;
  if (dominant === undefined || levels === undefined || !mine.has(dominant)) return [];
  const own = levels[dominant] ?? 0;
  const near = levelled(levels).filter((animal) => !mine.has(animal) && levels[animal] === own - 1);
  if (near.length === 0) return [];
  const { say } = stage;
  return [
    {
      key: `lead ${tile.hex}`,
      hex: tile.hex,
      symbol: 'dominance',
      pill: say('earth.threats.pill.lead'),
      short: '+1',
      text: say('earth.threats.lead', {
        animal: named(stage, dominant),
        tile: placeOf(stage, tile),
        list: plainList(
          say,
          near.map((animal) => named(stage, animal)),
        ),
      }),
    },
  ];
}

function levelled(levels: NamedCounts): readonly string[] {
  return Object.keys(levels).filter((animal) => (levels[animal] ?? 0) > 0);
}

function placeOf({ say }: Stage, { vent, terrain, hex }: TileLook): string {
  return tileName(say, vent ?? terrain, hex);
}
