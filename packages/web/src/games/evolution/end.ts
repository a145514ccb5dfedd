import type { GameEvent, Seat } from '@clade/engine';
import type { EvoEvent, EvoView } from '@clade/evolution';
import type { ShownView } from '@clade/wording/evolution';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Mark, PhaseShown, Source, TieBreak } from '../game-ui.ts';

/** Points by source, as EVO-7.3.3 counts them. */
export const SOURCES: readonly Source[] = [
  { part: 'plants', name: 'evo.source.plants', symbol: 'food-plant', pattern: 'plain', fill: 'var(--leafc)' },
  { part: 'meat', name: 'evo.source.meat', symbol: 'food-meat', pattern: 'hatch', fill: 'var(--meatc)' },
  {
    part: 'population',
    name: 'evo.source.population',
    symbol: 'population',
    pattern: 'dots',
    fill: 'var(--sunken)',
  },
  { part: 'traits', name: 'evo.source.traits', symbol: 'hand', pattern: 'cross', fill: 'var(--panel)' },
];

/** EVO-7.3.4: among the best, trait cards decide, then population. */
export function tieBreaks(_view: unknown, { result }: Snapshot, say: Say): readonly TieBreak[] {
  const best = result?.standings[0]?.score;
  const tied = result?.standings.filter(({ score }) => score === best) ?? [];
  if (result === undefined || tied.length < 2) return [];
  const bySeat = (part: string, among: typeof tied): (number | undefined)[] => {
    const values: (number | undefined)[] = result.standings.map(() => undefined);
    for (const { seat, parts } of among) values[seat] = parts[part];
    return values;
  };
  const top = (part: string, among: typeof tied): typeof tied => {
    const most = Math.max(...among.map(({ parts }) => parts[part] ?? 0));
    return among.filter(({ parts }) => parts[part] === most);
  };
  const byTraits = top('traits', tied);
  const byPopulation = top('population', byTraits);
  return [
    {
      name: say('evo.tie.traits'),
      values: bySeat('traits', tied),
      decides: byTraits.length === 1,
      rule: 'EVO-7.3.4',
    },
    {
      name: say('evo.tie.population'),
      values: byTraits.length === 1 ? bySeat('population', []) : bySeat('population', byTraits),
      decides: byTraits.length > 1 && byPopulation.length === 1,
      rule: 'EVO-7.3.4',
    },
  ];
}

const BEGINNINGS: ReadonlySet<string> = new Set([
  'skipped',
  'round-ended',
  'round-started',
  'game-ended',
] satisfies EvoEvent['type'][]);
const EFFECTS: ReadonlySet<string> = new Set(['fertile', 'fat-used'] satisfies EvoEvent['type'][]);

/** Others have nothing to choose or their effects act, or a round ends. */
export function begins(event: GameEvent, viewer: Seat): boolean {
  return BEGINNINGS.has(event.type) || (EFFECTS.has(event.type) && event.seat !== viewer);
}

/** What the timeline marks, the rarest first: a line shows one of them. */
export function mark({ events }: Line, say: Say): Mark | undefined {
  const has = (type: EvoEvent['type']): boolean => events.some((event) => event.type === type);
  if (has('reshuffled'))
    return { kind: 'last-round', symbol: 'last-round', label: say('evo.mark.last-round') };
  if (has('extinct')) return { kind: 'extinction', symbol: 'extinct', label: say('evo.mark.extinction') };
  if (has('attacked')) return { kind: 'attack', symbol: 'trait-carnivore', label: say('evo.mark.attack') };
  if (has('species-created') || has('species-replaced')) {
    return { kind: 'new-species', symbol: 'new-species', label: say('evo.mark.new-species') };
  }
  return undefined;
}

const STEPS = ['deal', 'food', 'play', 'feeding'] as const;

export function phase(view: unknown, say: Say): PhaseShown {
  const shown = view as EvoView | null;
  return {
    round: shown?.round ?? 1,
    steps: STEPS.map((step) => ({ name: say(`evo.step.${step}`), now: shown?.phase === step })),
  };
}

/** Every hand, plan and face-down card, each from its owner's view. */
export function openView(views: readonly unknown[]): ShownView | null {
  const all = views as readonly EvoView[];
  const [first] = all;
  if (first === undefined) return null;
  return {
    ...first,
    viewer: -1,
    plan: [],
    plans: all.map(({ plan }) => plan),
    players: first.players.map((player, seat) => all[seat]?.players[seat] ?? player),
  };
}

/** The whole game on half a page. */
export function aid(
  say: Say,
): readonly { readonly title: string; readonly text: string; readonly rule: string }[] {
  return AID.map(([part, rule]) => ({
    title: say(`evo.aid.${part}`),
    text: say(`evo.aid.${part}.text`),
    rule,
  }));
}

const AID = [
  ['round', 'EVO-3.1.1'],
  ['cards', 'EVO-3.4.2'],
  ['feeding', 'EVO-3.6'],
  ['attack', 'EVO-4.2'],
  ['intelligence', 'EVO-6.12'],
  ['end-of-round', 'EVO-7.2'],
  ['end', 'EVO-7.3'],
] as const;
