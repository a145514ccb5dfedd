import { CARDS, type CardId, type MarineView, TRAITS } from '@clade/dominant-species-marine';
import type { Wire } from '@clade/engine';
import { actingSpace, animalOfSeat } from '@clade/wording/dominant-species-marine';
import type { ReactNode } from 'react';
import type { Key, Say } from '../../text/text.tsx';
import { plainList } from '../earth/lexicon.ts';
import { saidOf } from '../earth/overlay/told.ts';
import { ownAnimals, worthOf } from '../earth/overlay/worth.ts';
import { tileAt } from '../earth/scene/look.ts';
import { isPicked } from '../earth/sets.ts';
import { stageOf } from '../earth/stage.ts';
import { toolsOf } from '../earth/tools.tsx';
import type { Prompt, PromptButton, PromptInput } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { spaceFacts } from './scene/display.ts';
import { lookOf } from './scene/look.ts';
import { type MarineStage, present } from './scene/stage.ts';
import {
  animalOf,
  cardName,
  cardText,
  feederOf,
  spaceName,
  spaceParts,
  tileOf,
  traitName,
  traitText,
} from './speech.ts';
import { sayMove, sayQuestion, sayResult } from './worded.ts';

/** What the prompt bar says: to me what I must or may do, to others whom the table waits for. */
export function prompt(about: PromptInput): Prompt {
  const { snapshot, turn, say } = about;
  const view = snapshot.view as MarineView | null;
  if (view === null) return { what: say('m.title'), buttons: [] };
  if (snapshot.result !== undefined) return over(about);
  const { decision } = snapshot;
  if (turn === undefined || decision === undefined) return waiting(about, view);
  const stage = stageOf<MarineView>(MARINE, { ...about, phone: false });
  const confirm = turn.waiting === undefined ? undefined : confirmLabel(say, view, turn.waiting);
  const detail = detailOf(stage);
  return {
    what: sayQuestion(snapshot, stage.choice.run.moves.length, stage.names, say),
    ...(detail === undefined ? {} : { detail }),
    rule: ruleOf(stage) ?? decision.rule,
    buttons: buttonsOf(stage),
    tools: toolsOf({ ...about, turn, game: MARINE }),
    ...(confirm === undefined ? {} : { confirm }),
  };
}

/** The space under the pointer, the card that is resolved, the trait that asks, or what the section does. */
function detailOf(stage: MarineStage): ReactNode {
  const { say, snapshot, turn } = stage;
  const view = snapshot.view as MarineView;
  const looked = turn?.considered?.move;
  if (looked?.[0] === 'place') return spaceDetail(stage, String(looked[1]));
  if (looked?.[0] === 'score') return scoredDetail(stage, String(looked[1]));
  const { kind = '', source = '' } = snapshot.decision ?? {};
  const card = view.asked?.card ?? CARDS.find(({ id }) => id === source)?.id;
  if (card) return cardDetail(say, view, card);
  if (TRAITS.some(({ id }) => id === source)) {
    return say('m.ask.card-detail', { card: traitName(say, source), text: traitText(say, source) });
  }
  if (kind === 'turn') return turnDetail(stage);
  if (kind === 'special-space') return say('m.ask.special-space.detail');
  const space = actingSpace(stage.snapshot);
  return space === undefined ? undefined : spaceDetail(stage, space);
}

function cardDetail(say: Say, view: MarineView, card: CardId): string {
  const slot = view.row.find((entry) => entry.card === card)?.slot;
  return say('m.ask.card-detail', {
    card: cardName(say, card),
    text: cardText(say, card, slot ?? say('m.x')),
  });
}

function spaceDetail(stage: MarineStage, space: string): string {
  const { say } = stage;
  const what = spaceFacts(stage, space);
  const does = feederOf(space) === undefined ? say(`m.section.${spaceParts(space).section}.does`) : '';
  return what === undefined
    ? say('m.ask.space', { space: spaceName(say, space), does })
    : say('m.ask.space.now', { space: spaceName(say, space), does, what });
}

function turnDetail(stage: MarineStage): string {
  const own = animalOfSeat(present(stage), stage.names.viewer);
  const special = stage.snapshot.legal.filter(({ move }) => move[0] === 'special').length;
  return stage.say('m.ask.turn.detail', { basic: own?.pawns.available ?? 0, special });
}

/** The rule of the section under the pointer. */
function ruleOf({ turn }: MarineStage): string | undefined {
  const move = turn?.considered?.move;
  if (move?.[0] !== 'place') return undefined;
  const space = String(move[1]);
  return feederOf(space) === undefined ? SECTION_RULES[spaceParts(space).section] : 'DSM-6.4.2';
}

const SECTION_RULES: Readonly<Record<string, string>> = {
  abundance: 'DSM-5.5',
  autotrophs: 'DSM-5.6',
  depletion: 'DSM-5.7',
  adaptation: 'DSM-5.8',
  regression: 'DSM-5.9',
  speciation: 'DSM-5.10',
  wanderlust: 'DSM-5.11',
  tectonics: 'DSM-5.12',
  migration: 'DSM-5.13',
  competition: 'DSM-5.14',
  evolution: 'DSM-5.15',
  domination: 'DSM-5.16',
};

function buttonsOf(stage: MarineStage): PromptButton[] {
  const { say, turn } = stage;
  const made = stage.choice.run.moves.length;
  return (turn?.legal ?? []).flatMap(({ move }): PromptButton[] => {
    switch (move[0]) {
      case 'retrieve':
        return [{ label: sayMove(move, stage.snapshot, stage.names, say), move }];
      case 'use':
        return [{ label: say('m.button.use'), move }];
      case 'forgo':
        return [{ label: say('m.button.forgo'), move }];
      case 'skip':
        return [{ label: say('m.button.skip'), move }];
      case 'stop':
        // What waits is not dropped by a word that means the end of the choice: Confirm says that.
        if (turn && isPicked(stage.snapshot, turn, MARINE)) return [];
        // It ends what was chosen piece by piece: there is nothing more to confirm.
        return made > 0
          ? [{ label: say('m.button.stop'), move, sure: true }]
          : [{ label: say('m.button.forgo'), move }];
      default:
        return [];
    }
  });
}

function confirmLabel(say: Say, view: MarineView, [verb, noun]: Wire): string | undefined {
  if (verb === 'score') return say('m.confirm.score', { tile: tileOf(say, view, String(noun)) });
  const key = `m.confirm.${String(verb)}`;
  return say.texts.has(key) ? say(key as Key) : undefined;
}

/** Who would get what for the tile that is chosen or under the pointer, and whether a card follows. */
function scoredDetail(stage: MarineStage, hex: string): string {
  const { say } = stage;
  const look = lookOf(present(stage));
  const tile = tileAt(look, hex);
  if (tile === undefined) return '';
  const mine = ownAnimals(stage);
  const worth = worthOf(tile, look, mine);
  const said = saidOf(MARINE, worth, mine.size > 0, say);
  return worth.card === undefined ? said : `${said} ${say('m.ask.evolution.card')}`;
}

function waiting(about: PromptInput, view: MarineView): Prompt {
  const { snapshot, names, say } = about;
  const others = snapshot.waitingFor.filter((seat) => seat !== names.viewer);
  if (others.length === 0) return { what: say('m.title'), buttons: [] };
  const who = plainList(
    say,
    others.map((seat) => names.of(seat)),
  );
  return { what: othersQuestion(say, view, who), buttons: [] };
}

/** The question that others are asked, as far as everybody can see it. */
function othersQuestion(say: Say, view: MarineView, who: string): string {
  const { card, animal } = view.asked ?? { card: null, animal: null };
  if (card !== null) return say('m.other.card', { who, card: cardName(say, card) });
  switch (view.phase) {
    case 'traits':
      return say('m.other.traits', { who });
    case 'choosing':
      return say('m.other.animal', { who });
    case 'set-up':
      return say('m.other.set-up', { who });
    case 'reseed':
      return say('m.other.reseed', { who });
    default:
      return animal !== null && animal !== view.turn
        ? say('m.other.for', { who, animal: animalOf(say, animal) })
        : say('m.other.turn', { who });
  }
}

function over({ snapshot, names, say }: PromptInput): Prompt {
  return {
    what: sayResult(snapshot, names, say),
    detail: say('m.over.detail'),
    rule: 'DSM-5.18',
    buttons: [],
  };
}
