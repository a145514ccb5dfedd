import type { DsEvent } from '@clade/dominant-species';
import type { GameEvent } from '@clade/engine';
import type { Line } from '../../table/table.ts';
import type { Key, Say } from '../../text/text.tsx';
import { elementName } from '../earth/lexicon.ts';
import { type Sentence, type Speech, type Story, type Tale, tellLines } from '../earth/say/teller.tsx';
import type { Names, Told } from '../game-ui.ts';
import { GAME } from './game.ts';
import { cardName, sectionName, spaceName, spaceParts } from './speech.ts';

/** Shown by the table, or without meaning for a reader; of the set-up the table shows everything but the animals. */
const QUIET: ReadonlySet<string> = new Set(['reset-started', 'pawn-slid', 'box-emptied', 'box-moved']);

const TALE: Tale = {
  game: GAME,
  quiet: ({ type }, { phase }) => QUIET.has(type) || (phase === 'setup' && type !== 'animal-assigned'),
  time(event, story) {
    const e = event as DsEvent;
    switch (e.type) {
      case 'round-started':
        return { round: e.round, phase: 'planning' };
      case 'execution-started':
        return { round: e.round, phase: 'execution' };
      case 'pawn-taken':
        return { round: story.round, phase: spaceParts(e.space).section };
      case 'reset-started':
        return { round: story.round, phase: 'reset' };
      case 'game-ended':
        return { round: story.round, phase: 'over' };
      default:
        return undefined;
    }
  },
  group: groupName,
  section: (id, say) => sectionName(say, id),
  own,
};

function groupName({ round, phase }: Story, say: Say): string {
  if (phase === 'setup') return say('ds.log.group.setup');
  return say('ds.log.group', { round, phase: phaseName(phase, say) });
}

function phaseName(phase: string, say: Say): string {
  if (phase === 'planning' || phase === 'reset' || phase === 'over') return say(`ds.phase.${phase}`);
  return phase === 'execution' ? say('ds.phase.execution.short') : sectionName(say, phase);
}

export function sayLines(lines: readonly Line[], names: Names, say: Say): readonly Told[] {
  return tellLines(TALE, lines, names, say);
}

function own(event: GameEvent, speech: Speech): Sentence | undefined {
  const { say, tile, animal } = speech;
  const e = event as DsEvent;
  switch (e.type) {
    case 'round-started':
      return { key: 'ds.log.round-started', values: { round: e.round }, symbol: 'replay' };
    case 'execution-started':
      return { key: 'ds.log.execution-started', symbol: 'pawn' };
    case 'pawn-placed':
    case 'pawn-taken':
      return { key: `ds.log.${e.type}`, animal: e.animal, values: { space: spaceName(say, e.space) } };
    case 'pawn-lost':
      return { key: 'ds.log.pawn-lost', animal: e.animal, tone: 'loss' };
    case 'initiative':
      return { key: 'ds.log.initiative', animal: e.animal, values: { passed: animal(e.passed) } };
    case 'protected':
      return { key: 'ds.log.protected', animal: e.animal, values: { element: elementName(say, e.element) } };
    case 'disk-discarded':
      return {
        key: 'ds.log.disk-discarded',
        values: { element: elementName(say, e.element), section: sectionName(say, e.section) },
      };
    case 'dominance': {
      const item =
        e.animal === null
          ? say('ds.log.dominance.none', { tile: tile(e.hex) })
          : say('ds.log.dominance.of', { tile: tile(e.hex), animal: animal(e.animal) });
      return { key: 'ds.log.dominance', symbol: 'dominance', join: 'dominance', item };
    }
    case 'card-taken':
      return { key: 'ds.log.card-taken', animal: e.animal, values: { card: cardName(say, e.card) } };
    case 'card-revealed':
      return { key: 'ds.log.card-revealed', symbol: 'card-deck', join: e.type, item: cardName(say, e.card) };
    case 'cube-saved':
      return { key: 'ds.log.cube-saved', animal: e.animal, values: { tile: tile(e.hex) }, tone: 'gain' };
    case 'last-round':
      return { key: 'ds.log.last-round', symbol: 'survival' };
    case 'game-ended':
      return { key: `ds.log.game-ended.${e.reason}` as Key, symbol: 'survival' };
    default:
      return undefined;
  }
}
