import { dot, place, type Stroke } from './path.ts';

/**
 * The animal in its own units: feet at y = 0, about 100 long, facing right. Its outline is one path of overlapping
 * parts, all drawn clockwise, so that one line runs around the whole.
 */

const INK = 'var(--ink)';
const PAPER = 'var(--panel)';

/** What shapes the animal itself; everything else is put onto it or around it. */
export interface Build {
  /** 0 (body size 1) to 1 (body size 6): big animals are heavy with a small head, small ones all head. */
  readonly bulk: number;
  readonly carnivore: boolean;
  readonly climber: boolean;
  readonly longNeck: boolean;
  readonly scavenger: boolean;
  readonly horns: boolean;
  readonly clever: boolean;
  readonly calling: boolean;
}

export interface Skull {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function skullOf(build: Build): Skull {
  const scale = 1.16 - 0.22 * build.bulk;
  if (build.longNeck) {
    // What stands on the head needs room below the upper edge of the picture.
    const crown = (build.horns ? 3 : 0) + (build.clever ? 3 : 0);
    return { x: 45 + 3 * build.bulk, y: -68 + (9 + crown) * build.bulk, scale: scale * 0.84 };
  }
  return { x: 35, y: -46 - 2 * build.bulk, scale };
}

export function hideOf(build: Build): { readonly near: string; readonly far: string } {
  return build.carnivore
    ? { near: 'var(--hide-c)', far: 'var(--hide-c2)' }
    : { near: 'var(--hide-p)', far: 'var(--hide-p2)' };
}

/** Belly, by bulk. */
export function bellyOf(bulk: number): number {
  return -16 + 4 * bulk;
}

/** The two legs of the far side: a step ahead of the near ones. */
export function farLegs(bulk: number): string {
  const w = 5.5 + 3.5 * bulk;
  const y = bellyOf(bulk) - 6;
  return [
    `M${18 - w},${y}L${21 + w * 0.3},${y}L${19.5 + w * 0.5},-6Q${22.5 + w * 0.5},-2 ${20.5 + w * 0.5},-1.5L${19 - w * 0.5},-1.5Q${17.5 - w * 0.5},-2 ${18 - w * 0.5},-5Z`,
    `M${-19 - w / 2},${y}L${-9 + w / 2},${y}C${-9 + w / 2},-12 ${-12.5 + w / 2},-10 ${-12.5 + w / 2},-6Q${-9.5 + w / 2},-2 ${-11.5 + w / 2},-1.5L${-13.5 - w / 2},-1.5Q${-15 - w / 2},-2 ${-14 - w / 2},-5C${-14 - w / 2},-10 ${-18 - w / 2},-14 ${-19 - w / 2},${y}Z`,
  ].join('');
}

function trunk({ bulk }: Build): string {
  const belly = bellyOf(bulk);
  return `M-36,-27C-37,-38 -27,${-43 - 2 * bulk} -10,${-42 - bulk}C3,-41 12,${-45 - 4 * bulk} 22,-39C29,-33 27,-19 16,${belly}C6,${belly + 2} -18,${belly + 2} -27,${belly}C-34,${belly - 1} -36,-21 -36,-27Z`;
}

/** Width of a near leg. */
function nearLeg(bulk: number): number {
  return 7 + 4.5 * bulk;
}

function nearLegs({ bulk }: Build): string {
  const w = nearLeg(bulk);
  return [
    `M3,-27L${7 + w},-27C${6 + w},-18 ${4 + w},-12 ${3.5 + w},-6Q${6.5 + w},-1 ${4.5 + w},0L3.5,0Q2,-1 3.5,-5C4,-12 3,-18 3,-27Z`,
    `M-36,-27C-32,-34 -18,-33 -15,-23C-15,-16 ${-29 + w},-13 ${-28.5 + w},-6Q${-25.5 + w},-1 ${-27.5 + w},0L-29.5,0Q-31,-1 -29.5,-5C-29,-11 -36,-18 -36,-27Z`,
  ].join('');
}

function tail({ carnivore, climber }: Build): string {
  if (climber)
    return 'M-32,-27C-42,-37 -46,-46 -43,-50C-42,-47 -39,-46 -38,-48C-36,-53 -43,-56 -47,-51C-53,-43 -45,-34 -32,-34Z';
  if (carnivore) return 'M-32,-25C-40,-23 -48,-25 -56,-20C-55,-31 -45,-39 -33,-36Z';
  return 'M-32,-28C-38,-27 -42,-22 -46,-17C-48,-29 -42,-38 -33,-37Z';
}

function neck(build: Build): string {
  const { x, y, scale } = skullOf(build);
  const wide = 9 * scale;
  if (build.longNeck) {
    return `M8,-40C20,-44 24,-52 ${x - wide * 0.9},${y}L${x + wide * 0.55},${y + wide * 0.9}C${x - 3},${y + 22} 36,-34 24,-19Z`;
  }
  return `M6,-40C14,-44 18,${y - 4} ${x - 7 * scale},${y - 8 * scale}L${x + 9 * scale},${y + 8 * scale}C34,-32 30,-24 22,-17Z`;
}

/** Head and ear around the middle of the skull. */
function skull({ carnivore, scavenger, clever }: Build): string {
  const dome = clever ? 'M-11,0C-14,-16 -5,-21 3,-19C10,-17 13,-10 12,-4C7,-4 -6,3 -11,0Z' : '';
  if (carnivore) {
    return `${dome}M-9.5,0C-9.5,-8 -4,-11 2,-10C9,-8.5 15,-4.5 21,-2C24.5,0 24,4.5 20,5.5L11,7.5C5,10 0,11.5 -5,9.5C-8,7 -9.5,4 -9.5,0Z${clever ? 'M-8,-6L-15,-19L-1,-11Z' : 'M-7,-7L-9,-21L3,-10Z'}`;
  }
  const front = scavenger
    ? 'C7,-10 11,-7 14,-3C21,-2 24,5 20.5,12.5C18.5,8 15,7 11,8'
    : 'C8,-9 14,-4 17,2C18.5,6 16,9.5 12,10';
  return `${dome}M-9.5,-1C-9.5,-8 -4,-11 1,-10${front}C6,10.5 -1,11.5 -5,9.5C-8,7 -9.5,3 -9.5,-1Z${clever ? 'M-8,-8C-16,-10 -21,-15 -20,-19C-14,-19 -7,-15 -4,-10Z' : 'M-6,-7C-12,-10 -16,-16 -15,-21C-9,-20 -3,-15 -1,-9Z'}`;
}

function lowerJaw({ carnivore, calling }: Build): string {
  if (!calling) return '';
  return carnivore
    ? 'M3,7L13,8C15,10 14,14 10,14.5C4,15 0,12 -1,8Z'
    : 'M2,8L11,9C13,11 12,15 8,15C3,15 0,12 -1,8Z';
}

/** The outline of everything near. */
export function outlineOf(build: Build): string {
  const { x, y, scale } = skullOf(build);
  return [
    tail(build),
    nearLegs(build),
    trunk(build),
    neck(build),
    place(skull(build) + lowerJaw(build), x, y, scale),
  ].join('');
}

/** Engraver's lines: shade under the belly and behind the haunch, toes. */
export function shadeOf(build: Build): Stroke[] {
  const belly = bellyOf(build.bulk);
  const w = nearLeg(build.bulk);
  const lines: string[] = [];
  for (let i = 0; i < 6; i++) {
    const x = -13 + i * 3.2;
    lines.push(`M${x},${belly - 0.5}L${x + 2.4},${belly - 5.5 + Math.abs(i - 2.5) * 0.6}`);
  }
  lines.push('M-15,-26C-14,-21 -17,-15 -20,-11');
  lines.push('M-33,-23L-29.5,-25M-33,-19.5L-28.5,-22.5M-31.5,-15.5L-27.5,-18.5');
  lines.push(`M${3 + w * 0.4},0L${3 + w * 0.4},-2.5M${3 + w * 0.8},0L${3 + w * 0.8},-2.5`);
  lines.push(`M${-29 + w * 0.4},0L${-29 + w * 0.4},-2.5M${-29 + w * 0.8},0L${-29 + w * 0.8},-2.5`);
  if (build.carnivore) lines.push('M-22,-40L-20,-35M-14,-41L-12,-35.5M-6,-41L-4,-36M2,-41L3.5,-37');
  return [{ d: lines.join(''), stroke: INK, width: 1, opacity: 0.45 }];
}

/** Eye, nose, mouth, fangs, horns and brow. */
export function faceOf(build: Build): Stroke[] {
  const face: Stroke[] = [];
  if (build.horns) {
    const lift = build.clever ? -7 : 0;
    for (const horn of [
      'M3,-9C2,-21 9,-28 19,-27C14,-23 11,-17 10.5,-9Z',
      'M-4,-9C-8,-20 -3,-28 6,-29C2,-24 1,-17 3,-9.5Z',
    ]) {
      face.push({ d: place(horn, 0, lift), fill: PAPER, stroke: INK, width: 1.6 });
    }
    face.push({
      d: place('M4.5,-15L9,-14M6,-19.5L10.5,-18M-3.5,-15L1,-14.5M-3.5,-20L1,-18.5', 0, lift),
      stroke: INK,
      width: 0.9,
      opacity: 0.7,
    });
  }
  if (build.carnivore) {
    face.push({
      d: 'M18.5,5.8L17.2,11.5L14.3,6.8ZM12.3,7.2L10.6,12.2L8.2,8.3Z',
      fill: 'white',
      stroke: INK,
      width: 1.1,
    });
    face.push({ d: 'M0,-4.5L8,-2', stroke: INK, width: 1.8 });
    face.push({ d: `${dot(5, -0.3, 1.9)}${dot(21.3, 0.2, 1.7)}`, fill: INK });
  } else {
    face.push({ d: dot(4.5, -2, 2.2), fill: INK });
    face.push({ d: dot(5.2, -2.7, 0.7), fill: PAPER });
    if (!build.scavenger) {
      face.push({ d: dot(15, 3, 0.9), fill: INK });
      face.push({ d: 'M15.5,7.8C13,7.2 10.5,7.8 8.5,9', stroke: INK, width: 1.2 });
    } else {
      face.push({ d: 'M14,-2.5C12.5,0 12.5,4 13.5,7', stroke: INK, width: 1.1 });
    }
  }
  if (build.clever) {
    face.push({
      d: 'M-7,-11C-6,-15 -2,-15 -1,-12C0,-17 6,-17 7,-12M-3,-8C-1,-10 2,-10 3,-8',
      stroke: INK,
      width: 1.1,
    });
    face.push({ d: 'M12,-19L15,-23M15.5,-13L20.5,-15.5M16.5,-7L21.5,-7', stroke: INK, width: 1.5 });
  }
  return face;
}
