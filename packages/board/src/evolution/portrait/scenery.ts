import { dot, place, placeAll, type Stroke } from './path.ts';

/** What is around the animal, in the units of the picture: 120 wide, 72 high, the ground at 62. */

const INK = 'var(--ink)';
const PAPER = 'var(--panel)';
export const GROUND = 62;

export const ground: readonly Stroke[] = [
  { d: 'M6,62.5L114,62.5', stroke: INK, width: 1.3 },
  {
    d: 'M14,66L24,66M30,65.5L34,65.5M88,66L100,66M76,65.5L80,65.5M44,68.5L52,68.5',
    stroke: 'var(--ink-faint)',
    width: 1,
  },
];

/** A climber stands on a branch. */
export const branch: readonly Stroke[] = [
  {
    d: 'M2,66C28,61 88,64.5 117,59.5L117,62.5C92,67 30,64.5 3,69Z',
    fill: 'var(--earthc)',
    stroke: INK,
    width: 1.3,
  },
  {
    d: 'M97,62C99,55 105,52.5 111,53.5C110,59 105,62.5 97,62ZM97,62L106,56.5',
    fill: 'var(--leafc)',
    stroke: INK,
    width: 1.2,
  },
  { d: 'M14,65.5C10,66 7,69 6,71.5M22,65.8L30,64.8M60,65.5L70,65.2', stroke: INK, width: 1, opacity: 0.6 },
];

/** A hole in the ground. */
export const mound: readonly Stroke[] = [
  { d: 'M1,62.5C8,62 8,48 17,48C26,48 26,62 33,62.5Z', fill: 'var(--earthc)', stroke: INK, width: 1.4 },
  { d: 'M11.5,62.5C11.5,56.5 13.5,54 17,54C20.5,54 22.5,56.5 22.5,62.5Z', fill: 'var(--disk-ink)' },
  {
    d: 'M7,58.5L9.5,57.5M8.5,54.5L11,53.5M26,57L28,58M23.5,52.5L25.5,53.5',
    stroke: INK,
    width: 0.9,
    opacity: 0.6,
  },
];

/** A nest with eggs. */
export const nest: readonly Stroke[] = [
  {
    d: 'M97.5,60C95.5,54 98,48.5 101,48.5C104,48.5 106,54 104.5,60ZM105,60C103.5,54.5 106,50.5 108.5,50.5C111,50.5 113.5,54.5 112,60Z',
    fill: PAPER,
    stroke: INK,
    width: 1.3,
  },
  {
    d: 'M92,57C96,60 113,60 118,57C117.5,60.5 116,62.5 113,62.5L97,62.5C94,62.5 92.5,60.5 92,57Z',
    fill: 'var(--earthc)',
    stroke: INK,
    width: 1.2,
  },
  { d: 'M95,59.5L99,61M101,60L105,61.5M107,60L111,61.5', stroke: INK, width: 0.9, opacity: 0.6 },
];

/** Tall grass in front of a lurking animal. */
export const grass: readonly Stroke[] = [
  {
    d: 'M6,63C7,56 5,50 2,45C8,49 10,56 9.5,63ZM11,63C11,55 13,48 18,42C16,50 16,57 14.5,63ZM18,63C18.5,58 21,54 25,51C23,56 22.5,60 22,63ZM36,63C36,58 34,54 31,51C36,53 39.5,58 39.5,63ZM58,63C58,58.5 59,55 62,51.5C61.5,56 61.5,60 61,63ZM63,63C63,60 65,56.5 68.5,54C67,58 66.5,60.5 66,63ZM98,63C97.5,57 95.5,53 92,50C98,52 101,57 101.5,63ZM104,63C104,55 106,48 110,41C110,50 109,57 107.5,63ZM110,63C110.5,57 113,52 118,49C115,54 114.5,59 114,63Z',
    fill: 'var(--leafc)',
    stroke: INK,
    width: 1.2,
  },
];

/** A small one that gets its share: what Cooperation feeds. */
export function littleOne(carnivore: boolean): Stroke[] {
  const hide = carnivore ? 'var(--hide-c)' : 'var(--hide-p)';
  return placeAll(
    [
      {
        d: 'M12,-9C12,-14 6,-15 0,-14C-4,-15 -5,-19 -10,-20C-15,-20 -17,-16 -18,-13C-18,-11 -16,-10 -14,-10.5C-11,-10 -10,-8 -9,-6L-9,0L-5,0L-4.5,-4L4,-4L4.5,0L8.5,0L9,-5C11,-6 12,-7 12,-9ZM-8,-19C-6,-22 -3,-25 0,-25C0,-21 -2,-18 -5,-17Z',
        fill: hide,
        stroke: INK,
        width: 2.4,
        outline: true,
      },
      { d: dot(-12.5, -15.5, 1), fill: INK },
    ],
    90,
    GROUND,
    0.58,
  ).concat(
    carnivore
      ? [
          {
            d: 'M76,61.5C75,58.5 78,56 81,57C83.5,58 83,61.5 80.5,62Z',
            fill: 'var(--meatc)',
            stroke: INK,
            width: 1.1,
          },
        ]
      : [
          {
            d: 'M75,62C75,58.5 78,56.5 82,57C81.5,60.5 79,62.5 75,62ZM75,62L79.5,59',
            fill: 'var(--leafc)',
            stroke: INK,
            width: 1.1,
          },
        ],
  );
}

/** A bird on the back, its feet at the origin. */
export const bird: readonly Stroke[] = [
  { d: 'M1,0L0,4M5,0L5.5,4', stroke: INK, width: 1.1 },
  {
    d: 'M-10,-8C-5,-10.5 0,-9.5 3,-6.5C4,-11 7,-13 10.5,-12C12.5,-11.5 13,-10 13,-8.5L17,-7L13,-6C12.5,-2 8,0.5 4,0.5C-2,0.5 -7,-3 -10,-8Z',
    fill: PAPER,
    stroke: INK,
    width: 1.4,
  },
  { d: 'M-4,-5.5C-1,-3 3,-3 6,-5', stroke: INK, width: 1 },
  { d: dot(9.3, -8.8, 1.2), fill: INK },
];

/** The rest of the population, far away. */
const FAR_ONE =
  'M-9,-10L7,-10C9,-12 9,-15 12,-15C15,-15 17,-12 16,-10C14,-9 13,-8 12,-6L11,0L8,0L7,-5L-4,-5L-5,0L-8,0L-9,-5Z';
const FAR_PLACES: readonly (readonly [number, number])[] = [
  [103, 0.42],
  [14, 0.38],
  [93, 0.34],
  [23, 0.34],
  [112, 0.32],
];

export function farHerd(population: number): Stroke[] {
  return FAR_PLACES.slice(0, Math.max(0, population - 1)).map(([x, scale]) => ({
    d: place(FAR_ONE, x, 61.5, scale),
    fill: 'var(--ink-faint)',
    opacity: 0.45,
  }));
}
