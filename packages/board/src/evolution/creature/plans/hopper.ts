import type { Body, Build } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function hopper({ genes, leg, limb, torso, belly, neck, lift }: Build): Body {
  const l = mix(12, 16, genes.leg) * leg;
  const length = mix(20, 25, genes.length);
  const r = mix(8.6, 10.5, genes.girth) * torso;
  const hip = -l + 1;
  const rump = -length * 0.46;
  const arm = length * 0.42;
  return {
    torso: [
      [rump, hip - 1, r * 0.96],
      [-length * 0.16, hip - 8, r * belly],
      [length * 0.14, hip - 16, r * 0.78 * belly],
      [length * 0.34, hip - 21, r * 0.58],
    ],
    neck: neckFrom(
      [length * 0.34, hip - 23],
      62 + lift * 0.6,
      mix(10, 13, genes.neck) * neck,
      r * 0.48,
      3.6,
      -0.08,
    ),
    head: { angle: 12 - lift * 0.5, scale: 0.88 },
    far: [5, 4],
    legs: [
      {
        spine: [
          [rump + 3, hip + 0.5, r * 0.78],
          [rump + 10, hip * 0.6 - 1, 4.8 * limb],
          [rump + 3, -5, 2.9 * limb],
          [rump + 2, -2.2, 2.3 * limb],
        ],
        foot: 'jump',
        x: rump + 2,
        width: 3 * limb,
        big: true,
      },
      {
        spine: [
          [length * 0.34, hip - 19, r * 0.36],
          [arm, hip - 11, 2.2 * limb],
          [arm + 5, hip - 9, 1.8 * limb],
          [arm + 6, hip - 7, 1.9 * limb],
        ],
        foot: 'none',
        x: 0,
        width: 0,
      },
    ],
    tail: [
      [rump - 2, hip, r * 0.56],
      [rump - 11, hip * 0.6, 3.8],
      [rump - 20, -4, 2.8],
      [rump - 30, -2.2, 1.6],
      [rump - 34, -2.4, 0.7],
    ],
    upright: true,
  };
}
