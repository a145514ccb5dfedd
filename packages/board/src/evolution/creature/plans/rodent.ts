import { type Body, type Build, pawedLeg } from '../build.ts';
import { mix, neckFrom, type Spine } from '../pen.ts';

export function rodent({ genes, leg, limb, torso, belly, neck, longNeck, lift }: Build): Body {
  const l = mix(5, 9, genes.leg) * leg;
  const length = mix(22, 30, genes.length);
  const r = mix(10, 12.5, genes.girth) * torso;
  const y = -l - r * 0.72;
  const hip = -length * 0.38;
  const rump = -length * 0.46 - r * 0.7;
  const bushy = genes.tail > 0.5;
  const bush: Spine = [
    [rump + 2, y + 4, 2.6],
    [rump - 6, y + 3, 4.4],
    [rump - 12, y - 6, 6.2],
    [rump - 10, y - 18, 6],
    [rump - 5, y - 24, 3.4],
  ];
  const string: Spine = [
    [rump + 3, y + 5, 2.4],
    [rump - 6, y + 8, 1.7],
    [rump - 14, y + 6, 1.3],
    [rump - 21, y + 1, 1],
    [rump - 25, y - 5, 0.6],
  ];
  return {
    torso: [
      [-length * 0.46, y + 1, r * 0.9],
      [-length * 0.12, y - 1, r * 1.06 * belly],
      [length * 0.22, y + 0.5, r * 0.95 * belly],
      [length * 0.46, y + 1.5, r * 0.78],
    ],
    neck: neckFrom(
      [length * 0.46, y],
      (longNeck ? 60 : 34) + lift,
      mix(8, 11, genes.neck) * neck,
      r * 0.62,
      5.4 + torso * 0.5,
      0,
    ),
    head: { angle: 8 - lift * 0.4, scale: 1 },
    far: [4, 4],
    legs: [
      {
        spine: [
          [hip, y + 3, r * 0.7],
          [hip + 3, -4, 4 * limb],
          [hip + 3, -2, 2.4 * limb],
        ],
        foot: 'long',
        x: hip + 2,
        width: 3 * limb,
      },
      pawedLeg(length * 0.4, y + 4, r * 0.42, l + 2, 'fore', limb * 0.86),
    ],
    tail: bushy ? bush : string,
    bushy,
  };
}
