import { evolutionWording } from '@clade/wording/evolution';
import { worded } from '../worded.ts';

export const { sayFold, sayLines, sayMove, sayQuestion, sayRefusal, sayResult, sayTold } =
  worded(evolutionWording);
