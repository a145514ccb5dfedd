import { CORNERS, DISK, HAS, KINDS } from '@clade/earth';
import { card } from './card.ts';
import { gainPoints } from './steps.ts';

export const ecodiversity = card(
  'ecodiversity',
  'Ecodiversity',
  'DS-6.8.1',
  'Gain 1 point for each disk on Earth of a kind that you have.',
  [
    gainPoints('DS-6.8.1', (s, animal) => {
      let disks = 0;
      for (let c = 0; c < CORNERS; c++) {
        if (s[DISK + c] !== 0 && s[HAS + animal * KINDS + s[DISK + c] - 1] > 0) disks++;
      }
      return disks;
    }),
  ],
);
