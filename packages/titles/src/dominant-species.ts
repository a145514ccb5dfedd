import type { ELEMENTS } from '@clade/dominant-species';
import type { Manifest } from './manifest.ts';

const elements = ['meat', 'sun', 'seed', 'water', 'grub', 'grass'] as const satisfies typeof ELEMENTS;

export const dominantSpecies: Manifest = {
  id: 'dominant-species',
  title: 'game.dominant-species',
  short: 'game.dominant-species',
  seats: { min: 2, max: 6 },
  minutes: 150,
  rules: 'DS',
  icon: 'M7 3h10l5 9-5 9H7l-5-9zM7 15l4-7 3 4 1-2 2 5z',
  options: [
    ['deck', 'variant'],
    ['earth', 'variant'],
    ['animals', 'variant'],
    ['assignment', 'variant'],
  ],
  orders: [
    {
      id: 'protect',
      decisions: ['protection', 'disease', 'metamorphosis-out'],
      answers: [
        ['protect', '$of'],
        ['lose', '!$of'],
      ],
      of: elements,
      needs: 'own-element',
    },
    { id: 'adapt', decisions: ['adaptation'], answers: [['take', '$of']], of: elements },
    { id: 'leave-wasteland', decisions: ['wasteland'], answers: [['forgo']] },
    { id: 'no-initiative', decisions: ['initiative'], answers: [['forgo']] },
  ],
  load: async () => (await import('@clade/dominant-species')).dominantSpecies,
};
