import type { DsView, TileView } from '@clade/dominant-species';
import type { Wire } from '@clade/engine';
import { askerName } from '@clade/wording/dominant-species';
import { said } from '../../text/phrase.tsx';
import type { Key } from '../../text/text.tsx';
import { choiceOf } from '../earth/choice.ts';
import { saidOf } from '../earth/overlay/told.ts';
import { worthOf } from '../earth/overlay/worth.ts';
import { tileAt } from '../earth/scene/look.ts';
import { declineAll, isPicked } from '../earth/sets.ts';
import { namesOf } from '../earth/spots.ts';
import { toolsOf } from '../earth/tools.tsx';
import type { Prompt, PromptButton, PromptInput } from '../game-ui.ts';
import { GAME } from './game.ts';
import { Planned } from './planned.tsx';
import { lookOf } from './scene/look.ts';
import { phaseNote } from './scene/table.ts';
import { animalName, tileName } from './speech.ts';
import { sayQuestion, sayResult } from './worded.ts';
import './dominant-species.css';

/** What the prompt bar says: to me what I must or may do, to others whom the table waits for. */
export function prompt(about: PromptInput): Prompt {
  const { snapshot, turn, names, say } = about;
  const view = snapshot.view as DsView | null;
  if (view === null) return { what: say('ds.title'), buttons: [] };
  if (snapshot.result !== undefined) return over(about);
  const kind = snapshot.decision?.kind;
  if (turn === undefined || kind === undefined) return waiting(about, view);
  const rule = snapshot.decision?.rule;
  const planning = kind === 'placement';
  const tools =
    toolsOf({ game: GAME, snapshot, turn, names, say }) ??
    (planning ? <Planned view={view} viewer={snapshot.viewer} say={say} /> : undefined);
  const detail = detailOf(about, view, kind);
  return {
    what: questionOf(about, view, kind),
    ...(detail === undefined ? {} : { detail }),
    ...(rule ? { rule } : {}),
    buttons: buttonsOf(about),
    ...(tools === undefined ? {} : { tools }),
    ...confirmOf(about, view),
  };
}

function confirmOf({ turn, say }: PromptInput, view: DsView): Pick<Prompt, 'confirm'> {
  const [verb, noun] = turn?.waiting ?? [];
  if (verb === 'place') return { confirm: say('ds.confirm.place') };
  return verb === 'score'
    ? { confirm: say('ds.confirm.score', { tile: tileName(say, view, String(noun)) }) }
    : {};
}

/** The tile that would be scored: chosen, or under the pointer. */
function scoredTile({ turn }: PromptInput, view: DsView): TileView | undefined {
  const move = turn?.considered?.move ?? turn?.waiting;
  return move?.[0] === 'score' ? view.tiles.find(({ hex }) => hex === move[1]) : undefined;
}

/** Who would get what for a tile, and who takes a card. */
function scoredDetail(about: PromptInput, view: DsView, hex: string): string {
  const { say, snapshot } = about;
  const look = lookOf(view);
  const tile = tileAt(look, hex);
  if (tile === undefined) return '';
  const mine = new Set<string>(
    view.animals.filter(({ seat }) => seat === snapshot.viewer).map(({ animal }) => animal),
  );
  const worth = worthOf(tile, look, mine);
  const card =
    worth.card === undefined
      ? say('ds.prompt.domination.none')
      : mine.has(worth.card)
        ? say('ds.prompt.domination.you', { n: view.cards.faceUp.length })
        : say('ds.prompt.domination.other', { animal: animalName(say, worth.card) });
  return `${saidOf(GAME, worth, mine.size > 0, say)} ${card}`;
}

function questionOf(about: PromptInput, view: DsView, kind: string): string {
  const { say, snapshot, turn, names } = about;
  const choice = choiceOf(snapshot, turn, GAME);
  const [held] = choice.held;
  if (kind === 'migration' && held !== undefined)
    return say('ds.prompt.migration.held', { tile: tileName(say, view, namesOf(held)[0] ?? '') });
  const tile = kind === 'domination' ? scoredTile(about, view) : undefined;
  if (tile !== undefined) return say('ds.prompt.domination.tile', { tile: tileName(say, view, tile.hex) });
  return sayQuestion(snapshot, choice.run.moves.length, names, say);
}

const DETAILED: ReadonlySet<string> = new Set(['speciation', 'speciation-cubes', 'migration']);

/** Which animal is asked by what, and how to answer. */
function detailOf(about: PromptInput, view: DsView, kind: string): string | undefined {
  const { say } = about;
  const animal = view.asked?.animal;
  if (animal == null) return undefined;
  const scored = kind === 'domination' ? scoredTile(about, view) : undefined;
  if (scored !== undefined) return scoredDetail(about, view, scored.hex);
  if (kind === 'placement') {
    const n = view.animals.find((one) => one.animal === animal)?.pawns.available ?? 0;
    const by = animalName(say, animal);
    return say('ds.prompt.by.both', { by, detail: say('ds.prompt.placement.detail', { n }) });
  }
  const asker = askerName(about.snapshot);
  const by = asker === undefined ? '' : said(say, asker);
  if (!DETAILED.has(kind)) return by;
  return say('ds.prompt.by.both', { by, detail: say(`ds.prompt.${kind}.detail` as Key) });
}

/** Ways out; what ends a choice that was made is the confirmation itself. */
function buttonsOf({ turn, say, snapshot }: PromptInput): PromptButton[] {
  const moves = turn?.legal.map(({ move }) => move) ?? [];
  const made = choiceOf(snapshot, turn, GAME).run.moves.length;
  return moves.flatMap((move: Wire): PromptButton[] => {
    switch (move[0]) {
      case 'use':
        return [{ label: say('ds.button.use'), move }];
      case 'stop':
        // What waits is not dropped by a word that means the end of the choice: Confirm says that.
        if (turn && isPicked(snapshot, turn, GAME)) return [];
        return [
          {
            label: say(made > 0 ? 'ds.button.stop' : 'ds.button.forgo'),
            move,
            ...(made > 0 ? { sure: true } : {}),
          },
        ];
      case 'forgo':
        return [{ label: say('ds.button.forgo'), move }];
      case 'skip':
        // What was picked of several questions together is confirmed as it is.
        if (made > 0) return [];
        return snapshot.decision?.kind === 'competition' && turn
          ? [{ label: say('ds.button.forgo'), move, run: () => declineAll(snapshot, turn) }]
          : [{ label: say('ds.button.skip'), move }];
      default:
        return [];
    }
  });
}

function waiting({ snapshot, names, say }: PromptInput, view: DsView): Prompt {
  const [other] = snapshot.waitingFor.filter((seat) => seat !== names.viewer);
  if (other === undefined) return { what: say('ds.title'), buttons: [] };
  const animal = view.asked?.animal;
  if (animal == null) return { what: say('ds.prompt.wait.plain', { who: names.of(other) }), buttons: [] };
  return {
    what: say('ds.prompt.wait', {
      who: names.of(other),
      animal: animalName(say, animal),
      what: phaseNote({ view, say }),
    }),
    short: say('ds.prompt.wait.plain', { who: names.of(other) }),
    ...(view.phase === 'planning'
      ? { tools: <Planned view={view} viewer={snapshot.viewer} say={say} /> }
      : {}),
    buttons: [],
  };
}

function over({ snapshot, names, say }: PromptInput): Prompt {
  return {
    what: sayResult(snapshot, names, say),
    detail: say('ds.prompt.over'),
    rule: 'DS-5.10.5',
    buttons: [],
  };
}
