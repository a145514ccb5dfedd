import type { EarthWhatIf } from '@clade/earth';
import type { Choice, Option } from '../entry.ts';
import { elementWord, terrainWord } from '../names/earth.ts';
import { say } from '../speech.ts';
import { listOf } from '../text.ts';
import {
  cornerChoices,
  cubeChoices,
  earthChanges,
  type HexSight,
  moveChoices,
  noun,
  tilesBeside,
  tileText,
} from './hexes.ts';
import { counts, withHint } from './shared.ts';

/** Menus of questions that both hex games ask. */

export interface EarthTable {
  readonly sight: HexSight;
  /** What an animal is called in this game. */
  animal(id: string): string;
  readonly stacks: readonly { readonly top: string | null; readonly left: number }[];
  /** Points of the first, second, ... animal on a terrain. */
  values(terrain: string): readonly number[];
  /** What the new tile earns on a hex. */
  laid(hex: string): string;
  /** Questions where each tile takes one cube, so that the tile is what is chosen. */
  readonly oneCube: ReadonlySet<string>;
  /** What a card is called, and what it does. */
  card(id: string): { readonly name: string; readonly hint: string };
}

/** One choice for each option. */
export function choices(
  options: readonly Option[],
  label: (option: Option) => string,
  hint: (option: Option) => string | undefined,
): Choice[] {
  return options.map((option) => withHint(label(option), option, hint(option)));
}

/** Where no verb is known, the moves name tiles. */
export function earthMenu(table: EarthTable, kind: string, options: readonly Option[]): Choice[] {
  const { sight } = table;
  const each = (label: (option: Option) => string): Choice[] => choices(options, label, sight.hint);
  const tile = (option: Option): string => tileText(sight, noun(option, 1));
  switch (options[0]?.wire[0]) {
    case 'put':
    case 'remove':
    case 'keep':
    case 'speciate':
    case 'swap':
    case 'lift':
      return cornerChoices(sight, options);
    case 'stack':
      return options.map((option) => stackChoice(table, option));
    case 'lay':
      return choices(
        options,
        (option) =>
          say('cli.hex.lay', { hex: noun(option, 1), list: listOf(tilesBeside(sight, noun(option, 1))) }),
        (option) => table.laid(noun(option, 1)),
      );
    case 'move':
      return moveChoices(sight, options);
    case 'add':
      return table.oneCube.has(kind)
        ? each((option) => say('cli.hex.on', { tile: tile(option) }))
        : counts(options, 2, sight.hint);
    case 'bring':
      return counts(options, 2, sight.hint);
    case 'send':
      return counts(options, 3, sight.hint);
    case 'eliminate':
    case 'return':
      return cubeChoices(sight, table.animal, options, 2, 1, 'tile');
    case 'spare':
      return each((option) => say('cli.hex.the', { animal: table.animal(noun(option, 1)) }));
    case 'card':
      return choices(
        options,
        (option) => table.card(noun(option, 1)).name,
        (option) => table.card(noun(option, 1)).hint,
      );
    default:
      return each(tile);
  }
}

function stackChoice({ stacks, values }: EarthTable, option: Option): Choice {
  const stack = Number(option.wire[1]);
  const { top, left } = stacks[stack - 1] ?? { top: null, left: 0 };
  const points = top === null ? [] : values(top);
  return withHint(
    say('cli.hex.stack', { terrain: terrainWord(top ?? ''), n: stack }),
    option,
    say('cli.hex.stack.hint', { points: points.join('/'), left }),
  );
}

/** The element, with how many there are where it comes from. */
export function counted(
  element: string,
  from: Readonly<Partial<Record<string, number>>> | undefined,
): string {
  const n = from?.[element] ?? 1;
  const what = elementWord(element);
  return n > 1 ? say('cli.hex.of-them', { what, n }) : what;
}

/** What would change at once: points, what only one of the games knows, endangered cubes. */
export function consequences(
  changes: EarthWhatIf,
  own: readonly string[],
  animal: (id: string) => string,
): string {
  const { points, danger } = earthChanges(changes, animal);
  const drawn = changes.draws ? [say('cli.hex.drawn')] : [];
  return [...points, ...own, ...danger, ...drawn].join('; ');
}

/** How the spaces of an action display are told apart. */
export interface DisplayNames {
  section(space: string): string;
  title(space: string): string;
  /** `Regression (1 of 2 free)`. */
  heading(section: string, options: readonly Option[]): string;
  sectionHint(section: string): string;
  spaceHint(space: string): string;
}

/** First the section, then the space in it; a section with one space to choose is one choice. */
export function placements(names: DisplayNames, options: readonly Option[]): Choice[] {
  const groups = Map.groupBy(options, (option) => names.section(noun(option, 1)));
  return [...groups].map(([section, group]): Choice => {
    const [first, ...others] = group as [Option, ...Option[]];
    const hint = names.sectionHint(section);
    if (others.length === 0) {
      const space = noun(first, 1);
      return withHint(names.title(space), first, names.spaceHint(space) || hint);
    }
    const sub = choices(
      group,
      (option) => names.title(noun(option, 1)),
      (option) => names.spaceHint(noun(option, 1)),
    );
    const label = names.heading(section, group);
    return hint === '' ? { label, sub } : { label, hint, sub };
  });
}
