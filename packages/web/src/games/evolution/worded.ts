import { evolutionWording } from '@clade/wording/evolution';
import { worded } from '../worded.ts';

export const { sayFold, sayForeseen, sayLines, sayMove, sayQuestion, sayRefusal, sayResult } =
  worded(evolutionWording);
