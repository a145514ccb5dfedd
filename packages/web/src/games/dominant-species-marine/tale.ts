import type { MarineEvent } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import type { Line } from '../../table/table.ts';
import type { Key, Say } from '../../text/text.tsx';
import { elementName, plainList, terrainName } from '../earth/lexicon.ts';
import { type Sentence, type Speech, type Story, type Tale, tellLines } from '../earth/say/teller.tsx';
import type { Names, Told } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { cardName, spaceName, traitName } from './speech.ts';

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
  game: MARINE,
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
  group: groupName,
  section: (id, say) => say(`m.section.${id}` as Key),
  own,
};

function groupName({ round, phase }: Story, say: Say): string {
  if (phase === 'setup') return say('m.group.set-up');
  return phase === 'over' ? say('m.group.over') : say('m.group', { round });
}

export function sayLines(lines: readonly Line[], names: Names, say: Say): readonly Told[] {
  return tellLines(TALE, lines, names, say);
}

function own(event: GameEvent, { say }: Speech): Sentence | undefined {
  const e = event as MarineEvent;
  switch (e.type) {
    case 'traits-dealt':
    case 'trait-chosen': {
      const known = e.secret?.traits;
      if (known === undefined) return { key: `m.log.${e.type}`, animal: e.animal };
      const traits = plainList(
        say,
        known.map((trait) => traitName(say, trait)),
      );
      return { key: `m.log.${e.type}.known`, animal: e.animal, values: { traits } };
    }
    case 'trait-gained':
    case 'trait-lost':
    case 'trait-copied':
      return { key: `m.log.${e.type}`, animal: e.animal, values: { trait: traitName(say, e.trait) } };
    case 'pawn-placed': {
      const space = spaceName(say, e.space);
      return e.special === null
        ? { key: 'm.log.pawn-placed', animal: e.animal, values: { space } }
        : {
            key: 'm.log.pawn-placed.special',
            animal: e.animal,
            values: { space, element: elementName(say, e.special) },
          };
    }
    case 'pawn-taken': {
      // A Retrieve takes all pawns back.
      if (e.rule === RETRIEVED) return { key: 'm.log.retrieved', animal: e.animal, join: 'retrieved' };
      const bumped = e.rule === BUMPED;
      return {
        key: bumped ? 'm.log.pawn-taken.bumped' : 'm.log.pawn-taken',
        animal: e.animal,
        values: { space: spaceName(say, e.space) },
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
        values: { element: elementName(say, e.element), target: e.target },
        tone: 'gain',
      };
    case 'vent-opened':
      return { key: 'm.log.vent-opened', values: { side: e.side, hex: e.hex }, symbol: `vent-${e.side}` };
    case 'disk-swapped':
      return {
        key: 'm.log.disk-swapped',
        values: { element: elementName(say, e.element), section: say(`m.section.${e.section}` as Key) },
      };
    case 'card-revealed':
      return { key: 'm.log.card-revealed', symbol: 'card-deck', join: e.type, item: cardName(say, e.card) };
    case 'card-resolved':
      return {
        key: e.rule === OUT_OF_PILE ? 'm.log.card-resolved.used' : 'm.log.card-resolved',
        animal: e.animal,
        values: { card: cardName(say, e.card) },
      };
    case 'chips-drawn':
      return {
        key: 'm.log.chips-drawn',
        symbol: 'element-bag',
        values: { section: say(`m.section.${e.section}` as Key) },
        item: e.chips.map((terrain) => terrainName(say, terrain)).join(', '),
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
