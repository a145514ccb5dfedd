import type { Size, SpeciesState, TagScene } from '@clade/board/evolution';
import type { Refusal, Seat, Wire } from '@clade/engine';
import {
  outcome,
  type Place,
  type PlayerView,
  priceOf,
  protections,
  type Species,
  sizes,
  type TraitId,
} from '@clade/evolution';
import { figureAt } from '@clade/wording/evolution';
import type { Key } from '../../../text/text.tsx';
import { type Spot, speciesSpot } from '../gestures.ts';
import { cardName, figureName, traitName } from '../speech.ts';
import { cheapest, type Reach } from './reach.ts';
import { SIZE_KEY, type Stage } from './stage.ts';

/** How a species stands in the present choice, and the few words above its portrait that say why. */
export interface SpeciesStanding {
  readonly state: SpeciesState;
  readonly tag?: TagScene;
  /** The board as a whole can be pressed. */
  readonly pressed: 'open' | 'refused' | 'no';
  /** The trait that protects it stays bold. */
  readonly guilty?: string;
}

const PLAIN: SpeciesStanding = { state: 'plain', pressed: 'no' };

export function standingOf(stage: Stage, seat: Seat, place: number, size: Size): SpeciesStanding {
  const { choice, me, deeds, figures } = stage;
  const deed = deeds.by.get(figureAt(figures, seat, place));
  if (deed !== undefined) return { state: deed.state, pressed: 'no', tag: deedTag(stage, deed.what, size) };
  if (me === undefined) return PLAIN;
  switch (choice.kind ?? lastKind(stage)) {
    case 'feed':
      return feeding(stage, me, seat, place, size);
    case 'payment':
      return paying(stage, me, seat, place, size);
    case 'intelligence':
      return seat === me ? thinking(stage, me, place) : PLAIN;
    case 'play-card':
    case 'plan-card':
      return seat === me ? playing(stage, place, size) : PLAIN;
    case 'leaf-order':
      return seat === me ? acting(stage, place) : PLAIN;
    default:
      return PLAIN;
  }
}

/** A choice that is drafted to its end is no question any more, but others may still be picked instead. */
function lastKind({ choice, view }: Stage): string | undefined {
  return choice.legal.length > 0 && view.phase === 'feeding' ? 'feed' : undefined;
}

function speciesAt(stage: Stage, seat: Seat, place: number): Species {
  return (stage.view.players[seat] as PlayerView).species[place] as Species;
}

// Feeding

function feeding(stage: Stage, me: Seat, seat: Seat, place: number, size: Size): SpeciesStanding {
  const { choice } = stage;
  const spot = speciesSpot(seat, place);
  const [first] = choice.held;
  const own = seat === me;
  if (first === undefined) return own ? feedable(stage, me, place) : huntable(stage, me, seat, place, size);
  if (first.startsWith(`species:${me}:`)) {
    if (spot === first)
      return { state: 'acting', tag: attackerTag(stage, seat, place, size), pressed: 'open' };
    return prey(stage, me, Number(first.split(':')[2]), seat, place, size);
  }
  // The prey was pressed first: who attacks it?
  if (spot === first) {
    const reach = cheapest(
      choice.legal.map(({ move }) => move),
      stage.view.config.options,
      choice.known,
      me,
      { seat, species: place },
    );
    return {
      state: 'selected',
      pressed: 'open',
      ...tagged(reach && preyTag(stage, me, reach, seat, place, size)),
    };
  }
  if (own && choice.open.has(spot)) {
    return { state: 'legal', tag: hunterTag(stage, seat, place), pressed: 'open' };
  }
  return PLAIN;
}

function tagged(tag: TagScene | undefined): { tag?: TagScene } {
  return tag === undefined ? {} : { tag };
}

/** Nothing is chosen yet: an own species eats, attacks, or says why it does neither. */
function feedable(stage: Stage, me: Seat, place: number): SpeciesStanding {
  const { choice, say } = stage;
  const spot = speciesSpot(me, place);
  const moves = choice.open.get(spot);
  if (moves !== undefined) {
    const eat = moves.find((move) => move[0] === 'eat');
    const chosen = choice.chosen?.verb === 'eat' && choice.chosen.species === place;
    if (eat === undefined) return { state: 'legal', tag: hunterTag(stage, me, place), pressed: 'open' };
    const tag: TagScene = {
      symbol: 'food-plant',
      text: say('evo.tag.eats', { n: takes(stage, me, place, eat) }),
    };
    return { state: chosen ? 'selected' : 'legal', tag, pressed: 'open' };
  }
  const { food, population, traits } = speciesAt(stage, me, place);
  const hunts = traits.some(({ id }) => id === 'carnivore');
  const key = food >= population ? 'evo.tag.fed' : hunts ? 'evo.tag.no-prey' : 'evo.tag.no-food';
  return { state: 'refused', tag: { symbol: 'lock', text: say(key) }, pressed: 'refused' };
}

/** Food that the species itself takes. */
function takes({ choice }: Stage, seat: Seat, place: number, move: Wire): number {
  let n = 0;
  for (const e of outcome(choice.known, seat, move)) {
    if (e.type === 'took' && e.seat === seat && e.species === place) n += e.count;
  }
  return n;
}

/** A rival's species that somebody of mine could attack can be pressed at once. */
function huntable(stage: Stage, me: Seat, seat: Seat, place: number, size: Size): SpeciesStanding {
  const moves = stage.choice.open.get(speciesSpot(seat, place));
  const reach =
    moves && cheapest(moves, stage.view.config.options, stage.choice.known, me, { seat, species: place });
  if (reach === undefined) return PLAIN;
  return { state: 'legal', tag: preyTag(stage, me, reach, seat, place, size), pressed: 'open' };
}

/** An attacker is held: everybody else is prey or is protected. */
function prey(
  stage: Stage,
  me: Seat,
  attacker: number,
  seat: Seat,
  place: number,
  size: Size,
): SpeciesStanding {
  const { choice } = stage;
  const spot = speciesSpot(seat, place);
  const target = { seat, species: place };
  const pressed = choice.held[1] === spot || isChosenPrey(stage, target);
  const attacks = choice.legal.flatMap(({ move }) =>
    move[0] === 'attack' && move[1] === attacker ? [move] : [],
  );
  const reach = cheapest(attacks, stage.view.config.options, choice.known, me, target);
  if (reach !== undefined) {
    const state = pressed ? 'selected' : seat === me ? 'own' : 'legal';
    return { state, tag: preyTag(stage, me, reach, seat, place, size), pressed: 'open' };
  }
  const reasons = protections(choice.known, { seat: me, species: attacker }, target);
  const asked = stage.turn?.refused?.move;
  const isAsked = asked?.[0] === 'attack' && asked[2] === seat && asked[3] === place;
  const [reason] = reasons;
  return {
    state: isAsked ? 'asked' : 'refused',
    pressed: 'refused',
    ...(reason ? { tag: protectedTag(stage, reasons, target, size), guilty: reason.code } : {}),
  };
}

function isChosenPrey({ choice }: Stage, { seat, species }: Place): boolean {
  const { chosen } = choice;
  return chosen?.verb === 'attack' && chosen.target.seat === seat && chosen.target.species === species;
}

function attackerTag(stage: Stage, seat: Seat, place: number, size: Size): TagScene {
  const { say, choice } = stage;
  const { attack } = sizes(choice.known, { seat, species: place });
  const { bodySize: body, population } = speciesAt(stage, seat, place);
  const pack = attack > body;
  const small = size === 'S';
  const end = pack
    ? say(small ? 'evo.tag.size.pack.s' : 'evo.tag.size.pack', { body, population, n: attack })
    : say('evo.tag.size', { n: attack });
  if (small) return { symbol: 'attack', text: end };
  return { symbol: 'attack', text: say('evo.tag.attacker'), end, wordy: true };
}

function hunterTag(stage: Stage, seat: Seat, place: number): TagScene {
  const { attack } = sizes(stage.choice.known, { seat, species: place });
  return {
    symbol: 'attack',
    text: stage.say('evo.tag.hunts'),
    end: stage.say('evo.tag.size', { n: attack }),
    wordy: true,
  };
}

/** "7 > 4", and what it brings or costs. */
function preyTag(stage: Stage, me: Seat, reach: Reach, seat: Seat, place: number, size: Size): TagScene {
  const { say, choice } = stage;
  const { attack } = sizes(choice.known, { seat: me, species: reach.attacker });
  const { bodySize } = speciesAt(stage, seat, place);
  // What Intelligence ignores counts no more.
  const { defence: whole } = sizes(choice.known, { seat, species: place });
  const defence = reach.price > 0 && attack <= whole ? bodySize : whole;
  const values = { attack, defence };
  const costs = [
    reach.horns ? say(size === 'L' ? 'evo.tag.horns' : 'evo.tag.horns.s') : undefined,
    reach.price > 0 ? say('evo.tag.cards', { n: reach.price }) : undefined,
  ].filter((text) => text !== undefined);
  const small = size === 'S';
  const mine = seat === me;
  const gain = small ? undefined : say('evo.tag.meat', { n: bodySize });
  // On a board of middle size there is no room for three things; whose it is, its frame says too.
  const end = costs.length > 0 ? costs.join(' · ') : mine && size === 'M' ? say('evo.tag.yours.s') : gain;
  const text =
    mine && small
      ? say('evo.tag.yours.s')
      : mine && size === 'L'
        ? say('evo.tag.yours', values)
        : say('evo.tag.attack', values);
  return end === undefined ? { text } : { text, end };
}

/** The shortest reason; more of them are counted. */
function protectedTag(stage: Stage, reasons: readonly Refusal[], target: Place, size: Size): TagScene {
  const { say, figures } = stage;
  const [first] = reasons as [Refusal];
  const values: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(first.facts)) {
    if (typeof fact === 'number' || typeof fact === 'string') values[name] = fact;
  }
  if (first.code === 'warning-call') {
    const caller = target.species + (first.facts.side === 'left' ? -1 : 1);
    values.fig = figureName(stage, figureAt(figures, target.seat, caller));
  }
  const reason = say(`evo.tag.no.${first.code}.${SIZE_KEY[size]}` as Key, values);
  const text = reasons.length > 1 ? say('evo.tag.more', { reason, n: reasons.length - 1 }) : reason;
  return { symbol: 'lock', text };
}

// The other questions

/** Intelligence is being paid for: the attack stands. */
function paying(stage: Stage, me: Seat, seat: Seat, place: number, size: Size): SpeciesStanding {
  const attack = stage.view.attack?.move;
  if (attack === undefined) return PLAIN;
  if (seat === me && attack[1] === place)
    return { state: 'acting', tag: attackerTag(stage, seat, place, size), pressed: 'no' };
  if (attack[2] !== seat || attack[3] !== place) return PLAIN;
  const price = priceOf(stage.view.config.options, attack[4] as string[]);
  const reach = { attacker: attack[1] as number, price, horns: false };
  return { state: 'selected', tag: preyTag(stage, me, reach, seat, place, size), pressed: 'no' };
}

function thinking(stage: Stage, me: Seat, place: number): SpeciesStanding {
  const { choice, say } = stage;
  const spot = speciesSpot(me, place);
  const held = choice.held.includes(spot);
  const chosen = choice.chosen?.verb === 'use' && choice.chosen.species === place;
  const move = choice.legal.find(({ move: m }) => m[0] === 'use' && m[1] === place)?.move;
  if (move === undefined) return PLAIN;
  const open = held || choice.open.has(spot);
  const tag: TagScene = {
    symbol: 'trait-intelligence',
    text: say('evo.tag.thinks', { n: takes(stage, me, place, move) }),
  };
  return {
    state: held || chosen ? 'selected' : open ? 'legal' : 'plain',
    tag,
    pressed: open ? 'open' : 'no',
  };
}

/** A card is held: the board says what it would take. */
function playing(stage: Stage, place: number, size: Size): SpeciesStanding {
  const { choice, say, me } = stage;
  const card = choice.held.find((spot) => spot.startsWith('card:'));
  if (card === undefined || me === undefined) return PLAIN;
  const board = speciesSpot(me, place);
  const pressed = stage.phone && (choice.open.has(board) || choice.held.includes(board)) ? 'open' : 'no';
  const { looked } = choice;
  const target = looked?.[0] === 'species' ? undefined : (looked?.[3] as number | undefined);
  const over = looked !== undefined && target === place;
  const state = over
    ? 'over'
    : choice.held.includes(board)
      ? 'selected'
      : pressed === 'open'
        ? 'legal'
        : 'holds';
  if (over && looked[0] === 'trait') {
    const trait = looked[1] as TraitId;
    const old = looked[4] as TraitId | undefined;
    const text = old
      ? say('evo.tag.replaces', { card: traitName(say, trait), old: traitName(say, old) })
      : say('evo.tag.gets', { trait: traitName(say, trait) });
    return { state, tag: { text }, pressed };
  }
  if (over && (looked[0] === 'body' || looked[0] === 'population'))
    return {
      state,
      tag: { text: say(`evo.place.${looked[0]}`), end: say('evo.place.grow') },
      pressed,
    };
  if (choice.open.has(`place:${place}`)) {
    if (size === 'S') return { state, tag: { text: say('evo.tag.free-place.s') }, pressed };
    return {
      state,
      tag: { text: say('evo.tag.free-place'), end: say('evo.tag.drop'), wordy: true },
      pressed,
    };
  }
  const [, trait] = card.split(':');
  const has = speciesAt(stage, me, place).traits.some(({ id }) => id === trait);
  const replaces = [...choice.open.keys()].some((spot) => spot.startsWith(`trait:${place}:`));
  if (replaces)
    return { state, tag: { text: say(size === 'S' ? 'evo.tag.full.s' : 'evo.tag.full') }, pressed };
  return {
    state,
    pressed,
    ...(has
      ? { tag: { symbol: 'lock', text: say('evo.tag.has', { trait: traitName(say, trait as TraitId) }) } }
      : {}),
  };
}

/** EVO-3.5.7: the effects that can act next are places of the board. */
function acting(stage: Stage, place: number): SpeciesStanding {
  const { choice, say } = stage;
  const chosen = choice.chosen;
  if (chosen?.verb === 'leaf' && chosen.species === place) {
    return {
      state: 'selected',
      tag: { symbol: 'food-plant', text: say('evo.tag.acts', { trait: traitName(say, chosen.trait) }) },
      pressed: 'no',
    };
  }
  const any = [...choice.open.keys()].some((spot) => spot.startsWith(`trait:${place}:`));
  return any ? { state: 'holds', pressed: 'no' } : PLAIN;
}

// Replay

type What = Stage['deeds']['by'] extends ReadonlyMap<number, { readonly what: infer W }> ? W : never;

function deedTag(stage: Stage, what: What, size: Size): TagScene {
  const { say } = stage;
  switch (what.kind) {
    case 'attacks': {
      const fig = figureName(stage, what.target);
      // The cross-hair says the rest where there is little room.
      const text = size === 'L' ? say('evo.tag.did.attacks', { fig }) : fig;
      return what.gain > 0
        ? { symbol: 'attack', text, end: say('evo.tag.did.gain', { n: what.gain }) }
        : { symbol: 'attack', text };
    }
    case 'attacked':
      return size === 'S' || what.loss === 0
        ? { text: say('evo.tag.did.attacked') }
        : { text: say('evo.tag.did.attacked'), end: say('evo.tag.did.population', { n: `−${what.loss}` }) };
    case 'gain':
      return { text: say('evo.tag.did.gain', { n: what.n }) };
    case 'eats':
      return { text: say('evo.tag.did.eats', { n: what.n }) };
    case 'fat':
      return { text: say('evo.tag.did.fat', { n: what.n }) };
    case 'starved':
      return { text: say('evo.tag.did.starved', { from: what.from, to: what.to }) };
    default:
      return { text: say(`evo.tag.did.${what.kind}`) };
  }
}

/** What was done to a species, in a few words. */
export function sayDeed(stage: Stage, what: What): string {
  const { text, end } = deedTag(stage, what, 'M');
  return end === undefined ? text : `${text} ${end}`;
}

/** The card that is held, by name. */
export function heldCard({ choice, say }: Stage): string | undefined {
  const spot = choice.held.find((s: Spot) => s.startsWith('card:'))?.split(':');
  return spot && cardName(say, { trait: spot[1] as TraitId, food: Number(spot[2]) });
}
