import { ELEMENTS, SECTIONS, type SectionId } from '@clade/dominant-species-marine';
import { bestLift, bestPutOf } from '../earth/disks.ts';
import { bestCard } from './cards.ts';
import { autotrophsGain } from './disks.ts';
import { adaptationGain, feedingGain, regressionLoss } from './elements.ts';
import { evolutionGains } from './evolution.ts';
import { migrationGains } from './migration.ts';
import { boxOf, type MarineQuestion } from './question.ts';
import { anySpeciationGain, speciationGain } from './speciation.ts';
import { tectonicsGain, wanderlustGain } from './tiles.ts';
import { competitionGain } from './victims.ts';
import { BESIDES } from './weights.ts';

/** What the spaces of a section bring, by their number from the left. */
type Section = (q: MarineQuestion) => (nth: number) => number;

const GAINS: Readonly<Record<SectionId, Section>> = {
  abundance: ({ asked, scales }) => {
    const top = bestPutOf(scales, boxOf(asked.view, 'abundance'));
    return () => top;
  },
  autotrophs: ({ asked, scales }) => {
    const box = boxOf(asked.view, 'autotrophs');
    return (nth) => autotrophsGain(scales, nth, box);
  },
  depletion: ({ asked, scales }) => {
    const box = boxOf(asked.view, 'depletion');
    return () => bestLift(scales, (kind) => (box[kind] as number) > 0);
  },
  adaptation: ({ asked, scales }) => {
    const special = lastOf('adaptation');
    return (nth) => adaptationGain(asked.view, scales, nth === special);
  },
  // DSM-5.9.1: of use only while a square is empty.
  regression: ({ asked, scales }) => {
    const loss = asked.view.regression.includes(null) ? regressionLoss(asked.view, scales) : 0;
    return () => loss;
  },
  speciation: ({ asked, scales }) => {
    const { view } = asked;
    return (nth) => {
      const element = view.speciation[nth];
      if (element === undefined) return anySpeciationGain(scales, view);
      return element === null ? 0 : speciationGain(scales, view, ELEMENTS.indexOf(element));
    };
  },
  wanderlust: ({ asked, scales }) => {
    const gain = wanderlustGain(scales, asked.view);
    return () => gain;
  },
  tectonics: ({ asked: { view }, scales }) => {
    const volcanism = view.row.some(({ card }) => card === 'volcanism');
    return (nth) => tectonicsGain(scales, view, nth > 0 ? 'anywhere' : volcanism ? 'seamounts' : 'edge');
  },
  migration: migrationGains,
  competition:
    ({ asked, scales }) =>
    (nth) =>
      competitionGain(scales, asked.view, nth),
  evolution: ({ asked, scales }) => evolutionGains(scales, asked.view),
  domination: ({ scales }) => {
    const top = scales.dominion.best();
    return () => top;
  },
};

/** Number of the last space of a section. */
function lastOf(id: SectionId): number {
  return (SECTIONS.find((section) => section.id === id)?.spaces ?? 0) - 1;
}

/** Section and place from the left of each space of the display. */
export const PLACES: readonly { readonly id: SectionId; readonly nth: number; readonly special: boolean }[] =
  SECTIONS.flatMap(({ id, spaces, special }) =>
    Array.from({ length: spaces }, (_, nth) => ({ id, nth, special: special && nth === spaces - 1 })),
  );

/** What a pawn would bring at once on a space, counted when it is asked for. */
export function spaceGains(q: MarineQuestion): (space: number) => number {
  const sections = new Map<SectionId, (nth: number) => number>();
  const known = new Map<number, number>();
  return (space) => {
    const before = known.get(space);
    if (before !== undefined) return before;
    const place = PLACES[space];
    const gain = place === undefined ? feederGain(q) : displayGain(q, sections, place.id, place.nth);
    known.set(space, gain);
    return gain;
  };
}

function displayGain(
  q: MarineQuestion,
  sections: Map<SectionId, (nth: number) => number>,
  id: SectionId,
  nth: number,
): number {
  let gains = sections.get(id);
  if (gains === undefined) {
    gains = GAINS[id](q);
    sections.set(id, gains);
  }
  const gain = gains(nth);
  return gain > 0 ? Math.max(0, gain + BESIDES[id]) : 0;
}

/** DSM-6.4.2: the card of slot 1; OPT-17: a disk of two boxes instead. */
function feederGain({ asked, scales }: MarineQuestion): number {
  const { game, view } = asked;
  return game.config(scales.base).options.opt17 === 'default'
    ? Math.max(0, bestCard(scales, view, 1))
    : feedingGain(view, scales);
}
