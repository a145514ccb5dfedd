import { type DsEvent, type DsView, SECTIONS } from '@clade/dominant-species';
import type { GameEvent } from '@clade/engine';
import { elementName } from '../earth/names.ts';
import { type EventInWords, type Speech, type Story, type Tale, tellerOf } from '../earth/teller.ts';
import { keyOf, type Phrase, phrase } from '../phrase.ts';
import { cardName, DS, sectionName, spaceName, spaceParts } from './names.ts';

/** Shown by the table, or without meaning for a reader; of the set-up the table shows everything but the animals. */
const QUIET: ReadonlySet<string> = new Set(['reset-started', 'pawn-slid', 'box-emptied', 'box-moved']);

const TALE: Tale = {
  words: DS,
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
  phase(view) {
    const { phase, cursor } = view as DsView;
    if (phase === 'choosing') return 'setup';
    if (phase === 'extinction') return 'reset';
    const section = spaceParts(cursor ?? '').section;
    return phase === 'execution' && SECTIONS.some(({ id }) => id === section) ? section : phase;
  },
  group: groupName,
  own,
};

function groupName({ round, phase }: Story): Phrase {
  if (phase === 'setup') return phrase('ds.log.group.setup');
  return phrase('ds.log.group', { round, phase: phaseName(phase) });
}

function phaseName(phase: string): Phrase {
  if (phase === 'planning' || phase === 'reset' || phase === 'over') return phrase(`ds.phase.${phase}`);
  return phase === 'execution' ? phrase('ds.phase.execution.short') : sectionName(phase);
}

export const tellLines = tellerOf(TALE);

function own(event: GameEvent, speech: Speech): EventInWords | undefined {
  const { tile, animal } = speech;
  const e = event as DsEvent;
  switch (e.type) {
    case 'round-started':
      return { key: 'ds.log.round-started', values: { round: e.round }, symbol: 'replay' };
    case 'execution-started':
      return { key: 'ds.log.execution-started', symbol: 'pawn' };
    case 'pawn-placed':
    case 'pawn-taken':
      return { key: `ds.log.${e.type}`, animal: e.animal, values: { space: spaceName(e.space) } };
    case 'pawn-lost':
      return { key: 'ds.log.pawn-lost', animal: e.animal, tone: 'loss' };
    case 'initiative':
      return { key: 'ds.log.initiative', animal: e.animal, values: { passed: animal(e.passed) } };
    case 'protected':
      return { key: 'ds.log.protected', animal: e.animal, values: { element: elementName(e.element) } };
    case 'disk-discarded':
      return {
        key: 'ds.log.disk-discarded',
        values: { element: elementName(e.element), section: sectionName(e.section) },
      };
    case 'dominance': {
      const item =
        e.animal === null
          ? phrase('ds.log.dominance.none', { tile: tile(e.hex) })
          : phrase('ds.log.dominance.of', { tile: tile(e.hex), animal: animal(e.animal) });
      return { key: 'ds.log.dominance', symbol: 'dominance', join: 'dominance', item };
    }
    case 'card-taken':
      return { key: 'ds.log.card-taken', animal: e.animal, values: { card: cardName(e.card) } };
    case 'card-revealed':
      return { key: 'ds.log.card-revealed', symbol: 'card-deck', join: e.type, item: cardName(e.card) };
    case 'cube-saved':
      return { key: 'ds.log.cube-saved', animal: e.animal, values: { tile: tile(e.hex) }, tone: 'gain' };
    case 'last-round':
      return { key: 'ds.log.last-round', symbol: 'survival' };
    case 'game-ended':
      return { key: keyOf(`ds.log.game-ended.${e.reason}`), symbol: 'survival' };
    default:
      return undefined;
  }
}
