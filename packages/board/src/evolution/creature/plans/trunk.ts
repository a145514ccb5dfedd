import { type Body, type Build, pawedLeg } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

/** A beast with a trunk. */
export function trunk({ genes, leg, limb, torso, belly, neck, longNeck, lift }: Build): Body {
  const l = mix(14, 20, genes.leg) * leg;
  const length = mix(30, 36, genes.length);
  const r = mix(11, 13, genes.girth) * torso;
  const y = -l - r * 0.72;
  const rump = -length * 0.48 - r;
  return {
    torso: [
      [-length * 0.48, y + 1, r * 0.9],
      [-length * 0.16, y - 1, r * 1.02 * belly],
      [length * 0.16, y + 0.5, r * 1.02 * belly],
      [length * 0.42, y, r * 0.9],
    ],
    neck: neckFrom(
      [length * 0.42, y - 3],
      (longNeck ? 58 : 30) + lift,
      mix(9, 12, genes.neck) * neck,
      r * 0.68,
      longNeck ? 5.6 : 7,
      0,
    ),
    head: { angle: 6 - lift * 0.4, scale: 1 },
    far: [-4, 4.5],
    legs: [
      pawedLeg(-length * 0.42, y + 3, r * 0.62, l, 'hind', limb * 1.3, 'stump'),
      pawedLeg(length * 0.38, y + 3, r * 0.56, l, 'fore', limb * 1.3, 'stump'),
    ],
    tail: [
      [rump + r * 0.4, y - 1, 1.5],
      [rump - 2, y + 4, 1.1],
      [rump - 2.5, y + 10, 1],
      [rump - 3, y + 13, 1.8],
    ],
  };
}
