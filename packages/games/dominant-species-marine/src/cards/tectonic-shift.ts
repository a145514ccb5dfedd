import { A, auto } from '@clade/engine';
import { SPACES } from '../display.ts';
import { alternative, READING } from '../options.ts';
import { controllerOn, takePawnBack } from '../pawns.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.31';

export const tectonicShift = card({
  id: 'tectonic-shift',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  extinction: true,
  survival: true,
  steps: [
    auto(RULE, (s, f, emit) => {
      const onlyOwn = alternative(s, READING.tectonicShiftPawns) !== 0;
      for (let space = 0; space < SPACES; space++) {
        const controller = controllerOn(s, space);
        if (controller >= 0 && (!onlyOwn || controller === s[f + A])) takePawnBack(s, space, RULE, emit);
      }
    }),
  ],
});
