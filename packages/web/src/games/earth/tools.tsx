import { Glyph, Targets } from '@clade/board';
import { AnimalMark, ElementMark, Hexlet, Stepper, type StepperScene } from '@clade/board/hex';
import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import type { Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import type { Choice } from './choice.ts';
import type { EarthGame } from './game.ts';
import { sameAsLastTime } from './last-time.ts';
import { animalId, animalName, asElement, asTerrain, elementName, terrainName, tileName } from './lexicon.ts';
import { meant, pick } from './pick.ts';
import { type EarthView, mostOf } from './seen.ts';
import type { Counter } from './sets.ts';
import { kindOf, namesOf, type Spot } from './spots.ts';
import { type EarthStage, stageOf } from './stage.ts';
import './earth.css';

/** Kinds of spots that lie on the board; everything else is a chip. */
const ON_BOARD: ReadonlySet<string> = new Set(['hex', 'corner', 'token', 'space', 'stack', 'card']);

interface ToolsInput {
  readonly game: EarthGame;
  readonly snapshot: Snapshot;
  readonly turn: Turn | undefined;
  readonly names: Names;
  readonly say: Say;
}

export interface ChipScene {
  readonly spot: Spot;
  readonly label: string;
  readonly chosen: boolean;
  readonly key?: string;
}

/** Counters of the present choice, and chips for what lies nowhere on the board; undefined where there are none. */
export function toolsOf(input: ToolsInput) {
  const { turn } = input;
  if (turn === undefined || !turn.asked) return undefined;
  const stage = stageOf<EarthView>(input.game, { ...input, phone: false });
  const steppers = steppersOf(stage);
  const chips = chipsOf(stage);
  const pool = poolOf(stage);
  const same = sameAsLastTime(input.snapshot, turn, input.game);
  if (steppers.length === 0 && chips.length === 0 && pool === undefined && same === undefined)
    return undefined;
  return <Tools stage={stage} turn={turn} steppers={steppers} chips={chips} pool={pool} same={same} />;
}

interface ToolsProps {
  readonly stage: EarthStage<EarthView>;
  readonly turn: Turn;
  readonly steppers: readonly StepperScene[];
  readonly chips: readonly ChipScene[];
  readonly pool: { readonly from: number; readonly to: number } | undefined;
  /** Answers as the last time this was asked, where that would be something else. */
  readonly same: (() => void) | undefined;
}

function Tools({ stage, turn, steppers, chips, pool, same }: ToolsProps) {
  const { game, snapshot, choice, say } = stage;
  return (
    <Targets
      className="earth-tools"
      onPick={(id) => pick(id, snapshot, turn, choice, game)}
      onHover={(id) => turn.consider(id === undefined ? undefined : meant(id, turn, choice, game))}
    >
      {steppers.length > 0 && (
        <div className="steppers">
          {steppers.map((stepper) => (
            <Stepper key={stepper.key} scene={stepper} />
          ))}
        </div>
      )}
      {chips.length > 0 && (
        <ul className="earth-chips" aria-label={say('earth.tools')}>
          {chips.map((chip) => (
            <li key={chip.spot}>
              <button
                type="button"
                className="earth-chip"
                data-target={chip.spot}
                data-key={chip.key}
                aria-pressed={chip.chosen}
              >
                <ChipMark game={game} spot={chip.spot} />
                {chip.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {same && (
        <button type="button" className="earth-chip" data-act="same" onClick={same}>
          <Glyph id="redo" size={16} />
          {say('earth.same')}
        </button>
      )}
      {pool && (
        <p className="earth-pool">
          <b>{say('earth.gene-pool.change', { ...pool })}</b>
          {say('earth.gene-pool')}
        </p>
      )}
    </Targets>
  );
}

function ChipMark({ game, spot }: { readonly game: EarthGame; readonly spot: Spot }) {
  const [name = ''] = namesOf(spot);
  switch (kindOf(spot)) {
    case 'kind':
    case 'pawn':
      return <ElementMark element={asElement(name)} size={20} />;
    case 'animal':
      return <AnimalMark animal={animalId(game, name)} size={20} />;
    case 'terrain':
      return <Hexlet terrain={asTerrain(name)} size={18} />;
    case 'side':
      return <Glyph id={`vent-${name}`} size={18} />;
    case 'count':
      return <Glyph id="cube" size={16} />;
    default:
      return null;
  }
}

/** Every lit spot that is not on the board. */
export function chipsOf({ choice, game, say, keys }: EarthStage<unknown>): readonly ChipScene[] {
  return [...choice.open.keys()].flatMap((spot) => {
    if (ON_BOARD.has(kindOf(spot))) return [];
    // Counters stand in place of the counts.
    if (kindOf(spot) === 'count' && choice.counters.length > 0) return [];
    const key = keys.get(spot);
    return {
      spot,
      label: chipLabel(say, game, spot),
      chosen: choice.chosen.has(spot),
      ...(key === undefined ? {} : { key }),
    };
  });
}

function chipLabel(say: Say, game: EarthGame, spot: Spot): string {
  const [name = ''] = namesOf(spot);
  switch (kindOf(spot)) {
    case 'kind':
      return say.texts.has(`earth.element.${name}`) ? elementName(say, name) : game.word(say, 'kind', name);
    case 'animal':
      return animalName(say, animalId(game, name));
    case 'terrain':
      return terrainName(say, name);
    case 'count':
      return say('earth.count.chip', { n: Number(name) });
    default:
      return game.word(say, kindOf(spot), name);
  }
}

/** Counters of counts, or of answers that were gathered. */
function steppersOf(stage: EarthStage<EarthView>): readonly StepperScene[] {
  const { choice } = stage;
  if (choice.counters.length > 0) return choice.counters.map((counter) => countStepper(stage, counter));
  return gatheredSteppers(stage, choice);
}

function terrainOf({ view }: EarthStage<EarthView>, hex: unknown): string | undefined {
  return view.tiles.find((tile) => tile.hex === hex)?.terrain;
}

function countStepper(
  stage: EarthStage<EarthView>,
  { key, nouns, value, least, most }: Counter,
): StepperScene {
  const { say, game } = stage;
  const hex = nouns.findLast((noun) => terrainOf(stage, noun) !== undefined);
  const terrain = terrainOf(stage, hex);
  const animal = nouns[0] === 'send' ? String(nouns[1]) : undefined;
  const tile = tileName(say, terrain, String(hex));
  const what = animal === undefined ? tile : `${animalName(say, animalId(game, animal))}, ${tile}`;
  return {
    key,
    label: say('earth.count.label', { what, n: value, most }),
    ...(animal === undefined && terrain !== undefined ? { terrain: asTerrain(terrain) } : {}),
    ...(animal === undefined ? {} : { animal: animalId(game, animal) }),
    name: terrain === undefined ? '' : terrainName(say, terrain),
    place: String(hex),
    value,
    of: say('earth.count.of', { n: most }),
    ...(value > least ? { less: { id: `less:${key}`, label: say('earth.count.less', { what }) } } : {}),
    ...(value < most
      ? {
          more: { id: `more:${key}`, label: say('earth.count.more', { what }) },
          most: { id: `most:${key}`, label: say('earth.count.most', { what }) },
        }
      : {}),
    lessLabel: say('earth.count.no-less', { what }),
    moreLabel: say('earth.count.no-more', { what }),
  };
}

/** Each different answer of the run with how often it was given. */
function gatheredSteppers(stage: EarthStage<EarthView>, choice: Choice): readonly StepperScene[] {
  const { game, say, snapshot } = stage;
  const bundled = game.bundled?.[choice.kind ?? ''] !== undefined;
  if (choice.kind === undefined || !(bundled || game.gathered.has(choice.kind))) return [];
  const waiting = bundled ? undefined : stage.turn?.waiting;
  const moves = waiting === undefined ? choice.run.moves : [...choice.run.moves, waiting];
  const counts = new Map<string, number>();
  for (const move of moves) counts.set(JSON.stringify(move), (counts.get(JSON.stringify(move)) ?? 0) + 1);
  return [...counts].map(([key, value]) => {
    const move = JSON.parse(key) as Wire;
    const most = Math.max(value, mostOf(choice.run.moves, move, snapshot));
    const [verb, a, b] = move;
    const terrain = terrainOf(stage, verb === 'move' ? b : verb === 'replace' ? b : a);
    const whose = verb === 'replace' ? a : verb === 'eliminate' ? b : undefined;
    const animal = whose === undefined ? undefined : animalId(game, String(whose));
    const what =
      verb === 'move'
        ? say('earth.move.pair.label', { from: String(a), to: String(b) })
        : tileName(say, terrain, String(verb === 'replace' ? b : a));
    const again = choice.legal.some((legal) => JSON.stringify(legal.move) === key) && value < most;
    return {
      key,
      label: say('earth.count.label', { what, n: value, most }),
      ...(animal === undefined && terrain !== undefined ? { terrain: asTerrain(terrain) } : {}),
      ...(animal === undefined ? {} : { animal }),
      name:
        verb === 'move'
          ? say('earth.move.pair', { from: String(a), to: String(b) })
          : tileName(say, terrain, String(verb === 'replace' ? b : a)),
      value,
      of: say('earth.count.of', { n: most }),
      less: { id: `back:${key}`, label: say('earth.count.less', { what }) },
      ...(again ? { more: { id: `again:${key}`, label: say('earth.count.more', { what }) } } : {}),
      lessLabel: say('earth.count.no-less', { what }),
      moreLabel: say('earth.count.no-more', { what }),
    };
  });
}

/** How the gene pool of the animal that acts changes with the choice. */
function poolOf({ view, base, choice }: EarthStage<EarthView>): { from: number; to: number } | undefined {
  if (choice.counters.length === 0 && choice.run.moves.length === 0) return undefined;
  const animal = base.asked?.animal;
  const find = ({ animals }: EarthView): number | undefined =>
    animals.find((one) => one.animal === animal)?.pool;
  const from = find(base);
  const to = find(view);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}
