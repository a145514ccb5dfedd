import type { AnimalSymbol, PillScene, TokenScene } from '@clade/board/hex';
import type { Say } from '../../../text/text.tsx';
import type { EarthGame } from '../game.ts';
import { animalCode, animalId, animalName, NOTHING, plainList, signed } from '../lexicon.ts';
import type { EarthLook, TileLook } from '../scene/look.ts';
import { spot } from '../spots.ts';
import { type EarthStage, stateOf } from '../stage.ts';
import { threatsOn } from './threats.ts';
import { ownAnimals, type Worth, worthOf } from './worth.ts';

type Stage = EarthStage<unknown>;

/** What an overlay tells of one tile. */
export interface TileTold {
  readonly pill?: PillScene;
  readonly tabs?: ReadonlyMap<AnimalSymbol, NonNullable<TokenScene['tab']>>;
  /** For screen readers. */
  readonly said?: string;
}

export function overlayOn(stage: Stage, look: EarthLook, tile: TileLook): TileTold | undefined {
  if (stage.overlay === undefined) return undefined;
  return stage.overlay === 'points' ? pointsOn(stage, look, tile) : threatOn(stage, tile);
}

function pointsOn(stage: Stage, look: EarthLook, tile: TileLook): TileTold {
  const { say, game } = stage;
  const mine = ownAnimals(stage);
  const worth = worthOf(tile, look, mine);
  if (tile.scored) {
    const text = say('earth.points.scored');
    return { pill: { text: `✓ ${text}`, short: '✓', look: 'quiet' }, said: text };
  }
  // Nobody lives there: nothing to tell.
  if (Object.values(tile.cubes).every((cubes = 0) => cubes === 0)) return {};
  const tabs = new Map(
    look.animals
      .filter((animal) => (tile.cubes[animal] ?? 0) > 0)
      .map((animal) => {
        const points = tile.pays[animal] ?? 0;
        const kind =
          points === 0 ? ('none' as const) : mine.has(animal) ? ('own' as const) : ('rival' as const);
        const text = points === 0 ? NOTHING : signed(say, points);
        return [animalId(game, animal), { text, look: kind }];
      }),
  );
  return {
    pill: pointsPill(stage, worth, mine.size > 0),
    tabs,
    said: saidOf(game, worth, mine.size > 0, say),
  };
}

function pointsPill(stage: Stage, worth: Worth, plays: boolean): PillScene | undefined {
  const { say, game } = stage;
  if (!plays) {
    const [best] = worth.rivals;
    if (best === undefined) return { text: '0', short: '0', look: 'quiet' };
    const code = animalCode(say, animalId(game, best.animal));
    const text = `${code} ${signed(say, best.points)}`;
    return { text, short: text, look: 'quiet' };
  }
  const own = spot('hex', worth.tile.hex);
  const legal = stage.choice.open.has(own);
  const look =
    stateOf(stage, own) === 'selected'
      ? 'strong'
      : worth.mine > 0
        ? 'gain'
        : stage.scoring && legal
          ? 'none'
          : 'quiet';
  return { text: say('earth.points.pill', { n: worth.mine }), short: String(worth.mine), look };
}

/** "If scored now: you 9, Birds 5." */
export function saidOf(
  game: Pick<EarthGame, 'prefix'>,
  { mine, rivals }: Worth,
  plays: boolean,
  say: Say,
): string {
  const list = [
    ...(plays ? [say('earth.points.you', { n: mine })] : []),
    ...rivals.map(({ animal, points }) =>
      say('earth.log.scored', { animal: animalName(say, animalId(game, animal)), points }),
    ),
  ];
  return list.length === 0
    ? say('earth.points.nobody')
    : say('earth.points.said', { list: plainList(say, list) });
}

/** The worst threat of a tile. */
function threatOn(stage: Stage, tile: TileLook): TileTold | undefined {
  const threats = threatsOn(stage, tile);
  const [worst] = threats;
  if (worst === undefined) return undefined;
  return {
    pill: { text: worst.pill, short: worst.short, look: 'danger' },
    said: threats.map(({ text }) => text).join(' '),
  };
}
