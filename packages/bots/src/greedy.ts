import type { DsView } from '@clade/dominant-species';
import { EngineBug } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked, Bot } from './bot.ts';
import { dominantSpeciesChoice } from './greedy/dominant-species.ts';
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
      default:
        throw new EngineBug(`greedy does not know the game ${asked.game.id}`);
    }
  },
};
