import {
  choose,
  coverTile,
  ELIMINATED,
  givePoints,
  OWNER,
  POOL,
  pickHex,
  placeCubes,
  refuseTile,
  reviveCubes,
  SMALL_LEFT,
  terrainBeside,
  terrainOf,
  thinOut,
} from '@clade/earth';
import {
  A,
  auto,
  C,
  D,
  type Emit,
  effect,
  FORGO,
  type Move,
  operandA,
  packMove,
  push,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@clade/engine';
import { ANIMAL_IDS, bonus } from '../animals.ts';
import { VOLCANISM } from '../card-ids.ts';
import { TECTONICS_SPACE } from '../display.ts';
import { EDGE, HALF, LOWER, MAP, UPPER } from '../map.ts';
import { askCamouflaged } from '../newcomers.ts';
import { VOLCANISM_OP } from '../phases/ops.ts';
import { inRow } from '../row.ts';
import { FROM_TECTONICS } from '../sources.ts';
import { VENT_SIDE } from '../state.ts';
import { GEYSER, SEAMOUNT, SMOKER, TERRAINS, VENT, VENT_SIDES } from '../terrain.ts';
import { CUBE_SOURCES, OPEN_VENT, POOL_SOURCE, SIDE, SOURCE } from '../words.ts';
import { WORLD } from '../world.ts';

/** Register D: the action space, or how the card Volcanism allows tiles. */
export const EDGE_OR_SEAMOUNT = 100;
export const SEAMOUNT_ONLY = 101;

/** DSM-6.3.35: the Tectonics action of a card, which cannot be declined. */
export function pushTectonics(s: State, animal: number, mode: number): void {
  push(s, VOLCANISM_OP, s[OWNER + animal], animal, 0, 0, mode);
}

/** DSM-5.12.1, DSM-6.3.35: which tiles that are no vents may become one. */
function allows(s: State, f: number, hex: number): boolean {
  const seamount = terrainOf(s, hex) === SEAMOUNT;
  switch (s[f + D]) {
    case TECTONICS_SPACE + 1:
      return true;
    case SEAMOUNT_ONLY:
      return seamount;
    case EDGE_OR_SEAMOUNT:
      return seamount || EDGE[hex] === 1;
    default:
      return EDGE[hex] === 1 || (seamount && inRow(s, VOLCANISM));
  }
}

function fits(s: State, f: number, hex: number): boolean {
  return s[SMALL_LEFT] > 0 && terrainOf(s, hex) !== VENT && allows(s, f, hex);
}

function explain(s: State, f: number, hex: number): Refusal {
  const terrain = TERRAINS[terrainOf(s, hex)];
  if (terrainOf(s, hex) === VENT) {
    return refuseTile(WORLD, hex, 'vent', 'DSM-5.12.1', { terrain });
  }
  if (s[f + D] === SEAMOUNT_ONLY) {
    return refuseTile(WORLD, hex, 'not-seamount', 'DSM-6.3.35', { terrain });
  }
  return refuseTile(WORLD, hex, 'not-edge', 'DSM-5.12.1', { terrain, edge: false });
}

/** DSM-5.12.3. */
function maySide(hex: number, side: number): boolean {
  if (HALF[hex] === LOWER) return side === SMOKER;
  return HALF[hex] !== UPPER || side === GEYSER;
}

/** DSM-5.12.2 to DSM-5.12.6: one cube of each animal stays. */
function open(s: State, hex: number, side: number, animal: number, emit: Emit | undefined): void {
  s[SMALL_LEFT]--;
  coverTile(WORLD, s, hex, VENT, 'DSM-5.12.3', emit);
  s[VENT_SIDE + hex] = side + 1;
  if (emit) emit({ type: 'vent-opened', rule: 'DSM-5.12.3', hex: MAP.hexNames[hex], side: VENT_SIDES[side] });
  const vents = 1 + terrainBeside(s, hex, VENT);
  givePoints(WORLD, s, animal, bonus(vents), FROM_TECTONICS, 'DSM-5.12.5', emit);
  thinOut(WORLD, s, hex, 'DSM-5.12.6', emit);
}

/** Register C is the tile. */
function steps(wayOut: Move | undefined): Step[] {
  return [
    pickHex(WORLD, {
      kind: 'tectonics',
      rule: 'DSM-5.12.1',
      verb: OPEN_VENT,
      wayOut,
      fits,
      explain,
      pick(s, f, hex) {
        s[f + C] = hex + 1;
      },
    }),
    choose({
      kind: 'tectonics-side',
      rule: 'DSM-5.12.3',
      verb: SIDE,
      moves(s, f, out) {
        for (const side of [SMOKER, GEYSER])
          if (s[f + C] > 0 && maySide(s[f + C] - 1, side)) out.add(packMove(SIDE, side));
      },
      take: (s, f, move, emit) => open(s, s[f + C] - 1, operandA(move), s[f + A], emit),
      explain(s, f, move) {
        const side = operandA(move);
        if (maySide(s[f + C] - 1, side)) return undefined;
        const facts = { hex: MAP.hexNames[s[f + C] - 1], side: VENT_SIDES[side] };
        const half = side === SMOKER ? 'upper' : 'lower';
        return refusal('other-half', 'DSM-5.12.3', { ...facts, half });
      },
    }),
    choose({
      kind: 'tectonics-cube',
      rule: 'DSM-5.12.7',
      verb: SOURCE,
      moves(s, f, out) {
        if (s[f + C] === 0) return;
        for (const [source, at] of [POOL, ELIMINATED].entries())
          if (s[at + s[f + A]] > 0) out.add(packMove(SOURCE, source));
      },
      take(s, f, move, emit) {
        const put = operandA(move) === POOL_SOURCE ? placeCubes : reviveCubes;
        put(WORLD, s, s[f + C] - 1, s[f + A], 1, 'DSM-5.12.7', emit);
      },
      explain(s, f, move) {
        const source = operandA(move);
        if (s[(source === POOL_SOURCE ? POOL : ELIMINATED) + s[f + A]] > 0) return undefined;
        const facts = { animal: ANIMAL_IDS[s[f + A]], source: CUBE_SOURCES[source], cubes: 0 };
        return refusal('no-cubes', 'DSM-5.12.7', facts);
      },
    }),
    auto('DSM-6.4.4', (s, f) => {
      if (s[f + C] > 0) askCamouflaged(s, s[f + A], s[f + C] - 1);
    }),
  ];
}

/** DSM-5.12. */
export const tectonics = effect(WORLD, 'tectonics', 'tectonics', steps(FORGO));

/** The same as the main effect of Volcanism. */
export const volcanismTectonics = effect(WORLD, 'volcanism-tectonics', 'volcanism', steps(undefined));
