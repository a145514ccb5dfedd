import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpecies as texts } from '@clade/text/en/dominant-species';
import { prompted, testDecisions } from './decisions.ts';
import { botGame } from './fork.ts';

const KINDS = prompted(texts, 'ds.prompt.', ['by', 'over', 'wait', 'won', 'you-won']);

// Seeds of games in which the rarer questions come up; each plays two animals.
testDecisions(
  dominantSpecies,
  KINDS,
  ['d0', 'd18'].map((seed) =>
    botGame(dominantSpecies, ['A', 'B', 'C'], seed, { deck: 'long', animals: 2, assignment: 'choose' }),
  ),
);
