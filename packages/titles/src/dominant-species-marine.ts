import type { ELEMENTS } from '@clade/dominant-species-marine';
import type { Manifest } from './manifest.ts';

const elements = [
  'algae',
  'worms',
  'plankton',
  'sponges',
  'gastropods',
  'sun',
] as const satisfies typeof ELEMENTS;

export const dominantSpeciesMarine: Manifest = {
  id: 'dominant-species-marine',
  title: 'game.dominant-species-marine',
  short: 'game.marine',
  seats: { min: 2, max: 4 },
  minutes: 120,
  rules: 'DSM',
  icon: 'M7 3h10l5 9-5 9H7l-5-9zM6 11c2-2 4-2 6 0s4 2 6 0M7 15.5c2-2 3-2 5 0s3 2 5 0',
  options: [
    ['length', 'variant'],
    ['animals', 'variant'],
    ['earth', 'variant'],
    ['boards', 'variant'],
    ['superheroes', 'variant'],
    ['assignment', 'variant'],
  ],
  orders: [
    {
      id: 'protect',
      decisions: ['disease', 'metamorphosis-out', 'adaptability-own'],
      answers: [['lose', '!$of']],
      of: elements,
      needs: 'own-element',
    },
    { id: 'adapt', decisions: ['adaptation'], answers: [['take', '$of']], of: elements },
    { id: 'no-camouflage', decisions: ['camouflage'], answers: [['skip']] },
  ],
  load: async () => (await import('@clade/dominant-species-marine')).dominantSpeciesMarine,
};
