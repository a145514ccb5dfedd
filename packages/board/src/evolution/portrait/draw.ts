import type { TraitId } from '../scene.ts';
import { type Build, bellyOf, faceOf, farLegs, hideOf, outlineOf, shadeOf, skullOf } from './build.ts';
import { place, placeAll, type Stroke } from './path.ts';
import { bird, branch, farHerd, GROUND, grass, ground, littleOne, mound, nest } from './scenery.ts';

const INK = 'var(--ink)';
const PAPER = 'var(--panel)';
const LINE = 3.2;

export interface Sitter {
  /** 1 to 6. */
  readonly body: number;
  readonly population: number;
  readonly traits: readonly TraitId[];
}

/** Scale of the animal by body size: feet stay on the ground. */
export function scaleOf(body: number): number {
  return 0.42 + 0.065 * (body - 1);
}

/**
 * The picture of one species, in a frame of 120 by 72. Each trait has a place of its own, so that any three can be seen
 * together. It is decoration: every fact also stands on the board as a number or a word.
 */
export function drawPortrait({ body, population, traits }: Sitter): Stroke[] {
  const has = new Set(traits);
  const build: Build = {
    bulk: (body - 1) / 5,
    carnivore: has.has('carnivore'),
    climber: has.has('climbing'),
    longNeck: has.has('long-neck'),
    scavenger: has.has('scavenger'),
    horns: has.has('horns'),
    clever: has.has('intelligence'),
    calling: has.has('warning-call'),
  };
  const scale = scaleOf(body);
  const picture: Stroke[] = [...farHerd(population), ...(build.climber ? branch : ground)];
  if (has.has('burrowing')) picture.push(...mound);
  if (has.has('fertile')) picture.push(...nest);
  picture.push(...placeAll(animal(build, has), 56, GROUND, scale));
  if (has.has('cooperation')) picture.push(...littleOne(build.carnivore));
  if (has.has('ambush')) picture.push(...grass);
  return picture;
}

function animal(build: Build, has: ReadonlySet<TraitId>): Stroke[] {
  const hide = hideOf(build);
  const skull = skullOf(build);
  const outline = outlineOf(build);
  const far = farLegs(build.bulk);
  const shell = has.has('hard-shell');
  const fat = has.has('fat-tissue');
  const marks: Stroke[] = [];

  for (const [x, size] of companions(has)) {
    marks.push({
      d: place(far + outline, x, 0, size),
      fill: 'var(--ghost)',
      stroke: INK,
      width: 2.6,
      outline: true,
      opacity: 0.55,
    });
  }
  marks.push({ d: far, fill: hide.far, stroke: INK, width: LINE, outline: true });
  if (fat && !shell) {
    marks.push(
      { d: 'M-30,-36C-28,-60 0,-62 8,-39Z', fill: 'var(--fatc)', stroke: INK, width: LINE, outline: true },
      { d: 'M-21,-44C-16,-54 -5,-54 0,-44', stroke: INK, width: 1.2, dash: '2 2.5' },
    );
  }
  marks.push({ d: outline, fill: hide.near, stroke: INK, width: LINE, outline: true }, ...shadeOf(build));
  if (fat && shell) {
    const belly = bellyOf(build.bulk);
    marks.push({
      d: `M-20,${belly}C-16,${belly + 9} 0,${belly + 9} 4,${belly}Z`,
      fill: 'var(--fatc)',
      stroke: INK,
      width: 1.6,
    });
  }
  if (shell) marks.push(...SHELL);
  if (build.scavenger) marks.push(...ruff(build));
  if (build.climber)
    marks.push({
      d: 'M5,0L3,3.5M8,0L8,3.5M11,0L13,3.5M-28,0L-30,3.5M-25,0L-25,3.5M-22,0L-20,3.5',
      stroke: INK,
      width: 1.4,
    });
  marks.push(...placeAll(faceOf(build), skull.x, skull.y, skull.scale));
  if (has.has('foraging')) marks.push(...placeAll(LEAVES, skull.x, skull.y, skull.scale));
  if (build.calling) marks.push(...placeAll(CALL, skull.x, skull.y, skull.scale));
  if (has.has('symbiosis'))
    marks.push(...placeAll(bird, -14, shell ? -61 : fat ? -56 : -43 - build.bulk, 1.15));
  return marks;
}

/** Defensive Herding closes ranks on both sides, Pack Hunting follows behind. */
function companions(has: ReadonlySet<TraitId>): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  if (has.has('pack-hunting')) places.push([-40, 0.66], [-26, 0.8]);
  if (has.has('defensive-herding')) places.push([-22, 0.84], [24, 0.78]);
  return places;
}

const SHELL: readonly Stroke[] = [
  {
    d: 'M-41,-24C-43,-52 -21,-61 -6,-61C12,-61 26,-51 26,-25C10,-18 -27,-18 -41,-24Z',
    fill: 'var(--shellc)',
    stroke: INK,
    width: 1.9,
  },
  {
    d: 'M-7,-51L4,-45L4,-34L-7,-28L-18,-34L-18,-45ZM-7,-51L-7,-61M4,-45L15,-53M4,-34L18,-23M-18,-45L-31,-51M-18,-34L-32,-22M-7,-28L-7,-19.5',
    stroke: INK,
    width: 1.3,
  },
  { d: 'M-12,-46L-7,-48.5L-2,-46M10,-40L16,-42M-24,-42L-29,-43', stroke: INK, width: 0.9, opacity: 0.5 },
];

/** A collar of pale feathers where the neck leaves the shoulders. */
function ruff(build: Build): Stroke[] {
  const d = 'M15,-47L11,-40L16,-36L12,-30L19,-27L18,-20L27,-21L33,-27L29,-31L33,-36L28,-40L30,-46L22,-44Z';
  return [
    { d: place(d, build.longNeck ? 2 : 0, build.longNeck ? -2 : 0), fill: PAPER, stroke: INK, width: 1.4 },
    { d: 'M18,-40L22,-36M19,-32L23,-29M25,-40L27,-35', stroke: INK, width: 0.9, opacity: 0.5 },
  ];
}

/** Leaves in the mouth. */
const LEAVES: readonly Stroke[] = [
  {
    d: 'M14,8.5C16,17 22,21 29,19C29,11 23,7 14,8.5ZM14,8.5L24,16',
    fill: 'var(--leafc)',
    stroke: INK,
    width: 1.3,
  },
  {
    d: 'M14,8.5C11,14 12,20 17,24C21,19 20,12 14,8.5ZM14,8.5L17,19',
    fill: 'var(--leafc)',
    stroke: INK,
    width: 1.3,
  },
];

const CALL: readonly Stroke[] = [
  { d: 'M26,-6C29,-2 29,4 27,8M32,-10C37,-4 37,6 33,12M38,-14C45,-6 45,8 39.5,16', stroke: INK, width: 1.7 },
];
