import type { Fault } from '../fault.ts';
import { type Extra, more } from '../more.ts';

function card(name: string, rule: string, extra: Extra): Fault {
  const test = `rules/cards/${name}.test.ts`;
  return more({ name, rules: [rule], file: `cards/${name}.ts`, maker: 'card', extra, test });
}

function action(
  name: string,
  rule: string,
  extra: Extra,
  test = `rules/actions/${name}.test.ts`,
  file = `actions/${name}.ts`,
): Fault {
  return more({ name, rules: [rule], file, maker: 'effect', extra, test });
}

const ABILITIES = 'rules/abilities.test.ts';

/** Planted faults: actions, abilities and cards that do more than their rule says. */
export const doingMore: readonly Fault[] = [
  action('initiative', 'DS-5.4.1.1', 'points'),
  action('adaptation', 'DS-5.4.2.1', 'a-cube'),
  action('regression', 'DS-5.4.3.3', 'points'),
  action('abundance', 'DS-5.4.4.1', 'a-disk'),
  action('wasteland', 'DS-5.4.5.1', 'points'),
  action('depletion', 'DS-5.4.6.1', 'a-cube'),
  action('glaciation', 'DS-5.4.7.1', 'a-disk'),
  action('speciation', 'DS-5.4.8.1', 'points'),
  action('wanderlust', 'DS-5.4.9.1', 'a-disk'),
  action('migration', 'DS-5.4.10.2', 'points'),
  action('competition', 'DS-5.4.11.2', 'a-cube'),
  action('domination', 'DS-5.4.12.1', 'a-disk'),
  action('extinction', 'DS-5.8', 'points', ABILITIES, 'phases/extinction.ts'),
  action('insects', 'DS-5.8', 'a-cube', ABILITIES),
  action('arachnids', 'DS-5.8', 'a-disk', ABILITIES),
  card('aquatic', 'DS-6.1.1', 'points'),
  card('biodiversity', 'DS-6.2.1', 'a-cube'),
  card('biomass', 'DS-6.3.1', 'a-disk'),
  card('blight', 'DS-6.4.1', 'points'),
  card('catastrophe', 'DS-6.5.1', 'a-cube'),
  card('cold-snap', 'DS-6.6.1', 'a-disk'),
  card('disease', 'DS-6.7.1', 'points'),
  card('ecodiversity', 'DS-6.8.1', 'a-cube'),
  card('evolution', 'DS-6.9.1', 'a-disk'),
  card('fecundity', 'DS-6.10.1', 'points'),
  card('fertile', 'DS-6.11.1', 'a-cube'),
  card('habitat', 'DS-6.12.1', 'a-disk'),
  card('hibernation', 'DS-6.13.1', 'points'),
  card('ice-age', 'DS-6.14.1', 'a-cube'),
  card('ice-sheet', 'DS-6.15.1', 'a-disk'),
  card('immigrants', 'DS-6.16.1', 'points'),
  card('instinct', 'DS-6.17.1', 'a-cube'),
  card('intelligence', 'DS-6.18.1', 'a-disk'),
  card('mass-exodus', 'DS-6.19.1', 'points'),
  card('metamorphosis', 'DS-6.20.1', 'a-cube'),
  card('niche-biomes', 'DS-6.21.2', 'a-disk'),
  card('nocturnal', 'DS-6.22.1', 'a-cube'),
  card('omnivore', 'DS-6.23.1', 'points'),
  card('parasitism', 'DS-6.24.1', 'a-disk'),
  card('predator', 'DS-6.25.1', 'points'),
  card('symbiotic', 'DS-6.26.1', 'a-cube'),
];
