import type { Refusal, State, Wire } from '@clade/engine';
import { type Card, evolution } from '../../src/index.ts';
import { hungryOnes, type Stated, stated } from './stated.ts';

/**
 * Changes exactly the fact that a refusal states, in the position as it is written down, and says who then tries the
 * same move. Undefined where the table cannot be changed so: no card of that kind is free, no size is left.
 */

interface Trait {
  id: string;
  food?: number;
}
interface EditSpecies {
  bodySize: number;
  population: number;
  food: number;
  fat: number;
  traits: Trait[];
  leaf?: string[];
}
interface EditPlayer {
  hand: Card[];
  bag: number;
  foodCard?: Card;
  plan?: unknown[];
  planClosed?: boolean;
  species: EditSpecies[];
}
interface Edit {
  options: Record<string, unknown>;
  phase: string;
  step?: string;
  toAct?: number | number[];
  wateringHole: number;
  players: EditPlayer[];
  drawPile: Card[];
  discard: Card[];
  removed: Card[];
  forced: string;
  out?: number[];
  window?: unknown;
  attack?: { due: number; last?: Card };
  idle?: number;
}
export interface Repaired {
  readonly position: object;
  readonly seat: number;
}

const MAX_SIZE = 6;

export function repair(s: State, seat: number, move: Wire, refusal: Refusal): Repaired | undefined {
  const p = structuredClone(evolution.writePosition(s)) as unknown as Edit;
  // A choice with one answer would be taken at once, and the question be gone.
  p.forced = 'ask';
  for (const player of p.players) {
    for (const x of player.species) delete (x as { meat?: number }).meat;
  }
  const editor = new Editor(p, seat, move, refusal);
  const actor = editor.fix();
  return actor === undefined ? undefined : { position: p, seat: actor };
}

class Editor {
  readonly p: Edit;
  readonly seat: number;
  readonly move: Wire;
  readonly refusal: Refusal;
  readonly facts: Stated;

  constructor(p: Edit, seat: number, move: Wire, refusal: Refusal) {
    this.p = p;
    this.seat = seat;
    this.move = move;
    this.refusal = refusal;
    this.facts = stated(refusal);
  }

  /** The seat that tries again, or undefined. */
  fix(): number | undefined {
    const { code } = this.refusal;
    if (code === 'itself') return this.anotherAttacker();
    return this.change(code) ? this.seat : undefined;
  }

  get own(): EditPlayer {
    return this.p.players[this.seat]!;
  }
  get mine(): EditSpecies {
    return this.own.species[this.facts.species - 1]!;
  }
  get attacker(): EditSpecies {
    return this.own.species[this.move[1] as number]!;
  }
  get row(): EditSpecies[] {
    return this.p.players[this.move[2] as number]!.species;
  }
  get target(): EditSpecies {
    return this.row[this.move[3] as number]!;
  }
  get limit(): number {
    return this.p.players.length === 2 ? 2 : 3;
  }

  change(code: string): boolean {
    const { p, facts } = this;
    // A committed list was checked against the row as it is; the row is then left alone.
    const planned = (this.own.plan?.length ?? 0) > 0;
    switch (code) {
      case 'not-in-hand':
        return this.giveCard(facts.card);
      case 'no-such-species': {
        const row = p.players[facts.seat - 1]!.species;
        if (planned) return false;
        while (row.length < facts.species) row.push(newSpecies());
        return row.length + others(p, facts.seat - 1) <= 24;
      }
      case 'no-free-board':
        p.options.speciesBoardLimit = null;
        return true;
      case 'at-maximum':
        if (planned) return false;
        if (facts.what === 'population') this.mine.population = MAX_SIZE - 1;
        else setBody(this.mine, MAX_SIZE - 1);
        return true;
      case 'duplicate-trait':
        return !planned && this.drop(this.mine, facts.trait);
      case 'trait-limit':
        return !planned && this.drop(this.mine, this.mine.traits[0]!.id);
      case 'nothing-to-replace':
        return !planned && this.add(this.mine, facts.trait);
      case 'not-full':
        return !planned && this.fill(this.mine);
      case 'no-such-effect':
        if (!this.add(this.mine, facts.trait, this.mine.leaf)) return false;
        this.mine.leaf = [...(this.mine.leaf ?? []), facts.trait];
        return true;
      case 'carnivore':
        return this.drop(this.mine, 'carnivore');
      case 'not-a-carnivore':
        return this.add(this.mine, 'carnivore');
      case 'no-intelligence':
        return this.add(this.mine, 'intelligence', ['carnivore']);
      case 'watering-hole-empty':
        p.wateringHole = 1;
        return true;
      case 'no-room':
      case 'not-hungry':
        this.mine.food = this.mine.population - 1;
        return true;
      case 'no-such-player':
        while (p.players.length < facts.seat) p.players.push({ hand: [], bag: 0, species: [newSpecies()] });
        return p.options.deck !== 'DE110' || p.players.length < 6;
      case 'too-large':
        return this.outgrow(facts.bodySize);
      case 'hard-shell':
        return this.outgrow(facts.defenceSize);
      case 'burrowing':
        this.target.food = this.target.population - 1;
        return true;
      case 'climbing':
        return this.add(this.attacker, 'climbing', ['carnivore', 'intelligence', 'pack-hunting']);
      case 'defensive-herding':
        this.attacker.population = Math.min(MAX_SIZE, facts.targetPopulation + 1);
        if (facts.targetPopulation === MAX_SIZE) {
          this.target.population = MAX_SIZE - 1;
          this.target.food = Math.min(this.target.food, MAX_SIZE - 1);
        }
        return true;
      case 'symbiosis':
        setBody(this.row[(this.move[3] as number) + 1]!, facts.bodySize);
        return true;
      case 'warning-call': {
        const neighbour = (this.move[3] as number) + (facts.side === 'left' ? -1 : 1);
        return this.drop(this.row[neighbour]!, 'warning-call');
      }
      case 'not-protecting':
        return this.protect(facts.trait);
      case 'cannot-negate':
        p.options[facts.option] = true;
        return true;
      case 'not-enough-cards':
        while (this.own.hand.length < facts.price) if (!this.giveCard()) return false;
        return true;
      case 'payment-order':
        delete p.attack!.last;
        return true;
      case 'payment-short':
        p.attack!.due = facts.cards;
        return true;
      case 'must-feed':
        for (const i of hungryOnes(this.refusal)) {
          const x = this.own.species[i - 1]!;
          x.food = x.population;
        }
        return true;
      case 'not-now':
        return this.ask(questionOf(this.move));
      case 'not-your-turn':
        return this.takeTurn();
      case 'game-over':
        return this.ask('play');
      default:
        throw new Error(`no repair is known for ${code}`);
    }
  }

  /** Takes a card that nobody needs: from the piles, or from the hand of another player. */
  free(trait?: string, food?: number): Card | undefined {
    const rivals = this.p.players.filter((x) => x !== this.own && !x.plan).map((x) => x.hand);
    for (const pile of [this.p.drawPile, this.p.discard, this.p.removed, ...rivals]) {
      const i = pile.findIndex(
        (c) => (trait === undefined || c.trait === trait) && (food === undefined || c.food === food),
      );
      if (i >= 0) return pile.splice(i, 1)[0];
    }
    return undefined;
  }

  giveCard(name?: string): boolean {
    const [, trait, food] = name === undefined ? [] : (/^(.*) (-?\d+)$/.exec(name) ?? []);
    const card = this.free(trait, food === undefined ? undefined : Number(food));
    if (card) this.own.hand.push(card);
    return card !== undefined;
  }

  drop(x: EditSpecies, trait: string): boolean {
    const i = x.traits.findIndex((t) => t.id === trait);
    if (i < 0) return false;
    const [gone] = x.traits.splice(i, 1);
    this.p.discard.push({ trait: gone!.id, food: gone!.food } as Card);
    if (trait === 'fat-tissue') x.fat = 0;
    x.leaf = x.leaf?.filter((id) => id !== trait);
    return true;
  }

  /** Gives a species a trait; at the limit one that is not to be kept goes. */
  add(x: EditSpecies, trait: string, keep: readonly string[] = []): boolean {
    if (x.traits.some((t) => t.id === trait)) return true;
    const card = this.free(trait);
    if (!card) return false;
    if (x.traits.length >= this.limit) {
      const spare = x.traits.find((t) => !keep.includes(t.id));
      if (!spare) return false;
      this.drop(x, spare.id);
    }
    x.traits.push({ id: trait, food: card.food });
    return true;
  }

  fill(x: EditSpecies): boolean {
    const last = this.move.at(-1);
    const played = this.move[1];
    while (x.traits.length < this.limit) {
      const missing = ['horns', 'climbing', 'foraging', 'scavenger', 'ambush', 'symbiosis'].find(
        (trait) => trait !== played && trait !== last && !x.traits.some((t) => t.id === trait),
      );
      if (missing === undefined || !this.add(x, missing)) return false;
    }
    return true;
  }

  /** The attack size becomes larger than `size`: the attacker grows as far as it can, the rest is taken off the target. */
  outgrow(size: number): boolean {
    const pack = this.attacker.traits.some((t) => t.id === 'pack-hunting') ? this.attacker.population : 0;
    setBody(this.attacker, Math.min(MAX_SIZE, Math.max(this.attacker.bodySize, size + 1 - pack)));
    const short = size + 1 - pack - this.attacker.bodySize;
    if (short > 0) setBody(this.target, this.target.bodySize - short);
    return this.target.bodySize >= 1;
  }

  /** Makes the target be protected by the trait that was named. */
  protect(trait: string): boolean {
    const { attacker, target, row } = this;
    const place = this.move[3] as number;
    // Traits that are named stay: one of them may be what really protects.
    const keep = [...((this.move[4] as string[] | undefined) ?? []), 'carnivore', 'intelligence'];
    const pack = attacker.traits.some((t) => t.id === 'pack-hunting') ? attacker.population : 0;
    if (attacker === target) return false;
    switch (trait) {
      case 'warning-call-left':
      case 'warning-call-right': {
        const at = trait === 'warning-call-left' ? place - 1 : place + 1;
        if (at === row.length && row.length < 6) row.push(newSpecies());
        const neighbour = row[at];
        if (!neighbour || (neighbour === attacker && this.attacker.traits.length >= this.limit)) return false;
        this.drop(attacker, 'ambush');
        this.drop(target, 'warning-call');
        return this.add(neighbour, 'warning-call', keep);
      }
      case 'symbiosis':
        if (place + 1 === row.length) row.push(newSpecies());
        if (target.bodySize === MAX_SIZE) return false;
        setBody(row[place + 1]!, MAX_SIZE);
        break;
      case 'burrowing':
        target.food = target.population;
        break;
      case 'climbing':
        this.drop(attacker, 'climbing');
        break;
      case 'defensive-herding':
        target.population = MAX_SIZE;
        break;
      case 'hard-shell':
        setBody(target, Math.min(MAX_SIZE, attacker.bodySize + pack - 1));
        if (attacker.bodySize + pack > target.bodySize + 4) return false;
        break;
      default:
        break;
    }
    return this.add(target, trait, keep);
  }

  /** "Itself" rests on who attacks: the same attack by the next player is an attack on somebody else. */
  anotherAttacker(): number {
    const next = (this.seat + 1) % this.p.players.length;
    const [a, b] = [this.p.players[this.seat]!, this.p.players[next]!];
    this.p.players[this.seat] = b;
    this.p.players[next] = a;
    this.p.toAct = next;
    return next;
  }

  /** Whose turn it is. The player also gets something to do in it, or the turn would be over at once. */
  takeTurn(): boolean {
    const { p, own } = this;
    if (p.phase === 'food') {
      if (own.foodCard) own.hand.push(own.foodCard);
      delete own.foodCard;
      delete p.toAct;
      return own.hand.length > 0 || this.giveCard();
    }
    if (own.hand.length === 0 && !this.giveCard()) return false;
    if (p.phase === 'play') {
      if (own.planClosed === undefined) p.toAct = this.seat;
      else {
        own.planClosed = false;
        delete p.toAct;
        // A list that uses up the hand closes itself.
        delete own.plan;
      }
      return true;
    }
    this.feedNow();
    return true;
  }

  feedNow(): void {
    const { p, own } = this;
    p.step = 'feed';
    p.toAct = this.seat;
    delete p.out;
    delete p.idle;
    delete p.window;
    delete p.attack;
    p.wateringHole = Math.max(1, p.wateringHole);
    for (const player of p.players) for (const x of player.species) delete x.leaf;
    own.species.push(newSpecies());
  }

  /** A small table of the same size and options, at another question. */
  ask(question: string): boolean {
    const { p, seat } = this;
    const fresh = (): EditSpecies => newSpecies();
    const row = (): EditSpecies[] => [{ ...fresh(), traits: [{ id: 'climbing' }] }];
    const prepared: Record<string, object> = {
      food: { phase: 'food' },
      play: { phase: 'play', toAct: seat },
      leaf: { phase: 'feeding', step: 'leaf', toAct: seat },
      feed: { phase: 'feeding', step: 'feed', toAct: seat, wateringHole: 1 },
      window: { phase: 'feeding', step: 'window', toAct: seat, wateringHole: 1 },
      pay: {
        phase: 'feeding',
        step: 'pay',
        toAct: seat,
        attack: { move: ['attack', 0, (seat + 1) % p.players.length, 0, ['climbing']] },
      },
    };
    const actor: Record<string, EditSpecies> = {
      leaf: {
        ...fresh(),
        bodySize: 2,
        fat: 2,
        traits: [{ id: 'fertile' }, { id: 'fat-tissue' }],
        leaf: ['fertile', 'fat-tissue'],
      },
      window: { ...fresh(), traits: [{ id: 'intelligence' }] },
      pay: { ...fresh(), bodySize: 6, traits: [{ id: 'carnivore' }, { id: 'intelligence' }] },
    };
    const players = p.players.map((_, i) => ({
      hand: ['horns', 'ambush'],
      species: i === seat ? [actor[question] ?? fresh()] : row(),
    }));
    for (const key of Object.keys(p))
      if (key !== 'options') delete (p as unknown as Record<string, unknown>)[key];
    Object.assign(p, prepared[question], { forced: 'ask', players });
    return true;
  }
}

function questionOf(move: Wire): string {
  switch (move[0]) {
    case 'food':
      return 'food';
    case 'leaf':
      return 'leaf';
    case 'eat':
    case 'attack':
    case 'pass':
      return 'feed';
    case 'use':
    case 'decline':
      return 'window';
    case 'pay':
      return 'pay';
    default:
      return 'play';
  }
}

function newSpecies(): EditSpecies {
  return { bodySize: 1, population: 1, food: 0, fat: 0, traits: [] };
}

function others(p: Edit, seat: number): number {
  return p.players.reduce((n, player, i) => (i === seat ? n : n + player.species.length), 0);
}

function setBody(x: EditSpecies, size: number): void {
  x.bodySize = size;
  x.fat = Math.min(x.fat, Math.max(0, size));
}
