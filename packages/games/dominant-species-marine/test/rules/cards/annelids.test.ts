import { rule } from '@clade/engine/testing';
import { expectTilesWith } from './stage.ts';

rule('DSM-6.3.2', '1 VP for each tile you occupy with worms, whether you have worms or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expectTilesWith('annelids', 'reptiles', 'sun', 'worms', 3);
  expectTilesWith('annelids', 'crustaceans', 'algae', 'worms', 3);
});

rule('DSM-6.3.2', 'other elements do not count, and no worms is worth nothing', () => {
  expectTilesWith('annelids', 'reptiles', 'sun', 'plankton', 0);
  expectTilesWith('annelids', 'reptiles', 'sun', null, 0);
});
