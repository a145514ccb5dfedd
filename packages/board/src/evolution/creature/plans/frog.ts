import type { Body, Build } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function frog({ genes, leg, limb, torso, belly, longNeck, lift }: Build): Body {
  const length = mix(22, 28, genes.length);
  const r = mix(8.6, 10.5, genes.girth) * torso;
  const rise = mix(7, 13, genes.leg) * (leg * 0.5 + 0.5);
  const hip = -length * 0.42;
  return {
    torso: [
      [-length * 0.56, -r * 0.7, r * 0.62],
      [-length * 0.22, -r * 0.98 - rise * 0.22, r * 0.96 * belly],
      [length * 0.12, -r * 1.1 - rise * 0.55, r * 1.02 * belly],
      [length * 0.38, -r * 1.06 - rise * 0.78, r * 0.86],
    ],
    neck: neckFrom(
      [length * 0.38, -r * 1.06 - rise * 0.8],
      (longNeck ? 62 : 18) + lift * 0.6,
      longNeck ? 22 : 7,
      r * 0.8,
      longNeck ? 5 : r * 0.72,
      0,
    ),
    head: { angle: -6 - lift * 0.5, scale: 0.98 },
    far: [5, -3],
    legs: [
      {
        spine: [
          [hip, -r * 0.85, 5.4 * limb],
          [hip + 8, -r * 1.05 - 1.5, 4.4 * limb],
          [hip + 12.5, -r * 0.86, 3.4 * limb],
          [hip + 7, -4.2, 2.7 * limb],
          [hip + 3, -2, 2.1 * limb],
        ],
        foot: 'web',
        x: hip + 4,
        width: 3.6 * limb,
        big: true,
      },
      {
        spine: [
          [length * 0.26, -r * 0.9 - rise * 0.5, 3.6 * limb],
          [length * 0.22, -r * 0.45 - rise * 0.24, 2.8 * limb],
          [length * 0.34, -2, 2.2 * limb],
        ],
        foot: 'web',
        x: length * 0.34,
        width: 2.4 * limb,
      },
    ],
    warts: true,
  };
}
