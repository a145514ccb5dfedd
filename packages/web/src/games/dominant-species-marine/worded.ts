import { marineWording } from '@clade/wording/dominant-species-marine';
import { worded } from '../worded.ts';

export const { sayFold, sayLines, sayMove, sayQuestion, sayRefusal, sayResult } = worded(marineWording);
