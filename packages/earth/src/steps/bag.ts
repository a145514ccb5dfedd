import type { Emit, State, Step } from '@clade/engine';
import { BAG } from '../columns.ts';
import { anyVacantCorner, placeDisk } from '../elements.ts';
import type { World } from '../world.ts';
import { putDisk, takeKind } from './disk.ts';

/** A disk that was chosen from the bag. */
export function placeFromBag(
  w: World,
  s: State,
  corner: number,
  kind: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[BAG + kind]--;
  placeDisk(w, s, corner, kind, rule, emit);
}

export interface FromBag {
  readonly diskKind: string;
  readonly cornerKind: string;
  readonly rule: string;
  /** Chosen, not drawn. */
  readonly chosenRule: string;
  /** Register of the chosen kind + 1; it must be 0 before. */
  readonly register: number;
  /** Where the kinds come from, for the refusal: `the bag`. */
  readonly from: string;
  /** Is this kind allowed? */
  allows(s: State, f: number, kind: number): boolean;
}

/** Habitat: a disk of your choice from the bag goes to a vacant corner of Earth. */
export function fromBag(w: World, q: FromBag): Step[] {
  return [
    takeKind(w, {
      kind: q.diskKind,
      rule: q.chosenRule,
      from: q.from,
      count: (s, f, kind) => (q.allows(s, f, kind) && anyVacantCorner(s) ? s[BAG + kind] : 0),
      take(s, f, kind) {
        s[f + q.register] = kind + 1;
      },
    }),
    putDisk(w, {
      kind: q.cornerKind,
      rule: q.rule,
      ready: (s, f) => s[f + q.register] > 0,
      hex: () => -1,
      put: (s, f, corner, emit) => placeFromBag(w, s, corner, s[f + q.register] - 1, q.rule, emit),
    }),
  ];
}
