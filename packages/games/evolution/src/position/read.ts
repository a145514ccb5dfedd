import {
  configField,
  EngineBug,
  Fields,
  pendingSeats,
  push,
  type Refusal,
  RNG,
  Rng,
  readFields,
  readOptions,
  readRandom,
  readRules,
  run,
  type Seat,
  type State,
  wrongField,
} from '@clade/engine';
import { MAX_CARDS } from '../cards.ts';
import { addToPile, discard } from '../deck.ts';
import { addToHand } from '../hand.ts';
import { FORCED_ASKED, NEWEST, OPTIONS, refuseConfig } from '../options.ts';
import { OPS } from '../phases/index.ts';
import { ROUND_OP } from '../phases/ops.ts';
import { noteTraits } from '../row.ts';
import { deckCopies, emptyTable, FOOD_TOKENS, REMOVED_WITH_TWO } from '../setup.ts';
import {
  BAG,
  BAG_MEAT,
  BANK,
  CAUSE_DEAL,
  CAUSE_EXTINCTION,
  FAT,
  FIRST,
  FLAGS,
  FOOD,
  FOOD_CARD,
  HOLE,
  LAST_CAUSE,
  LAST_ROUND,
  LEFT,
  PILE,
  PLAYERS,
  REMOVED_N,
  ROUND,
  speciesAt,
  speciesCount,
} from '../state.ts';
import { CardBox } from './cards.ts';
import { PHASES, readFrames, refuseStrayFields, refuseWrongSeats } from './frames.ts';
import { type LateCard, readRow } from './row.ts';

const FIELDS = [
  'game',
  'rules',
  'options',
  'round',
  'phase',
  'step',
  'first',
  'toAct',
  'wateringHole',
  'leftOver',
  'drawPile',
  'discard',
  'removed',
  'lastRound',
  'lastRoundCause',
  'players',
  'seed',
  'random',
  'idle',
  'out',
  'window',
  'attack',
  'forced',
];
const PLAYER_FIELDS = ['hand', 'bag', 'bagMeat', 'foodCard', 'species', 'plan', 'planClosed'];
const BIG = 10_000;

/** Reads docs/position-format.md; whatever is left out gets a sensible default. */
export function readPosition(position: unknown, rules: string): State | Refusal {
  return readFields('EVO-1.3', () => read(position, rules));
}

function read(position: unknown, rules: string): State {
  const top = new Fields(position, '', FIELDS);
  if (top.has('game') && top.raw('game') !== 'evolution') {
    wrongField('game', `"evolution" is needed, not ${JSON.stringify(top.raw('game'))}`);
  }
  const s = openTable(top, rules);
  const players = top.list('players').map((p, i) => new Fields(p, `players[${i}]`, PLAYER_FIELDS));
  const phase = top.oneOf('phase', 'deal', PHASES);
  if (top.oneOf('forced', 'ask', ['ask', 'auto']) === 'ask') s[FLAGS] |= FORCED_ASKED;
  s[ROUND] = top.integer('round', 1, 1, BIG);
  s[FIRST] = top.integer('first', 0, 0, s[PLAYERS] - 1);
  s[HOLE] = top.integer('wateringHole', 0, 0, BIG);
  s[LEFT] = phase === 'feeding' && top.boolean('leftOver', false) ? 1 : 0;
  readLastRound(s, top);
  readRandom(s, top);

  const box = new CardBox(deckCopies(s));
  const faceDown = phase === 'play' || top.raw('step') === 'reveal';
  const feeding = phase === 'feeding' && top.raw('step') !== 'reveal';
  for (const [seat, p] of players.entries()) readPlayer(s, seat, p, box, { faceDown, feeding });
  readPiles(s, top, players, box);
  readBank(s);
  if (feeding) noteTraits(s);
  refuseStrayFields(s, top, players, phase);

  if (phase !== 'over') {
    push(s, ROUND_OP, 0);
    readFrames(s, top, players, phase);
    const opened = pendingSeats(OPS, s);
    runToDecision(s);
    refuseWrongSeats(top, opened, phase);
  }
  return s;
}

/** A table without cards goes round for ever: nobody is ever asked, and no reshuffle ends the game. */
function runToDecision(s: State): void {
  try {
    run(OPS, s, undefined);
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    wrongField('drawPile', 'with so few cards nobody would ever have to decide anything');
  }
}

/** Options and player count; the count is the length of `players`. */
function openTable(top: Fields, rules: string): State {
  if (!top.has('players')) wrongField('players', 'a list with one entry for each player is needed');
  const all = {
    id: 'evolution',
    title: 'Evolution',
    rules,
    seats: { min: 2, max: 6 },
    options: OPTIONS,
    refuseConfig,
  };
  const game = readRules(top, all, NEWEST);
  const config = configField(game, top.list('players').length, readOptions(top, game), 'players');
  return emptyTable(config);
}

function readLastRound(s: State, top: Fields): void {
  if (!top.has('lastRound') || top.raw('lastRound') === null) {
    if (top.has('lastRoundCause')) wrongField('lastRoundCause', 'it needs a lastRound');
    return;
  }
  s[LAST_ROUND] = top.integer('lastRound', 0, s[ROUND], s[ROUND] + 1);
  const cause = top.oneOf('lastRoundCause', 'deal', ['deal', 'feeding']);
  s[LAST_CAUSE] = cause === 'deal' ? CAUSE_DEAL : CAUSE_EXTINCTION;
}

function readPlayer(
  s: State,
  seat: Seat,
  p: Fields,
  box: CardBox,
  allows: { readonly faceDown: boolean; readonly feeding: boolean },
): void {
  s[BAG + seat] = p.integer('bag', 0, 0, BIG);
  s[BAG_MEAT + seat] = p.integer('bagMeat', 0, 0, s[BAG + seat]);
  if (typeof p.raw('hand') !== 'number') {
    for (const [i, card] of p.list('hand').entries()) {
      box.card(card, `${p.at('hand')}[${i}]`, (kind) => addToHand(s, seat, kind));
    }
  }
  if (p.has('foodCard') && p.raw('foodCard') !== null) {
    box.card(p.raw('foodCard'), p.at('foodCard'), (kind) => {
      s[FOOD_CARD + seat] = kind + 1;
    });
  }
  const late: LateCard[] = readRow(s, seat, p, allows);
  for (const card of late) box.named(card.id, card.food, card.path, card.put);
}

/**
 * The piles. Named cards go where they are named; then `drawPile: n` takes n of the rest. The others lie in the
 * discard pile, or, if that is given, out of the game. Without a word about the draw pile it holds all the rest.
 */
function readPiles(s: State, top: Fields, players: readonly Fields[], box: CardBox): void {
  const removed: number[] = [];
  const discarded: number[] = [];
  const pile: number[] = [];
  const into = (name: string, target: number[]): void => {
    if (typeof top.raw(name) === 'number') return;
    // A reader of its own slot keeps the written order even where a food number is left open.
    for (const [i, card] of top.list(name).entries()) {
      target.push(-1);
      box.card(card, `${name}[${i}]`, (kind) => {
        target[i] = kind;
      });
    }
  };
  into('drawPile', pile);
  into('discard', discarded);
  into('removed', removed);
  box.settle();

  const rest = box.rest(new Rng(`position ${s[RNG]} ${s[RNG + 1]}`));
  const takeRest = (path: string, n: number, put: (kind: number) => void): void => {
    if (n > rest.length)
      wrongField(path, `${n} cards are needed, and only ${rest.length} are left in the deck`);
    for (const kind of rest.splice(0, n)) put(kind);
  };
  for (const [seat, p] of players.entries()) {
    if (typeof p.raw('hand') !== 'number') continue;
    takeRest(p.at('hand'), p.integer('hand', 0, 0, MAX_CARDS), (kind) => addToHand(s, seat, kind));
  }
  if (typeof top.raw('removed') === 'number') {
    takeRest('removed', top.integer('removed', 0, 0, MAX_CARDS), (kind) => removed.push(kind));
  } else if (!top.has('removed') && s[PLAYERS] === 2) {
    takeRest('removed', Math.min(REMOVED_WITH_TWO, rest.length), (kind) => removed.push(kind));
  }
  if (typeof top.raw('discard') === 'number') {
    takeRest('discard', top.integer('discard', 0, 0, MAX_CARDS), (kind) => discarded.push(kind));
  }
  if (typeof top.raw('drawPile') === 'number') {
    takeRest('drawPile', top.integer('drawPile', 0, 0, MAX_CARDS), (kind) => pile.push(kind));
  } else if (!top.has('drawPile')) {
    pile.push(...rest.splice(0));
  }
  if (top.has('discard')) removed.push(...rest);
  else discarded.push(...rest);

  for (const kind of removed) s[PILE + MAX_CARDS - 1 - s[REMOVED_N]++] = kind;
  for (const kind of discarded) discard(s, kind);
  for (const kind of pile) addToPile(s, kind);
}

/** EVO-10.1 `foodBankLimit`: what is not on the table is in the bank. */
function readBank(s: State): void {
  if (s[BANK] < 0) return;
  let tokens = s[HOLE];
  for (let seat = 0; seat < s[PLAYERS]; seat++) tokens += s[BAG + seat];
  for (let i = 0; i < speciesCount(s); i++) tokens += s[speciesAt(i) + FOOD] + s[speciesAt(i) + FAT];
  if (tokens > FOOD_TOKENS) {
    wrongField(
      'wateringHole',
      `${tokens} tokens are on the table, and with foodBankLimit there are ${FOOD_TOKENS}`,
    );
  }
  s[BANK] = FOOD_TOKENS - tokens;
}
