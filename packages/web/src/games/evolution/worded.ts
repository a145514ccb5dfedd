import { evolutionWording } from '@clade/wording/evolution';
import { worded } from '../worded.ts';

export const { sayFold, sayLines, sayMove, sayRefusal, sayTold } = worded(evolutionWording);
