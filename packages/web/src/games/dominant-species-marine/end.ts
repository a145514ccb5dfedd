import { ANIMAL_IDS, type MarineEvent, type MarineView } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Mark, PhaseShown, Source, TieBreak } from '../game-ui.ts';

/** Where points come from, in the order of the bars. */
export const SOURCES: readonly Source[] = [
  { part: 'tiles', name: 'm.source.tiles', symbol: 'dominance', pattern: 'plain', fill: 'var(--t-kelp)' },
  { part: 'wanderlust', name: 'm.source.wanderlust', symbol: 'fit', pattern: 'hatch', fill: 'var(--t-sand)' },
  {
    part: 'tectonics',
    name: 'm.source.tectonics',
    symbol: 'vent-geyser',
    pattern: 'lines',
    fill: 'var(--t-vent)',
  },
  {
    part: 'survival',
    name: 'm.source.survival',
    symbol: 'survival',
    pattern: 'dots',
    fill: 'var(--t-ocean)',
  },
  { part: 'cards', name: 'm.source.cards', symbol: 'card', pattern: 'cross', fill: 'var(--t-reef)' },
  {
    part: 'traits',
    name: 'm.source.traits',
    symbol: 'mtrait-cannibal',
    pattern: 'hatch',
    fill: 'var(--panel)',
  },
  { part: 'final', name: 'm.source.final', symbol: 'points', pattern: 'plain', fill: 'var(--t-seamount)' },
  { part: 'start', name: 'm.source.start', symbol: 'initiative', pattern: 'dots', fill: 'var(--sunken)' },
];

/** DSM-5.18.5, DSM-4.5.4: among equals the food chain decides; Monotypic Habitat may turn it round (OPT-21). */
export function tieBreaks(view: unknown, { result, config }: Snapshot, say: Say): readonly TieBreak[] {
  const best = result?.standings[0]?.score;
  const tied = result?.standings.filter(({ score }) => score === best) ?? [];
  if (result === undefined || tied.length < 2 || view === null) return [];
  const { animals, row } = view as MarineView;
  const fromBelow =
    row.some(({ card }) => card === 'monotypic-habitat') && config.options.opt21 === 'default';
  const values: (number | undefined)[] = result.standings.map(() => undefined);
  for (const { seat, score } of tied) {
    const ranks = animals
      .filter((animal) => animal.seat === seat && animal.points === score)
      .map(({ animal }) => ANIMAL_IDS.indexOf(animal) + 1);
    values[seat] = fromBelow ? Math.max(...ranks) : Math.min(...ranks);
  }
  const name = say(fromBelow ? 'm.tie.chain.below' : 'm.tie.chain');
  return [{ name, values, decides: true, rule: 'DSM-5.18.5' }];
}

const BEGINNINGS: ReadonlySet<string> = new Set(['extinction', 'reseed'] satisfies MarineEvent['type'][]);

/** What comes by itself behind a turn. */
export function begins({ type }: GameEvent): boolean {
  return BEGINNINGS.has(type);
}

/** What the timeline marks, the rarest first: a line shows one of them. */
export function mark({ events }: Line, say: Say): Mark | undefined {
  const has = (type: MarineEvent['type']): boolean => events.some((event) => event.type === type);
  if (has('last-round')) return { kind: 'asteroid', symbol: 'attack', label: say('m.mark.asteroid') };
  if (has('reseed')) return { kind: 'reseed', symbol: 'restart', label: say('m.mark.reseed') };
  if (has('control')) return { kind: 'control', symbol: 'special-pawn', label: say('m.mark.control') };
  if (has('extinction')) return { kind: 'extinction', symbol: 'endangered', label: say('m.mark.extinction') };
  if (has('card-resolved')) return { kind: 'card', symbol: 'card', label: say('m.mark.card') };
  return undefined;
}

export function phase(view: unknown, say: Say): PhaseShown {
  const shown = view as MarineView | null;
  const now = shown?.phase;
  const setUp = now === 'choosing' || now === 'traits' || now === 'set-up';
  return {
    round: shown?.round ?? 1,
    steps: [
      { name: say('m.step.set-up'), now: setUp },
      { name: say('m.step.turns'), now: now === 'turns' },
      { name: say('m.step.reseed'), now: now === 'reseed' },
    ],
  };
}

/** Everything is open but the trait cards in somebody's hand: those of each from its owner's view. */
export function openView(views: readonly unknown[]): MarineView | null {
  const all = views as readonly MarineView[];
  const [first] = all;
  if (first === undefined) return null;
  return {
    ...first,
    animals: first.animals.map((animal, i) => all[animal.seat]?.animals[i] ?? animal),
    look: all.find(({ look }) => look !== null)?.look ?? null,
  };
}

const AID = [
  ['turn', 'DSM-5.1'],
  ['pawns', 'DSM-5.2'],
  ['retrieve', 'DSM-5.3'],
  ['thrive', 'DSM-1.6'],
  ['evolution', 'DSM-5.15'],
  ['domination', 'DSM-5.16'],
  ['events', 'DSM-5.17'],
  ['end', 'DSM-5.18'],
] as const;

/** The whole game on half a page. */
export function aid(
  say: Say,
): readonly { readonly title: string; readonly text: string; readonly rule: string }[] {
  return AID.map(([part, rule]) => ({ title: say(`m.aid.${part}`), text: say(`m.aid.${part}.text`), rule }));
}
