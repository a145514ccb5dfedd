import type { Config, Wire } from '@clade/engine';
import { type EvoView, priceOf, type TraitId } from '@clade/evolution';
import { type Phrase, phrase } from '@clade/wording';
import * as evo from '@clade/wording/evolution';
import { listOf, shown } from '../../text/phrase.tsx';
import type { Key } from '../../text/text.tsx';
import type { Prompt, PromptButton, PromptInput } from '../game-ui.ts';
import type { Spot } from './gestures.ts';
import { type Choice, choiceOf } from './scene/choice.ts';
import { cardName, negatedList, type PageSpeech } from './speech.ts';
import { sayMove, sayQuestion, sayResult } from './worded.ts';

/** What the prompt bar says: to me what I must or may do, to others whom the table waits for. */
export function prompt(about: PromptInput): Prompt {
  const { snapshot, turn, names, say } = about;
  const view = snapshot.view as EvoView | null;
  if (view === null) return { what: say('evo.title'), buttons: [] };
  const speech: PageSpeech = { say, names, figures: evo.figuresOf(snapshot) };
  if (snapshot.result !== undefined) return over(about);
  const kind = snapshot.decision?.kind;
  if (turn === undefined || kind === undefined) return waiting(about, view);
  const choice = choiceOf(snapshot, turn);
  const rule = snapshot.decision?.rule;
  const confirm = confirmLabel(turn.waiting, about);
  const asked = ASKED[kind]?.(about, view, choice, speech) ?? { what: say('evo.title'), buttons: [] };
  return { ...(rule ? { rule } : {}), ...asked, ...(confirm ? { confirm } : {}) };
}

/** What is asked, as long as nothing is picked. */
function question({ snapshot, names, say }: PromptInput): string {
  return sayQuestion(snapshot, 0, names, say);
}

type Asking = (about: PromptInput, view: EvoView, choice: Choice, speech: PageSpeech) => Prompt;

const ASKED: Readonly<Record<string, Asking>> = {
  'food-card': (about, _view, { chosen }) => ({
    what:
      chosen?.verb === 'food'
        ? about.say('evo.prompt.food-card.chosen', { card: cardName(about.say, chosen.card) })
        : question(about),
    detail: about.say('evo.prompt.food-card.detail'),
    buttons: [],
  }),
  'play-card': playing,
  'plan-card': playing,
  'leaf-order': (about) => ({
    what: question(about),
    detail: about.say('evo.prompt.leaf-order.detail'),
    buttons: [],
  }),
  feed: feeding,
  intelligence: (about) => ({
    what: question(about),
    detail: about.say('evo.prompt.intelligence.detail'),
    buttons: [{ label: about.say('evo.button.decline'), move: ['decline'], sure: true }],
  }),
  payment: (about, view, _choice, speech) => {
    const { say, snapshot } = about;
    const attack = view.attack && evo.readWire(view.attack.move);
    const detail =
      attack?.verb === 'attack'
        ? shown(
            say,
            phrase('evo.prompt.payment.detail', {
              attacker: evo.speciesOf(speech, snapshot.viewer, attack.species),
              target: evo.speciesOf(speech, attack.target.seat, attack.target.species),
              negated: evo.negatedList(attack.negated),
            }),
          )
        : undefined;
    return {
      what: question(about),
      ...(detail ? { detail } : {}),
      buttons: [],
    };
  },
};

/** What a card can become; each has its place. */
const CARD_MOVES: ReadonlySet<string | undefined> = new Set(['trait', 'species', 'body', 'population']);

function playing(about: PromptInput, view: EvoView, choice: Choice): Prompt {
  const { say, snapshot, turn, names } = about;
  const kind = choice.kind === 'plan-card' ? 'plan-card' : 'play-card';
  const held = choice.held.find((spot: Spot) => spot.startsWith('card:'))?.split(':');
  const hand = view.players[view.viewer]?.handSize ?? 0;
  const played = kind === 'plan-card' ? view.plan.length : snapshot.draft.moves.length;
  const end: PromptButton = {
    label: say(kind === 'plan-card' ? 'evo.button.plan' : 'evo.button.stop'),
    move: ['stop'],
    sure: true,
  };
  if (turn?.waiting !== undefined && CARD_MOVES.has(choice.chosen?.verb)) {
    return {
      what: sayMove(turn.waiting, snapshot, names, say),
      detail: say('evo.prompt.feed.again'),
      rule: 'EVO-3.4.2',
      buttons: [],
    };
  }
  if (held !== undefined) {
    const card = cardName(say, { trait: held[1] as TraitId, food: Number(held[2]) });
    return {
      what: say('evo.prompt.play-card.held', { card }),
      detail: say('evo.prompt.play-card.held.detail'),
      rule: 'EVO-3.4.2',
      buttons: [end],
    };
  }
  return {
    what: question(about),
    short: say(`evo.prompt.${kind}.short`),
    detail: say(`evo.prompt.${kind}.detail`, { played, hand }),
    ...(kind === 'play-card' ? { rule: 'EVO-3.4.2' } : {}),
    buttons: [end],
  };
}

function feeding(about: PromptInput, view: EvoView, choice: Choice, speech: PageSpeech): Prompt {
  const { say, snapshot } = about;
  const me = view.viewer;
  const optional = snapshot.decision?.optional === true;
  const buttons: PromptButton[] = optional
    ? [{ label: say('evo.button.pass'), move: ['pass'], sure: true }]
    : [];
  const rule = optional ? 'EVO-3.6.7' : 'EVO-3.6.5';
  const duty = say(optional ? 'evo.prompt.feed.optional.detail' : 'evo.prompt.feed.detail');
  const { chosen, held } = choice;
  const mine = (place: number): Phrase =>
    evo.figureName(evo.figureAt(speech.figures, me, place), speech.names);
  if (chosen?.verb === 'attack' || chosen?.verb === 'eat') {
    const what =
      chosen.verb === 'eat'
        ? shown(say, phrase('evo.prompt.feed.eat', { fig: mine(chosen.species) }))
        : shown(
            say,
            phrase('evo.prompt.feed.attack', {
              attacker: mine(chosen.species),
              target: evo.speciesOf(speech, chosen.target.seat, chosen.target.species),
            }),
          );
    return {
      what: say.rich(optional ? 'evo.prompt.feed.may' : 'evo.prompt.feed.must', { what }),
      short: what,
      detail: say('evo.prompt.feed.again'),
      rule,
      buttons,
    };
  }
  const [first, second] = held;
  const own = `species:${me}:`;
  if (first?.startsWith(own)) {
    const attacker = mine(Number(first.split(':')[2]));
    if (second !== undefined) return ignoring(say, view, choice, preyOf(speech, second), rule);
    const targets = [...choice.open.keys()].filter((spot) => spot.startsWith('species:')).length;
    const all = view.players.reduce((n, { species }) => n + species.length, 0) - 1;
    return {
      what: shown(say, phrase('evo.prompt.feed.attacker', { fig: attacker })),
      detail: optional ? duty : say('evo.prompt.feed.targets', { n: targets, all }),
      rule,
      buttons,
    };
  }
  if (first !== undefined) {
    if (second !== undefined) return ignoring(say, view, choice, preyOf(speech, first), rule);
    return {
      what: shown(say, phrase('evo.prompt.feed.prey', { fig: preyOf(speech, first) })),
      detail: duty,
      rule,
      buttons,
    };
  }
  return {
    what: question(about),
    detail: duty,
    rule,
    buttons,
  };
}

/** An intelligent carnivore: each way to pay is a button. */
function ignoring(
  say: PromptInput['say'],
  { config: { options } }: EvoView,
  { open }: Choice,
  target: Phrase,
  rule: string,
): Prompt {
  const moves = [...open.entries()].flatMap(([spot, found]) => (spot.startsWith('negate:') ? found : []));
  return {
    what: shown(say, phrase('evo.prompt.feed.traits', { target })),
    detail: say('evo.prompt.feed.traits.detail'),
    rule: moves.length > 0 ? 'EVO-4.3.1' : rule,
    buttons: moves.map((move) => ({ label: payLabel(say, options, move), move })),
  };
}

function payLabel(say: PromptInput['say'], options: Config['options'], wire: Wire): string {
  const move = evo.readWire(wire);
  if (move.verb !== 'attack' || move.negated.length === 0) return say('evo.button.plain');
  const price = priceOf(options, move.negated);
  return say('evo.button.negating', { negated: negatedList(say, move.negated), price });
}

function preyOf(speech: PageSpeech, spot: Spot): Phrase {
  const [, seat, place] = spot.split(':').map(Number) as [number, number, number];
  return evo.speciesOf(speech, seat, place);
}

const CONFIRM: Readonly<Record<string, Key>> = {
  attack: 'evo.confirm.attack',
  eat: 'evo.confirm.eat',
  food: 'evo.confirm.food',
  pass: 'evo.confirm.pass',
  decline: 'evo.confirm.decline',
  use: 'evo.confirm.use',
  pay: 'evo.confirm.pay',
  leaf: 'evo.confirm.leaf',
};

/** "Confirm attack": the button says what it confirms. */
function confirmLabel(move: Wire | undefined, { say, snapshot }: PromptInput): string | undefined {
  if (move === undefined) return undefined;
  if (move[0] === 'stop') return say(evo.isPlanning(snapshot) ? 'evo.confirm.plan' : 'evo.confirm.stop');
  return say(CONFIRM[String(move[0])] ?? 'evo.confirm.card');
}

/** The question that the others are asked, as far as everybody can see it. */
function othersKind(about: PromptInput, view: EvoView): string {
  if (view.phase === 'food') return 'food-card';
  if (view.phase === 'play') return evo.isPlanning(about.snapshot) ? 'plan-card' : 'play-card';
  return { leaf: 'leaf-order', window: 'intelligence', feed: 'feed', pay: 'payment' }[view.step ?? 'feed'];
}

function waiting(about: PromptInput, view: EvoView): Prompt {
  const { snapshot, names, say } = about;
  const others = snapshot.waitingFor.filter((seat) => seat !== names.viewer);
  if (others.length === 0) return { what: say('evo.title'), buttons: [] };
  const who = listOf(
    say,
    others.map((seat) => names.of(seat)),
  );
  const kind = othersKind(about, view);
  const simultaneous = kind === 'food-card' || kind === 'plan-card';
  if (simultaneous && others.length > 1) {
    return { what: say.rich(`evo.prompt.waiting.${kind}`, { who }), buttons: [] };
  }
  return { what: say.rich(`evo.prompt.other.${kind}` as Key, { who }), buttons: [] };
}

function over({ snapshot, names, say }: PromptInput): Prompt {
  return {
    what: sayResult(snapshot, names, say),
    detail: say('evo.prompt.over'),
    rule: 'EVO-7.3',
    buttons: [],
  };
}
