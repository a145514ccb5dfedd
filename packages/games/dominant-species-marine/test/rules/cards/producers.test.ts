import { rule } from '@clade/engine/testing';
import { expectTilesWith } from './stage.ts';

rule('DSM-6.3.26', '1 VP for each tile you occupy with algae, whether you have algae or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expectTilesWith('producers', 'reptiles', 'sun', 'algae', 3);
  expectTilesWith('producers', 'fishes', 'plankton', 'algae', 3);
});

rule('DSM-6.3.26', 'other elements do not count, and no algae is worth nothing', () => {
  expectTilesWith('producers', 'reptiles', 'sun', 'worms', 0);
  expectTilesWith('producers', 'reptiles', 'sun', null, 0);
});
