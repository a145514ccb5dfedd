import { A, ASK, C, END, FORGO, refusal, type State, type Step } from '@clade/engine';
import { POOL } from '../columns.ts';
import { spotsOf } from '../sets.ts';
import { SPECIATE } from '../verbs.ts';
import type { World } from '../world.ts';
import { pickDisk } from './disk.ts';
import { type Spread, spread } from './spread.ts';

export interface Speciate {
  readonly diskRule: string;
  readonly cubesRule: string;
  /** Kinds of which a disk may be chosen, as bits. */
  kinds(s: State, f: number): number;
  /** The kind that the space is for. */
  needed(s: State, f: number): number;
  readonly limit: Spread['limit'];
}

/** Speciation: a disk on Earth, then new cubes on the tiles around it. Register C belongs to `spread`. */
export function speciate(w: World, q: Speciate): Step[] {
  const { kinds } = q;
  const anyFits = (s: State, f: number): boolean => {
    const bits = kinds(s, f);
    return (spotsOf(s, bits, 0) | spotsOf(s, bits, 1) | spotsOf(s, bits, 2)) !== 0;
  };
  return [
    pickDisk(w, {
      kind: 'speciation',
      rule: q.diskRule,
      verb: SPECIATE,
      wayOut: FORGO,
      // Without cubes or such a disk there is nothing to do.
      enter: (s, f) => (s[POOL + s[f + A]] > 0 && anyFits(s, f) ? ASK : END),
      kinds,
      explain(s, f, corner, element) {
        const facts = {
          corner: w.map.cornerNames[corner],
          element: w.kinds[element],
          needed: w.kinds[q.needed(s, f)],
        };
        return refusal('other-element', q.diskRule, facts);
      },
      pick(s, f, corner) {
        s[f + C] = corner;
      },
    }),
    spread(w, { kind: 'speciation-cubes', rule: q.cubesRule, limit: q.limit }),
  ];
}
