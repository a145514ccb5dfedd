import type { CardScene, PlayerScene, SpeciesScene } from '../../src/evolution/scene.ts';

/** Plain scenes to change in tests. */

export const BARE: SpeciesScene = {
  key: 'fig-8',
  figure: 8,
  seed: 'scenes/8',
  name: { genus: 'Damalops', epithet: 'cornutus', latin: true, whole: 'Damalops cornutus (fig. 8)' },
  label: 'Figure 8: body 3, population 4, food 1 of 4, Horns',
  body: 3,
  population: 4,
  bodyTip: 'body size 3',
  populationTip: 'population 4',
  food: { eaten: 1, needed: 4, coming: 0, text: '1 of 4, needs 3', short: '1/4', hungry: true },
  places: [
    { kind: 'up', id: 'horns', name: 'Horns', short: 'Horns' },
    { kind: 'down', name: 'face-down', short: 'face-down' },
    { kind: 'free', text: 'free' },
  ],
  state: 'plain',
};

export const NOBODY: PlayerScene = {
  key: 'p1',
  seat: 1,
  name: 'Tomek',
  letter: 'T',
  label: 'Species of Tomek',
  chips: [],
  counters: [],
  species: [],
  links: [],
};

export const CARD: CardScene = {
  key: 'climbing4',
  trait: 'climbing',
  name: 'Climbing',
  text: 'Only climbers reach it',
  food: '+4',
  label: 'Climbing, food +4',
  state: 'plain',
};
