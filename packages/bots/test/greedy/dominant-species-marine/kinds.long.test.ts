import { CARDS, type MarineView, dominantSpeciesMarine as marine } from '@clade/dominant-species-marine';
import { actingSpecially, play, question, table } from '@clade/dominant-species-marine/testing';
import {
  type Config,
  configure,
  EngineBug,
  firstSeat,
  type OptionValue,
  Rng,
  type State,
  unattended,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { MARINE_QUESTIONS } from '../../../src/greedy/dominant-species-marine.ts';
import { type Asked, askBot, type Bot, makeBot } from '../../../src/index.ts';
import { answer } from './priorities.ts';

const greedy = makeBot('greedy') as Bot;
const random = makeBot('random') as Bot;

/**
 * Plays a whole game with the invariants checked now and then; returns the kinds of decision that greedy met. Traits are
 * kept by chance, so that those that greedy would leave come up too.
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
    if (bot === greedy) kinds.add(kind);
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
    [2, {}, [greedy], 'whole'],
    [3, { length: 'short' }, [greedy, random], 'whole'],
    [4, { length: 'long', boards: 'alternate' }, [greedy], 'whole'],
    [4, { ...heroes, ...readings, opt11: 'a', boards: 'alternate' }, [greedy], 'kinds 6'],
    [4, heroes, [greedy], 'kinds 0'],
    [2, { ...heroes, animals: 2, assignment: 'choose', earth: 'random' }, [greedy], 'kinds 3'],
    [4, { ...heroes, ...readings, opt11: 'a', boards: 'alternate' }, [greedy], 'kinds 0'],
    [3, { ...readings, length: 'epic' }, [greedy], 'kinds 3'],
    [2, { length: 'epic' }, [greedy], 'kinds 5'],
    [3, { length: 'short', superheroes: 'with-exaptation', opt4: 'a' }, [greedy], 'kinds 5'],
    [3, { length: 'short', superheroes: 'with-exaptation', opt4: 'a' }, [greedy], 'kinds 20'],
  ] as const) {
    const others = bots.length > 1 ? ', some random' : '';
    test(`${players} players, ${JSON.stringify(options)}, ${seed}${others}`, () => {
      note(playChecked(players, options, bots, seed));
    });
  }

  test('every question that comes up has its own priority, and every priority answers a question', () => {
    for (const [kind, position] of Object.entries(RARE)) {
      answer(position(), kind);
      met.add(kind);
    }
    expect([...met].sort()).toEqual([...MARINE_QUESTIONS].sort());
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
    expect([id, MARINE_QUESTIONS.some((kind) => kind.startsWith(name))]).toEqual([id, !silent.has(id)]);
  }
});

test('disks stay on the board and leave the trait card first, which may be lost', () => {
  expect(answer(RARE['bottom-feeder-space']?.() as State, 'bottom-feeder-space')).toBe(
    'keep it on the board',
  );
  expect(answer(RARE['regression-loss']?.() as State, 'regression-loss')).toBe('give up algae on the card');
});

test('a question that greedy does not know is an error, never a guess', () => {
  const s = table({});
  expect(question(s)).toBe('turn');
  const view: MarineView = marine.view(s, 0);
  const decision = { seat: 0, kind: 'new-question', rule: '', optional: false, group: 0 };
  const asked = { game: marine, seat: 0, view, decision, legal: [0] } as unknown as Asked;
  expect(() => greedy.choose(asked)).toThrow(EngineBug);
});
