import { ANIMAL_IDS, type DsEvent, type DsView } from '@clade/dominant-species';
import type { GameEvent } from '@clade/engine';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Mark, PhaseShown, Source, TieBreak } from '../game-ui.ts';

/** Points by source, as the rules keep them. */
export const SOURCES: readonly Source[] = [
  { part: 'tiles', name: 'ds.source.tiles', symbol: 'dominance', pattern: 'plain', fill: 'var(--leafc)' },
  {
    part: 'glaciation',
    name: 'ds.source.glaciation',
    symbol: 'survival',
    pattern: 'hatch',
    fill: 'var(--sunken)',
  },
  {
    part: 'wanderlust',
    name: 'ds.source.wanderlust',
    symbol: 'plus',
    pattern: 'dots',
    fill: 'var(--target-soft)',
  },
  {
    part: 'survival',
    name: 'ds.source.survival',
    symbol: 'survival',
    pattern: 'lines',
    fill: 'var(--panel)',
  },
  { part: 'cards', name: 'ds.source.cards', symbol: 'card', pattern: 'cross', fill: 'var(--meatc)' },
  { part: 'final', name: 'ds.source.final', symbol: 'points', pattern: 'plain', fill: 'var(--ink-soft)' },
  { part: 'start', name: 'ds.source.start', symbol: 'points', pattern: 'dots', fill: 'var(--paper)' },
];

/** DS-5.10.6: of equals the higher place in the food chain wins. */
export function tieBreaks(view: unknown, { result }: Snapshot, say: Say): readonly TieBreak[] {
  const best = result?.standings[0]?.score;
  const tied = result?.standings.filter(({ score }) => score === best) ?? [];
  if (result === undefined || tied.length < 2) return [];
  const values: (number | undefined)[] = result.standings.map(() => undefined);
  for (const { seat, score } of tied) values[seat] = chainOf(view as DsView, seat, score);
  return [{ name: say('ds.tie.chain'), values, decides: true, rule: 'DS-5.10.6' }];
}

/** Place in the food chain of the animal that counts for a player: the weakest, of equals the highest (DS-4.7.4). */
function chainOf(view: DsView, seat: number, score: number): number {
  const counting = view.animals.find((one) => one.seat === seat && one.points === score);
  return counting === undefined ? 0 : ANIMAL_IDS.indexOf(counting.animal) + 1;
}

const BEGINNINGS: ReadonlySet<string> = new Set([
  'round-started',
  'execution-started',
  'reset-started',
  'pawn-taken',
] satisfies DsEvent['type'][]);

/** The next pawn acts, or a phase begins. */
export function begins({ type }: GameEvent): boolean {
  return BEGINNINGS.has(type);
}

/** What the timeline marks, the rarest first: a line shows one of them. */
export function mark({ events, n }: Line, say: Say): Mark | undefined {
  if (n === 0) return undefined;
  const has = (type: DsEvent['type']): boolean => events.some((event) => event.type === type);
  if (has('last-round')) return { kind: 'last-round', symbol: 'survival', label: say('ds.mark.last-round') };
  if (has('card-taken')) return { kind: 'card', symbol: 'card', label: say('ds.mark.card') };
  if (has('tile-covered'))
    return { kind: 'glaciation', symbol: 'survival', label: say('ds.mark.glaciation') };
  if (has('tile-laid')) return { kind: 'tile', symbol: 'plus', label: say('ds.mark.tile') };
  if (has('tile-scored')) return { kind: 'scored', symbol: 'dominance', label: say('ds.mark.scored') };
  return undefined;
}

const STEPS = ['planning', 'execution', 'reset'] as const;

export function phase(view: unknown, say: Say): PhaseShown {
  const shown = view as DsView | null;
  const now = shown?.phase === 'extinction' ? 'reset' : shown?.phase;
  return {
    round: shown?.round ?? 1,
    steps: STEPS.map((step) => ({
      name: step === 'execution' ? say('ds.phase.execution.short') : say(`ds.phase.${step}`),
      now: now === step,
    })),
  };
}

/** Everything is open (DS-5.14.1): every seat sees the same. */
export function openView(views: readonly unknown[]): unknown {
  return views[0] ?? null;
}

const AID = [
  ['round', 'DS-5.1.1'],
  ['level', 'DS-5.6'],
  ['score', 'DS-5.4.12.3'],
  ['glaciation', 'DS-5.4.7'],
  ['speciation', 'DS-5.4.8.1'],
  ['abilities', 'DS-5.8'],
  ['end', 'DS-5.10'],
] as const;

export function aid(
  say: Say,
): readonly { readonly title: string; readonly text: string; readonly rule: string }[] {
  return AID.map(([part, rule]) => ({
    title: say(`ds.aid.${part}`),
    text: say(`ds.aid.${part}.text`),
    rule,
  }));
}
