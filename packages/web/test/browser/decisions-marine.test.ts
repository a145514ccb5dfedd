import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { marine as texts } from '@clade/text/en/dominant-species-marine';
import { prompted, testDecisions } from './decisions.ts';
import { botGame, type Course } from './fork.ts';

/** A disk both on the board and on a trait card at a Reseed: hundreds of games of bots do not come to it. */
const NEVER_SEEN = 'regression-loss';
const KINDS = prompted(texts, 'm.ask.', ['card-detail', 'space', NEVER_SEEN]);

function game(seed: string, options: Readonly<Record<string, unknown>>, chance?: number): Course {
  return botGame(dominantSpeciesMarine, ['A', 'B', 'C', 'D'], seed, { length: 'epic', ...options }, chance);
}

const ALTERNATE = { superheroes: 'with-exaptation', boards: 'alternate' };
/** Readings of rules (DSM-9.3) with questions of their own. */
const READINGS = {
  superheroes: true,
  assignment: 'choose',
  boards: 'alternate',
  opt4: 'a',
  opt11: 'a',
  opt12: 'a',
  opt17: 'a',
};

// Seeds and options of games in which the rarer questions come up.
testDecisions(dominantSpeciesMarine, KINDS, [
  game('r16', ALTERNATE),
  game('r9', { opt11: 'a', opt12: 'a', opt17: 'a', opt18: 'a', opt24: 'a' }),
  ...['r0', 'r52', 'r151'].map((seed) => game(seed, READINGS)),
  // Bots hardly ever choose a space of a trait card; chance does.
  game('r2', READINGS, 2),
]);
