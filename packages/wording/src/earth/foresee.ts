import { both, type Phrase, phrase, type Value } from '../phrase.ts';
import type { Consequence } from '../wording.ts';
import { animalName, elementName, type Prefix, tileName } from './names.ts';

/** What of a view the changes on Earth are read from. */
export interface ForeseenEarthView {
  readonly animals: readonly {
    readonly animal: string;
    readonly seat: number;
    readonly points: number;
    readonly eliminated: number;
    readonly elements: Readonly<Partial<Record<string, number>>>;
  }[];
  readonly tiles: readonly {
    readonly hex: string;
    readonly terrain: string;
    readonly dominant?: string | null;
    readonly cubes: Readonly<Partial<Record<string, number>>>;
    readonly endangered: readonly string[];
  }[];
}

/** Two tables, and whose eyes look at them. */
export interface Difference {
  readonly prefix: Prefix;
  readonly before: ForeseenEarthView;
  readonly after: ForeseenEarthView;
  readonly viewer: number;
}

/** More than so many lines are not read. */
const MOST = 8;

/** What a choice changes on Earth, as far as a look at both tables tells it: points, dominance, endangered cubes. */
export function earthChanges(of: Difference): readonly Consequence[] {
  return [...points(of), ...elements(of), ...losses(of), ...dominance(of), ...endangered(of)].slice(0, MOST);
}

function named({ prefix }: Difference, animal: string): Phrase {
  return animalName(prefix, animal);
}

function isMine({ after, viewer }: Difference, animal: string): boolean {
  return after.animals.some((one) => one.animal === animal && one.seat === viewer);
}

function points(of: Difference): Consequence[] {
  const { before, after } = of;
  return after.animals.flatMap(({ animal, points: total }): Consequence[] => {
    const was = before.animals.find((one) => one.animal === animal)?.points ?? 0;
    if (was === total) return [];
    return [
      {
        symbol: 'points',
        text: phrase('earth.then.points', { animal: named(of, animal), points: total - was, total }),
        ...(isMine(of, animal) ? { tone: total > was ? ('gain' as const) : ('loss' as const) } : {}),
      },
    ];
  });
}

function elements(of: Difference): Consequence[] {
  const { before, after } = of;
  return after.animals.flatMap(({ animal, elements: now }): Consequence[] => {
    const was = before.animals.find((one) => one.animal === animal)?.elements ?? {};
    const changed = (more: (a: number, b: number) => boolean): Phrase[] =>
      [...new Set([...Object.keys(now), ...Object.keys(was)])]
        .filter((element) => more(now[element] ?? 0, was[element] ?? 0))
        .map(elementName);
    const gained = changed((a, b) => a > b);
    const lost = changed((a, b) => a < b);
    const tell = (key: 'earth.then.gained' | 'earth.then.lost', list: Phrase[]): Consequence => ({
      symbol: 'element-bag',
      text: phrase(key, { animal: named(of, animal), list: both(list) }),
      ...(isMine(of, animal)
        ? { tone: key === 'earth.then.gained' ? ('gain' as const) : ('loss' as const) }
        : {}),
    });
    return [
      ...(gained.length > 0 ? [tell('earth.then.gained', gained)] : []),
      ...(lost.length > 0 ? [tell('earth.then.lost', lost)] : []),
    ];
  });
}

/** Cubes that leave Earth, or come back from elsewhere than the reader's own counters say. */
function losses(of: Difference): Consequence[] {
  const { before, after } = of;
  return after.animals.flatMap(({ animal, eliminated }): Consequence[] => {
    const was = before.animals.find((one) => one.animal === animal)?.eliminated ?? 0;
    if (eliminated <= was) return [];
    const list = before.tiles.flatMap(({ hex, terrain, cubes }) => {
      const n = (after.tiles.find((tile) => tile.hex === hex)?.cubes[animal] ?? 0) - (cubes[animal] ?? 0);
      return n < 0 ? [phrase('earth.then.cubes', { n, tile: tileName(terrain, hex) })] : [];
    });
    return [
      {
        symbol: 'cube',
        text: phrase('earth.then.placed', { animal: named(of, animal), list: both(list) }),
        ...(isMine(of, animal) ? { tone: 'loss' as const } : {}),
      },
    ];
  });
}

function dominance(of: Difference): Consequence[] {
  const { before, after } = of;
  const changed = new Map<string, Value[]>();
  for (const { hex, terrain, dominant } of after.tiles) {
    const now = dominant ?? '';
    const was = before.tiles.find((tile) => tile.hex === hex)?.dominant ?? '';
    if (was !== now) changed.set(now, [...(changed.get(now) ?? []), tileName(terrain, hex)]);
  }
  return [...changed].map(([animal, tiles]): Consequence => {
    const list = both(tiles);
    if (animal === '')
      return { symbol: 'dominance', text: phrase('earth.then.dominance.none', { tiles: list }) };
    if (isMine(of, animal)) {
      return {
        symbol: 'dominance',
        text: phrase('earth.then.dominance.you', { tiles: list }),
        tone: 'gain',
      };
    }
    return {
      symbol: 'dominance',
      text: phrase('earth.then.dominance', { animal: named(of, animal), tiles: list }),
    };
  });
}

function endangered(of: Difference): Consequence[] {
  const { before, after } = of;
  const changed = new Map<string, Value[]>();
  for (const tile of after.tiles) {
    const was = before.tiles.find(({ hex }) => hex === tile.hex);
    const name = tileName(tile.terrain, tile.hex);
    const put = (animal: string, now: boolean): void => {
      const key = `${animal} ${now}`;
      changed.set(key, [...(changed.get(key) ?? []), name]);
    };
    for (const animal of tile.endangered) if (!was?.endangered.includes(animal)) put(animal, true);
    for (const animal of was?.endangered ?? []) {
      if (!tile.endangered.includes(animal) && (tile.cubes[animal] ?? 0) > 0) put(animal, false);
    }
  }
  return [...changed].map(([key, tiles]): Consequence => {
    const [animal = '', now] = key.split(' ');
    const bad = now === 'true';
    return {
      symbol: 'endangered',
      text: phrase(bad ? 'earth.then.endangered' : 'earth.then.safe', {
        animal: named(of, animal),
        tiles: both(tiles),
      }),
      ...(isMine(of, animal) ? { tone: bad ? ('loss' as const) : ('gain' as const) } : {}),
    };
  });
}
