import type { Size, SpeciesScene, SpeciesState } from '@clade/board/evolution';
import { type Sample, species } from './samples.ts';
import type { Say } from './text.tsx';

/** One example of each state of a species' board. */
export const STATES: readonly SpeciesState[] = [
  'plain',
  'legal',
  'own',
  'selected',
  'refused',
  'asked',
  'acting',
  'holds',
  'over',
  'attacked',
  'gained',
  'lost',
];

export function inState(say: Say, state: SpeciesState, size: Size): SpeciesScene {
  return species(say, { ...SAMPLES[state], state, ...tagOf(say, state, size) });
}

const SAMPLES: Readonly<Record<SpeciesState, Sample>> = {
  plain: { figure: 14, body: 3, population: 2, eaten: 0, calm: true, traits: ['climbing', '?'] },
  legal: { figure: 10, body: 2, population: 2, eaten: 1, traits: ['warning-call', 'scavenger'], key: '2' },
  own: {
    figure: 8,
    body: 3,
    population: 4,
    eaten: 1,
    coming: 2,
    traits: ['scavenger', 'horns', 'warning-call'],
    key: '6',
  },
  selected: {
    figure: 1,
    body: 4,
    population: 3,
    eaten: 3,
    traits: ['foraging', 'fat-tissue'],
    fat: '2/4',
    key: '1',
  },
  refused: {
    figure: 2,
    body: 3,
    population: 4,
    eaten: 2,
    traits: ['defensive-herding', 'long-neck', 'fertile'],
    guilty: 'defensive-herding',
  },
  asked: {
    figure: 11,
    body: 3,
    population: 3,
    eaten: 1,
    traits: ['hard-shell', 'cooperation'],
    guilty: 'hard-shell',
  },
  acting: {
    figure: 3,
    body: 4,
    population: 3,
    coming: 3,
    traits: ['carnivore', 'pack-hunting', 'cooperation'],
  },
  holds: { figure: 16, body: 2, population: 3, calm: true, traits: ['symbiosis', 'foraging', 'long-neck'] },
  over: { figure: 19, body: 1, population: 1, calm: true, traits: ['fertile', 'burrowing'] },
  attacked: { figure: 6, body: 5, population: 3, eaten: 2, traits: ['horns', 'foraging'] },
  gained: { figure: 17, body: 2, population: 3, eaten: 3, traits: ['symbiosis', 'intelligence'] },
  lost: { figure: 4, body: 6, population: 1, eaten: 1, traits: ['carnivore', 'ambush'] },
};

function tagOf(say: Say, state: SpeciesState, size: Size): Pick<Sample, 'tag'> {
  const large = size === 'L';
  switch (state) {
    case 'plain':
      return {};
    case 'legal':
      return {
        tag: {
          text: say('gallery.tag.over', { attack: 7, defence: 2 }),
          ...(size === 'S' ? {} : { end: say('gallery.tag.meat', { n: 2 }) }),
        },
      };
    case 'own':
      return { tag: { text: say('gallery.tag.yours', { attack: 7, defence: 3 }) } };
    case 'selected':
      return {
        tag: {
          text: say('gallery.tag.over', { attack: 7, defence: 4 }),
          ...(size === 'S' ? {} : { end: say('gallery.tag.meat', { n: 4 }) }),
        },
      };
    case 'refused':
      return {
        tag: { symbol: 'lock', text: say(size === 'S' ? 'gallery.tag.herd.short' : 'gallery.tag.herd') },
      };
    case 'asked':
      return { tag: { symbol: 'lock', text: say('gallery.tag.shell') } };
    case 'acting':
      return {
        tag: {
          symbol: 'attack',
          text: say('gallery.tag.attacker'),
          ...(large ? { end: say('gallery.tag.attacks') } : {}),
        },
      };
    case 'holds':
      return { tag: { text: say('gallery.tag.full') } };
    case 'over':
      return { tag: { text: say('gallery.tag.free'), ...(large ? { end: say('gallery.tag.drop') } : {}) } };
    case 'attacked':
      return {
        tag: { text: say('gallery.tag.attacked'), ...(size === 'S' ? {} : { end: say('gallery.tag.lost') }) },
      };
    case 'gained':
      return { tag: { text: say('gallery.tag.gained') } };
    case 'lost':
      return { tag: { symbol: 'extinct', text: say('gallery.tag.extinct') } };
  }
}
