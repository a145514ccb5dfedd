import { dominantSpeciesWording } from '@clade/wording/dominant-species';
import { worded } from '../worded.ts';

export const { sayFold, sayForeseen, sayLines, sayMove, sayQuestion, sayRefusal, sayResult } =
  worded(dominantSpeciesWording);
