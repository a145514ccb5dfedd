import { rule } from '@clade/engine/testing';
import { expectTilesWith } from './stage.ts';

rule('DSM-6.3.11', '1 VP for each tile you occupy with sponges, whether you have sponges or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expectTilesWith('endosymbionts', 'fishes', 'algae', 'sponges', 3);
  expectTilesWith('endosymbionts', 'reptiles', 'sun', 'sponges', 3);
});

rule('DSM-6.3.11', 'other elements do not count, and no sponges is worth nothing', () => {
  expectTilesWith('endosymbionts', 'fishes', 'algae', 'sun', 0);
  expectTilesWith('endosymbionts', 'fishes', 'algae', null, 0);
});
