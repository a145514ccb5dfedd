import type { ReactNode } from 'react';
import type { Say } from '../../../text/text.tsx';
import type { Consequence } from '../../game-ui.ts';
import type { EarthGame } from '../game.ts';
import { animalId, animalName, elementName, plainList, tileName } from '../lexicon.ts';
import type { EarthView } from '../seen.ts';

interface Difference {
  readonly game: Pick<EarthGame, 'prefix'>;
  readonly before: EarthView;
  readonly after: EarthView;
  readonly viewer: number;
  readonly say: Say;
}

/** More than so many lines are not read. */
const MOST = 8;

/** What a choice changes on Earth, as far as a look at both tables tells it: points, dominance, endangered cubes. */
export function earthChanges(of: Difference): readonly Consequence[] {
  return [...points(of), ...elements(of), ...losses(of), ...dominance(of), ...endangered(of)].slice(0, MOST);
}

function named({ game, say }: Difference, animal: string): string {
  return animalName(say, animalId(game, animal));
}

function isMine({ after, viewer }: Difference, animal: string): boolean {
  return after.animals.some((one) => one.animal === animal && one.seat === viewer);
}

const bold = (inside: ReactNode[]): ReactNode => <b>{inside}</b>;

function points(of: Difference): Consequence[] {
  const { before, after, say } = of;
  return after.animals.flatMap(({ animal, points: total }): Consequence[] => {
    const was = before.animals.find((one) => one.animal === animal)?.points ?? 0;
    if (was === total) return [];
    return [
      {
        symbol: 'points',
        text: say.rich('earth.then.points', {
          animal: named(of, animal),
          points: total - was,
          total,
          b: bold,
        }),
        ...(isMine(of, animal) ? { tone: total > was ? ('gain' as const) : ('loss' as const) } : {}),
      },
    ];
  });
}

function elements(of: Difference): Consequence[] {
  const { before, after, say } = of;
  return after.animals.flatMap(({ animal, elements: now }): Consequence[] => {
    const was = before.animals.find((one) => one.animal === animal)?.elements ?? {};
    const changed = (more: (a: number, b: number) => boolean): string[] =>
      [...new Set([...Object.keys(now), ...Object.keys(was)])]
        .filter((element) => more(now[element] ?? 0, was[element] ?? 0))
        .map((element) => elementName(say, element));
    const gained = changed((a, b) => a > b);
    const lost = changed((a, b) => a < b);
    const tell = (key: 'earth.then.gained' | 'earth.then.lost', list: string[]): Consequence => ({
      symbol: 'element-bag',
      text: say(key, { animal: named(of, animal), list: plainList(say, list) }),
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
  const { before, after, say } = of;
  return after.animals.flatMap(({ animal, eliminated }): Consequence[] => {
    const was = before.animals.find((one) => one.animal === animal)?.eliminated ?? 0;
    if (eliminated <= was) return [];
    const list = before.tiles.flatMap(({ hex, terrain, cubes }) => {
      const n = (after.tiles.find((tile) => tile.hex === hex)?.cubes[animal] ?? 0) - (cubes[animal] ?? 0);
      return n < 0 ? [say('earth.then.cubes', { n, tile: tileName(say, terrain, hex) })] : [];
    });
    return [
      {
        symbol: 'cube',
        text: say('earth.then.placed', { animal: named(of, animal), list: plainList(say, list) }),
        ...(isMine(of, animal) ? { tone: 'loss' as const } : {}),
      },
    ];
  });
}

function dominance(of: Difference): Consequence[] {
  const { before, after, say } = of;
  const changed = new Map<string, string[]>();
  for (const { hex, terrain, dominant = '' } of after.tiles) {
    const was = before.tiles.find((tile) => tile.hex === hex)?.dominant ?? '';
    if (was !== dominant)
      changed.set(dominant, [...(changed.get(dominant) ?? []), tileName(say, terrain, hex)]);
  }
  return [...changed].map(([animal, tiles]): Consequence => {
    const list = plainList(say, tiles);
    if (animal === '')
      return { symbol: 'dominance', text: say('earth.then.dominance.none', { tiles: list }) };
    if (isMine(of, animal)) {
      const text = say.rich('earth.then.dominance.you', { tiles: list, b: bold });
      return { symbol: 'dominance', text, tone: 'gain' };
    }
    return {
      symbol: 'dominance',
      text: say('earth.then.dominance', { animal: named(of, animal), tiles: list }),
    };
  });
}

function endangered(of: Difference): Consequence[] {
  const { before, after, say } = of;
  const changed = new Map<string, string[]>();
  for (const tile of after.tiles) {
    const was = before.tiles.find(({ hex }) => hex === tile.hex);
    const name = tileName(say, tile.terrain, tile.hex);
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
      text: say(bad ? 'earth.then.endangered' : 'earth.then.safe', {
        animal: named(of, animal),
        tiles: plainList(say, tiles),
      }),
      ...(isMine(of, animal) ? { tone: bad ? ('loss' as const) : ('gain' as const) } : {}),
    };
  });
}
