import type { DsView } from '@clade/dominant-species';
import type { MarineView } from '@clade/dominant-species-marine';
import { EngineBug } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked, Bot } from './bot.ts';
import { dominantSpeciesChoice } from './greedy/dominant-species.ts';
import { marineChoice } from './greedy/dominant-species-marine.ts';
import { evolutionChoice } from './greedy/evolution.ts';

/** Hand-written priorities for every decision; it counts what resolves later in the round and searches nothing. */
export const greedy: Bot = {
  name: 'greedy',
  choose(asked) {
    switch (asked.game.id) {
      case 'evolution':
        return evolutionChoice(asked as Asked<EvoView>);
      case 'dominant-species':
        return dominantSpeciesChoice(asked as Asked<DsView>);
      case 'dominant-species-marine':
        return marineChoice(asked as Asked<MarineView>);
      default:
        throw new EngineBug(`greedy does not know the game ${asked.game.id}`);
    }
  },
};
