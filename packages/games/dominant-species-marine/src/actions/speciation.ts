import { ALL_KINDS, speciate } from '@clade/earth';
import { D, effect, type State } from '@clade/engine';
import { SPECIATION_DISKS, SPECIATION_SPACE } from '../display.ts';
import { SPECIATION_DISK } from '../state.ts';
import { speciationLimit } from '../traits/ecological-niche.ts';
import { WORLD } from '../world.ts';

/** DSM-5.10.1: for all kinds. */
const SPECIAL_SPACE = SPECIATION_SPACE + SPECIATION_DISKS;

/** The kind of the disk that lies at the action space in register D; -1 without one. */
function needed(s: State, f: number): number {
  return s[SPECIATION_DISK + s[f + D] - SPECIATION_SPACE] - 1;
}

/** DSM-5.17.8: an empty bag may leave a space without a disk; then no kind fits. */
function kinds(s: State, f: number): number {
  if (s[f + D] === SPECIAL_SPACE) return ALL_KINDS;
  return needed(s, f) < 0 ? 0 : 1 << needed(s, f);
}

/** DSM-5.10: new cubes around one disk. */
export const speciation = effect(
  WORLD,
  'speciation',
  'speciation',
  speciate(WORLD, {
    diskRule: 'DSM-5.10.1',
    cubesRule: 'DSM-5.10.2',
    kinds,
    needed,
    limit: speciationLimit,
  }),
);
