import { CARDS, dominantSpeciesMarine as marine } from '@clade/dominant-species-marine';
import { actingSpecially, play, table } from '@clade/dominant-species-marine/testing';
import {
  type Config,
  configure,
  firstSeat,
  type OptionValue,
  Rng,
  type State,
  unattended,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../../../src/index.ts';
import { answer } from './answer.ts';

const beginner = makeBot('beginner') as Bot;
const random = makeBot('random') as Bot;

/** Every question that the game can ask a player. */
const QUESTIONS = [
  'abundance',
  'abundance-corner',
  'adaptability-earth',
  'adaptability-own',
  'adaptation',
  'adaptation-replace',
  'adaptation-space',
  'ancient-lineage',
  'animal',
  'arrivals',
  'asteroid-beside',
  'asteroid-survivor',
  'asteroid-tile',
  'autotrophs',
  'autotrophs-exchange',
  'biomass',
  'bottom-feeder',
  'bottom-feeder-disk',
  'bottom-feeder-space',
  'bountiful-habitat',
  'camouflage',
  'card',
  'cladogenesis-discard',
  'cladogenesis-row',
  'competition',
  'depletion',
  'disease',
  'domination',
  'evolution',
  'exaptation',
  'fecundity',
  'fertile',
  'gene-expression',
  'gene-expression-replaced',
  'habitat-corner',
  'habitat-disk',
  'habitat-removed',
  'habitat-uncontrolled-corner',
  'habitat-uncontrolled-disk',
  'mass-exodus',
  'mass-exodus-tile',
  'metamorphosis-in',
  'metamorphosis-out',
  'migration',
  'niche-construction-corner',
  'niche-construction-disk',
  'omnivore-cube',
  'omnivore-disk',
  'omnivore-tile',
  'pack-hunters',
  'population-explosion',
  'predator',
  'profligate-carnivore',
  'profligate-carnivore-cubes',
  'regression',
  'regression-loss',
  'resilience',
  'solar-radiation-cube',
  'solar-radiation-tile',
  'special-space',
  'speciation',
  'speciation-cubes',
  'symbiotic',
  'tectonics',
  'tectonics-cube',
  'tectonics-side',
  'terrestrial-corner',
  'terrestrial-cubes',
  'terrestrial-disk',
  'terrestrial-tile',
  'trait',
  'trophic-cascade-disk',
  'trophic-cascade-tile',
  'turn',
  'wanderlust',
  'wanderlust-corner',
  'wanderlust-disk',
  'wanderlust-hex',
];

/**
 * Plays a whole game with the invariants checked now and then; returns the kinds of decision that a beginner met. Traits are
 * kept by chance, so that those that a beginner would leave come up too.
 */
function playChecked(
  players: number,
  given: Record<string, OptionValue>,
  bots: readonly Bot[],
  seed: string,
) {
  const options = { ...unattended(marine), ...given };
  const s = marine.setup(configure(marine, players, options) as Config, seed);
  const rng = new Rng(seed);
  const kinds = new Set<string>();
  for (let n = 1, pending = marine.pending(s); pending !== 0; n++, pending = marine.pending(s)) {
    const seat = firstSeat(pending);
    const bot = bots[seat % bots.length] as Bot;
    const { kind } = marine.decision(s, seat);
    if (bot === beginner) kinds.add(kind);
    let move = askBot(marine, s, seat, bot, rng);
    if (kind === 'trait') move = askBot(marine, s, seat, random, rng);
    marine.apply(s, seat, move);
    if (n % 20 === 0) marine.check(s);
  }
  expect(marine.result(s)?.standings).toHaveLength(players);
  return kinds;
}

/** Questions that hardly ever come up. */
const RARE: Readonly<Record<string, () => State>> = {
  'adaptation-replace': () => {
    const s = actingSpecially('adaptation-3', 'reptiles', 'sun', {
      animals: { reptiles: { elements: ['algae', 'algae', 'worms'] }, crustaceans: {} },
      boxes: { adaptation: ['worms'] },
    });
    play(s, 'take worms');
    return s;
  },
  'regression-loss': () =>
    table({
      phase: 'reseed',
      animals: {
        reptiles: { traits: ['phenotypic-plasticity'], elements: ['algae'], onTrait: ['algae'] },
        crustaceans: {},
      },
      boxes: { regression: ['algae'] },
    }),
  'bottom-feeder-space': () => {
    const s = table({
      toAct: 'reptiles',
      options: { superheroes: true, opt17: 'a' },
      animals: {
        reptiles: { traits: ['bottom-feeder', 'phenotypic-plasticity'] },
        crustaceans: { traits: ['flight', 'social'] },
      },
      boxes: { depletion: ['worms'] },
    });
    play(s, 'place a pawn on feeder-reptiles', 'take worms from depletion');
    return s;
  },
};

describe('whole games', () => {
  const met = new Set<string>();
  const note = (kinds: ReadonlySet<string>): void => {
    for (const kind of kinds) met.add(kind);
  };
  const readings = { opt4: 'a', opt17: 'a', opt24: 'a' };
  const heroes = { length: 'epic', superheroes: true };

  for (const [players, options, bots, seed] of [
    [2, {}, [beginner], 'whole'],
    [3, { length: 'short' }, [beginner, random], 'whole'],
    [4, { length: 'long', boards: 'alternate' }, [beginner], 'whole'],
    [4, { ...heroes, ...readings, opt11: 'a', boards: 'alternate' }, [beginner], 'kinds 6'],
    [4, { ...heroes, ...readings, opt11: 'a', boards: 'alternate' }, [beginner], 'kinds 3'],
    [4, heroes, [beginner], 'kinds 0'],
    [2, { ...heroes, animals: 2, assignment: 'choose', earth: 'random' }, [beginner], 'kinds 3'],
    [4, { ...heroes, ...readings, opt11: 'a', boards: 'alternate' }, [beginner], 'kinds 0'],
    [3, { ...readings, length: 'epic' }, [beginner], 'kinds 3'],
    [2, { length: 'epic' }, [beginner], 'kinds 5'],
    [2, heroes, [beginner], 'kinds 20'],
    [3, { length: 'short', superheroes: 'with-exaptation', opt4: 'a' }, [beginner], 'kinds 5'],
    [3, { length: 'short', superheroes: 'with-exaptation', opt4: 'a' }, [beginner], 'kinds 20'],
  ] as const) {
    const others = bots.length > 1 ? ', some random' : '';
    test(`${players} players, ${JSON.stringify(options)}, ${seed}${others}`, () => {
      note(playChecked(players, options, bots, seed));
    });
  }

  test('every question comes up, and a beginner answers it', () => {
    for (const [kind, position] of Object.entries(RARE)) {
      answer(position(), kind);
      met.add(kind);
    }
    expect([...met].sort()).toEqual(QUESTIONS);
  });
});

test('every question of a card has a name in the list', () => {
  // DSM-A.5, less Symbiotic, where an owner says on which space its disk goes; and Volcanism asks as Tectonics does.
  const silent = new Set([
    'annelids',
    'biodiversity',
    'carbon-cycle',
    'ecodiversity',
    'endosymbionts',
    'extremophiles',
    'invasive-species',
    'marine-snow',
    'monotypic-habitat',
    'producers',
    'semi-aquatic',
    'tectonic-shift',
    'univalves',
  ]);
  for (const { id } of CARDS) {
    const name = id === 'volcanism' ? 'tectonics' : id;
    expect([id, QUESTIONS.some((kind) => kind.startsWith(name))]).toEqual([id, !silent.has(id)]);
  }
});

test('a disk from Bottom Feeder stays on the board', () => {
  expect(answer(RARE['bottom-feeder-space']?.() as State, 'bottom-feeder-space')).toBe(
    'keep it on the board',
  );
});
