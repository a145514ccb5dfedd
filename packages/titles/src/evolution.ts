import type { Manifest } from './manifest.ts';

export const evolution: Manifest = {
  id: 'evolution',
  title: 'game.evolution',
  short: 'game.evolution',
  seats: { min: 2, max: 6 },
  minutes: 45,
  rules: 'EVO',
  icon: 'M2.5 18C2.5 9.5 7 5 12 5s9.5 4.5 9.5 13zM12 8.5l3.5 2.5v4L12 17.5 8.5 15v-4zM12 8.5V5M15.5 11l3.3-2M8.5 11 5.2 9M15.5 15l2.5 3M8.5 15 6 18',
  options: [
    ['quickPlay', 'variant'],
    ['deck', 'variant'],
    ['speciesBoardLimit', 'printed', 24],
    ['intelligenceTiming', 'printed', 'anytime'],
    ['callersProtected', 'house'],
    ['scavengerNeedsMeat', 'house', false],
    ['replaceOnlyWhenFull', 'house', false],
  ],
  orders: [
    { id: 'food-least', decisions: ['food-card'], answers: [['food', '*', '<']] },
    { id: 'food-most', decisions: ['food-card'], answers: [['food', '*', '>']] },
    { id: 'no-intelligence', decisions: ['intelligence'], answers: [['decline']] },
  ],
  load: async () => (await import('@clade/evolution')).evolution,
};
