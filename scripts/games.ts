import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game } from '@clade/engine';
import { evolution } from '@clade/evolution';

/** The games that the scripts and the benchmark go through; the folder of each is `packages/games/<id>`. */
export const GAMES: readonly Game[] = [evolution, dominantSpecies, dominantSpeciesMarine];
