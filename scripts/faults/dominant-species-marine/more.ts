import type { Fault } from '../fault.ts';
import { camelCase, type Extra, type MoreBehind, more, moreBehind } from '../more.ts';

function card(name: string, rule: string, extra: Extra): Fault {
  const test = `rules/cards/${name}.test.ts`;
  return more({ name, rules: [rule], file: `cards/${name}.ts`, maker: 'card', extra, test });
}

function action(name: string, rule: string, extra: Extra): Fault {
  const test = `rules/actions/${name}.test.ts`;
  return more({ name, rules: [rule], file: `actions/${name}.ts`, maker: 'effect', extra, test });
}

function place(name: string): { file: string; test: string } {
  return { file: `traits/${name}.ts`, test: `rules/traits/${name}.test.ts` };
}

/** A trait that asks something. */
function asking(name: string, rule: string, extra: Extra): Fault {
  const constant = `${camelCase(name)}Op`;
  return more({ name, rules: [rule], ...place(name), constant, maker: 'effect', extra });
}

/** A trait that another rule calls. */
function called(
  name: string,
  rule: string,
  extra: Extra,
  how: Pick<MoreBehind, 'doing' | 'given' | 'when' | 'who'>,
): Fault {
  return moreBehind({ name, rules: [rule], ...place(name), extra, ...how });
}

/** Planted faults: actions, cards and traits that do more than their rule says. */
export const doingMore: readonly Fault[] = [
  action('abundance', 'DSM-5.5.1', 'points'),
  action('autotrophs', 'DSM-5.6.1', 'a-cube'),
  action('depletion', 'DSM-5.7.1', 'points'),
  action('adaptation', 'DSM-5.8.1', 'a-disk'),
  action('regression', 'DSM-5.9.1', 'points'),
  action('speciation', 'DSM-5.10.2', 'a-disk'),
  action('wanderlust', 'DSM-5.11.3', 'a-cube'),
  action('tectonics', 'DSM-5.12.6', 'a-disk'),
  action('migration', 'DSM-5.13.2', 'points'),
  action('competition', 'DSM-5.14.1', 'a-cube'),
  action('evolution', 'DSM-5.15.5', 'a-disk'),
  action('domination', 'DSM-5.16.2', 'a-cube'),
  card('adaptability', 'DSM-6.3.1', 'points'),
  card('annelids', 'DSM-6.3.2', 'a-cube'),
  card('asteroid', 'DSM-6.3.3', 'a-disk'),
  card('biodiversity', 'DSM-6.3.4', 'a-cube'),
  card('biomass', 'DSM-6.3.5', 'a-disk'),
  card('bountiful-habitat', 'DSM-6.3.6', 'a-cube'),
  card('carbon-cycle', 'DSM-6.3.7', 'a-disk'),
  card('cladogenesis', 'DSM-6.3.8', 'a-cube'),
  card('disease', 'DSM-6.3.9', 'points'),
  card('ecodiversity', 'DSM-6.3.10', 'a-cube'),
  card('endosymbionts', 'DSM-6.3.11', 'a-disk'),
  card('extremophiles', 'DSM-6.3.12', 'a-cube'),
  card('fecundity', 'DSM-6.3.13', 'points'),
  card('fertile', 'DSM-6.3.14', 'a-disk'),
  card('gene-expression', 'DSM-6.3.15', 'points'),
  card('habitat', 'DSM-6.3.16', 'a-cube'),
  card('invasive-species', 'DSM-6.3.17', 'a-disk'),
  card('marine-snow', 'DSM-6.3.18', 'a-cube'),
  card('mass-exodus', 'DSM-6.3.19', 'points'),
  card('metamorphosis', 'DSM-6.3.20', 'a-cube'),
  card('monotypic-habitat', 'DSM-6.3.21', 'a-disk'),
  card('niche-construction', 'DSM-6.3.22', 'points'),
  card('omnivore', 'DSM-6.3.23', 'points'),
  card('population-explosion', 'DSM-6.3.24', 'a-disk'),
  card('predator', 'DSM-6.3.25', 'points'),
  card('producers', 'DSM-6.3.26', 'a-cube'),
  card('profligate-carnivore', 'DSM-6.3.27', 'a-disk'),
  card('semi-aquatic', 'DSM-6.3.28', 'a-cube'),
  card('solar-radiation', 'DSM-6.3.29', 'points'),
  card('symbiotic', 'DSM-6.3.30', 'a-cube'),
  card('tectonic-shift', 'DSM-6.3.31', 'a-disk'),
  card('terrestrial', 'DSM-6.3.32', 'points'),
  card('trophic-cascade', 'DSM-6.3.33', 'a-cube'),
  card('univalves', 'DSM-6.3.34', 'a-disk'),
  card('volcanism', 'DSM-6.3.35', 'a-cube'),
  asking('ancient-lineage', 'DSM-6.4.1', 'points'),
  {
    id: 'bottom-feeder-and-a-pawn',
    rules: ['DSM-6.4.2'],
    file: 'traits/bottom-feeder.ts',
    find: 'take: (s, animal) => pushSlot(s, animal, 1),',
    replace: `take: (s, animal, _card, emit) => {
      pushSlot(s, animal, 1);
      clearFeederSpace(s, animal, emit);
    },`,
    tests: ['rules/traits/bottom-feeder.test.ts'],
  },
  called('budding-intelligence', 'DSM-6.4.3', 'a-disk', {
    doing: 'bud',
    given: 's, animal, emit',
    when: 'hasTrait(s, animal, BUDDING_INTELLIGENCE) && s[POINTS + animal] >= ENOUGH',
  }),
  asking('camouflage', 'DSM-6.4.4', 'points'),
  called('cannibal', 'DSM-6.4.5', 'a-disk', {
    doing: 'cannibalPoints',
    given: 'w, s, animal, count, emit',
    when: 'hasTrait(s, animal, CANNIBAL)',
  }),
  asking('exaptation', 'DSM-6.4.8', 'a-disk'),
  called('hadopelagic', 'DSM-6.4.10', 'points', {
    doing: 'hadopelagicTurn',
    given: 's, animal, emit',
    when: 'hadopelagicTurnRightly(s, animal)',
  }),
  asking('pack-hunters', 'DSM-6.4.11', 'a-cube'),
  called('phenotypic-plasticity', 'DSM-6.4.12', 'points', {
    doing: 'losePlasticity',
    given: 's, animal, emit',
    when: 'true',
  }),
  called('prey-switching', 'DSM-6.4.13', 'a-disk', {
    doing: 'preyPoints',
    given: 'w, s, hex, placer, emit',
    when: 'placer >= 0',
    who: '[0, 1, 2, 3].findIndex((a) => a !== placer && hasTrait(s, a, PREY_SWITCHING) && cubesOn(s, hex, a) > 0)',
  }),
  called('ram-feeder', 'DSM-6.4.14', 'points', {
    doing: 'shiftPlankton',
    given: 's, animal, by, emit',
    when: 'by < 0',
  }),
  called('solitary', 'DSM-6.4.18', 'a-disk', {
    doing: 'solitaryPoints',
    given: 's, hex, animal, emit',
    when: 'solitaryPointsRightly(s, hex, animal) > 0',
  }),
];
