import { below, type Emit, RNG, type State } from '@clade/engine';
import { COMPETITION_CHIPS, EVOLUTION_CHIPS } from './display.ts';
import { CHIP_BAG, COMPETITION_CHIP, EVOLUTION_CHIP } from './state.ts';
import { TERRAINS } from './terrain.ts';

/** Terrain chips lie in the red bag, or under the spaces of Competition and Evolution (DSM-1.3.4). */

function drawChip(s: State): number {
  let count = 0;
  for (let t = 0; t < TERRAINS.length; t++) count += s[CHIP_BAG + t];
  let nth = below(s, RNG, count);
  let terrain = 0;
  while (nth >= s[CHIP_BAG + terrain]) nth -= s[CHIP_BAG + terrain++];
  s[CHIP_BAG + terrain]--;
  return terrain;
}

/** DSM-4.1.6, DSM-5.17.5: three chips for Competition, as they come. */
export function drawCompetitionChips(s: State, rule: string, emit: Emit | undefined): void {
  for (let i = 0; i < COMPETITION_CHIPS; i++) s[COMPETITION_CHIP + i] = drawChip(s) + 1;
  if (emit) tell(s, 'competition', COMPETITION_CHIP, COMPETITION_CHIPS, rule, emit);
}

/** Five chips for Evolution, in the order of the terrains (DSM-1.3.5). */
export function drawEvolutionChips(s: State, rule: string, emit: Emit | undefined): void {
  for (let n = 0; n < EVOLUTION_CHIPS; n++) {
    const chip = drawChip(s) + 1;
    let i = EVOLUTION_CHIP + n;
    for (; i > EVOLUTION_CHIP && s[i - 1] > chip; i--) s[i] = s[i - 1];
    s[i] = chip;
  }
  if (emit) tell(s, 'evolution', EVOLUTION_CHIP, EVOLUTION_CHIPS, rule, emit);
}

function tell(s: State, section: string, at: number, count: number, rule: string, emit: Emit): void {
  const chips = Array.from(s.subarray(at, at + count), (chip) => TERRAINS[chip - 1]);
  emit({ type: 'chips-drawn', rule, section, chips });
}

/** DSM-5.17.5: all chips go back to the bag. */
export function returnChips(s: State): void {
  for (let i = COMPETITION_CHIP; i < EVOLUTION_CHIP + EVOLUTION_CHIPS; i++) {
    s[CHIP_BAG + s[i] - 1]++;
    s[i] = 0;
  }
}

/** Is the terrain shown by a chip of the Competition section? */
export function isCompetitionTerrain(s: State, terrain: number): boolean {
  for (let i = 0; i < COMPETITION_CHIPS; i++) if (s[COMPETITION_CHIP + i] === terrain + 1) return true;
  return false;
}
