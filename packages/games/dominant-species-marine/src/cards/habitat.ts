import { fromBag, pickDisk, removeDisk } from '@clade/earth';
import { A, auto, C, D, refusal, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { MAP } from '../map.ts';
import { alternative, READING } from '../options.ts';
import { controls } from '../pawns.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.16';

/** OPT-24: part 1 removes a disk, or adds one. */
function removes(s: State): boolean {
  return alternative(s, READING.habitatFirstPart) === 0;
}

/** Registers C and D are the kinds + 1 that are added. */
export const habitat = card({
  id: 'habitat',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  survival: true,
  steps: [
    auto(RULE, (s, f) => {
      s[f + D] = 0;
    }),
    pickDisk(WORLD, {
      kind: 'habitat-removed',
      rule: RULE,
      fits: (s, f, _corner, kind) => removes(s) && !controls(s, s[f + A], kind),
      explain(s, f, corner, kind) {
        const facts = {
          animal: ANIMAL_IDS[s[f + A]],
          corner: MAP.cornerNames[corner],
          element: ELEMENTS[kind],
        };
        return refusal('controlled', RULE, facts);
      },
      pick: (s, _f, corner, emit) => void removeDisk(WORLD, s, corner, RULE, emit),
    }),
    ...fromBag(WORLD, {
      diskKind: 'habitat-uncontrolled-disk',
      cornerKind: 'habitat-uncontrolled-corner',
      rule: RULE,
      chosenRule: RULE,
      register: C,
      from: 'the bag whose special pawn you do not control',
      allows: (s, f, kind) => !removes(s) && !controls(s, s[f + A], kind),
    }),
    ...fromBag(WORLD, {
      diskKind: 'habitat-disk',
      cornerKind: 'habitat-corner',
      rule: RULE,
      chosenRule: RULE,
      register: D,
      from: 'the bag whose special pawn you control',
      allows: (s, f, kind) => controls(s, s[f + A], kind),
    }),
  ],
});
