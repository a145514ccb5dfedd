import { rule } from '@clade/engine/testing';
import { expectTilesWith } from './stage.ts';

rule('DSM-6.3.28', '1 VP for each tile you occupy with sun, whether you have sun or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expectTilesWith('semi-aquatic', 'fishes', 'algae', 'sun', 3);
  expectTilesWith('semi-aquatic', 'reptiles', 'sponges', 'sun', 3);
});

rule('DSM-6.3.28', 'other elements do not count, and no sun is worth nothing', () => {
  expectTilesWith('semi-aquatic', 'fishes', 'algae', 'sponges', 0);
  expectTilesWith('semi-aquatic', 'fishes', 'algae', null, 0);
});
