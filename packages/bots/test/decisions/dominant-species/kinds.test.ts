import { CARDS, dominantSpecies } from '@clade/dominant-species';
import { type Config, configure, firstSeat, type OptionValue, Rng, unattended } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../../../src/index.ts';

const beginner = makeBot('beginner') as Bot;
const random = makeBot('random') as Bot;

/** Every question that the game can ask a player. */
const QUESTIONS = [
  'abundance',
  'abundance-corner',
  'adaptation',
  'animal',
  'aquatic-corner',
  'aquatic-cubes',
  'aquatic-disk',
  'aquatic-tile',
  'arachnids',
  'arrivals',
  'biomass',
  'blight-disk',
  'blight-tile',
  'card',
  'catastrophe-beside',
  'catastrophe-survivor',
  'catastrophe-tile',
  'competition',
  'depletion',
  'disease',
  'domination',
  'evolution',
  'fecundity',
  'fertile',
  'glaciation',
  'habitat-corner',
  'habitat-disk',
  'hibernation-cubes',
  'hibernation-tile',
  'immigrants',
  'initiative',
  'initiative-space',
  'insects',
  'instinct',
  'mass-exodus',
  'mass-exodus-tile',
  'metamorphosis-in',
  'metamorphosis-out',
  'migration',
  'placement',
  'predator',
  'protection',
  'save',
  'speciation',
  'speciation-cubes',
  'wanderlust',
  'wanderlust-corner',
  'wanderlust-disk',
  'wanderlust-hex',
  'wasteland',
];

/** Plays a whole game with the invariants checked now and then; returns the kinds of decision that a beginner met. */
function playChecked(
  players: number,
  given: Record<string, OptionValue>,
  bots: readonly Bot[],
  seed: string,
) {
  const options = { ...unattended(dominantSpecies), ...given };
  const s = dominantSpecies.setup(configure(dominantSpecies, players, options) as Config, seed);
  const rng = new Rng(seed);
  const kinds = new Set<string>();
  for (
    let n = 1, pending = dominantSpecies.pending(s);
    pending !== 0;
    n++, pending = dominantSpecies.pending(s)
  ) {
    const seat = firstSeat(pending);
    const bot = bots[seat % bots.length] as Bot;
    if (bot === beginner) kinds.add(dominantSpecies.decision(s, seat).kind);
    dominantSpecies.apply(s, seat, askBot(dominantSpecies, s, seat, bot, rng));
    if (n % 20 === 0) dominantSpecies.check(s);
  }
  expect(dominantSpecies.result(s)?.standings).toHaveLength(players);
  return kinds;
}

describe('whole games', () => {
  const met = new Set<string>();
  const note = (kinds: ReadonlySet<string>): void => {
    for (const kind of kinds) met.add(kind);
  };

  for (const [players, options, bots] of [
    [2, {}, [beginner]],
    [2, { animals: 3, deck: 'long' }, [beginner, random]],
    [3, { animals: 2, deck: 'long' }, [beginner]],
    [4, { deck: 'long' }, [beginner]],
    [5, {}, [beginner, random]],
    [6, { assignment: 'choose', earth: 'random', deck: 'long' }, [beginner]],
  ] as const) {
    test(`${players} players, ${JSON.stringify(options)}${bots.length > 1 ? ', some random' : ''}`, () => {
      note(playChecked(players, options, bots, 'whole'));
    });
  }

  test('every question comes up, and a beginner answers it', () => {
    // Seeds of games in which Metamorphosis finds disks of several kinds.
    for (const seed of ['more 2', 'more 9']) note(playChecked(4, { deck: 'long' }, [beginner], seed));
    expect([...met].sort()).toEqual(QUESTIONS);
  });
});

test('every question of a card has a name in the list', () => {
  // Cards that ask at all ask questions named after them.
  const silent = new Set([
    'biodiversity',
    'cold-snap',
    'ecodiversity',
    'ice-age',
    'intelligence',
    'niche-biomes',
    'nocturnal',
    'omnivore',
    'parasitism',
    'symbiotic',
  ]);
  for (const { id } of CARDS) {
    const name = id === 'ice-sheet' ? 'glaciation' : id;
    expect([id, QUESTIONS.some((kind) => kind.startsWith(name))]).toEqual([id, !silent.has(id)]);
  }
});
