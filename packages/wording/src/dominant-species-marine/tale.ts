import type { MarineEvent, MarineView } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import { elementName, terrainName } from '../earth/names.ts';
import { type EventInWords, type Speech, type Story, type Tale, tellerOf } from '../earth/teller.ts';
import { both, type Phrase, phrase, sequence } from '../phrase.ts';
import { cardName, MARINE, sectionName, spaceName, traitName } from './names.ts';

/** Shown by the table, or told by what comes with it: a vent by its side, a target by its points. */
const QUIET: ReadonlySet<string> = new Set([
  'box-emptied',
  'box-moved',
  'card-discarded',
  'target-scored',
  'tile-covered',
]);
/** The table shows the rest of the set-up. */
const TOLD_OF_SET_UP: ReadonlySet<string> = new Set([
  'animal-assigned',
  'control',
  'points',
  'trait-chosen',
  'trait-copied',
  'trait-gained',
  'traits-dealt',
]);
const SET_UP = 'DSM-4.';
const RETRIEVED = 'DSM-5.3.1';
const BUMPED = 'DSM-5.2.4';
const LAST_SCORING = 'DSM-5.18.3';
const OUT_OF_PILE = 'DSM-6.1.5';

const TALE: Tale = {
  words: MARINE,
  quiet: ({ type, rule }) => QUIET.has(type) || (rule.startsWith(SET_UP) && !TOLD_OF_SET_UP.has(type)),
  // A vent is a smoker or a geyser; its terrain alone would not say which.
  names(event) {
    const e = event as MarineEvent;
    return e.type === 'vent-opened' ? { hex: e.hex, terrain: e.side } : undefined;
  },
  time(event, { round, phase }) {
    if (event.rule === LAST_SCORING || event.type === 'game-ended') return { round, phase: 'over' };
    switch (event.type) {
      case 'pawn-placed':
      case 'retrieved':
        if (phase === 'setup') return { round: 1, phase: 'turns' };
        return phase === 'reseed' ? { round: round + 1, phase: 'turns' } : undefined;
      case 'reseed':
        return { round, phase: 'reseed' };
      default:
        return undefined;
    }
  },
  phase(view) {
    const { phase } = view as MarineView;
    return phase === 'turns' || phase === 'reseed' || phase === 'over' ? phase : 'setup';
  },
  group: groupName,
  own,
};

function groupName({ round, phase }: Story): Phrase {
  if (phase === 'setup') return phrase('m.group.set-up');
  return phase === 'over' ? phrase('m.group.over') : phrase('m.group', { round });
}

export const tellLines = tellerOf(TALE);

function own(event: GameEvent, _: Speech): EventInWords | undefined {
  const e = event as MarineEvent;
  switch (e.type) {
    case 'traits-dealt':
    case 'trait-chosen': {
      const known = e.secret?.traits;
      if (known === undefined) return { key: `m.log.${e.type}`, animal: e.animal };
      const traits = both(known.map(traitName));
      return { key: `m.log.${e.type}.known`, animal: e.animal, values: { traits } };
    }
    case 'trait-gained':
    case 'trait-lost':
    case 'trait-copied':
      return { key: `m.log.${e.type}`, animal: e.animal, values: { trait: traitName(e.trait) } };
    case 'pawn-placed': {
      const space = spaceName(e.space);
      return e.special === null
        ? { key: 'm.log.pawn-placed', animal: e.animal, values: { space } }
        : {
            key: 'm.log.pawn-placed.special',
            animal: e.animal,
            values: { space, element: elementName(e.special) },
          };
    }
    case 'pawn-taken': {
      // A Retrieve takes all pawns back.
      if (e.rule === RETRIEVED) return { key: 'm.log.retrieved', animal: e.animal, join: 'retrieved' };
      const bumped = e.rule === BUMPED;
      return {
        key: bumped ? 'm.log.pawn-taken.bumped' : 'm.log.pawn-taken',
        animal: e.animal,
        values: { space: spaceName(e.space) },
        ...(bumped ? { tone: 'attack' } : {}),
      };
    }
    case 'retrieved':
      return { key: 'm.log.retrieved', animal: e.animal, join: 'retrieved' };
    case 'extra-turn':
    case 'regression-cube':
      return { key: `m.log.${e.type}`, animal: e.animal };
    case 'control':
      return {
        key: 'm.log.control',
        animal: e.animal,
        values: { element: elementName(e.element), target: e.target },
        tone: 'gain',
      };
    case 'vent-opened':
      return { key: 'm.log.vent-opened', values: { side: e.side, hex: e.hex }, symbol: `vent-${e.side}` };
    case 'disk-swapped':
      return {
        key: 'm.log.disk-swapped',
        values: { element: elementName(e.element), section: sectionName(e.section) },
      };
    case 'card-revealed':
      return { key: 'm.log.card-revealed', symbol: 'card-deck', join: e.type, item: cardName(e.card) };
    case 'card-resolved':
      return {
        key: e.rule === OUT_OF_PILE ? 'm.log.card-resolved.used' : 'm.log.card-resolved',
        animal: e.animal,
        values: { card: cardName(e.card) },
      };
    case 'chips-drawn':
      return {
        key: 'm.log.chips-drawn',
        symbol: 'element-bag',
        values: { section: sectionName(e.section) },
        item: sequence(e.chips.map(terrainName)),
      };
    case 'extinction':
      return { key: 'm.log.extinction', symbol: 'endangered', tone: 'loss' };
    case 'survival':
      return { key: 'm.log.survival', animal: e.animal, values: { n: e.tiles }, tone: 'gain' };
    case 'reseed':
      return { key: 'm.log.reseed', values: { round: e.round }, symbol: 'restart' };
    case 'last-round':
      return { key: 'm.log.last-round', symbol: 'attack' };
    case 'game-ended':
      return { key: 'm.log.game-ended', values: { reason: e.reason }, symbol: 'points' };
    default:
      return undefined;
  }
}
