import { evolution } from '@clade/evolution';
import { testDecisions } from './decisions.ts';
import { botGame } from './fork.ts';

const KINDS = ['feed', 'food-card', 'intelligence', 'leaf-order', 'payment', 'plan-card', 'play-card'];

// Seeds of games in which the rarer questions come up.
testDecisions(evolution, KINDS, [
  ...['payment 33', 'payment 123'].map((seed) => botGame(evolution, ['A', 'B', 'C', 'D'], seed)),
  botGame(evolution, ['A', 'B', 'C'], 'quick', { quickPlay: true }),
]);
