import { type AnimalView, BOARD_SPACES, ELEMENTS, type MarineView } from '@clade/dominant-species-marine';
import type { Paper, Viewer } from '../../entry.ts';
import {
  animalPaint,
  animalWord,
  dominationOf,
  elementCode,
  elementPaint,
  hasTrait,
  LETTERS,
  letterOf,
  pawnsOut,
  spaceCode,
  spaceTitle,
  traitName,
} from '../../names/dominant-species-marine.ts';
import { elementsText } from '../../names/earth.ts';
import { elementList } from '../../names/elements.ts';
import { say } from '../../speech.ts';
import { playerName } from '../../story.ts';
import { clip, columns, listOf, padTo, type TextStyle, widthOf, wrap } from '../../text.ts';
import { shortName } from '../earth.ts';
import { pawnText } from './display.ts';

/** From here on names of players are written out. */
const WIDE = 100;

/** Columns that elements and traits need to stand behind the rest; below it otherwise. */
const BEHIND = 36;

/** What concerns each element: disks, targets, who controls the special pawn, and how far the animals have come. */
export function drawElements(view: MarineView, style: TextStyle): string[] {
  const onEarth = ELEMENTS.map((e) => view.corners.filter(({ element }) => element === e).length);
  const rows = [
    [`  ${say('cli.map.row.element')}`, ...ELEMENTS.map((e) => elementPaint(e, style)(elementCode(e)))],
    [`  ${say('cli.map.row.earth')}`, ...ELEMENTS.map((e, k) => `${onEarth[k]} + ${view.bag[e] ?? 0}`)],
    [`  ${say('cli.map.row.target')}`, ...view.specials.map(({ target }) => String(target))],
    [`  ${say('cli.map.row.special')}`, ...view.specials.map((pawn) => controlText(pawn, style))],
    ...view.animals.map((animal) => [
      `  ${say('cli.map.row.value', { letter: letterOf(animal.animal, style) })}`,
      ...dominationOf(view, animal).map(({ own, tiles, value, dominates }) => {
        if (own === 0) return style.dim('·');
        const text = `${own}×${tiles}${tiles > 0 ? `=${value}` : ''}`;
        return dominates ? style.bold(`${text}*`) : text;
      }),
    ]),
  ];
  return columns(rows);
}

/** `R`, or `R out` while the pawn stands somewhere. */
function controlText({ controller, space }: MarineView['specials'][number], style: TextStyle): string {
  if (controller === null) return style.dim('–');
  const letter = letterOf(controller, style);
  return space === null ? letter : say('cli.map.out', { letter });
}

export function drawAnimals(view: MarineView, viewer: Viewer, { names, width, style }: Paper): string[] {
  // In turn order, which goes up the Food Chain (DSM-5.1.1).
  const animals = [...view.animals].reverse();
  if (animals.length === 0) return [];
  const wide = width >= WIDE;
  const head = [
    `  ${say('cli.map.head.animal')}`,
    say('cli.map.head.player'),
    say('cli.map.head.points'),
    say('cli.map.head.pool'),
    say('cli.map.head.lost'),
    say('cli.map.head.pawns'),
    say('cli.map.head.chain'),
    say('cli.map.head.after'),
  ];
  const rows = animals.map((a) => animalRow(view, a, viewer, names, wide, style));
  const [first = '', ...lines] = columns([head.map((cell) => style.dim(cell)), ...rows], wide ? '  ' : ' ');
  const at = Math.max(...[first, ...lines].map(widthOf)) + 2;
  const texts = animals.map((a) => ownText(view, a, style));
  if (width - at < BEHIND) {
    return [first, ...lines.flatMap((line, i) => [line, ...wrap(`      ${texts[i]}`, width, '        ')])];
  }
  const indent = ' '.repeat(at + 2);
  return [
    `${padTo(first, at)}${style.dim(say('cli.map.head.own'))}`,
    ...lines.flatMap((line, i) => wrap(`${padTo(line, at)}${texts[i]}`, width, indent)),
  ];
}

function animalRow(
  view: MarineView,
  a: AnimalView,
  viewer: Viewer,
  names: readonly string[],
  wide: boolean,
  style: TextStyle,
): (string | number)[] {
  const name = `${LETTERS[a.animal]} ${animalWord(a.animal)}`;
  const mark = view.asked?.animal === a.animal || view.turn === a.animal ? '▶' : ' ';
  return [
    `${mark} ${a.seat === viewer ? style.bold(animalPaint(a.animal, style)(name)) : animalPaint(a.animal, style)(name)}`,
    wide ? (names[a.seat] ?? playerName(a.seat)) : clip(shortName(names, a.seat), 11),
    a.points,
    a.pool,
    a.eliminated,
    `${a.pawns.available}+${a.pawns.display}`,
    a.chain === 'left' ? say('cli.map.left') : style.dim(say('cli.map.right')),
    wide ? afterText(view, a) : clip(afterText(view, a), 19),
  ];
}

/** DSM-5.2.2, DSM-6.4.9: behind which pawn basic pawns go next, or, with Flight, before which. */
function afterText(view: MarineView, a: AnimalView): string {
  const out = pawnsOut(view, a.animal);
  if (out === undefined) return say('cli.map.anywhere');
  if (!hasTrait(a, 'flight')) return spaceTitle(out.last);
  const space = spaceCode(out.first);
  return out.first === out.last
    ? say('cli.map.before', { space })
    : say('cli.map.before.last', { last: spaceCode(out.last), space });
}

function ownText(view: MarineView, a: AnimalView, style: TextStyle): string {
  const onTrait =
    Object.keys(a.onTrait).length > 0 ? ` ${say('cli.map.on-trait', { list: elementList(a.onTrait) })}` : '';
  const disks = Object.values(a.elements).reduce((sum, n) => sum + n, 0);
  const full = disks >= BOARD_SPACES ? ` ${say('cli.map.full')}` : '';
  return `${elementsText(a.elements, a.printed, elementList)}${onTrait}${full} · ${traitText(view, a, style)}`;
}

/** Traits in sight, or what the reader may know of those that are being chosen. */
function traitText(view: MarineView, a: AnimalView, style: TextStyle): string {
  if (view.phase === 'choosing') return '';
  if (view.phase === 'traits') {
    if (Array.isArray(a.kept)) return say('cli.map.keeps', { list: listOf(a.kept.map(traitName)) });
    if (a.kept === true) return say('cli.map.has-chosen');
    return a.dealt ? say('cli.map.dealt', { list: listOf(a.dealt.map(traitName)) }) : say('cli.map.choosing');
  }
  const held = a.traits.map((id) => {
    const name =
      id === 'exaptation' && a.copied !== null
        ? say('cli.map.as', { trait: traitName(id), copy: traitName(a.copied) })
        : traitName(id);
    return style.bold(name);
  });
  const pawn = view.spaces[`feeder-${a.animal}`];
  const feeder = hasTrait(a, 'bottom-feeder') ? ` [${pawn === undefined ? ' ' : pawnText(pawn, style)}]` : '';
  return (held.join(', ') || say('cli.map.no-trait')) + feeder;
}
