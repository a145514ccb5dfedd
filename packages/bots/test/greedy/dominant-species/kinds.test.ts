import { CARDS, type DsView, dominantSpecies } from '@clade/dominant-species';
import { table } from '@clade/dominant-species/testing';
import {
  type Config,
  configure,
  EngineBug,
  firstSeat,
  type OptionValue,
  Rng,
  unattended,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { DS_QUESTIONS } from '../../../src/greedy/dominant-species.ts';
import { type Asked, askBot, type Bot, makeBot } from '../../../src/index.ts';

const greedy = makeBot('greedy') as Bot;
const random = makeBot('random') as Bot;

/** Plays a whole game with the invariants checked now and then; returns the kinds of decision that greedy met. */
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
    if (bot === greedy) kinds.add(dominantSpecies.decision(s, seat).kind);
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
    [2, {}, [greedy]],
    [2, { animals: 3, deck: 'long' }, [greedy, random]],
    [3, { animals: 2, deck: 'long' }, [greedy]],
    [4, { deck: 'long' }, [greedy]],
    [5, {}, [greedy, random]],
    [6, { assignment: 'choose', earth: 'random', deck: 'long' }, [greedy]],
  ] as const) {
    test(`${players} players, ${JSON.stringify(options)}${bots.length > 1 ? ', some random' : ''}`, () => {
      note(playChecked(players, options, bots, 'whole'));
    });
  }

  test('every question that comes up has its own priority, and every priority answers a question', () => {
    // Seeds of games in which Metamorphosis finds disks of several kinds.
    for (const seed of ['more 2', 'more 9']) note(playChecked(4, { deck: 'long' }, [greedy], seed));
    expect([...met].sort()).toEqual([...DS_QUESTIONS].sort());
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
    expect([id, DS_QUESTIONS.some((kind) => kind.startsWith(name))]).toEqual([id, !silent.has(id)]);
  }
});

test('a question that greedy does not know is an error, never a guess', () => {
  const s = table({});
  const view: DsView = dominantSpecies.view(s, 0);
  const decision = { seat: 0, kind: 'new-question', rule: '', optional: false, group: 0 };
  const asked = { game: dominantSpecies, seat: 0, view, decision, legal: [0] } as unknown as Asked;
  expect(() => greedy.choose(asked)).toThrow(EngineBug);
});
