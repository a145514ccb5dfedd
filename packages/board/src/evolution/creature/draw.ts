import type { TraitSymbol } from '../scene.ts';
import { type Body, type Build, curled, hung, type Leg } from './build.ts';
import { type Genes, genesOf, type PlanId } from './genes.ts';
import { type Head, headOf } from './heads.ts';
import {
  drawCrest,
  drawFatBelly,
  drawHumps,
  drawRider,
  drawRuff,
  drawShell,
  drawWing,
} from './marks/back.ts';
import { drawCall, drawFossil, drawSprig, drawWound } from './marks/carried.ts';
import { drawCoat, engrave } from './marks/coat.ts';
import { drawFace } from './marks/face.ts';
import { drawToes, footOf } from './marks/feet.ts';
import { drawHorns } from './marks/horns.ts';
import {
  drawBones,
  drawBough,
  drawGrass,
  drawGround,
  drawMound,
  drawNest,
  drawShare,
  drawSoil,
  FRAME,
} from './marks/scenery.ts';
import { inside, type Joint, mix, type PenPoint, type Placement, shapePath, tube, turned } from './pen.ts';
import { BODIES } from './plans/index.ts';
import { type CreatureMark, CreatureSheet, type Detail, type Fill } from './sheet.ts';
import type { CreatureState, Sitter } from './sitter.ts';

export interface Creature {
  /** Decides everything that stays the same for life. */
  readonly seed: string;
  /** 1 to 6. */
  readonly body: number;
  readonly population: number;
  /** What everybody at the table knows, in any order. */
  readonly traits: readonly TraitSymbol[];
  readonly state?: CreatureState;
  readonly detail?: Detail;
}

/** A picture in a frame of 120 by 72, in tenths. Only the animal itself ever moves. */
export interface Picture {
  readonly plan: PlanId;
  /** The hue of the hide, as a word of the style sheet. */
  readonly hue: string;
  readonly extinct: boolean;
  readonly behind: readonly CreatureMark[];
  readonly animal: readonly CreatureMark[];
  readonly front: readonly CreatureMark[];
  /** How the animal leans. */
  readonly lean?: string;
}

const MEAT_HUES = 6;
/** Sizes of bodies 1 to 6, as a share of the largest. At small sizes they differ less, or nobody would see the small. */
const SHARES: Readonly<Record<Detail, readonly number[]>> = {
  s: [0.66, 0.73, 0.8, 0.87, 0.94, 1],
  m: [0.52, 0.62, 0.72, 0.82, 0.91, 1],
  l: [0.52, 0.62, 0.72, 0.82, 0.91, 1],
};
/** The side of a square as large as the box of an animal of body 6: low plans compare with high ones by it. */
const LARGEST: Readonly<Record<Detail, number>> = { s: 64, m: 57, l: 57 };
const BULKIEST = 1.42;

/** One species, drawn from what everybody may know of it. Pure: the same creature is the same picture everywhere. */
export function drawCreature(creature: Creature): Picture {
  const { population, state = 'plain', detail = 'm' } = creature;
  const genes = genesOf(creature.seed);
  const traits = new Set(creature.traits);
  const has = (trait: TraitSymbol): boolean => traits.has(trait);
  const bulk = (Math.min(6, Math.max(1, creature.body)) - 1) / 5;
  const build = buildOf(genes, has, bulk, state, detail === 's');
  const planned = BODIES[genes.plan](build);
  const body: Body = { ...planned, torso: hung(planned.torso, build.belly) };
  const head = headOf(build);
  const [neckX = 0, neckY = 0] = body.neck[body.neck.length - 1] ?? [];
  const headScale = body.head.scale * build.head;
  const origin: PenPoint = [neckX + 2.2 * headScale, neckY - 1.4 * headScale];
  const onHead = (points: readonly PenPoint[]): readonly PenPoint[] =>
    turned(points, origin, headScale, body.head.angle);

  const shapes = shapesOf(build, body, head, onHead);
  const box = boxOf(shapes.near, { build, body, head, has, state, top: origin[1], headScale });
  const stage = new Stage(box, detail, bulk, has, state);
  const sitter: Omit<Sitter, 'sheet'> = {
    build,
    body,
    head,
    onHead,
    headScale,
    at: stage.at,
    state,
    has,
  };
  const near = joined(shapes.near, stage.at);
  const far = joined(shapes.far, stage.at);
  const extinct = state === 'extinct';
  const behind = new CreatureSheet(detail);
  const animal = new CreatureSheet(detail);
  const front = new CreatureSheet(detail);
  drawBehind({ ...sitter, sheet: behind }, stage, population, near, far);
  if (extinct) drawExtinct({ ...sitter, sheet: animal }, far + near);
  else {
    drawAnimal({ ...sitter, sheet: animal }, near, far);
    drawFront({ ...sitter, sheet: front }, stage, far + near);
  }
  return {
    plan: genes.plan,
    hue: build.carnivore ? `c${genes.hue % MEAT_HUES}` : `p${genes.hue}`,
    extinct,
    behind: behind.marks,
    animal: animal.marks,
    front: front.marks,
    ...(state === 'attacked' ? { lean: stage.lean } : {}),
  };
}

const BELLIES: Readonly<Partial<Record<CreatureState, number>>> = { fat: 1.15, fed: 1.08, hungry: 0.82 };
const LIFTS: Readonly<Partial<Record<CreatureState, number>>> = { hungry: -22, attacked: 10 };

function buildOf(
  genes: Genes,
  has: (trait: TraitSymbol) => boolean,
  bulk: number,
  state: CreatureState,
  small: boolean,
): Build {
  const carnivore = has('carnivore');
  const longNeck = has('long-neck');
  const ambush = has('ambush');
  const calls = has('warning-call');
  return {
    genes,
    carnivore,
    longNeck,
    calls,
    climbs: has('climbing'),
    clever: has('intelligence'),
    forages: has('foraging'),
    scavenges: has('scavenger'),
    leg: mix(0.9, 1.05, bulk) * (ambush ? 0.74 : 1),
    limb: mix(0.8, 1.2, bulk) * (small ? 1.15 : 1),
    torso: mix(0.9, 1.12, bulk) * (ambush ? 0.96 : 1),
    head: mix(1.3, 0.92, bulk) * (small ? 1.12 : 1) * (longNeck ? 0.92 : 1),
    neck: longNeck ? mix(2.45, 1.85, bulk) : 1,
    belly: (has('fat-tissue') ? 1.12 : 1) * (BELLIES[state] ?? 1) * (carnivore ? 0.93 : 1),
    lift: (calls ? 10 : 0) + (LIFTS[state] ?? 0) - (ambush ? 14 : 0),
  };
}

interface Shapes {
  /** They unite to one outline. */
  readonly near: readonly (readonly PenPoint[])[];
  /** Legs and ear of the other side. */
  readonly far: readonly (readonly PenPoint[])[];
}

function shapesOf(build: Build, body: Body, head: Head, onHead: Sitter['onHead']): Shapes {
  const { plan } = build.genes;
  const near: (readonly PenPoint[])[] = [];
  const far: (readonly PenPoint[])[] = [];
  body.legs.forEach((leg, i) => {
    near.push(tube(leg.spine), ...footOf(leg, build));
    const away = farLeg(leg, body.far[i === 0 ? 0 : 1]);
    far.push(tube(away.spine), ...footOf(away, build));
  });
  const { tail, tailShape } = body;
  if (tail)
    near.push(tube(build.climbs && !body.bushy && plan !== 'lizard' ? curled(tail[0] as Joint) : tail));
  if (tailShape) near.push(tailShape);
  near.push(tube(body.torso), tube(body.neck), ...head.union.map(onHead), ...head.ears.map(onHead));
  if (plan !== 'trunk' && plan !== 'primate')
    for (const ear of head.ears) far.push(onHead(ear.map(([x, y, sharp]) => [x + 4.6, y + 0.4, sharp ?? 0])));
  if (build.calls && plan !== 'trunk')
    near.push(
      onHead(
        tube([
          [1, 6, 3.2],
          [head.snout * 0.55, 9.4, 2.5],
          [head.snout * 0.86, 12.2, 1.6],
        ]),
      ),
    );
  return { near, far };
}

function farLeg(leg: Leg, dx: number): Leg {
  const last = leg.spine.length - 1;
  const spine = leg.spine.map(([x, y, r], i): Joint => {
    const share = leg.foot === 'bird' ? 1 : 0.4 + (0.6 * i) / last;
    return [x + dx * share, y - (i === 0 ? 0.5 : 0), r * 0.92];
  });
  return { ...leg, spine, x: leg.x + dx };
}

/** How high each style of horn stands above the crown; those on the nose do not. */
const HORNS: readonly (number | undefined)[] = [19, 24, undefined, 22, 6];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Places along the back. */
const BACK = [0.2, 0.45, 0.7, 0.95];

/** How far humps or a shell stand out of the back, in radii. */
function wornOn({ build, has, state }: Pick<Sitter, 'build' | 'has' | 'state'>): number {
  const shell = has('hard-shell') ? (build.genes.shell === 2 ? 2.25 : 1.7) : 1;
  const hump = state === 'fat' ? 2.25 : has('fat-tissue') ? 1.95 : 1;
  return Math.max(shell, hump);
}

/** The box of the animal with what it wears. */
function boxOf(
  near: readonly (readonly PenPoint[])[],
  {
    build,
    body,
    head,
    has,
    state,
    top: headY,
    headScale,
  }: Pick<Sitter, 'build' | 'body' | 'head' | 'has' | 'state' | 'headScale'> & { readonly top: number },
): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (const shape of near)
    for (const [x, y] of shape) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
    }
  const horn = HORNS[build.genes.horn];
  if (has('horns') && horn !== undefined) top = Math.min(top, headY + (head.crown[1] - horn) * headScale);
  if (body.crest === 'plume') top = Math.min(top, headY - (17 + head.dome * 0.7) * headScale);
  const wear = wornOn({ build, has, state });
  if (wear > 1 || has('symbiosis'))
    for (const t of BACK)
      top = Math.min(top, inside(body.torso, t, -Math.max(1, wear))[1] - (has('symbiosis') ? 9 : 0));
  return { left, right, top };
}

/** Where the animal stands in the frame, how large it is, and what else has a place there. */
class Stage {
  readonly at: Placement;
  /** Left and right of it. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly halfWidth: number;
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly lean: string;
  readonly #middle: number;
  readonly #scale: number;

  constructor(
    { left, right, top }: Box,
    detail: Detail,
    bulk: number,
    has: (trait: TraitSymbol) => boolean,
    state: CreatureState,
  ) {
    const small = detail === 's';
    // The arcs of a call reach beyond the head.
    const call = small && has('warning-call') ? 3 : 0;
    const room = (has('climbing') ? 57 : 60) - (state === 'attacked' ? 4 : 0) - call;
    const share = SHARES[detail][Math.round(bulk * 5)] as number;
    const width = right - left;
    const fit = Math.min(BULKIEST, room / -top, spanOf(has, small) / width);
    const scale = Math.min(fit, (LARGEST[detail] * share) / Math.sqrt(width * -top));
    const beside = besides(has);
    this.left = beside.left;
    this.right = beside.right;
    this.halfWidth = (width * scale) / 2;
    const shift = small ? 3 : Math.min(9, Math.max(0, (58 - this.halfWidth) * 0.4));
    this.x = 60 + (this.left.length - this.right.length) * shift;
    this.y = FRAME.ground - (has('climbing') ? 1.5 : 0) + (has('burrowing') ? 1.6 : 0);
    this.high = -top * scale;
    this.#middle = (left + right) / 2;
    this.#scale = scale;
    this.at = this.place();
    this.lean = `rotate(-7 ${Math.round((this.x - this.halfWidth * 0.6) * 10)} ${Math.round(this.y * 10)})`;
  }

  /** What stands on a side of it; 0 is behind it. */
  besides(side: number): readonly string[] {
    return side === 0 ? [] : side < 0 ? this.left : this.right;
  }

  /** The animal at another place, smaller, or looking the other way. */
  place(k = 1, x = this.x, y = this.y, facing: 1 | -1 = 1): Placement {
    const sx = this.#scale * k * facing;
    return [sx, this.#scale * k, x - this.#middle * sx, y];
  }
}

/** How wide the animal may be beside what else is there. */
function spanOf(has: (trait: TraitSymbol) => boolean, small: boolean): number {
  if (small) return has('warning-call') ? 98 : 112;
  if (has('pack-hunting') || has('defensive-herding')) return 86;
  return has('climbing') || has('fertile') || has('burrowing') || has('cooperation') ? 92 : 102;
}

/** Things that stand beside the animal, shared out to both sides. */
function besides(has: (trait: TraitSymbol) => boolean): {
  left: readonly string[];
  right: readonly string[];
} {
  const right = [...(has('fertile') ? ['nest'] : []), ...(has('cooperation') ? ['young'] : [])];
  const left = [...(has('burrowing') ? ['mound'] : []), ...(has('scavenger') ? ['bones'] : [])];
  if (right.length > 1 && left.length === 0) left.push(...right.splice(0, 1));
  if (left.length > 1 && right.length === 0) right.push(...left.splice(-1));
  return { left, right };
}

function joined(shapes: readonly (readonly PenPoint[])[], at: Placement): string {
  return shapes.map((points) => shapePath(points, at)).join('');
}

const STRAIGHT: Placement = [1, 1, 0, 0];
const MIRRORED: Placement = [-1, 1, FRAME.width, 0];

interface Echo {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
  readonly fill: Fill;
  readonly width: number;
  readonly part?: 'echo-one';
}

/** The same outline at another place: no curve is worked out twice. */
function drawEcho(
  sheet: CreatureSheet,
  stage: Stage,
  d: string,
  { k, x, y, facing, fill, width, part }: Echo,
): void {
  const to = stage.place(k, x, y, facing);
  const across = k * facing;
  const dx = Math.round((to[2] - across * stage.at[2]) * 10);
  const dy = Math.round((to[3] - k * stage.at[3]) * 10);
  sheet.put({
    d,
    fill,
    line: 'outline',
    width: width / k,
    transform: `matrix(${round3(across)} 0 0 ${round3(k)} ${dx} ${dy})`,
    ...(part ? { part } : {}),
  });
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Places of the herd: side, how far out, how far back, size, way it looks. */
const HERD: readonly (readonly [number, number, number, number, 1 | -1])[] = [
  [-1, 0.52, 3.6, 0.6, 1],
  [1, 0.62, 3.2, 0.56, 1],
  [-1, 1.05, 5, 0.5, -1],
  [1, 1.12, 5.4, 0.46, 1],
  [0, 0.25, 6.6, 0.42, -1],
];

function drawBehind(sitter: Sitter, stage: Stage, population: number, near: string, far: string): void {
  const { sheet, build, has, state, head, onHead } = sitter;
  const { pen, small } = sheet;
  const extinct = state === 'extinct';
  if (build.climbs) drawBough(sheet, STRAIGHT);
  else drawGround(sheet, STRAIGHT, build.genes, extinct);
  if (extinct) return;
  const { x, y, halfWidth } = stage;
  // Companions are a herd already, and where a young one stands nobody else does. The number stands on the board.
  const company = has('pack-hunting') || has('defensive-herding');
  const free = HERD.filter(([side]) => !company && !stage.besides(side).includes('young'));
  for (const [side, out, back, k, facing] of free.slice(0, Math.min(population - 1, small ? 2 : 5)).reverse())
    drawEcho(sheet, stage, near, {
      k: small ? k * 1.1 : k,
      x: Math.min(112, Math.max(8, x + side * (halfWidth * out + 9))),
      y: FRAME.ground - back,
      facing,
      fill: 'echo',
      width: pen.outline * 1.15,
      part: 'echo-one',
    });
  const whole = far + near;
  const width = pen.outline * 1.7;
  if (has('defensive-herding')) {
    drawEcho(sheet, stage, whole, {
      k: 0.88,
      x: x - halfWidth * 0.42 - 4,
      y: y - 1.6,
      facing: -1,
      fill: 'herd',
      width,
    });
    drawEcho(sheet, stage, whole, {
      k: 0.84,
      x: x + halfWidth * 0.4 + 3,
      y: y - 1.8,
      facing: 1,
      fill: 'herd',
      width,
    });
  }
  if (has('pack-hunting'))
    for (const [k, dx, dy] of [
      [0.78, -halfWidth * 0.86 - 5, 2.6],
      [0.84, halfWidth * 0.62 + 3, 2],
    ] as const) {
      drawEcho(sheet, stage, whole, { k, x: x + dx, y: y - dy, facing: 1, fill: 'pack', width });
      const [eye] = onHead([[head.eye[0] + 1, head.eye[1]]]);
      if (eye) sheet.dot('eye', eye, small ? 1.5 : 1.05, stage.place(k, x + dx, y - dy));
    }
  if (stage.left.includes('mound')) drawMound(sheet, STRAIGHT);
}

function drawExtinct(sitter: Sitter, whole: string): void {
  const { sheet } = sitter;
  sheet.put({ d: whole, fill: 'stone', line: 'outline', width: sheet.pen.outline * 1.5, dash: '26 20' });
  drawFossil(sitter);
}

function drawAnimal(sitter: Sitter, near: string, far: string): void {
  const { sheet, build, body, has, state } = sitter;
  const width = sheet.pen.outline * 2;
  const fat = has('fat-tissue') || state === 'fat';
  const shell = has('hard-shell');
  if (has('horns')) drawHorns(sitter, 'far');
  sheet.put({ d: far, fill: 'hide-far', line: 'outline', width });
  drawCrest(sitter);
  if (fat && !shell) drawHumps(sitter);
  sheet.put({ d: near, fill: 'hide', line: 'outline', width });
  if (!shell) drawCoat(sitter);
  engrave(sitter);
  if (body.wing) drawWing(sitter);
  drawToes(sitter);
  if (fat && shell) drawFatBelly(sitter);
  if (shell) drawShell(sitter);
  if (has('scavenger')) drawRuff(sitter);
  drawFace(sitter);
  if (has('horns')) drawHorns(sitter, 'near');
  if (build.forages) drawSprig(sitter);
  if (build.calls) drawCall(sitter);
  if (has('symbiosis')) drawRider(sitter);
  if (state === 'attacked') drawWound(sitter);
}

function drawFront(sitter: Sitter, stage: Stage, whole: string): void {
  const { sheet, build, has } = sitter;
  if (has('burrowing')) drawSoil(sheet, STRAIGHT, stage.x + stage.halfWidth * 0.34);
  if (stage.right.includes('mound')) drawMound(sheet, MIRRORED);
  for (const side of ['right', 'left'] as const) {
    const at = side === 'right' ? STRAIGHT : MIRRORED;
    if (stage[side].includes('nest')) drawNest(sheet, at);
    if (stage[side].includes('bones')) drawBones(sheet, at);
    if (stage[side].includes('young')) drawYoung(sitter, stage, whole, side);
  }
  if (has('ambush')) drawGrass(sheet, STRAIGHT, build.genes, stage.high);
}

/** Cooperation: a young one, and what is shared with it. */
function drawYoung(sitter: Sitter, stage: Stage, whole: string, side: 'left' | 'right'): void {
  const { sheet, build, head, onHead } = sitter;
  const { small, pen } = sheet;
  const k = Math.max(0.3, Math.min(0.62, (15 / stage.high) * (small ? 1.35 : 1)));
  const x = side === 'right' ? 102 : 18;
  const y = 65.4;
  const facing = side === 'right' ? -1 : 1;
  drawEcho(sheet, stage, whole, { k, x, y, facing, fill: 'hide', width: pen.outline * 1.7 });
  const [eye] = onHead([head.eye]);
  if (eye) sheet.dot('ink', eye, small ? 1.3 : 0.95, stage.place(k, x, y, facing));
  drawShare(sheet, STRAIGHT, build.carnivore ? 'berry' : 'leaf', side);
}
