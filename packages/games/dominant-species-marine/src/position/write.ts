import {
  KINDS,
  listNames,
  nameOf,
  OWNER,
  PAWNS,
  PLAYERS,
  REASON,
  ROUND,
  type Written,
  writeAnimals,
  writeBoxes,
  writeEarth,
  writeForced,
  writeStock,
} from '@clade/earth';
import { type Position, type State, VERSION, writeRandom } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { phaseOf } from '../asked.ts';
import { CARD_IDS } from '../card-ids.ts';
import { disksAt, ON_BOARD } from '../disks.ts';
import {
  COMPETITION_CHIPS,
  EVOLUTION_CHIPS,
  REGRESSION_SQUARES,
  SLOTS,
  SPACE_NAMES,
  SPECIATION_DISKS,
} from '../display.ts';
import { alternative, configOf, READING } from '../options.ts';
import { discarded, discardedSlot } from '../row.ts';
import {
  ASTEROID_RESOLVED,
  BUDDED,
  CAPTURED,
  CHAIN,
  COMPETITION_CHIP,
  CONTROL,
  COPIED,
  DEALT,
  DECK_LEFT,
  DISCARD_N,
  EVOLUTION_CHIP,
  FISH_LEFT,
  HELD,
  KEPT,
  LIVE_FISH,
  LOOK,
  ON_TRAIT_CARD,
  REASONS,
  REGRESSION_CUBE,
  ROW,
  ROW_ICONS,
  SKELETON,
  SKELETONS_LEFT,
  SPACE,
  SPECIAL_PAWN,
  SPECIATION_DISK,
  TARGET,
  TURNS,
  VENT_SIDE,
} from '../state.ts';
import { TERRAINS, VENT_SIDES } from '../terrain.ts';
import { TRAIT_IDS } from '../trait-ids.ts';
import { WORLD } from '../world.ts';
import { writeFrames } from './frames.ts';

/** The whole state as docs/position-format.md; `readPosition` turns it back. */
export function writePosition(s: State): Position {
  const phase = phaseOf(s);
  return {
    game: 'dominant-species-marine',
    rules: String(s[VERSION]),
    options: configOf(s).options,
    players: s[PLAYERS],
    random: writeRandom(s),
    forced: writeForced(s),
    ...(phase === 'choosing'
      ? { phase, animals: writeAnimals(WORLD, s, (a) => ({ seat: s[OWNER + a] })) }
      : {
          round: s[ROUND],
          ...(s[TURNS] === 0 ? {} : { turns: s[TURNS] }),
          ...writeFrames(s),
          animals: writeAnimals(WORLD, s, (a) => writeAnimal(s, a)),
          ...writeDisplay(s),
          ...writeEarth(WORLD, s, (hex) => ({ side: VENT_SIDES[s[VENT_SIDE + hex] - 1] })),
          ...(phase === 'traits' || phase === 'set-up' ? {} : writeCards(s)),
        }),
    ...(s[REASON] !== 0 ? { end: REASONS[s[REASON]] } : {}),
  };
}

function traits(bits: number): string[] {
  return TRAIT_IDS.filter((_, trait) => (bits & (1 << trait)) !== 0);
}

function writeAnimal(s: State, a: number): Written {
  return {
    ...writeStock(WORLD, s, a),
    chain: s[CHAIN + a] === 1 ? 'right' : 'left',
    pawns: s[PAWNS + a],
    budded: s[BUDDED + a] === 1,
    elements: listNames(ELEMENTS, (k) => disksAt(s, a, k, ON_BOARD)),
    ...(phaseOf(s) === 'traits'
      ? { dealt: traits(s[DEALT + a]), ...(s[KEPT + a] === 0 ? {} : { kept: traits(s[KEPT + a]) }) }
      : {
          onTrait: listNames(ELEMENTS, (k) => s[ON_TRAIT_CARD + a * KINDS + k]),
          traits: traits(s[HELD + a]),
          copied: nameOf(TRAIT_IDS, s[COPIED + a] - 1),
        }),
  };
}

/** Names of the numbers from 1 on, null for 0. */
function names(s: State, at: number, length: number, all: readonly string[]): (string | null)[] {
  return Array.from({ length }, (_, i) => nameOf(all, s[at + i] - 1));
}

function writeDisplay(s: State): Written {
  const spaces: Written = {};
  for (const [i, name] of SPACE_NAMES.entries()) {
    const pawn = s[SPACE + i];
    if (pawn !== 0)
      spaces[name] = pawn >= SPECIAL_PAWN ? ELEMENTS[pawn - SPECIAL_PAWN] : ANIMAL_IDS[pawn - 1];
  }
  const specials = ELEMENTS.map((element, k) => [
    element,
    {
      controller: nameOf(ANIMAL_IDS, s[CONTROL + k] - 1),
      target: s[TARGET + k],
      ...((s[CAPTURED] & (1 << k)) === 0 ? {} : { captured: true }),
    },
  ]);
  return {
    spaces,
    specials: Object.fromEntries(specials),
    regression: names(s, REGRESSION_CUBE, REGRESSION_SQUARES, ANIMAL_IDS),
    boxes: writeBoxes(WORLD, s),
    speciation: names(s, SPECIATION_DISK, SPECIATION_DISKS, ELEMENTS),
    chips: {
      competition: names(s, COMPETITION_CHIP, COMPETITION_CHIPS, TERRAINS),
      evolution: names(s, EVOLUTION_CHIP, EVOLUTION_CHIPS, TERRAINS),
    },
  };
}

function writeCards(s: State): Written {
  const row: Written[] = [];
  for (let i = 0; i < SLOTS && s[ROW + i] !== 0; i++) {
    row.push({
      card: CARD_IDS[s[ROW + i] - 1],
      extinction: (s[ROW_ICONS + i] & SKELETON) !== 0,
      survival: (s[ROW_ICONS + i] & LIVE_FISH) !== 0,
    });
  }
  const discard = Array.from({ length: s[DISCARD_N] }, (_, i) => ({
    card: CARD_IDS[discarded(s, i)],
    slot: discardedSlot(s, i),
  }));
  return {
    row,
    discard,
    deck: s[DECK_LEFT],
    ...(alternative(s, READING.eventIcons) === 0
      ? {}
      : { icons: { extinction: s[SKELETONS_LEFT], survival: s[FISH_LEFT] } }),
    lastRound: s[ASTEROID_RESOLVED] === 1,
    ...(s[LOOK] === 0 ? {} : { look: traits(s[LOOK]) }),
  };
}
