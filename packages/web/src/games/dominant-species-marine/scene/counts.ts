import type { CountScene } from '@clade/board/hex';
import { animalCode } from '../../earth/lexicon.ts';
import { drawn } from '../speech.ts';
import type { MarineStage } from './stage.ts';

/** Under the map: vents left, disks in the bag, who holds Survival, who has retrieved in this round. */
export function countScenes({ view, say }: MarineStage): CountScene[] {
  const bag = Object.values(view.bag).reduce((n, count) => n + count, 0);
  // DSM-5.3.4: the round ends when the Food Chain cubes of all are on the right.
  const retrieved = view.animals
    .filter(({ chain }) => chain === 'right')
    .map(({ animal }) => animalCode(say, drawn(animal)));
  return [
    {
      key: 'vents',
      symbol: 'vent-geyser',
      value: view.ventsLeft,
      text: say('m.count.vents', { n: view.ventsLeft }),
    },
    {
      key: 'bag',
      symbol: 'element-bag',
      value: bag,
      text: say('m.count.bag'),
      anchor: 'bag',
      target: { id: 'bag', label: say('earth.bag.open') },
    },
    {
      key: 'survival',
      symbol: 'survival',
      value: view.survival === null ? say('m.count.nobody') : animalCode(say, drawn(view.survival)),
      text: say('m.count.survival'),
    },
    {
      key: 'chain',
      symbol: 'initiative',
      value: retrieved.length === 0 ? say('m.count.nobody') : retrieved.join(' '),
      text: say('m.count.retrieved'),
    },
  ];
}
