import { type Body, type Build, pawedLeg } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function primate({ genes, leg, limb, torso, belly, neck, lift }: Build): Body {
  const l = mix(11, 16, genes.leg) * leg;
  const r = mix(7.4, 9.2, genes.girth) * torso;
  const length = mix(26, 31, genes.length);
  const arm = l * mix(1.3, 1.75, genes.shoulder);
  const hip = -l - 3;
  const shoulder = -arm - 5;
  const rump = -length * 0.46 - r * 0.6;
  return {
    torso: [
      [-length * 0.46, hip, r * 0.9],
      [-length * 0.22, mix(hip, shoulder, 0.32) - 2, r * 0.92 * belly],
      [length * 0.06, mix(hip, shoulder, 0.72) - 2, r * 1.02 * belly],
      [length * 0.26, shoulder - 1, r * 0.94],
    ],
    neck: neckFrom(
      [length * 0.28, shoulder - 4],
      56 + lift * 0.5,
      mix(9, 11, genes.neck) * neck,
      r * 0.56,
      4.6,
      -0.05,
    ),
    head: { angle: 2 - lift * 0.4, scale: 0.98 },
    far: [4.5, 5],
    legs: [
      pawedLeg(-length * 0.36, hip + 2, r * 0.7, l + 1, 'hind', limb * 0.95, 'hand'),
      {
        spine: [
          [length * 0.26, shoulder, r * 0.58],
          [length * 0.2, shoulder * 0.56, 3.1 * limb],
          [length * 0.34, -2.4, 2.6 * limb],
        ],
        foot: 'hand',
        x: length * 0.34,
        width: 2.8 * limb,
      },
    ],
    tail:
      genes.tail > 0.25
        ? [
            [rump + 2, hip, 2.5],
            [rump - 6, hip - 1, 1.9],
            [rump - 12, hip - 9, 1.7],
            [rump - 11, hip - 19, 1.6],
            [rump - 5, hip - 22, 1.5],
            [rump - 3.5, hip - 17.5, 1.3],
          ]
        : [
            [rump + 1, hip, 2.5],
            [rump - 3, hip + 1, 1.6],
          ],
    upright: true,
  };
}
