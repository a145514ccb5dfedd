import { rule } from '@clade/engine/testing';
import { expectTilesWith } from './stage.ts';

rule('DSM-6.3.7', '1 VP for each tile you occupy with plankton, whether you have plankton or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expectTilesWith('carbon-cycle', 'reptiles', 'sun', 'plankton', 3);
  expectTilesWith('carbon-cycle', 'fishes', 'algae', 'plankton', 3);
});

rule('DSM-6.3.7', 'other elements do not count, and no plankton is worth nothing', () => {
  expectTilesWith('carbon-cycle', 'reptiles', 'sun', 'worms', 0);
  expectTilesWith('carbon-cycle', 'reptiles', 'sun', null, 0);
});
