import { rule } from '@clade/engine/testing';
import { expectTilesWith } from './stage.ts';

rule(
  'DSM-6.3.34',
  '1 VP for each tile you occupy with gastropods, whether you have gastropods or not',
  () => {
    // D5 and D6 have two disks each, and count once each; C1 has one.
    expectTilesWith('univalves', 'fishes', 'algae', 'gastropods', 3);
    expectTilesWith('univalves', 'cephalopods', 'sponges', 'gastropods', 3);
  },
);

rule('DSM-6.3.34', 'other elements do not count, and no gastropods is worth nothing', () => {
  expectTilesWith('univalves', 'fishes', 'algae', 'worms', 0);
  expectTilesWith('univalves', 'fishes', 'algae', null, 0);
});
