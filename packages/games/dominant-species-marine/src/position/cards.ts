import { numberOf } from '@clade/earth';
import { Fields, RNG, Rng, type State, wrongField } from '@clade/engine';
import {
  ASTEROID,
  BOTTOM_CARDS,
  CARD_IDS,
  CARDS_IN_BOX,
  ICONS_OF_A_KIND,
  REMOVED_CARDS,
} from '../card-ids.ts';
import { CARDS } from '../cards/index.ts';
import { turnUpCard } from '../deck.ts';
import { SLOTS } from '../display.ts';
import { alternative, READING } from '../options.ts';
import { addToPile, unseenCards } from '../row.ts';
import {
  ASTEROID_RESOLVED,
  DECK_LEFT,
  FISH_LEFT,
  LENGTH,
  LIVE_FISH,
  ROW,
  ROW_ICONS,
  SKELETON,
  SKELETONS_LEFT,
} from '../state.ts';

/** The Evolution row, the discard pile and the deck. */

const RULE = 'DSM-4.1.13';

interface Named {
  readonly card: number;
  readonly fields: Fields;
}

/** A list of cards, each by name or as an object with more fields. */
function readList(position: Fields, name: string, more: readonly string[]): Named[] {
  return position.list(name).map((value, i) => {
    const path = `${name}[${i}]`;
    const fields = new Fields(typeof value === 'string' ? { card: value } : value, path, ['card', ...more]);
    return { card: numberOf(CARD_IDS, fields.raw('card'), path, 'card'), fields };
  });
}

/**
 * `row` from slot 1 on, what is missing is drawn; `discard` from the bottom; `deck` as a number. All cards that are in
 * the game lie in one of them: if there are too few discards, others lie under them.
 */
export function readCards(s: State, position: Fields, over: boolean): void {
  const row = readList(position, 'row', ['extinction', 'survival']);
  const pile = readList(position, 'discard', ['slot']);
  refuseTwice([...row, ...pile]);
  if (row.length > SLOTS) wrongField('row', `there are ${SLOTS} slots`);
  const resolved = pile.some(({ card }) => card === ASTEROID);
  const shown = row.some(({ card }) => card === ASTEROID);
  const lastRound = position.boolean('lastRound', resolved || (over && !shown));
  if (lastRound && shown) wrongField('lastRound', 'Asteroid still lies in the row');
  if (!lastRound && resolved)
    wrongField('lastRound', 'Asteroid lies in the discard pile, so it was resolved');
  s[ASTEROID_RESOLVED] = lastRound ? 1 : 0;
  const asteroidSeen = lastRound || shown;
  const { deck, under } = shares(s, position, row.length, pile.length, asteroidSeen);
  for (const [i, { card, fields }] of row.entries()) putIntoRow(s, i, card, fields);
  for (const card of others(s, [...row, ...pile], under, lastRound && !resolved)) addToPile(s, card, 1);
  for (const { card, fields } of pile) addToPile(s, card, fields.integer('slot', 1, 1, SLOTS));
  readIcons(s, position);
  const missing = (deck > 0 || !position.has('row') ? SLOTS : row.length) - row.length;
  s[DECK_LEFT] = deck + missing;
  for (let i = 0; i < missing; i++) turnUpCard(s, RULE, undefined);
}

function refuseTwice(cards: readonly Named[]): void {
  const seen = new Set<number>();
  for (const { card, fields } of cards) {
    if (seen.has(card)) wrongField(fields.path, `there is one ${CARD_IDS[card]}`);
    seen.add(card);
  }
}

/** Cards in the deck, and cards that are not named and lie under the discards. */
function shares(
  s: State,
  position: Fields,
  row: number,
  pile: number,
  asteroidSeen: boolean,
): { deck: number; under: number } {
  const all = CARDS_IN_BOX - REMOVED_CARDS[s[LENGTH]];
  const most = Math.max(0, all - SLOTS - pile);
  const byDefault = asteroidSeen ? Math.min(most, BOTTOM_CARDS - 1) : most;
  const deck = position.integer('deck', byDefault, 0, all);
  const inRow = deck > 0 || !position.has('row') ? SLOTS : row;
  const under = all - deck - inRow - pile;
  if (under < 0) {
    const sum = `${inRow} cards in the row, ${pile} discards and ${deck} in the deck`;
    wrongField(position.has('deck') ? 'deck' : 'discard', `${sum} are more than the ${all} of this game`);
  }
  // DSM-4.2.1: Asteroid is one of the last five cards.
  if (asteroidSeen && deck >= BOTTOM_CARDS)
    wrongField('deck', `at most ${BOTTOM_CARDS - 1} cards lie behind Asteroid, not ${deck}`);
  if (!asteroidSeen && deck === 0)
    wrongField('deck', 'Asteroid has not been turned up, so the deck is not empty');
  return { deck, under };
}

function putIntoRow(s: State, i: number, card: number, fields: Fields): void {
  s[ROW + i] = card + 1;
  const { extinction = false, survival = false } =
    alternative(s, READING.eventIcons) === 0 ? CARDS[card] : {};
  s[ROW_ICONS + i] =
    (fields.boolean('extinction', extinction) ? SKELETON : 0) |
    (fields.boolean('survival', survival) ? LIVE_FISH : 0);
  if (alternative(s, READING.eventIcons) !== 0) {
    if (card === ASTEROID && s[ROW_ICONS + i] !== 0) wrongField(fields.path, 'Asteroid has no icon');
    return;
  }
  for (const [name, printed] of Object.entries({ extinction, survival })) {
    if (fields.has(name) && fields.raw(name) !== printed)
      wrongField(fields.at(name), `the icons of ${CARD_IDS[card]} are printed`);
  }
}

/** Cards named nowhere, in a random order; Asteroid comes first where it must be among them. */
function others(s: State, named: readonly Named[], count: number, asteroid: boolean): number[] {
  const free = CARD_IDS.map((_, card) => card).filter(
    (card) => card !== ASTEROID && !named.some((other) => other.card === card),
  );
  new Rng(`position ${s[RNG]} ${s[RNG + 1]}`).shuffle(free, free.length);
  if (asteroid && count === 0)
    wrongField('discard', 'Asteroid was resolved and must lie in the discard pile');
  return asteroid ? [ASTEROID, ...free.slice(0, count - 1)] : free.slice(0, count);
}

/** OPT-2: icons that have not been turned up; by default none has but those in the row. */
function readIcons(s: State, position: Fields): void {
  if (alternative(s, READING.eventIcons) === 0) {
    if (position.has('icons')) wrongField('icons', 'they are printed: only option opt2 deals them');
    return;
  }
  const icons = new Fields(position.raw('icons') ?? {}, 'icons', ['extinction', 'survival']);
  const hidden = unseenCards(s).filter((card) => card !== ASTEROID).length;
  for (const [name, bit, at] of [
    ['extinction', SKELETON, SKELETONS_LEFT],
    ['survival', LIVE_FISH, FISH_LEFT],
  ] as const) {
    let shown = 0;
    for (let i = 0; i < SLOTS; i++) if ((s[ROW_ICONS + i] & bit) !== 0) shown++;
    const most = Math.min(hidden, ICONS_OF_A_KIND - shown);
    s[at] = icons.integer(name, most, 0, most);
  }
}
