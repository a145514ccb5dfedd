import {
  type Config,
  type Configurable,
  configField,
  Fields,
  type Refusal,
  readFields,
  readOptions,
  readRandom,
  readRules,
  type State,
  wrongField,
} from '@clade/engine';
import { FLAGS, FORCED_ASKED, OWNER } from '../columns.ts';
import type { World } from '../world.ts';
import { numberOf } from './names.ts';

/** The beginning of every position: what may stand in it, and who plays what. */

export interface Seated {
  readonly animal: number;
  readonly seat: number;
  readonly fields: Fields;
}

/** The game that a position must be of, where it says so. */
function readGame(position: Fields, id: string): void {
  if (position.has('game') && position.raw('game') !== id)
    wrongField('game', `"${id}" is needed, not ${JSON.stringify(position.raw('game'))}`);
}

/** The animals with their seats; without one the next seat in the order of the list. */
function readSeats(w: World, position: Fields, known: readonly string[]): Seated[] {
  const all = position.entries('animals');
  return all.map(([name, value], i) => {
    const fields = new Fields(value, `animals.${name}`, known);
    const animal = numberOf(w.animals, name, `animals.${name}`, 'animal');
    return { animal, seat: fields.integer('seat', i, 0, Math.max(w.animals.length - 1, all.length)), fields };
  });
}

/** Players are the seats that own animals; options say the rest. While animals are chosen, `players` is a field. */
function readTable(w: World, position: Fields, animals: readonly Seated[], game: Configurable): Config {
  const given = readOptions(position, game);
  const choosing = position.raw('phase') === 'choosing';
  const { min, max } = game.seats;
  const players = choosing
    ? position.integer('players', min, min, max)
    : new Set(animals.map((a) => a.seat)).size;
  if (!choosing && position.has('players') && position.raw('players') !== players) {
    wrongField(
      'players',
      `the animals belong to ${players} players, not ${JSON.stringify(position.raw('players'))}`,
    );
  }
  if (!choosing && animals.length === 0) wrongField('animals', 'the animals in play are needed');
  if (!choosing && given.animals === undefined) given.animals = animals.length / players;
  const config = configField(game, players, given, choosing ? 'players' : 'animals');
  for (const { animal, seat } of animals) {
    if (seat < players) continue;
    const problem = `there are ${players} players, so seats end at ${players - 1}`;
    wrongField(`animals.${w.animals[animal]}.seat`, problem);
  }
  const each = config.options.animals as number;
  for (let seat = 0; seat < players && !choosing; seat++) {
    const own = animals.filter((a) => a.seat === seat).length;
    if (own !== each) wrongField('animals', `player ${seat + 1} has ${own} animals, and ${each} are needed`);
  }
  return config;
}

export interface PositionFormat {
  readonly rule: string;
  readonly game: Omit<Configurable, 'rules'>;
  /** Fields of a position, and of each of its animals. */
  readonly fields: readonly string[];
  readonly animalFields: readonly string[];
  /** The newest version of the rules that a position may name. */
  readonly newest: number;
  emptyTable(config: Config): State;
  /** Reads everything else into a table where the animals have their seats. */
  read(position: Fields, s: State, animals: readonly Seated[]): void;
}

/** Reads docs/position-format.md; whatever is left out gets a sensible default. */
export function positionReader(
  w: World,
  q: PositionFormat,
): (position: unknown, rules: string) => State | Refusal {
  const read = (position: Fields, rules: string): State => {
    readGame(position, q.game.id);
    const game = readRules(position, { ...q.game, rules }, q.newest);
    const animals = readSeats(w, position, q.animalFields);
    const s = q.emptyTable(readTable(w, position, animals, game));
    readRandom(s, position);
    if (position.oneOf('forced', 'ask', ['ask', 'auto']) === 'ask') s[FLAGS] |= FORCED_ASKED;
    for (const { animal, seat } of animals) s[OWNER + animal] = seat;
    q.read(position, s, animals);
    return s;
  };
  return (position, rules) => readFields(q.rule, () => read(new Fields(position, '', q.fields), rules));
}
