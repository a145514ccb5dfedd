import { type Body, type Build, pawedLeg } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function tortoise({ genes, leg, limb, torso, belly, neck, longNeck, lift }: Build): Body {
  const l = mix(7, 11, genes.leg) * leg;
  const length = mix(26, 34, genes.length);
  const r = mix(10, 12.5, genes.girth) * torso;
  const y = -l - r * 0.74;
  const rump = -length * 0.5;
  return {
    torso: [
      [rump, y + 2, r * 0.72],
      [-length * 0.2, y - 0.5, r * 1.02 * belly],
      [length * 0.16, y - 0.5, r * 1.06 * belly],
      [length * 0.47, y + 1.5, r * 0.74],
    ],
    neck: neckFrom(
      [length * 0.47, y + 1],
      (longNeck ? 60 : 30) + lift,
      mix(11, 15, genes.neck) * neck,
      r * 0.5,
      4 + torso,
      -0.1,
    ),
    head: { angle: 4 - lift * 0.5, scale: 0.88 },
    far: [4.5, -4],
    legs: [
      pawedLeg(-length * 0.42, y + 5, r * 0.5, l + 2, 'hind', limb * 1.35, 'stump'),
      pawedLeg(length * 0.4, y + 5, r * 0.48, l + 2, 'fore', limb * 1.35, 'stump'),
    ],
    tail: [
      [rump, y + 4, 3.6],
      [rump - r * 0.9, y + 6.5, 2.2],
      [rump - r * 1.3 - 3, y + 9, 0.6],
    ],
    wrinkles: true,
  };
}
