import { marineWording } from '@clade/wording/dominant-species-marine';
import { worded } from '../worded.ts';

export const { sayFold, sayForeseen, sayLines, sayMove, sayQuestion, sayRefusal, sayResult } =
  worded(marineWording);
