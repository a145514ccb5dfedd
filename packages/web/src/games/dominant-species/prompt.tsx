import { type DsView, ELEMENTS, MIGRATION_CUBES, type TileView } from '@clade/dominant-species';
import type { Wire } from '@clade/engine';
import type { Key } from '../../text/text.tsx';
import { choiceOf } from '../earth/choice.ts';
import { elementName, plainList, terrainName } from '../earth/lexicon.ts';
import { saidOf } from '../earth/overlay/told.ts';
import { worthOf } from '../earth/overlay/worth.ts';
import { tileAt } from '../earth/scene/look.ts';
import { declineAll, isPicked } from '../earth/sets.ts';
import { isWayOut, namesOf } from '../earth/spots.ts';
import { toolsOf } from '../earth/tools.tsx';
import type { Prompt, PromptButton, PromptInput } from '../game-ui.ts';
import { competitionTerrains } from './competition.ts';
import { GAME } from './game.ts';
import { Planned } from './planned.tsx';
import { lookOf } from './scene/look.ts';
import { phaseNote } from './scene/table.ts';
import { animalName, cardName, entryName, spaceParts, tileName } from './speech.ts';
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

/** The first legal answer says which tile is meant, where the question is about one. */
function tileAsked({ turn, say }: PromptInput, view: DsView): string {
  const move = turn?.legal.find((legal) => !isWayOut(legal.move))?.move;
  return move === undefined ? '' : tileName(say, view, String(move[1]));
}

function questionOf(about: PromptInput, view: DsView, kind: string): string {
  const { say, snapshot, turn } = about;
  const { section, place } = spaceParts(view.cursor ?? '');
  switch (kind) {
    case 'abundance-corner': {
      const taken = snapshot.draft.moves.at(-1);
      return say('ds.prompt.abundance-corner', {
        element: taken?.[0] === 'take' ? elementName(say, String(taken[1])) : 'none',
      });
    }
    case 'speciation':
      return say('ds.prompt.speciation', { element: elementName(say, ELEMENTS[place] ?? 'meat') });
    case 'glaciation':
      return say(snapshot.decision?.optional ? 'ds.prompt.glaciation' : 'ds.prompt.glaciation.must');
    case 'migration': {
      const choice = choiceOf(snapshot, turn, GAME);
      const [held] = choice.held;
      if (held !== undefined)
        return say('ds.prompt.migration.held', { tile: tileName(say, view, namesOf(held)[0] ?? '') });
      const all = section === 'migration' ? (MIGRATION_CUBES[place] ?? 0) : 0;
      return say('ds.prompt.migration', { n: Math.max(0, all - choice.run.moves.length) });
    }
    case 'competition':
      return say('ds.prompt.competition', {
        list: plainList(
          say,
          competitionTerrains(view).map((terrain) => terrainName(say, terrain).toLocaleLowerCase(say.locale)),
        ),
      });
    case 'domination': {
      const tile = scoredTile(about, view);
      return tile === undefined
        ? say('ds.prompt.domination')
        : say('ds.prompt.domination.tile', { tile: tileName(say, view, tile.hex) });
    }
    case 'biomass':
    case 'predator':
    case 'catastrophe-beside':
      return say(`ds.prompt.${kind}`, { tile: tileAsked(about, view) });
    default:
      return say(`ds.prompt.${kind}` as Key);
  }
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
  const card = view.asked?.card;
  const source =
    card != null
      ? cardName(say, card)
      : view.cursor !== null
        ? entryName(say, view.cursor)
        : phaseNote({ view, say });
  const by = say('ds.prompt.by', { animal: animalName(say, animal), source });
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
  const winner = snapshot.result?.winners[0] ?? 0;
  const n = snapshot.result?.standings[0]?.score ?? 0;
  return {
    what:
      winner === names.viewer
        ? say('ds.prompt.you-won', { n })
        : say('ds.prompt.won', { who: names.of(winner), n }),
    detail: say('ds.prompt.over'),
    rule: 'DS-5.10.5',
    buttons: [],
  };
}
