import {
  ANIMAL_IDS,
  type DsView,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  SPACE_NAMES,
  SPECIATION_LIMIT,
  TERRAINS,
} from '@clade/dominant-species';
import { KINDS } from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { bestSpeciation } from '../earth/cubes.ts';
import { bestLift, bestPutOf } from '../earth/disks.ts';
import { elementGain, elementLoss } from '../earth/elements.ts';
import { gainWithin, planMigration } from '../earth/migration.ts';
import { bestHex, bestTile } from '../earth/tiles.ts';
import { rescue } from './disks.ts';
import { disksOf, hasRoom } from './elements.ts';
import { reachOf } from './migration.ts';
import { cursorSpace } from './outlook.ts';
import { pawnsIn, projectRound } from './projection.ts';
import { boxOf, type DsQuestion } from './question.ts';
import { DsScales } from './scales.ts';
import { glaciationGain, wanderlustGains } from './tiles.ts';
import { competitionGain, strikesByTerrain } from './victims.ts';
import { BESIDES, WEIGHTS } from './weights.ts';

/** First space of each section. */
const FIRST = Object.fromEntries(
  SECTIONS.map(({ id, spaces }) => [id, SPACE_NAMES.indexOf(spaces === 1 ? id : `${id}-1`)]),
) as Readonly<Record<SectionId, number>>;

/** What a pawn would bring on each space of the display, given those that stand there already. */
function weighSpaces(now: DsScales, view: DsView, vacant: readonly number[]): Map<number, number> {
  // Elements and disks are won and lost in the order of the sections; what follows is weighed on the world behind them.
  const later = new DsScales(now.o, now.base.slice());
  projectRound(later, view);
  const values = new Map<number, number>();
  const known = new Map<SectionId, (nth: number) => number>();
  for (const space of vacant) {
    const { id } = SECTIONS.findLast((section) => FIRST[section.id] <= space) as (typeof SECTIONS)[number];
    if (id === 'initiative') continue;
    let worth = known.get(id);
    if (worth === undefined) {
      worth = SPACES[id](now, later, view);
      known.set(id, worth);
    }
    const gain = worth(space - FIRST[id]);
    values.set(space, gain > 0 ? gain + BESIDES[id] : 0);
  }
  return values;
}

/** For each section, what its spaces bring by their number from the left. */
type Section = (now: DsScales, later: DsScales, view: DsView) => (nth: number) => number;

const SPACES: Readonly<Record<Exclude<SectionId, 'initiative'>, Section>> = {
  adaptation: (now, _later, view) => {
    const box = boxOf(view, 'adaptation');
    const room = hasRoom(now.base, now.o.animal);
    const gains = box.flatMap((n, kind) => new Array<number>(n).fill(room ? elementGain(now, kind) : 0));
    gains.sort((a, b) => b - a);
    const before = pawnsIn(view, 'adaptation');
    // Others take some of the disks that would serve us.
    return (nth) =>
      gains[Math.round(before.filter(({ space }) => space < FIRST.adaptation + nth).length / 2)] ?? 0;
  },
  regression: (now, _later, view) => {
    const { animal } = now.o;
    const box = boxOf(view, 'regression');
    const losses: number[] = [];
    for (let k = 0; k < KINDS; k++) {
      if ((box[k] as number) > 0 && disksOf(now.base, animal, k) > 0)
        losses.push(elementLoss(now, animal, k));
    }
    losses.sort((a, b) => b - a);
    const own = pawnsIn(view, 'regression').filter((pawn) => pawn.animal === animal).length;
    const free = ANIMAL_IDS[animal] === 'reptiles' ? 1 : 0;
    return () => losses[own + free] ?? 0;
  },
  abundance: (now, _later, view) => {
    const top = bestPutOf(now, boxOf(view, 'abundance'));
    return () => top;
  },
  wasteland: (now, _later, view) => {
    const box = boxOf(view, 'wasteland');
    const top = Math.max(...box.map((_, kind) => rescue(now, box, kind)));
    return () => top;
  },
  depletion: (_now, later, view) => {
    const box = boxOf(view, 'depletion');
    const top = bestLift(later, (kind) => (box[kind] as number) > 0);
    return () => top;
  },
  glaciation: (_now, later, view) => {
    if (view.tundraLeft === 0) return () => 0;
    const gain = glaciationGain(later);
    // DS-5.4.7.9: a pawn that waits is missing in the rounds until it acts.
    return (nth) => (nth > later.o.roundsAfter + 0.5 ? 0 : gain / (nth + 1));
  },
  speciation: (_now, later) => {
    const { animal } = later.o;
    return (nth) => bestSpeciation(later, nth, animal, SPECIATION_LIMIT).gain;
  },
  wanderlust: (_now, later, view) => {
    const tops = view.stacks.flatMap(({ top }) => (top === null ? [] : [TERRAINS.indexOf(top)]));
    const gains = tops.map((terrain) => wanderlustGains(later, terrain));
    const pawns = pawnsIn(view, 'wanderlust');
    return (nth) => {
      // Those before us take a tile and a hex each.
      const before = pawns.filter(({ space }) => space < FIRST.wanderlust + nth).length;
      const left = gains.map((byHex) => byHex[before] ?? 0).sort((a, b) => b - a)[before];
      return left ?? 0;
    };
  },
  migration: (_now, later) => {
    const plan = planMigration(later, MIGRATION_CUBES[0] as number, reachOf(later.o.animal));
    return (nth) => gainWithin(plan, MIGRATION_CUBES[nth] as number);
  },
  competition: (_now, later) => {
    const byTerrain = strikesByTerrain(later);
    return (nth) => competitionGain(byTerrain, nth);
  },
  domination: (_now, later, view) => (nth) => dominationGain(later, view, FIRST.domination + nth),
};

/** The tile that is left for a pawn on this space when those before it, and our own, have had theirs. */
function dominationGain(scales: DsScales, view: DsView, place: number): number {
  const { base, o } = scales;
  const taken = new Set<number>();
  const open = (hex: number): boolean => !taken.has(hex) && o.scored[hex] === 0;
  for (const { space, animal } of pawnsIn(view, 'domination')) {
    if (space > place && animal !== o.animal) continue;
    const { hex } = bestHex(base, open, (h) => scales.lure(base, h, animal));
    if (hex >= 0) taken.add(hex);
  }
  return Math.max(
    0,
    bestTile(base, open, (h) => scales.scoring(base, h)),
  );
}

/** DS-5.2.1, DS-5.4.1.1. */
export function choosePlacement({ asked, scales }: DsQuestion): Move {
  const { view } = asked;
  const values = weighSpaces(scales, view, asked.legal.map(operandA));
  const initiative = initiativeGain(scales, view, values);
  return best(asked.legal, (move) => values.get(operandA(move)) ?? initiative);
}

/**
 * DS-5.4.1: the pawn goes on to another space when all others are placed, so it is worth the best that will then be
 * left, and one place on the track.
 */
function initiativeGain({ o }: DsScales, view: DsView, values: ReadonlyMap<number, number>): number {
  const waiting = view.animals.reduce((sum, { pawns }) => sum + pawns.available, 0);
  const left = Array.from(values.values()).sort((a, b) => b - a)[waiting - 1] ?? 0;
  const leads = view.initiative[0] === ANIMAL_IDS[o.animal];
  return leads ? left * WEIGHTS.delay : left + WEIGHTS.initiative * o.roundsAfter;
}

/** DS-6.17: behind the cursor the pawn acts in the next round, if there is one. */
export function chooseInstinct({ asked, scales }: DsQuestion): Move {
  const { view } = asked;
  const cursor = cursorSpace(view);
  const values = weighSpaces(scales, view, asked.legal.map(operandA));
  const waits = Math.min(1, scales.o.roundsAfter) * WEIGHTS.waits;
  return best(asked.legal, (move) => {
    const space = operandA(move);
    return (values.get(space) ?? 0) * (space > cursor ? 1 : waits);
  });
}

/** DS-5.4.1.3: the action is always of use: the pawn goes on to a better space. */
export function chooseInitiative({ asked }: DsQuestion): Move {
  return asked.legal[0] as Move;
}
